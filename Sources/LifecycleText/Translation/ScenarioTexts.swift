// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The titles and notes of a scenario in another language: a PO file of gettext, in which the English
/// line is the key. A line without a translation stays English.
package struct ScenarioTexts: Hashable, Sendable {
  /// The scenario's file; nil for a scenario that no file has. Its translations stand beside it.
  package let file: String?
  /// Nil for English, and for a scenario that nobody has translated.
  private var translations: [String: String]?

  /// The scenario's own words.
  package init(file: String? = nil) { self.file = file }

  /// The PO file of a language: `Lessons/ru/01-five-states.po` for `Lessons/01-five-states.scenario`.
  package static func path(of file: String, tag: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let folder = file.dropLast(name.count)
    let suffix = ".scenario"
    let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    return "\(folder)\(tag)/\(stem).po"
  }

  /// The reason that a text is no PO file.
  package struct Malformed: Error, Hashable {
    /// The line, from 1.
    package let line: Int
  }

  /// Reads a PO file. Entries that are empty or marked `fuzzy` are left out: their English has changed.
  package init(file: String, _ bytes: [UInt8]) throws(Malformed) {
    self.file = file
    translations = [:]
    try read(bytes, until: nil)
  }

  /// The translation of one line in a PO file, which is read no further than that; nil if it has none.
  package static func translation(of english: String, in bytes: [UInt8]) -> String? {
    var texts = ScenarioTexts()
    texts.translations = [:]
    // Errors in the file are reported where all of it is read.
    try? texts.read(bytes, until: english)
    return texts.translations?[english]
  }

  /// Reads a PO file, or its beginning with the translation of a line.
  private mutating func read(_ bytes: [UInt8], until wanted: String?) throws(Malformed) {
    let bytes = LineEnds.unified(bytes)
    var entry = Entry()
    var start = 0
    var index = -1
    while start <= bytes.count {
      if let wanted, translations?[wanted] != nil { return }
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = ASCII.trimmed(bytes[start..<end])
      start = end + 1
      index += 1
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "#") {
        finish(&entry)
        if line.starts(with: "#,".utf8), String(decoding: line, as: UTF8.self).holds("fuzzy") {
          entry.isFuzzy = true
        }
      } else if line.starts(with: "msgid ".utf8) {
        finish(&entry)
        entry.english = try Self.text(line.dropFirst(6), index)
      } else if line.starts(with: "msgstr ".utf8), entry.english != nil, entry.own == nil {
        entry.own = try Self.text(line.dropFirst(7), index)
      } else if first == UInt8(ascii: "\""), let own = entry.own {
        entry.own = own + (try Self.text(line, index))
      } else if first == UInt8(ascii: "\""), let english = entry.english {
        entry.english = english + (try Self.text(line, index))
      } else {
        throw Malformed(line: index + 1)
      }
    }
    finish(&entry)
  }

  /// A line of the scenario in this language.
  package func callAsFunction(_ english: String) -> String { translations?[english] ?? english }

  /// Several lines of the scenario, each by itself.
  package func lines(_ english: String) -> String {
    if english.isEmpty || translations == nil { return english }
    return english.split(separator: "\n", omittingEmptySubsequences: false)
      .map { self(String($0)) }.joined(separator: "\n")
  }

  /// An entry that is being read.
  private struct Entry {
    var english: String?
    var own: String?
    var isFuzzy = false
  }

  /// Keeps the entry that was read, if there is one; the next one begins.
  private mutating func finish(_ entry: inout Entry) {
    guard let own = entry.own else { return }
    if let english = entry.english, !english.isEmpty, !own.isEmpty, !entry.isFuzzy {
      translations?[english] = Printable.stripped(own)
    }
    entry = Entry()
  }

  /// The text between quotation marks.
  private static func text(
    _ bytes: ArraySlice<UInt8>, _ index: Int
  ) throws(Malformed) -> String {
    let quote = UInt8(ascii: "\"")
    let bytes = ASCII.trimmed(bytes)
    guard bytes.count > 1, bytes.first == quote, bytes.last == quote else {
      throw Malformed(line: index + 1)
    }
    let inner = bytes[(bytes.startIndex + 1)..<(bytes.endIndex - 1)]
    // Most lines escape nothing.
    if !inner.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") }) {
      return String(decoding: inner, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in inner {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") ? 0x0A : byte == UInt8(ascii: "t") ? 0x09 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == quote {
        throw Malformed(line: index + 1)
      } else {
        text.append(byte)
      }
    }
    if isEscaped { throw Malformed(line: index + 1) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Scenario {
  /// The scenario with its title and notes in another language. It is for showing: what is saved keeps the
  /// scenario's own text.
  package func translated(by texts: ScenarioTexts) -> Scenario {
    var scenario = self
    scenario.title = texts(title)
    scenario.notes = notes.map { texts($0) }
    for index in scenario.steps.indices {
      scenario.steps[index].note = texts.lines(scenario.steps[index].note)
    }
    return scenario
  }
}

extension Walk.Step {
  /// The step with the scenario's words in another language.
  package func translated(by texts: ScenarioTexts) -> Walk.Step {
    var step = self
    step.statement.note = texts.lines(statement.note)
    return step
  }
}
