// SPDX-License-Identifier: Apache-2.0

// What shows or asks something. It is accepted and there; nobody sees it, and nobody can tap it: a
// tap in the emulator says that the screen is touched, not where.

/// A view without views within that matter.
@MainActor protocol LeafView: PrimitiveView {}

extension LeafView { func render(in graph: ViewGraph) {} }

public nonisolated struct Text: View, LeafView, Equatable, Sendable {
  public typealias Body = Never
  private let content: String

  public init(_ key: LocalizedStringKey) { content = key.text }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }
  public init(verbatim content: String) { self.content = content }
  public init(_ image: Image) { content = "" }
  public init(_ date: Date, style: DateStyle) { content = "\(date)" }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String { content = format.format(input) }

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }

  public static func + (one: Text, other: Text) -> Text {
    Text(verbatim: one.content + other.content)
  }

  // Those of a view's modifiers that return a text.
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
}

/// A text that would be translated: no tables are read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(value) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += "\(date)"
    }
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }
  }
}

public nonisolated struct Image: View, LeafView, Equatable, Sendable {
  public typealias Body = Never
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}

  public func resizable() -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Sendable { case small, medium, large }
}

public nonisolated struct Spacer: View, LeafView {
  public typealias Body = Never
  public init(minLength: CGFloat? = nil) {}
}

public nonisolated struct Divider: View, LeafView {
  public typealias Body = Never
  public init() {}
}

public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never
  private let title: Title
  private let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  func render(in graph: ViewGraph) {
    graph.render(title, at: 0)
    graph.render(icon, at: 1)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { content = label() }
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { content = label() }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { content = Text(titleKey) }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { content = Text(title) }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { content = Text(titleKey) }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { content = Text(title) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { content = SwiftUI.Label(titleKey, systemImage: systemImage) }
}

/// Leads to another view: its label is there, its destination never is.
public struct NavigationLink<Label: View, Destination: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(destination: Destination, @ViewBuilder label: () -> Label) { content = label() }
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    content = label()
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { content = label() }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    content = Text(titleKey)
  }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { content = Text(title) }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { content = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    content = Text(titleKey)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { content = Text(title) }
}

public struct Toggle<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { content = label() }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { content = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    content = Text(title)
  }
}

public struct TextField<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { content = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    content = Text(titleKey)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    content = Text(title)
  }
}

public struct SecureField<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { content = Text(titleKey) }
}

public struct TextEditor: View, LeafView {
  public typealias Body = Never
  public init(text: Binding<String>) {}
}

public struct ProgressView<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
}

extension ProgressView where Label == EmptyView {
  public init() { content = EmptyView() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { content = EmptyView() }
}

extension ProgressView where Label == Text {
  public init(_ titleKey: LocalizedStringKey) { content = Text(titleKey) }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    content = Text(titleKey)
  }
}

public struct Slider: View, LeafView {
  public typealias Body = Never
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint {}
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint {}
}

public struct Stepper<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
}

extension Stepper where Label == Text {
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
  {
    content = Text(titleKey)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) { content = Text(titleKey) }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
