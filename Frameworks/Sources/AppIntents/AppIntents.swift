// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import SwiftUI

// Shortcuts and Siri never run an intent: its code compiles, and is there for the app itself to call.

/// - SeeAlso: https://developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public typealias Dependency = AppDependency
  public typealias Option = IntentParameter
  public func donate() async throws {}
  /// Runs the intent, as code of the app may.
  public func callAsFunction(donate: Bool = false) async throws { _ = try await perform() }
}
extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: IntentParameterSummary<Self> { "" }
}
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public protocol ParameterSummary {}
/// What Shortcuts would show of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary,
  ExpressibleByStringInterpolation
{
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ text: Self, @ParameterKeys _ parameters: () -> [PartialKeyPath<Intent>]) {}
  @resultBuilder public enum ParameterKeys {
    public static func buildExpression(_ key: PartialKeyPath<Intent>) -> PartialKeyPath<Intent> {
      key
    }
    public static func buildBlock(
      _ keys: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { keys }
  }
}
extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }

/// What the app gives its intents.
@propertyWrapper public struct AppDependency<Value>: Sendable {
  public init() {}
  public init(key: AnyHashable?) {}
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self) else {
      fatalError("AppDependency of \(Value.self) was not added")
    }
    return value
  }
}
/// - Note: Unchecked: a lock guards the values.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var values: [ObjectIdentifier: () -> Any] = [:]
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) { lock.withLock { values[ObjectIdentifier(Value.self)] = dependency } }
  func value<Value>(_ type: Value.Type) -> Value? {
    let make = lock.withLock { values[ObjectIdentifier(type)] }
    return make?() as? Value
  }
}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol URLRepresentableIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(_ descriptionText: LocalizedStringResource) {}
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
  public init(stringLiteral value: String) {}
}
public protocol IntentResult {}
public struct IntentResultContainer: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {}
public protocol ProvidesDialog {}
public protocol ShowsSnippetView {}
public protocol OpensIntent {}
public protocol ReturnsValue<Value> { associatedtype Value }
public struct ReturnedValue<Value>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  public let value: Value?
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
}
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> IntentResultContainer { IntentResultContainer() }
  public static func result(dialog: IntentDialog) -> IntentResultContainer {
    IntentResultContainer()
  }
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder view: () -> V
  ) -> IntentResultContainer { IntentResultContainer() }
  public static func result<V: View>(@ViewBuilder view: () -> V) -> IntentResultContainer {
    IntentResultContainer()
  }
  @_disfavoredOverload public static func result<V: View>(view: V) -> IntentResultContainer {
    IntentResultContainer()
  }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> IntentResultContainer {
    IntentResultContainer()
  }
  public static func result<I: AppIntent>(opensIntent: I) -> IntentResultContainer {
    IntentResultContainer()
  }
  public static func result<I: AppIntent>(
    opensIntent: I, dialog: IntentDialog
  ) -> IntentResultContainer { IntentResultContainer() }
}
extension IntentResult {
  public static func result<V>(value: V, dialog: IntentDialog) -> ReturnedValue<V>
  where Self == ReturnedValue<V> { ReturnedValue(value: value) }
  public static func result<V, W: View>(
    value: V, dialog: IntentDialog, @ViewBuilder view: () -> W
  ) -> ReturnedValue<V> where Self == ReturnedValue<V> { ReturnedValue(value: value) }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> ReturnedValue<V>
  where Self == ReturnedValue<V> { ReturnedValue(value: value) }
  public static func result<V>(value: V) -> ReturnedValue<V> where Self == ReturnedValue<V> {
    ReturnedValue(value: value)
  }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  public init(title: LocalizedStringResource, default defaultValue: Value) { value = defaultValue }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value
  ) { value = defaultValue }
  public init() {}
  public var wrappedValue: Value {
    get {
      guard let value = value ?? Self.empty else {
        fatalError("the parameter of the intent has no value")
      }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  /// Nil, if the parameter may be left out.
  private static var empty: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}
extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog?
  ) { self.init() }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, inclusiveRange: (Value, Value)
  ) where Value: Comparable { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange: (Value, Value)
  ) where Value: Comparable { self.init() }
  public convenience init<O>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: O
  ) { self.init() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw IntentError()
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
    -> Bool
  { throw IntentError() }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentError() }
}
struct IntentError: LocalizedError { var errorDescription: String? { "applife runs no Siri" } }
extension AppIntent {
  public typealias Parameter = IntentParameter
  public func requestConfirmation() async throws { throw IntentError() }
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol TransientAppEntity: AppEntity {}
/// - Note: Unchecked: an entity is a value, and a copy is handed over.
@propertyWrapper public struct EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource) {}
  public init() {}
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("the property of the entity has no value") }
      return value
    }
    set { value = newValue }
  }
}
extension AppEntity { public typealias Property = EntityProperty }
public protocol IndexedEntity: AppEntity {}
public protocol AppEntity: Identifiable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
public protocol UniqueIDEntityQuery: EntityQuery {}
public protocol DynamicOptionsProvider {
  associatedtype Result
  func results() async throws -> Result
}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
  public init(stringLiteral value: String) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image?
  ) {}
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named name: String) {}
    public init(data: Data) {}
    public init(url: URL) {}
  }
  public init(stringLiteral value: String) {}
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
  public static var shortcutTileColor: ShortcutTileColor { .blue }
}
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) {}
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public enum Token: Sendable { case applicationName }
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, V>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> AppShortcut { shortcut }
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}
extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(titleKey) }
  }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
/// A hint that Siri can do it too.
public struct SiriTipView<Intent: AppIntent>: View {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct ShortcutsLink: View {
  public init(action: @escaping () -> Void = {}) {}
  public var body: EmptyView { EmptyView() }
}
