// SPDX-License-Identifier: Apache-2.0

// Accessibility modifiers: nobody listens to a screen that is not there.

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityRotor<C: RandomAccessCollection>(
    _ labelKey: LocalizedStringKey, entries: C, entryLabel: KeyPath<C.Element, String>
  ) -> some View where C.Element: Identifiable { self }
  public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityZoomAction(_ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { self }
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
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
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID) {}
  public init(_ labelKey: LocalizedStringKey, id: ID) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
}
@MainActor @resultBuilder public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_accepted: data, id: \.id, content: content)
  }
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
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isSearchField = Self(rawValue: 16)
  public static let isImage = Self(rawValue: 32)
  public static let playsSound = Self(rawValue: 64)
  public static let isKeyboardKey = Self(rawValue: 128)
  public static let isStaticText = Self(rawValue: 256)
  public static let isSummaryElement = Self(rawValue: 512)
  public static let updatesFrequently = Self(rawValue: 1024)
  public static let startsMediaSession = Self(rawValue: 2048)
  public static let allowsDirectInteraction = Self(rawValue: 4096)
  public static let causesPageTurn = Self(rawValue: 8192)
  public static let isModal = Self(rawValue: 16384)
  public static let isToggle = Self(rawValue: 32768)
  public static let isTabBar = Self(rawValue: 65536)
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public init(named name: Text) { self.name = "named" }
  private init(_ name: String) { self.name = name }
  public static let `default` = Self("default")
  public static let escape = Self("escape")
  public static let magicTap = Self("magicTap")
  public static let delete = Self("delete")
}
public typealias AccessibilityFocusState = FocusState
