// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
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
  public nonisolated func resetEligibility() async {}
  public nonisolated var status: Tips.Status { .pending }
  public nonisolated var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public nonisolated var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public typealias Event = Tips.Event
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var shouldDisplay: Bool { false }
}
public protocol TipOption: Sendable {}
public enum Tips {
  public typealias Action = TipAction
  /// What must hold for a tip: nothing asks.
  public struct Rule: Sendable {
    public init<Value>(_ input: TipValue<Value>, _ body: (Value) -> Bool) {}
    public init(_ input: Event, _ body: (Event) -> Bool) {}
    public init<A, B>(
      _ first: TipValue<A>, _ second: TipValue<B>, _ body: (A, B) -> Bool
    ) {}
  }
  public typealias ActionBuilder = TipListBuilder<TipAction>
  public typealias RuleBuilder = TipListBuilder<Rule>
  public typealias OptionsBuilder = TipListBuilder<any TipOption>
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public enum InvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct Event: Sendable {
    public init(id: String) {}
    public func donate() async {}
    public func sendDonation() {}
    public func sendDonation(_ completion: @escaping @Sendable () -> Void) { completion() }
    public var donations: [Donation] { [] }
    public struct Donation: Sendable { public var date: Date { .distantPast } }
    public struct TimeRange: Sendable {
      public static let day = Self()
      public static let week = Self()
      public static let month = Self()
      public static func days(_ count: Int) -> Self { Self() }
      public static func weeks(_ count: Int) -> Self { Self() }
      public static func hours(_ count: Int) -> Self { Self() }
      public static func minutes(_ count: Int) -> Self { Self() }
    }
  }
  public struct ConfigurationOption: Sendable {
    public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum Location: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }
    public static func displayFrequency(_ frequency: Frequency) -> Self { Self() }
    public static func datastoreLocation(_ location: Location) -> Self { Self() }
  }
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
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
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public func tipAnchor<ID: Hashable>(_ id: ID) -> some View { self }
}
/// How an app draws its tips: it is never asked.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: Self { Self() }
}
extension Array where Element == Tips.Event.Donation {
  public func donatedWithin(_ range: Tips.Event.TimeRange) -> [Element] { self }
}

/// What a rule asks about the app: `@Parameter`, which is a macro of Apple's.
@propertyWrapper public struct TipValue<Value: Sendable>: Sendable {
  public enum Option: Sendable { case transient }
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, _ option: Option) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self { self }
}

/// Tips, one after the other.
@MainActor public final class TipGroup {
  public enum Priority: Sendable { case firstAvailable, ordered }
  public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: () -> [any Tip]) {}
  public var currentTip: (any Tip)? { nil }
}
extension Tips { public typealias GroupBuilder = TipListBuilder<any Tip> }

// MARK: UIKit

@preconcurrency @MainActor open class TipUIView: UIView {
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class TipUIPopoverViewController: UIViewController {
  public init(
    _ tip: any Tip, sourceItem: AnyObject,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
