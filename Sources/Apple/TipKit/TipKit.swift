// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Tips are never shown: their rules are not asked.

/// - SeeAlso: https://developer.apple.com/documentation/tipkit/tip
@MainActor @preconcurrency public protocol Tip: Sendable, Identifiable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var actions: [Tips.Action] { get }
  var rules: [Tips.Rule] { get }
  var options: [any TipOption] { get }
}
extension Tip {
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
