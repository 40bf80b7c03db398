// SPDX-License-Identifier: Apache-2.0

// Views that show or ask something. Nobody sees them; `tap button` and `type` reach them by their texts.
@_spi(Hosting) import UIKit

/// A view without views within that matter.
@MainActor protocol LeafView: PrimitiveView {}

extension LeafView { func render(in graph: ViewGraph) {} }

public nonisolated struct Text: View, LeafView, Equatable, Sendable {
  public typealias Body = Never
  let content: String

  @MainActor func render(in graph: ViewGraph) { graph.found.note(text: content) }

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

public nonisolated struct Image: View, LeafView, Equatable, Sendable {
  public typealias Body = Never
  private let name: String
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ resource: ImageResource) { name = resource.name }
  public init(systemName: String) { name = systemName }
  public init(uiImage: UIImage) { name = "" }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }

  @MainActor func render(in graph: ViewGraph) {
    if !name.isEmpty { graph.found.note(picture: name) }
  }

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

public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Label
  let action: @MainActor () -> Void
  func render(in graph: ViewGraph) {
    let after = graph.environment.afterTap
    graph.control(
      tap: {
        action()
        after?()
      }
    ) { graph.render(content, at: 0) }
  }
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    content = label()
    self.action = action
  }
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    content = label()
    self.action = action
  }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    content = Text(titleKey)
    self.action = action
  }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    content = Text(title)
    self.action = action
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    content = Text(titleKey)
    self.action = action
  }
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    content = Text(title)
    self.action = action
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    content = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.action = action
  }
}

/// Leads to another view, which a tap shows.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Label
  private let destination: (() -> Destination)?
  /// The value that a destination is looked for by.
  private let value: AnyHashable?
  /// The app's own storage for whether the destination is shown.
  private let isActive: Binding<Bool>?

  init(
    _ content: Label, _ destination: (() -> Destination)?, _ value: AnyHashable? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.content = content
    self.destination = destination
    self.value = value
    self.isActive = isActive
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), { destination })
  }
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination) }

  func render(in graph: ViewGraph) {
    if let value, let path = graph.screen.path {
      return graph.control(tap: { path.append(value) }) { graph.render(content, at: 0) }
    }
    var made = destination.map { destination in { AnyView(destination()) } }
    if let value, let make = graph.found.destinations[ObjectIdentifier(type(of: value.base))] {
      made = { make(value.base) }
    }
    graph.link(to: made, isActive: isActive) { graph.render(content, at: 0) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, value.map { AnyHashable($0) })
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey), nil, value.map { AnyHashable($0) })
  }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(Text(title), nil, value.map { AnyHashable($0) }) }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), { destination })
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(titleKey), destination) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(title), destination) }
}

public struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Label
  private let isOn: Binding<Bool>
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    content = label()
  }
  /// A toggle of several values: it is on if each is, and sets each.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }
  func render(in graph: ViewGraph) {
    let isOn = isOn
    graph.control(tap: { isOn.wrappedValue.toggle() }) { graph.render(content, at: 0) }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Label
  let text: Binding<String>
  func render(in graph: ViewGraph) { graph.field(content, text) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    content = Text(titleKey)
    self.text = text
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    content = Text(title)
    self.text = text
  }
}

public struct SecureField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Label
  let text: Binding<String>
  func render(in graph: ViewGraph) { graph.field(content, text) }
}

extension SecureField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    content = Text(titleKey)
    self.text = text
  }
}

extension ViewGraph {
  /// A field that takes a text. A tap chooses it for the next one.
  fileprivate func field(_ label: some View, _ text: Binding<String>) {
    let node = node
    let path = ObjectIdentifier(node)
    let submit = environment.submit
    control(
      tap: { self.focusedField = path },
      type: { typed in
        self.focusedField = path
        for character in typed {
          if character == "\n" { submit?() } else { text.wrappedValue.append(character) }
        }
      }, isFocused: focusedField == path
    ) { render(label, at: 0) }
  }
}

public struct TextEditor: View, PrimitiveView {
  public typealias Body = Never
  private let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  func render(in graph: ViewGraph) { graph.field(EmptyView(), text) }
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
