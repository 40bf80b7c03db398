// SPDX-License-Identifier: Apache-2.0

// The styles of controls, and what styles of an app's own are given: no view asks them.

public protocol ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View = EmptyView
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

@MainActor public struct PrimitiveButtonStyleConfiguration {
  public let label: AnyView
  public let role: ButtonRole?
  public func trigger() {}
}
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

@preconcurrency @MainActor public protocol TextFieldStyle {
  associatedtype _Body: View = EmptyView
  typealias _Label = AnyView
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle where _Body == EmptyView {
  public func _body(configuration: TextField<_Label>) -> EmptyView { EmptyView() }
}

public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public nonisolated struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }

extension GaugeStyleConfiguration {
  public var currentValueLabel: AnyView? { nil }
  public var minimumValueLabel: AnyView? { nil }
  public var maximumValueLabel: AnyView? { nil }
  public typealias Label = AnyView
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}

extension MenuStyle {
  public typealias Configuration = MenuStyleConfiguration
}

@MainActor public struct MenuStyleConfiguration {}
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

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
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
@MainActor public struct DatePickerStyleConfiguration {
  public let label: AnyView
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}
@MainActor public struct TextEditorStyleConfiguration {}
