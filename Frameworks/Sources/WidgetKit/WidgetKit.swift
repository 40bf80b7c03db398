// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI

// Widgets are made in another process, which is not run here: what describes them compiles.

/// - SeeAlso: https://developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
}
public struct WidgetInfo: Sendable {
  public let kind: String
  public let family: WidgetFamily
}
public enum WidgetFamily: Int, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular
  case accessoryRectangular, accessoryInline
}
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
public struct TimelineReloadPolicy: Sendable {
  public static let atEnd = Self()
  public static let never = Self()
  public static func after(_ date: Date) -> Self { Self() }
}
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
public struct TimelineProviderContext {
  public var isPreview: Bool { false }
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
  public struct EnvironmentVariants {}
  public var family: WidgetFamily { .systemSmall }
  public var displaySize: CGSize { CGSize(width: 158, height: 158) }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
/// What a preview in Xcode shows a widget in.
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
}
@MainActor @preconcurrency public protocol WidgetConfiguration {}
@MainActor @preconcurrency public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
}
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
@MainActor @resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  public static func buildBlock<W: Widget, each Other: Widget>(
    _ widget: W, _ other: repeat each Other
  ) -> W { widget }
}
@MainActor @preconcurrency public struct StaticConfiguration: WidgetConfiguration {
  public init<Provider: TimelineProvider, Content: View>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: String) -> some WidgetConfiguration { self }
  public func description(_ description: String) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching sessionIdentifier: String? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
public enum WidgetLocation: Sendable { case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac }
public enum ActivityFamily: Sendable { case small, medium }
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = Self(name: "fullColor")
  public static let accented = Self(name: "accented")
  public static let vibrant = Self(name: "vibrant")
}
/// The background of an accessory, which is not drawn.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}
extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
public enum WidgetAccentedRenderingMode: Sendable {
  case accented, accentedDesaturated, desaturated, fullColor
}
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .systemSmall }
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}
