// SPDX-License-Identifier: Apache-2.0
import LifecycleUI
import TOMLKit

/// A text in TOML: the one place that knows the library that reads it.
/// - SeeAlso: https://toml.io/en/v1.0.0
struct TOMLDocument {
  /// The lines, without their ends.
  private let lines: [Substring]
  /// What the text says, in no order.
  let entries: [SettingsEntry]

  /// A place in the text; both count from 1.
  struct Place: Comparable {
    let line: Int
    let column: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// The text is not TOML.
  struct Malformed: Error {
    let place: Place
    /// What was expected and what was found, in the library's words.
    let text: String
  }

  init(_ text: String) throws(Malformed) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    do {
      entries = Self.entries(in: try TOMLTable(string: text), [])
    } catch let error as TOMLParseError {
      throw Malformed(
        place: Place(line: error.source.begin.line, column: error.source.begin.column),
        text: error.description)
    } catch {
      throw Malformed(place: Place(line: 1, column: 1), text: "\(error)")
    }
  }

  private static func entries(in table: TOMLTable, _ path: [String]) -> [SettingsEntry] {
    table.flatMap { key, value -> [SettingsEntry] in
      let path = path + [key]
      if let inner = value.table, !inner.isEmpty { return entries(in: inner, path) }
      return [SettingsEntry(path, self.value(value))]
    }
  }

  private static func value(_ value: any TOMLValueConvertible) -> SettingsEntry.Value {
    if let text = value.string { return .text(text) }
    if let number = value.int { return .integer(number) }
    if let number = value.double { return .number(number) }
    if let flag = value.bool { return .boolean(flag) }
    if let list = value.array { return .list(list.map { self.value($0) }) }
    return value.type == .table ? .table : .other(value.type.description)
  }

  // MARK: Places

  /// Where the name, or the value, at the end of a way through the tables stands.
  ///
  /// The library gives places of errors alone. So the text is read up to the end of each line: the
  /// line with which an entry appears is the last of its statement, and the statement begins behind
  /// the last line up to which the text could be read before.
  func place(of path: [String], isValue: Bool) -> Place {
    var start = 0
    for end in lines.indices {
      let text = lines[...end].joined(separator: "\n")
      guard let table = try? TOMLTable(string: text) else { continue }
      if Self.has(path[...], table) {
        return Place(line: start + 1, column: column(of: path.last ?? "", start, isValue: isValue))
      }
      start = end + 1
    }
    return Place(line: 1, column: 1)
  }

  private static func has(_ path: ArraySlice<String>, _ table: TOMLTable) -> Bool {
    guard let name = path.first else { return true }
    guard table.contains(key: name) else { return false }
    if path.count == 1 { return true }
    return table[name]?.table.map { has(path.dropFirst(), $0) } ?? false
  }

  /// The column of a name in a line, or of the value behind it.
  private func column(of name: String, _ number: Int, isValue: Bool) -> Int {
    let line = lines[number]
    func column(_ place: Substring.Index) -> Int {
      line.distance(from: line.startIndex, to: place) + 1
    }
    guard let found = line.firstRange(of: name) else { return 1 }
    guard isValue, let sign = line[found.upperBound...].firstIndex(of: "=") else {
      return column(found.lowerBound)
    }
    let value = line[sign...].dropFirst().drop { $0 == " " || $0 == "\t" }
    return column(value.startIndex)
  }
}
