// SPDX-License-Identifier: Apache-2.0

// Menus and commands. The items of a menu need no long press to be tapped.

extension View {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    WithHiddenItems(content: self, items: menuItems())
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { WithHiddenItems(content: self, items: menuItems()) }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    WithHiddenItems(content: self, items: contextMenu?.items)
  }
  public func documentBrowserContextMenu<C: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> C
  ) -> some View { self }
}

public enum MenuOrder: Sendable { case automatic, priority, fixed }
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum PaletteSelectionEffect: Sendable { case automatic }

/// The menu of a long press, before modifiers made it.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension Menu {
  public init(_ configuration: MenuStyleConfiguration)
  where Label == EmptyView, Content == EmptyView {
    self.init(content: { EmptyView() }, label: { EmptyView() })
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}
