// SPDX-License-Identifier: Apache-2.0

// Toolbars: their items are there, and nobody sees the bar.

extension View {
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content())
  }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
  public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
  public func menuBarLabel(_ label: Text) -> some View { self }
}

public enum ToolbarDefaultItemKind: Sendable { case title, sidebarToggle, search }
public enum ToolbarRole: Sendable { case automatic, navigationStack, browser, editor }
public enum ToolbarTitleDisplayMode: Sendable { case automatic, large, inlineLarge, inline }
public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }

/// The content of a toolbar. It is a view here.
public typealias ToolbarContent = View
public typealias CustomizableToolbarContent = View
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  public func hidden(_ hidden: Bool = true) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}

/// The menu of a title. Nobody opens it.
public struct ToolbarTitleMenu<Content: View>: View, LeafView {
  public typealias Body = Never
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
}
public enum ToolbarCustomizationBehavior: Sendable { case `default`, reorderable, disabled }
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = Self(rawValue: 1)
}

/// A button that the system puts in a toolbar.
public struct DefaultToolbarItem: View, LeafView {
  public typealias Body = Never
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
public enum ToolbarLabelStyle: Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }
