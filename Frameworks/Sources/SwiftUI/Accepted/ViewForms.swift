// SPDX-License-Identifier: Apache-2.0

// Further views and forms of modifiers that apps commonly use: accepted, and without effect but for what is said.

extension View {
  // MARK: Text
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }

  // MARK: Arrangement
  public func ignoresSafeArea(edges: Edge.Set) -> some View { self }
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  public func glassEffectUnion<ID: Hashable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    LayeredView(content: self, layer: content())
  }

  // MARK: Search, menus and dialogs
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(isPresented, error, actions)
  }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, onDismiss: onDismiss, content: content) }

  // MARK: What a hand does
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func accessibilityRotor<C: RandomAccessCollection>(
    _ labelKey: LocalizedStringKey, entries: C, entryLabel: KeyPath<C.Element, String>
  ) -> some View where C.Element: Identifiable { self }
  public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
}

extension ForEach where Content: View {
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = Self()
  public static let matchedGeometry = Self()
  public static let materialize = Self()
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let hard = Self()
  public static let soft = Self()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let avoidHidingContent = Self()
}
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let minimize = Self()
}
extension Text {
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = Self()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(verbatim: "\(timerInterval.upperBound)") }
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound) – \(dates.upperBound)")
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

// MARK: Toolbars

/// What stands in a toolbar is a view here.
public typealias ToolbarContent = View
public typealias CustomizableToolbarContent = View
public typealias ToolbarContentBuilder = ViewBuilder
extension ToolbarItem {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension View {
  public func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content())
  }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
}

// MARK: Animated modifiers

/// A modifier that says what of it moves.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/animatablemodifier
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view that is compared before its body is asked for: it is asked for each time here.
public struct EquatableView<Content: View & Equatable>: View, ContainerView {
  public typealias Body = Never
  public let content: Content
  public init(content: Content) { self.content = content }
}

// MARK: Tabs and windows

/// Tabs under a title.
public struct TabSection<Header: View, Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text { self.content = content() }
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }
}
public typealias TabContent = View
public typealias TabContentBuilder<Selection> = ViewBuilder
extension Tab where Value == Never, Label == Text {
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { Text(verbatim: role == .search ? "Search" : "") }
  }
}
extension Tab where Label == Text {
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) {
      Text(verbatim: role == .search ? "Search" : "")
    }
  }
}
extension WindowGroup {
  /// A window for a value: the first window has none.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) }
}
extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
}
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }
extension NavigationLink where Label == Text {
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
}
