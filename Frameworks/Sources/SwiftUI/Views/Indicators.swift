// SPDX-License-Identifier: Apache-2.0

// Progress and gauges.

extension ProgressView where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(LocalizedStringKey(String(title)))
  }
}

extension ProgressView {
  public init(@ViewBuilder label: () -> Label) { content = label() }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { content = label() }
}

public struct Gauge<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<V: BinaryFloatingPoint, C: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) { content = label() }
}
