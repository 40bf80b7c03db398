// SPDX-License-Identifier: Apache-2.0

// Animations: nothing moves, so a view is that of the first step.

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public func geometryGroup() -> some View { self }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> C? { phases.first { _ in true }.map { content(self, $0) } }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> C? { phases.first { _ in true }.map { content(self, $0) } }
}

@MainActor @preconcurrency @discardableResult public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
@MainActor @preconcurrency @discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  Completion(call: completion).callSoon()
  return result
}

/// - Note: Unchecked: it goes from the main thread to the main thread.
public enum AnimationCompletionCriteria: Sendable { case logicallyComplete, removed }
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A modifier that says what of it moves.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/animatablemodifier
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Binding {
  /// Returns the binding itself: changes are not animated here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

public protocol MatchedTransitionSourceConfiguration: Sendable {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// Goes through its phases: it stays in the first one here.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }
  public var body: Content? { content }
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }
}
@MainActor @preconcurrency @discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
