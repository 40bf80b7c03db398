// SPDX-License-Identifier: Apache-2.0

// Scroll views: nothing scrolls here.

extension View {
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View { self }
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger: some Equatable) -> some View { self }
  public func scrollContentOffsetAdjustmentBehavior(
    _ behavior: ScrollContentOffsetAdjustmentBehavior
  ) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
}
