// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Tips are never shown: their rules are not asked.

/// - SeeAlso: https://developer.apple.com/documentation/tipkit/tip
@MainActor @preconcurrency public protocol Tip: Sendable, Identifiable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Option = TipOption
  public nonisolated var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public nonisolated func invalidate(reason: Tips.InvalidationReason) {}
  public var shouldDisplay: Bool { false }
}
public protocol TipOption: Sendable {}
public enum Tips {
  public typealias Action = TipAction
  public struct Rule: Sendable {}
  public typealias ActionBuilder = TipListBuilder<TipAction>
  public typealias RuleBuilder = TipListBuilder<Rule>
  public typealias OptionsBuilder = TipListBuilder<any TipOption>
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  public struct Event: Sendable {
    public init(id: String) {}
    public func donate() async {}
    public func sendDonation() {}
  }
  public struct ConfigurationOption: Sendable {
    public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum Location: Sendable { case applicationDefault }
    public static func displayFrequency(_ frequency: Frequency) -> Self { Self() }
    public static func datastoreLocation(_ location: Location) -> Self { Self() }
  }
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
}
/// A list that is written a line for each element, or as an array.
@resultBuilder public enum TipListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
public struct TipAction: Sendable, Identifiable {
  public let id: String
  public init(id: String = "", title: String, perform: @escaping @Sendable () -> Void = {}) {
    self.id = id
  }
}
public struct TipView: View {
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (TipAction) -> Void = { _ in }
  ) {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (TipAction) -> Void = { _ in }
  ) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
