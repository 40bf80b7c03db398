// SPDX-License-Identifier: Apache-2.0

// Tabs, also as an iPad shows them.

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    LayeredView(content: self, layer: content())
  }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  public func customizationID(_ id: String) -> some View { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

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

public enum TabBarMinimizeBehavior: Sendable { case automatic, onScrollDown, onScrollUp, never }

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/tabviewcustomization
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
  public subscript(tab id: String) -> TabCustomization { TabCustomization() }
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
  public struct TabCustomization: Sendable {
    public var sidebarVisibility: Visibility { .automatic }
  }
}
public enum TabCustomizationBehavior: Sendable { case automatic, disabled, reorderable }
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
public enum TabPlacement: Hashable, Sendable { case automatic, pinned, sidebarOnly }
public enum TabSearchActivation: Sendable { case automatic, searchTabSelection }
public enum TabBarPlacement: Hashable, Sendable {
  case topBar, bottomBar, sidebar, ornament, pageIndicator
}
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case expanded, inline }
