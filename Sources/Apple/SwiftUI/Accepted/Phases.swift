// SPDX-License-Identifier: Apache-2.0

// Animations in steps: nothing moves, so the view is that of the first step.

extension View {
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> C? { phases.first { _ in true }.map { content(self, $0) } }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> C? { phases.first { _ in true }.map { content(self, $0) } }
  public func scrollTransition<C>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (Self, ScrollTransitionPhase) -> C
  ) -> some View { self }
  public func visualEffect<C>(_ effect: @escaping (Self, GeometryProxy) -> C) -> some View { self }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  public func navigationTransition(_ style: ZoomNavigationTransition) -> some View { self }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (CGRect) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = Self()
  public static let animated = Self()
  public static let identity = Self()
  public struct Threshold: Sendable {
    public static let visible = Self()
    public static let hidden = Self()
    public static let centered = Self()
    public static func visible(_ amount: Double) -> Self { Self() }
  }
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public func animation(_ animation: Animation) -> Self { self }
}
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}
public struct ZoomNavigationTransition: Sendable {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
  public static var automatic: Self { Self() }
}
/// Goes through its phases: it stays in the first one here.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }
  public var body: Content? { content }
}
extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}
