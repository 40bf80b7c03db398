// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A value as a store keeps it.
enum StoredValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
}

/// A row of a table: its key, and the values of its columns by their names.
struct StoredRow {
  let key: Int64
  var values: [String: StoredValue]
}

/// The change that a save makes to a table.
enum RowChange {
  /// The row is there with these values, whether it was before or not.
  case write(table: String, StoredRow)
  case delete(table: String, key: Int64)
}

/// A store of rows: a file of SQLite's, or memory.
///
/// A save is one transaction: after a kill the file has all of it or nothing. The file is its only one when nothing is
/// being written, so that it can be copied and compared. The disk isn't waited for: the end of a process
/// loses nothing that was written, as on iOS.
///
/// - Note: Unchecked: everything happens behind its lock.
final class RowStore: @unchecked Sendable {
  private let sqlite: SQLite
  private let handle: SQLite.Handle
  private let lock = NSRecursiveLock()
  /// The last key that was given, by tables.
  private var lastKeys: [String: Int64] = [:]

  /// - Parameter path: the file; nil for memory.
  init(_ path: String?) throws {
    guard let sqlite = SQLite.library else {
      throw Self.error("SQLite (libsqlite3.so.0) is not installed: applife keeps data with it")
    }
    self.sqlite = sqlite
    var handle: SQLite.Handle?
    // Read and write, and create the file.
    let status = sqlite.open(path ?? ":memory:", &handle, 0x2 | 0x4, nil)
    guard status == 0, let handle else {
      let text = sqlite.message(handle).map { String(cString: $0) } ?? "error \(status)"
      _ = sqlite.close(handle)
      throw Self.error("\(path ?? "memory"): \(text)")
    }
    self.handle = handle
    _ = sqlite.busyTimeout(handle, 5000)
    try run("PRAGMA journal_mode = DELETE")
    try run("PRAGMA synchronous = OFF")
  }

  deinit { _ = sqlite.close(handle) }

  /// Makes the tables that are missing, and the columns that a newer model has.
  func prepare(_ tables: [(name: String, columns: [String])]) throws {
    try lock.withLock {
      for table in tables {
        try run("CREATE TABLE IF NOT EXISTS \(quoted(table.name)) (\"Z_PK\" INTEGER PRIMARY KEY)")
        let there = try run("PRAGMA table_info(\(quoted(table.name)))").compactMap {
          $0["name"].flatMap { if case .text(let name) = $0 { name } else { nil } }
        }
        for column in table.columns where !there.contains(column) {
          try run("ALTER TABLE \(quoted(table.name)) ADD COLUMN \(quoted(column))")
        }
      }
    }
  }

  /// The rows of a table: all, or those with a value in a column.
  func rows(_ table: String, where column: String? = nil, is value: StoredValue = .null) throws
    -> [StoredRow]
  {
    let condition = column.map { " WHERE \(quoted($0)) = ?" } ?? ""
    let found = try lock.withLock {
      try run(
        "SELECT * FROM \(quoted(table))\(condition) ORDER BY \"Z_PK\"", column == nil ? [] : [value]
      )
    }
    return found.compactMap(Self.row)
  }

  /// One row; nil if it is not there.
  func row(_ table: String, _ key: Int64) throws -> StoredRow? {
    try rows(table, where: "Z_PK", is: .integer(key)).first
  }

  private static func row(_ values: [String: StoredValue]) -> StoredRow? {
    guard case .integer(let key)? = values["Z_PK"] else { return nil }
    return StoredRow(key: key, values: values)
  }

  /// A key that no row of the table has.
  func newKey(_ table: String) throws -> Int64 {
    try lock.withLock {
      if lastKeys[table] == nil {
        let found = try run("SELECT MAX(\"Z_PK\") AS last FROM \(quoted(table))").first?["last"]
        if case .integer(let last)? = found { lastKeys[table] = last } else { lastKeys[table] = 0 }
      }
      lastKeys[table, default: 0] += 1
      return lastKeys[table, default: 1]
    }
  }

  /// Does all of it, or nothing.
  func apply(_ changes: [RowChange]) throws {
    try lock.withLock {
      try run("BEGIN IMMEDIATE")
      do {
        for change in changes {
          switch change {
          case .write(let table, let row):
            let columns = row.values.filter { $0.key != "Z_PK" }.sorted { $0.key < $1.key }
            let names = (["Z_PK"] + columns.map(\.key)).map(quoted).joined(separator: ", ")
            let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
            try run(
              "INSERT OR REPLACE INTO \(quoted(table)) (\(names)) VALUES (\(marks))",
              [.integer(row.key)] + columns.map(\.value))
          case .delete(let table, let key):
            try run("DELETE FROM \(quoted(table)) WHERE \"Z_PK\" = ?", [.integer(key)])
          }
        }
        try run("COMMIT")
      } catch {
        _ = try? run("ROLLBACK")
        throw error
      }
    }
  }

  // MARK: Statements

  private func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  @discardableResult private func run(
    _ text: String, _ values: [StoredValue] = []
  ) throws -> [[String: StoredValue]] {
    var prepared: SQLite.Handle?
    guard sqlite.prepare(handle, text, -1, &prepared, nil) == 0, let statement = prepared else {
      throw failure()
    }
    defer { _ = sqlite.finalize(statement) }
    for (place, value) in values.enumerated() { bind(value, Int32(place + 1), statement) }
    var rows: [[String: StoredValue]] = []
    while true {
      switch sqlite.step(statement) {
      case 100: rows.append(columns(of: statement))
      case 101: return rows
      case _: throw failure()
      }
    }
  }

  private func bind(_ value: StoredValue, _ place: Int32, _ statement: SQLite.Handle) {
    switch value {
    case .null: _ = sqlite.bindNull(statement, place)
    case .integer(let number): _ = sqlite.bindInteger(statement, place, number)
    case .real(let number): _ = sqlite.bindReal(statement, place, number)
    case .text(let text):
      _ = sqlite.bindText(statement, place, text, Int32(text.utf8.count), SQLite.transient)
    case .data(let data):
      // Without an address SQLite would take no bytes for NULL.
      let bytes = data.isEmpty ? [0] : [UInt8](data)
      _ = sqlite.bindData(statement, place, bytes, Int32(data.count), SQLite.transient)
    }
  }

  private func columns(of statement: SQLite.Handle) -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    for place in 0..<sqlite.columnCount(statement) {
      guard let name = sqlite.columnName(statement, place) else { continue }
      values[String(cString: name)] = value(statement, place)
    }
    return values
  }

  private func value(_ statement: SQLite.Handle, _ place: Int32) -> StoredValue {
    func bytes() -> [UInt8] {
      let start = sqlite.columnData(statement, place)
      return [UInt8](
        UnsafeRawBufferPointer(start: start, count: Int(sqlite.columnBytes(statement, place))))
    }
    switch sqlite.columnKind(statement, place) {
    case 1: return .integer(sqlite.columnInteger(statement, place))
    case 2: return .real(sqlite.columnReal(statement, place))
    case 3: return .text(String(decoding: bytes(), as: UTF8.self))
    case 4: return .data(Data(bytes()))
    case _: return .null
    }
  }

  private func failure() -> NSError {
    Self.error(sqlite.message(handle).map { String(cString: $0) } ?? "SQLite failed")
  }

  private static func error(_ text: String) -> NSError {
    // NSPersistentStoreOperationError
    NSError(domain: "NSCocoaErrorDomain", code: 134070, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
