// SPDX-License-Identifier: Apache-2.0

/// A list of names that text may use: a hyphen in a name stands for a hyphen or any blanks in the
/// text, and case does not matter.
package struct Vocabulary<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    package let name: [UInt8]
    package let value: Value
  }

  /// Entries by their first byte, so that few are compared.
  private let entries: [[Entry]]
  /// The names as people write them, in the order given.
  package let names: [String]

  /// A vocabulary of values with their hyphenated names.
  package init(_ values: some Sequence<(String, Value)>) {
    var table = [[Entry]](repeating: [], count: 256)
    var names: [String] = []
    for (name, value) in values {
      let bytes = name.utf8.map { $0 == 0x20 ? ASCII.hyphen : ASCII.lower($0) }
      guard let first = bytes.first else { continue }
      table[Int(first)].append(Entry(name: bytes, value: value))
      names.append(name)
    }
    self.entries = table
    self.names = names
  }

  /// The longest name that begins at a place in the text and ends with a word, and where it ends.
  package func match(in bytes: [UInt8], at start: Int) -> (value: Value, end: Int)? {
    guard start < bytes.count else { return nil }
    var best: (value: Value, end: Int)?
    for entry in entries[Int(ASCII.lower(bytes[start]))] {
      if let end = Self.end(of: entry.name, in: bytes, at: start), end > best?.end ?? 0 {
        best = (entry.value, end)
      }
    }
    return best
  }

  /// Returns the offset at which a name that begins at `start` ends. Nil if something else stands
  /// there.
  private static func end(of name: [UInt8], in bytes: [UInt8], at start: Int) -> Int? {
    var at = start
    for letter in name {
      guard at < bytes.count else { return nil }
      if letter == ASCII.hyphen, ASCII.isBlank(bytes[at]) {
        while at < bytes.count, ASCII.isBlank(bytes[at]) { at += 1 }
      } else if ASCII.lower(bytes[at]) == letter {
        at += 1
      } else {
        return nil
      }
    }
    if at < bytes.count, !ASCII.endsWord(bytes[at]) { return nil }
    return at
  }
}

/// The vocabularies of the scenario language, each made from the names the model has.
package enum Vocabularies {
  package static let events = Vocabulary(SystemEvent.Kind.allCases.map { ($0.rawValue, $0) })
  package static let outOfScope = Vocabulary(
    OutOfScope.allCases.flatMap { subject in subject.words.map { ($0, subject) } })
  package static let limits = Vocabulary(TimeLimit.allCases.map { ($0.rawValue, $0) })
  package static let states = Vocabulary(EmulatedApp.State.allCases.map { ($0.rawValue, $0) })
  package static let reasons = Vocabulary(Termination.Reason.allCases.map { ($0.rawValue, $0) })
  package static let codes = Vocabulary(Termination.Code.allCases.map { ($0.rawValue, $0) })
  package static let modes = Vocabulary(BackgroundMode.allCases.map { ($0.rawValue, $0) })
  package static let readings = ApplicationState.allCases.map { $0.rawValue }
  package static let fetchResults = ["newData", "noData", "failed"]
  package static let statuses = EmulatedApp.RefreshStatus.allCases.map { $0.rawValue }
}
