// SPDX-License-Identifier: Apache-2.0

// Navigation: titles, bars, columns and transitions between screens.

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { DestinationView(content: self, destination: destination) }
  public func navigationDestination<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> C
  ) -> some View {
    PushingView(
      content: self, pushed: isPresented.wrappedValue ? AnyView(destination()) : nil,
      dismiss: { isPresented.wrappedValue = false })
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PushingView(
      content: self, pushed: item.wrappedValue.map { AnyView(destination($0).id($0)) },
      dismiss: { item.wrappedValue = nil })
  }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }
  public func navigationBarTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationTitle(_ title: Text) -> some View { self }
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    LayeredView(content: self, layer: leading)
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    LayeredView(content: self, layer: trailing)
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    LayeredView(content: LayeredView(content: self, layer: leading), layer: trailing)
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
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
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink { public func isDetailLink(_ isDetailLink: Bool) -> Self { self } }
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct CrossFadeNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
