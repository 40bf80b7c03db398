// SPDX-License-Identifier: Apache-2.0

// Rows with columns: each cell is a view.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/table
public struct Table<Row: Identifiable>: View, PrimitiveView {
  public typealias Body = Never
  private let cells: [[any View]]
  private init(
    _ rows: [Row], _ columns: [TableCells<Row>]
  ) { cells = rows.map { row in columns.map { $0.make(row) } } }
  func render(in graph: ViewGraph) {
    for (place, cell) in cells.flatMap(\.self).enumerated() { graph.render(cell, at: place) }
  }
}
extension Table {
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection, S>(
    _ data: Data, sortOrder: Binding<[S]>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection, S>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[S]>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection, S>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[S]>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Row, Data?>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>]
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  // MARK: Rows that are written
  @MainActor public init(
    of valueType: Row.Type, @TableColumnBuilder<Row> columns: () -> [TableCells<Row>],
    @TableRowBuilder<Row> rows: () -> [Row]
  ) { self.init(rows(), columns()) }
  @MainActor public init(
    of valueType: Row.Type, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>],
    @TableRowBuilder<Row> rows: () -> [Row]
  ) { self.init(rows(), columns()) }
  @MainActor public init(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>],
    @TableRowBuilder<Row> rows: () -> [Row]
  ) { self.init(rows(), columns()) }
  @MainActor public init<S>(
    of valueType: Row.Type, sortOrder: Binding<[S]>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>],
    @TableRowBuilder<Row> rows: () -> [Row]
  ) { self.init(rows(), columns()) }
  @MainActor public init<S>(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[S]>,
    @TableColumnBuilder<Row> columns: () -> [TableCells<Row>],
    @TableRowBuilder<Row> rows: () -> [Row]
  ) { self.init(rows(), columns()) }
}

// MARK: Rows

public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var rowValues: [TableRowValue] { get }
}
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let rowValues: [Value]
  public init(_ value: Value) { rowValues = [value] }
}
/// A row that others are below.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let rowValues: [Value]
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> [Value]
  ) { rowValues = [value] + content() }
}
extension TableRowContent {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  public func itemProvider(_ action: @escaping () -> NSItemProvider?) -> Self { self }
}
extension ForEach: TableRowContent where Content: TableRowContent {
  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_accepted: data, id: \.id, content: content)
  }
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(_accepted: data, id: \.id) { TableRow($0) }
  }
}
@MainActor @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<R: TableRowContent>(_ row: R) -> [Value]
  where R.TableRowValue == Value { row.rowValues }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap(\.self) }
  public static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first rows: [Value]) -> [Value] { rows }
  public static func buildEither(second rows: [Value]) -> [Value] { rows }
}

// MARK: Columns

/// The cells of a column.
@MainActor public struct TableCells<Row> { let make: (Row) -> any View }
@MainActor public struct TableColumn<Row> {
  let cells: TableCells<Row>
  public init<V: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> V) {
    cells = TableCells(make: content)
  }
  public init<V: View>(_ title: Text, @ViewBuilder content: @escaping (Row) -> V) {
    cells = TableCells(make: content)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: View>(
    _ title: S, @ViewBuilder content: @escaping (Row) -> V
  ) { cells = TableCells(make: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) {
    cells = TableCells { Text($0[keyPath: value]) }
  }
  public init<Value, V: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> V
  ) { cells = TableCells(make: content) }
  public init<Value, V: View, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>, comparator: C,
    @ViewBuilder content: @escaping (Row) -> V
  ) { cells = TableCells(make: content) }
  public init<C, V: View>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (Row) -> V
  ) { cells = TableCells(make: content) }
  public func width(_ width: CGFloat?) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
}
@MainActor @resultBuilder public enum TableColumnBuilder<Row> {
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableCells<Row>] {
    [column.cells]
  }
  public static func buildBlock(_ columns: [TableCells<Row>]...) -> [TableCells<Row>] {
    columns.flatMap(\.self)
  }
  public static func buildOptional(_ columns: [TableCells<Row>]?) -> [TableCells<Row>] {
    columns ?? []
  }
  public static func buildEither(first columns: [TableCells<Row>]) -> [TableCells<Row>] { columns }
  public static func buildEither(second columns: [TableCells<Row>]) -> [TableCells<Row>] { columns }
}
public enum TableColumnAlignment: Hashable, Sendable {
  case automatic, leading, center, trailing, numeric
}
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = Self(rawValue: 1)
  public static let resize = Self(rawValue: 2)
  public static let visibility = Self(rawValue: 4)
  public static let all: Self = [.reorder, .resize, .visibility]
}
public struct TableColumnCustomization<Row: Identifiable>: Equatable, Codable, Sendable {
  public init() {}
}

public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
