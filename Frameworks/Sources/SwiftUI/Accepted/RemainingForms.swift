// SPDX-License-Identifier: Apache-2.0

// Rare modifiers and values: accepted, and without effect.

extension View {
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollContentOffsetAdjustmentBehavior(
    _ behavior: ScrollContentOffsetAdjustmentBehavior
  ) -> some View { self }
  public func handlesGameControllerEvents(
    matching types: GameControllerEventTypes
  ) -> some View { self }
  public func documentBrowserContextMenu<C: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> C
  ) -> some View { self }
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }

  // MARK: Accessibility
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  public func accessibilityQuickAction<C: View>(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> C
  ) -> some View { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text,
    importance: AccessibilityCustomContentKey.Importance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }
  public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }
}

public struct ScenePadding: Hashable, Sendable {
  public static let minimum = Self()
  public static let navigationBar = Self()
}
public enum ScrollContentOffsetAdjustmentBehavior: Sendable { case automatic, disabled }
public struct GameControllerEventTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let gamepad = Self(rawValue: 1)
}
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = Self()
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
  public static let links = Self()
  public static func links(visited: Bool) -> Self { Self() }
  public static let boldText = Self()
  public static let italicText = Self()
  public static let underlineText = Self()
  public static let misspelledWords = Self()
  public static let images = Self()
  public static let textFields = Self()
  public static let tables = Self()
  public static let lists = Self()
  public static let landmarks = Self()
}
public enum AccessibilityQuickActionStyle: Sendable { case prompt, outline }
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  public enum Importance: Sendable { case `default`, high }
  private let id: String
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey) { id = "" }
}
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1)
  public static let switchControl = Self(rawValue: 2)
}
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = Self(rawValue: 1)
  public static let silentOnTouch = Self(rawValue: 2)
}

public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence { .standard }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// What a list may do with its rows: nobody does it.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/editactions
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var delete: Self { Self(rawValue: 1) }
  public static var move: Self { Self(rawValue: 2) }
  public static var all: Self { [.delete, .move] }
}
extension List {
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  { self.init(data, rowContent: rowContent) }
}
extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  { self.init(data, content: content) }
}

/// A view whose rows may be edited.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}

public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> Content { content }
}
