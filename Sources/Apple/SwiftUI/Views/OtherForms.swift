// SPDX-License-Identifier: Apache-2.0

// Other forms of views, and controls that nobody touches.

/// Begins and ends editing: nobody taps it.
public struct EditButton: View, LeafView {
  public typealias Body = Never
  public init() {}
}

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  private struct TypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  public var displayScale: CGFloat { 3 }
  public var pixelLength: CGFloat { 1 / 3 }
  public var isPresented: Bool { dismiss.action != nil }
  public var isSearching: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
  @MainActor public var dismissSearch: DismissAction { DismissAction() }
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
  @MainActor public var refresh: RefreshAction? { nil }
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
}

public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum LegibilityWeight: Sendable { case regular, bold }

@MainActor public struct RequestReviewAction { public func callAsFunction() {} }
@MainActor public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
@MainActor public struct RefreshAction { public func callAsFunction() async {} }

public struct ColorPicker<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { content = label() }
}
extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { content = Text(titleKey) }
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

public struct ShareLink<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init<T>(item: T, @ViewBuilder label: () -> Label) { content = label() }
}
extension ShareLink where Label == Text {
  public init<T>(item: T) { content = Text(verbatim: "Share") }
  public init<T>(_ titleKey: LocalizedStringKey, item: T) { content = Text(titleKey) }
}

/// An image from the network: it never comes.
public struct AsyncImage<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(content: .second(placeholder()))
  }
}
extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { content = Image(systemName: "photo") }
}
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What is drawn by hand: the drawing is never asked for.
public struct Canvas: View, LeafView {
  public typealias Body = Never
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
public struct GraphicsContext {
  public var opacity = 1.0
  public enum Shading { case color(Color) }
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: Image, in rect: CGRect) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
}

/// A number that grows with the size of the text: itself.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

// MARK: Preferences: values go up to nobody

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    self
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
}
extension GeometryProxy {
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

// MARK: Other forms

extension View where Self: Equatable { public func equatable() -> some View { self } }

extension List {
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  public init<SelectionValue: Hashable>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  { self.init { ForEach(data, content: rowContent) } }
}

extension Section {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(titleKey, text: .constant("")) }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(titleKey, text: .constant("")) }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, text: .constant(""))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
}

extension SecureField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(LocalizedStringKey(String(title)), text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }
}

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

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> L,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> L
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, step: step) }
  public init<V: BinaryFloatingPoint, L: View, M: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> L,
    @ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }
  public init<V: BinaryFloatingPoint, M: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, minimumValueLabel: M,
    maximumValueLabel: M
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }
}

extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) { content = label() }
}
extension Stepper where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { content = Text(title) }
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { content = Text(titleKey) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension Picker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension DatePicker {
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { content = label() }
}
extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { content = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { content = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { content = Text(title) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
}

extension Link where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(LocalizedStringKey(String(title)), destination: destination)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension NavigationLink {
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
}

extension Image {
  public enum Interpolation: Sendable { case none, low, medium, high }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public enum ResizingMode: Sendable { case tile, stretch }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Color {
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(red: brightness, green: brightness, blue: brightness, opacity: opacity)
  }
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

extension ToolbarItemPlacement {
  public static let status = ToolbarItemPlacement.automatic
  public static let navigation = ToolbarItemPlacement.automatic
  public static let destructiveAction = ToolbarItemPlacement.automatic
  public static let secondaryAction = ToolbarItemPlacement.automatic
}
public struct ToolbarSpacer: View, LeafView {
  public typealias Body = Never
  public init() {}
}

extension ButtonRole {
  public static let close = ButtonRole.cancel
  public static let confirm = ButtonRole.cancel
}

extension Text {
  public init(_ date: Date) { self.init(verbatim: "\(date)") }
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  public init(_ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil) {
    self.init(key)
  }
}
