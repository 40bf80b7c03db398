// SPDX-License-Identifier: Apache-2.0

// Lists: their rows, sections and separators, and what a hand would do on them.

extension View {
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { WithHiddenItems(content: self, items: content()) }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let bottom = Self(rawValue: 2)
    public static let all: Self = [.top, .bottom]
  }
}

public enum ListSectionSpacing: Sendable { case `default`, compact }
public struct ListItemTint: Sendable {
  public static func fixed(_ tint: Color) -> Self { Self() }
  public static func preferred(_ tint: Color) -> Self { Self() }
  public static let monochrome = Self()
}
public enum Prominence: Sendable { case standard, increased }

extension ForEach where Content: View {
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  { self.init(data, content: content) }
}

/// The edits of rows that a list offers. Nobody makes them.
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
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], ID, RowContent>,
    C: MutableCollection & RandomAccessCollection
  { self.init(data, id: id, rowContent: rowContent) }
  public init<SelectionValue: Hashable, C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  { self.init(data, rowContent: rowContent) }
  public init<SelectionValue: Hashable, C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  { self.init(data, rowContent: rowContent) }
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// A view whose rows may be edited.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}

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
