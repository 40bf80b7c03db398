// SPDX-License-Identifier: Apache-2.0

// Environment values that views read and hand down, and nothing here acts on.

extension View {
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { self }
}

extension OpenURLAction {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    let opens: URL?
    let isHandled: Bool
    public static let handled = Self(opens: nil, isHandled: true)
    public static let discarded = Self(opens: nil, isHandled: true)
    public static let systemAction = Self(opens: nil, isHandled: false)
    public static func systemAction(_ url: URL) -> Self { Self(opens: url, isHandled: false) }
  }
}

extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence { .standard }
  public var accessibilityEnabled: Bool {
    get { self["a11y", false] }
    set { self["a11y", false] = newValue }
  }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var isLuminanceReduced: Bool {
    get { self["dim", false] }
    set { self["dim", false] = newValue }
  }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  public var isFocused: Bool { false }
  public var sizeCategory: ContentSizeCategory {
    get { self["sizeCategory", .large] }
    set { self["sizeCategory", .large] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self["lineSpacing", 0] }
    set { self["lineSpacing", 0] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self["minimumScale", 1] }
    set { self["minimumScale", 1] = newValue }
  }
  public var allowsTightening: Bool {
    get { self["tight", false] }
    set { self["tight", false] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self["textAlignment", .leading] }
    set { self["textAlignment", .leading] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self["truncation", .tail] }
    set { self["truncation", .tail] = newValue }
  }
  public var textCase: Text.Case? {
    get { self["textCase", nil] }
    set { self["textCase", nil] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self["autocorrection", false] }
    set { self["autocorrection", false] = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { self["disableAutocorrection", nil] }
    set { self["disableAutocorrection", nil] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self["redaction", []] }
    set { self["redaction", []] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self["imageScale", .medium] }
    set { self["imageScale", .medium] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self["symbolMode", nil] }
    set { self["symbolMode", nil] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self["symbolVariants", .none] }
    set { self["symbolVariants", .none] = newValue }
  }
  public var backgroundMaterial: Material? {
    get { self["material", nil] }
    set { self["material", nil] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self["backgroundStyle", nil] }
    set { self["backgroundStyle", nil] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self["contentTransition", .identity] }
    set { self["contentTransition", .identity] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var controlSize: ControlSize {
    get { self["controlSize", .regular] }
    set { self["controlSize", .regular] = newValue }
  }
  public var headerProminence: Prominence {
    get { self["header", .standard] }
    set { self["header", .standard] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self["rowHeight", 44] }
    set { self["rowHeight", 44] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self["headerHeight", nil] }
    set { self["headerHeight", nil] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self["scrolls", true] }
    set { self["scrolls", true] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self["indicatorX", .automatic] }
    set { self["indicatorX", .automatic] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self["indicatorY", .automatic] }
    set { self["indicatorY", .automatic] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self["dismissesKeyboard", .automatic] }
    set { self["dismissesKeyboard", .automatic] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self["menuOrder", .automatic] }
    set { self["menuOrder", .automatic] = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self["repeats", .automatic] }
    set { self["repeats", .automatic] = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
  public var badgeProminence: BadgeProminence {
    get { self["badge", .standard] }
    set { self["badge", .standard] = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self["range", nil] }
    set { self["range", nil] = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  public var labelsVisibility: Visibility { .automatic }
  public var isActivityFullscreen: Bool { false }
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
  @MainActor public var resetFocus: ResetFocusAction { ResetFocusAction() }
  @MainActor public var rename: RenameAction? { nil }
  @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// A value by its name, or the first one where no view says another.
  private subscript<Value>(name: String, first: Value) -> Value {
    get { named[name] as? Value ?? first }
    set { named[name] = newValue as Any }
  }
}

@MainActor public struct RenameAction { public func callAsFunction() {} }
@MainActor public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }

/// The size of text before `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
public protocol ContainerValueKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct ContainerValues {
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}
