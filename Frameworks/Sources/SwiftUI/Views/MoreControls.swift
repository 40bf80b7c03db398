// SPDX-License-Identifier: Apache-2.0

public struct DatePicker<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
}

extension DatePicker where Label == Text {
  public typealias Components = DatePickerComponents
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { content = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { content = Text(titleKey) }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}

public struct Link<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { content = label() }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) { content = Text(titleKey) }
}

/// A menu that nobody opens: its label is there.
public struct Menu<Label: View, Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = label()
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = Text(titleKey)
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public init() { self.init(x: 0, y: 0) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// How buttons look and react: accepted, and never asked.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct ButtonStyleConfiguration {
  public let label: AnyView
  public let isPressed: Bool
  public let role: ButtonRole?
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  // The forms before closures.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { LayeredView(content: self, layer: background) }
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { LayeredView(content: self, layer: overlay) }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}

/// What a view knows of how it is presented.
@MainActor public struct PresentationMode {
  let action: DismissAction
  public func dismiss() { action() }
}

extension EnvironmentValues {
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return .constant(PresentationMode(action: action))
  }
}
