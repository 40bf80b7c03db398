// SPDX-License-Identifier: Apache-2.0

// Tabs as an iPad shows them: accepted, and without effect.

extension View {
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
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
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
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: Self { Self() }
}
