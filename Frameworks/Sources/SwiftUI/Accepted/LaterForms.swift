// SPDX-License-Identifier: Apache-2.0

// Forms of views and modifiers that came later: accepted, and without effect but for what is said.

extension View {
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  @_disfavoredOverload public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  public func menuBarLabel(_ label: Text) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// What a long press shows, before modifiers said it.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
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

/// How tall a sheet of an app's own is.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/custompresentationdetent
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
extension PresentationDetent {
  @dynamicMemberLookup public struct Context {
    public var maxDetentValue: CGFloat { 760 }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self { .large }
}

// MARK: Toolbars

extension ToolbarItem {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  public func hidden(_ hidden: Bool = true) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}
public enum ToolbarCustomizationBehavior: Sendable { case `default`, reorderable, disabled }
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = Self(rawValue: 1)
}
/// A button that the system puts in a toolbar.
public struct DefaultToolbarItem: View, LeafView {
  public typealias Body = Never
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
