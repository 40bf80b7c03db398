// SPDX-License-Identifier: Apache-2.0

// Controls and views that are accepted: nobody touches them, and nothing is drawn.

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
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { content = Text(title) }
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
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<T, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: P, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<D: Collection>(
    items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }
}
/// What a sheet for sharing would show.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S)
  where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image)
  where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
}
extension ShareLink where Label == Text {
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    content = Text(verbatim: "Share")
  }
  public init<T, P>(item: T, subject: Text? = nil, message: Text? = nil, preview: P) {
    content = Text(verbatim: "Share")
  }
  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { content = Text(titleKey) }
  public init<T, P>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: P
  ) { content = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { content = Text(title) }
  public init<D: Collection>(items: D, subject: Text? = nil, message: Text? = nil) {
    content = Text(verbatim: "Share")
  }
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
