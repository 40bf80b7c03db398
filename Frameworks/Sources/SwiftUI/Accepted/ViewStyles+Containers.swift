// SPDX-License-Identifier: Apache-2.0

// The styles of lists, forms, groups, tabs and navigation, and what styles of an app's own are given.

public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public struct DisclosureGroupStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  @Binding public var isExpanded: Bool
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

@preconcurrency @MainActor public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public struct LabeledContentStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

@preconcurrency @MainActor public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public struct ControlGroupStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
  public static var navigation: Self { Self() }
  public static var menu: Self { Self() }
  public static var compactMenu: Self { Self() }
  public static var palette: Self { Self() }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: Self { Self() }
}

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}

public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self()
  }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}

public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

@preconcurrency @MainActor public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension NavigationSplitViewStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

@preconcurrency @MainActor public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public struct AutomaticFormStyle: FormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}

public struct GroupedFormStyle: FormStyle { public nonisolated init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
public struct ColumnsFormStyle: FormStyle { public nonisolated init() {} }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle { public nonisolated init() {} }

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
@MainActor public struct GroupBoxStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
@MainActor public struct FormStyleConfiguration { public let content: AnyView }
@MainActor public struct NavigationSplitViewStyleConfiguration {}

extension Form where Content == AnyView {
  @MainActor public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
