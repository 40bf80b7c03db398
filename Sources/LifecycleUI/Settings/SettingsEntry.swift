// SPDX-License-Identifier: Apache-2.0

/// A line of a settings file as a value: the names that lead to it, and what it says.
package struct SettingsEntry: Hashable, Sendable {
  package let path: [String]
  package let value: Value

  package init(_ path: [String], _ value: Value) {
    self.path = path
    self.value = value
  }

  package enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case list([Value])
    /// A table with nothing in it: what is in a table has entries of its own.
    case table
    /// A date or a time, in the words of the format.
    case other(String)

    /// The value as a message quotes it.
    package var quoted: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .integer(let number): "\(number)"
      case .number(let number): "\(number)"
      case .boolean(let value): "\(value)"
      case .list(let values): "[" + values.map(\.quoted).joined(separator: ", ") + "]"
      case .table: "a table"
      case .other(let kind): "a \(kind)"
      }
    }
  }
}
