// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Shortcuts and Siri never run an intent: its code compiles, and is there for the app itself to call.

/// - SeeAlso: https://developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(_ descriptionText: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}
public protocol IntentResult {}
public struct IntentResultContainer: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {}
public protocol ProvidesDialog {}
public protocol ShowsSnippetView {}
public protocol OpensIntent {}
public protocol ReturnsValue<Value> { associatedtype Value }
public struct ReturnedValue<Value>: IntentResult, ReturnsValue, ProvidesDialog {
  public let value: Value?
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
}
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> IntentResultContainer { IntentResultContainer() }
  public static func result(dialog: IntentDialog) -> IntentResultContainer {
    IntentResultContainer()
  }
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder view: () -> V
  ) -> IntentResultContainer { IntentResultContainer() }
}
extension IntentResult {
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
      guard let value else { fatalError("the parameter of the intent has no value") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
}
extension AppIntent { public typealias Parameter = IntentParameter }
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
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
extension EntityQuery { public func suggestedEntities() async throws -> [Entity] { [] } }
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(name: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
  public init(stringLiteral value: String) {}
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider { public static func updateAppShortcutParameters() {} }
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
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}
