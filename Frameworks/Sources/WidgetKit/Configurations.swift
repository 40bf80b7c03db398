// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Intents

// Widgets that the user may set, and controls: nobody sets them.

/// - SeeAlso: https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: String) {}
}
@MainActor @preconcurrency public struct AppIntentConfiguration: WidgetConfiguration {
  public init<Provider: AppIntentTimelineProvider, Content: View>(
    kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/widgetkit/intenttimelineprovider
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void)
}
@MainActor @preconcurrency public struct IntentConfiguration: WidgetConfiguration {
  public init<Provider: IntentTimelineProvider, Content: View>(
    kind: String, intent: Provider.Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A control of the Control Center.
/// - SeeAlso: https://developer.apple.com/documentation/widgetkit/controlwidget
@MainActor @preconcurrency public protocol ControlWidget: Widget {}
@MainActor @preconcurrency public struct StaticControlConfiguration: WidgetConfiguration {
  public init<Content>(kind: String, content: @escaping () -> Content) {}
  public init<Provider: ControlValueProvider, Content>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
  public func displayName(_ displayName: LocalizedStringKey) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
}
public typealias ControlWidgetConfiguration = WidgetConfiguration
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}
@MainActor public struct ControlWidgetButton<Label: View> {
  public init<A: AppIntent>(action: A, @ViewBuilder label: @escaping () -> Label) {}
}
@MainActor public struct ControlWidgetToggle<Label: View> {
  public init<A: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: A,
    @ViewBuilder valueLabel: @escaping (Bool) -> Label
  ) {}
}
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadAllControls() {}
  public func reloadControls(ofKind kind: String) {}
}
