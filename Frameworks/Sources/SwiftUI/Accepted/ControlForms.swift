// SPDX-License-Identifier: Apache-2.0

// Other ways to make controls, lists and gradients.

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = label()
    self.text = text
  }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label) }
}
extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = label()
    self.text = text
  }
}
extension Menu {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
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
  ) { self.init(titleKey, content: content) }
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
extension Section where Parent == Text, Footer == EmptyView {
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}
extension Section where Footer == EmptyView {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(content: content, header: header) }
}

/// What a list lets a person do with its rows.
public struct ListEditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: Self { Self(rawValue: 1) }
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { [.move, .delete] }
}
extension List {
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: ListEditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable
  { self.init { ForEach(Array(data), content: rowContent) } }
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

// MARK: Styles

extension GaugeStyleConfiguration {
  public var currentValueLabel: AnyView? { nil }
  public var minimumValueLabel: AnyView? { nil }
  public var maximumValueLabel: AnyView? { nil }
  public typealias Label = AnyView
}
extension Button where Label == AnyView {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    content = configuration.label
    action = {}
  }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}
extension MenuStyle {
  public typealias Configuration = MenuStyleConfiguration
}
@MainActor public struct MenuStyleConfiguration {}

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
