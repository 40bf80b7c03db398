// SPDX-License-Identifier: Apache-2.0
import CToml
import LifecycleUI

/// A text in TOML: the one place that knows the library that reads it.
/// - SeeAlso: https://toml.io/en/v1.0.0
struct TOMLDocument {
  /// The values of the text, in no order.
  private(set) var entries: [SettingsEntry] = []
  private var places: [[String]: (name: Place, value: Place)] = [:]

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
    /// The problem: what was expected and what was found, in the library's words.
    let text: String
  }

  /// The most bytes of a line. The library takes half a minute for a key of 64 KB that is nothing but dots.
  private static let longestLine = 1_000

  init(_ text: String) throws(Malformed) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: { $0.count > Self.longestLine }) {
      throw Malformed(
        place: Place(line: index + 1, column: Self.longestLine + 1),
        text: "A line may have \(Self.longestLine) bytes at most")
    }
    var reading = Reading()
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        let text = ct_text(bytes: bytes.baseAddress, length: bytes.count)
        withUnsafeMutablePointer(to: &reading) { reading in
          ct_read(text, reading) { reading, item in
            guard let reading, let item else { return }
            reading.assumingMemoryBound(to: Reading.self).pointee.add(item.pointee)
          }
        }
      }
    }
    if let malformed = reading.malformed { throw malformed }
    self = reading.document
  }

  private init() {}

  /// Returns the position of the name, or the value, at the end of a way through the tables.
  func place(of path: [String], isValue: Bool) -> Place {
    guard let place = places[path] else { return Place(line: 1, column: 1) }
    return isValue ? place.value : place.name
  }
}

extension TOMLDocument {
  /// The part of a text that was read so far.
  private struct Reading {
    var document = TOMLDocument()
    var malformed: Malformed?
    /// The names of the tables that are open. The whole text has none.
    private var path: [String] = []
    /// The open arrays and tables, the outermost first.
    private var open: [Level] = []

    /// An array or a table that is read.
    private enum Level {
      case array([SettingsEntry.Value])
      case table(isEmpty: Bool)
    }

    mutating func add(_ item: ct_item) {
      switch item.kind {
      case ct_error:
        malformed = Malformed(place: Place(item.value_place), text: String(item.text))
      case ct_end: close()
      case ct_array:
        enter(item)
        open.append(.array([]))
      case ct_table:
        enter(item)
        open.append(.table(isEmpty: true))
      default:
        enter(item)
        finish(Self.value(of: item))
      }
    }

    /// True if what is read stands in an array, whose values have no names.
    private var isInArray: Bool {
      open.contains { if case .array = $0 { true } else { false } }
    }

    /// Notes where a name begins to mean something. A table in an array counts as a whole.
    private mutating func enter(_ item: ct_item) {
      guard !open.isEmpty, !isInArray else { return }
      open[open.count - 1] = .table(isEmpty: false)
      path.append(String(item.name))
      document.places[path] = (Place(item.name_place), Place(item.value_place))
    }

    private mutating func close() {
      switch open.popLast() {
      case .array(let values): finish(.list(values))
      case .table(isEmpty: true): finish(.table)
      case .table(isEmpty: false): _ = path.popLast()
      case nil: break
      }
    }

    /// A value is whole.
    private mutating func finish(_ value: SettingsEntry.Value) {
      if case .array(let values) = open.last {
        open[open.count - 1] = .array(values + [value])
      } else if !isInArray, !path.isEmpty {
        document.entries.append(SettingsEntry(path, value))
        path.removeLast()
      }
    }

    private static func value(of item: ct_item) -> SettingsEntry.Value {
      switch item.kind {
      case ct_string: .text(String(item.text))
      case ct_integer: .integer(Int(item.integer))
      case ct_float: .number(item.number)
      case ct_boolean: .boolean(item.boolean)
      case ct_date: .other("date")
      case ct_time: .other("time")
      default: .other("date-time")
      }
    }
  }
}

extension TOMLDocument.Place {
  fileprivate init(_ place: ct_place) {
    self.init(line: Int(place.line), column: Int(place.column))
  }
}

extension String {
  fileprivate init(_ text: ct_text) {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.length)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
