// SPDX-License-Identifier: Apache-2.0

// Further forms of modifiers and values: accepted, and without effect.

extension View {
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityZoomAction(_ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { self }
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
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
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger: some Equatable) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func groupBoxContentStyle() -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
  public func lineHeight(_ height: CGFloat) -> some View { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  public func backgroundExtensionEffect() -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, content: content) }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }
}

/// What the menu of a title offers: nobody opens it.
public struct ToolbarTitleMenu<Content: View>: View, LeafView {
  public typealias Body = Never
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
}
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct Glass: Equatable, Sendable {
  public static let regular = Self()
  public static let clear = Self()
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}
public struct GlassEffectContainer<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }
public enum PresentationSizing: Sendable { case automatic, page, form, fitted }
public enum DialogSeverity: Sendable { case automatic, critical, standard }
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }
public enum HoverPhase: Sendable {
  case active(CGPoint)
  case ended
}
public enum ContainerBackgroundPlacement: Sendable { case widget, navigation, tabView, window }
public enum TabBarMinimizeBehavior: Sendable { case automatic, onScrollDown, onScrollUp, never }
public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }
public enum ButtonSizing: Sendable { case automatic, fitted, flexible }
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum PaletteSelectionEffect: Sendable { case automatic }
extension Image { public enum DynamicRange: Sendable { case standard, constrainedHigh, high } }
public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID) {}
  public init(_ labelKey: LocalizedStringKey, id: ID) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
}
@MainActor @resultBuilder public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_accepted: data, id: \.id, content: content)
  }
}

extension Binding {
  /// What it changes is animated: it changes at once here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
extension NavigationLink { public func isDetailLink(_ isDetailLink: Bool) -> Self { self } }
extension DatePicker {
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where R.Bound == Date { content = label() }
}
extension ProgressView {
  public init(_ configuration: ProgressViewStyleConfiguration) where Label == Text {
    content = Text(verbatim: "")
  }
  public init<C: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) { content = label() }
  public init<C: View, V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) { content = label() }
  public init(_ progress: Progress) where Label == Text { content = Text(verbatim: "") }
}
extension ProgressView where Label == EmptyView {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { content = EmptyView() }
}
extension OpenURLAction {
  /// What opening did.
  public struct Result: Sendable {
    let opens: URL?
    let isHandled: Bool
    public static let handled = Self(opens: nil, isHandled: true)
    public static let discarded = Self(opens: nil, isHandled: true)
    public static let systemAction = Self(opens: nil, isHandled: false)
    public static func systemAction(_ url: URL) -> Self { Self(opens: url, isHandled: false) }
  }
}
