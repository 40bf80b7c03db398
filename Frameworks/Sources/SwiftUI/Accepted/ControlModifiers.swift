// SPDX-License-Identifier: Apache-2.0

// Controls and indicators: their sizes, labels and further initializers.

extension View {
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = Self()
  public static let capsule = Self()
  public static let circle = Self()
  public static let roundedRectangle = Self()
  public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }
public enum ButtonSizing: Sendable { case automatic, fitted, flexible }

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

/// A mark beside a slider.
public struct SliderTick<V: BinaryFloatingPoint> {
  public init(_ value: V) {}
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {}
}
@resultBuilder public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildBlock(_ ticks: SliderTick<V>...) -> [SliderTick<V>] { ticks }
}

extension Slider {
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> L, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }
}

extension Toggle where Label == AnyView {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint, C: View, B: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B
  ) { content = label() }
}

extension ControlGroup {
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension Button where Label == AnyView {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    content = configuration.label
    action = {}
  }
}

public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }
