// SPDX-License-Identifier: Apache-2.0
import ActivityKit
import AppIntents

// How a Live Activity looks: another process draws it, which is not run here.

/// - SeeAlso: https://developer.apple.com/documentation/widgetkit/activityconfiguration
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration
{
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public var isStale: Bool { false }
}
@MainActor @preconcurrency public struct DynamicIsland {
  public init<L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: () -> L, @ViewBuilder compactTrailing: () -> T,
    @ViewBuilder minimal: () -> M
  ) {}
  public func widgetURL(_ url: URL?) -> Self { self }
  public func keylineTint(_ color: Color?) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> Self { self }
}
public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }
@MainActor public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}
public enum DynamicIslandExpandedRegionPosition: Sendable {
  case leading, trailing, center, bottom
  public func belowIfTooWide() -> Self { self }
}
public struct DynamicIslandExpandedContent: Sendable { nonisolated init() {} }
@MainActor @resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<C: View>(
    _ region: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  public static func buildBlock(
    _ regions: DynamicIslandExpandedContent...
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  public static func buildOptional(
    _ region: DynamicIslandExpandedContent?
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  public static func buildEither(
    first region: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { region }
  public static func buildEither(
    second region: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { region }
}
extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  public func dynamicIsland(verticalPlacement: DynamicIslandVerticalPlacement) -> some View { self }
}
public enum DynamicIslandVerticalPlacement: Sendable { case `default`, belowIfTooWide }

// MARK: Controls that may be set

public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}
@MainActor @preconcurrency public struct AppIntentControlConfiguration: WidgetConfiguration {
  public init<Provider: AppIntentControlValueProvider, Content>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
  public init<Intent: ControlConfigurationIntent, Content>(
    kind: String, intent: Intent.Type, content: @escaping (Intent) -> Content
  ) {}
  public func displayName(_ displayName: LocalizedStringKey) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
}
