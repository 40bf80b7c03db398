// SPDX-License-Identifier: Apache-2.0

// Styles: accepted, and without effect.

@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension LabelStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultLabelStyle: LabelStyle { public nonisolated init() {} }
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
}
public struct TitleOnlyLabelStyle: LabelStyle { public nonisolated init() {} }
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}
public struct IconOnlyLabelStyle: LabelStyle { public nonisolated init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}
public struct TitleAndIconLabelStyle: LabelStyle { public nonisolated init() {} }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
}

@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ToggleStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultToggleStyle: ToggleStyle { public nonisolated init() {} }
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
}
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
}
public struct ButtonToggleStyle: ToggleStyle { public nonisolated init() {} }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ProgressViewStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultProgressViewStyle: ProgressViewStyle { public nonisolated init() {} }
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}

@preconcurrency @MainActor public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension DatePickerStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
public struct CompactDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
public struct WheelDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { Self() }
}

@preconcurrency @MainActor public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension GaugeStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}
public struct LinearCapacityGaugeStyle: GaugeStyle { public nonisolated init() {} }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}

@preconcurrency @MainActor public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension MenuStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct DefaultMenuStyle: MenuStyle { public nonisolated init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
public struct ButtonMenuStyle: MenuStyle { public nonisolated init() {} }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
public struct BorderlessButtonMenuStyle: MenuStyle { public nonisolated init() {} }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
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

@preconcurrency @MainActor public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension TextEditorStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct AutomaticTextEditorStyle: TextEditorStyle { public nonisolated init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
public struct PlainTextEditorStyle: TextEditorStyle { public nonisolated init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}

public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
public struct InsetListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }

public struct DefaultPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { Self() }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
public struct GlassButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { Self() }
}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}

@MainActor public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}

@MainActor public struct ToggleStyleConfiguration {
  public let label: AnyView
  @Binding public var isOn: Bool
}

@MainActor public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: AnyView?
  public let currentValueLabel: AnyView?
}

@MainActor public struct GaugeStyleConfiguration {
  public let value: Double
  public let label: AnyView
}

@MainActor public struct GroupBoxStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
