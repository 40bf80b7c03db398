// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

/// The compiler's messages about an app, told of the sources as the person knows them: their names as
/// they were given, and their text instead of the copy's.
struct CompilerMessages {
  /// A message with the lines of source that it quotes, and the notes that belong to it.
  struct Message {
    enum Kind: String, CaseIterable { case error, warning, note }
    let kind: Kind
    let text: String
    var lines: [String]
    /// `A.swift:12:5`; nil if it is about no place.
    var place: String?
    /// True if it is about a source of the app.
    let isOwn: Bool
    /// `A.swift:12`; nil if it is about no place.
    var line: String? {
      place.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    }
  }

  private var messages: [Message] = []
  /// The last lines.
  private let end: ArraySlice<String>
  /// True if a name that is missing may be that of a module which is missing too.
  private let lacksModules: Bool

  /// - Parameters:
  ///   - text: what the compiler wrote.
  ///   - files: each copy's name, the source's name as it was given, and the source.
  ///   - lacksModules: true if the app imports a module that nobody has, and that is not Apple's.
  init(
    _ text: [UInt8], _ files: [(copy: String, given: String, text: [UInt8])], lacksModules: Bool
  ) {
    self.lacksModules = lacksModules
    var current: (file: Int, isOwn: Bool)?
    var isBeyond = false
    var sources: [Int: [String]] = [:]
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map {
      Self.withoutGap(String($0))
    }
    end = lines.suffix(5)
    for line in lines {
      if let head = Self.head(line) {
        let file = files.firstIndex { head.path == $0.copy }
        let isOwn = file != nil
        current = (file ?? -1, isOwn)
        let place = file.map { Self.place(head.place, in: files[$0]) }
        isBeyond = place?.isBeyond ?? false
        let shown = place.map { "\($0.text): \(head.kind.rawValue): \(head.text)" } ?? line
        if head.kind == .note, let last = messages.indices.last {
          if isOwn, messages[last].isOwn { messages[last].lines.append(shown) }
        } else {
          messages.append(
            Message(
              kind: head.kind, text: head.text, lines: [shown], place: place?.text, isOwn: isOwn))
        }
      } else if !Self.isQuote(line) {
        // The linker, or the compiler about itself.
        current = nil
        if !Self.isReference(line) {
          messages.append(Message(kind: .error, text: line, lines: [line], isOwn: false))
        }
      } else if let file = current?.file, let last = messages.indices.last {
        // Quotes of other sources are nothing to the person.
        guard current?.isOwn == true, messages[last].isOwn else {
          if !messages[last].isOwn, messages[last].kind == .error {
            messages[last].lines.append(line)
          }
          continue
        }
        if sources[file] == nil {
          sources[file] = files[file].text.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
          ).map { String(decoding: $0, as: UTF8.self) }
        }
        // A mark below a line that only the copy has points at nothing here.
        if !isBeyond || line.drop(while: { $0 == " " }).first?.isNumber == true {
          messages[last].lines.append(Self.quote(line, of: sources[file] ?? []))
        }
      }
    }
  }

  /// True if the compiler found nothing wrong but that an expression takes it too long.
  var isOnlyTooSlow: Bool {
    let errors = messages.filter { $0.kind == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.text.contains("unable to type-check") }
  }

  /// The errors, each once: first those that others follow from.
  var errors: [String] {
    // One compiler reads the types of all files, and another each file: both find what is wrong with a type.
    var told: Set<String> = []
    let found = messages.filter { $0.kind == .error && told.insert($0.lines[0]).inserted }
    let own = found.filter(\.isOwn)
    // Errors elsewhere follow from the app's own, unless there are none.
    let lines = Set(found.filter { MissingName($0.text) != nil }.compactMap(\.line))
    // Other errors of such a line only repeat that the compiler can't read it.
    let shown = (own.isEmpty ? found : own).filter { message in
      !message.text.hasPrefix("cannot infer contextual base")
        || !(message.line.map(lines.contains) ?? false)
    }
    return (0...2).flatMap { rank in
      together(shown.filter { Self.rank($0.text) == rank })
    }
  }

  /// The lines of errors, with those about one missing name at its first place.
  private func together(_ messages: [Message]) -> [String] {
    var told: Set<String> = []
    return messages.flatMap { message -> [String] in
      if message.text.contains("cannot be overridden from extension") {
        let isFirst = told.insert("extension").inserted
        return message.lines + (isFirst ? ["  " + BuildMessage.overridesInExtension.text] : [])
      }
      guard let name = MissingName(message.text) else { return message.lines }
      // A type that is missing is told in other words than a value of it.
      guard told.insert(name.text).inserted else { return [] }
      let others = messages.filter { MissingName($0.text)?.text == name.text }.dropFirst()
        .compactMap(\.place)
      var lines = message.lines
      if !others.isEmpty { lines.append("  " + BuildMessage.alsoAt(Array(others)).text) }
      // A package may add members to Apple's types.
      if let module = name.module, !lacksModules {
        lines.append("  " + BuildMessage.applesName(name.text, module: module).text)
      }
      return lines
    }
  }

  /// Returns the place of an error in a source. Where the copy's line is longer than the person's, there is no column.
  private static func place(
    _ numbers: [Int], in file: (copy: String, given: String, text: [UInt8])
  ) -> (text: String, isBeyond: Bool) {
    guard let number = numbers.first, numbers.count > 1 else {
      return (([file.given] + numbers.map(String.init)).joined(separator: ":"), false)
    }
    let lines = file.text.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    let length = number >= 1 && number <= lines.count ? lines[number - 1].count : 0
    let isBeyond = numbers[1] > length + 1
    return ("\(file.given):\(number)" + (isBeyond ? "" : ":\(numbers[1])"), isBeyond)
  }

  /// The errors; if none is among what was written, its end. A tool that fails is never silent.
  var reasons: [String] { errors.isEmpty ? Array(end) : errors }

  /// Methods that are nearly those that Apple's classes call.
  var nearMisses: [String] {
    messages.filter { $0.kind == .warning && $0.isOwn && $0.text.contains("nearly matches") }
      .compactMap(\.lines.first)
  }

  /// Returns the rank of an error among those that are told. A missing name comes first, because other
  /// errors follow from it.
  private static func rank(_ text: String) -> Int {
    if ["cannot find type", "cannot find '", "no such module", "expected "].contains(
      where: text.contains)
    {
      return 0
    }
    let follows = [
      "unable to type-check", "failed to produce diagnostic", "could not be inferred",
      "cannot infer", "does not conform to protocol", "ambiguous", "requires a contextual type",
      "cannot be automatically synthesized",
    ]
    return follows.contains(where: text.contains) ? 2 : 1
  }

  /// `path:line:column: error: text`; nil for another line.
  static func head(
    _ line: String
  ) -> (path: String, place: [Int], kind: Message.Kind, text: String)? {
    guard let first = line.first, first != " " else { return nil }
    for kind in Message.Kind.allCases {
      guard let mark = line.firstRange(of: ": \(kind.rawValue): ") else { continue }
      // The place is behind the path: two numbers.
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2, Int(place[place.count - 1]) != nil else { continue }
      let numbers = place.count > 2 && Int(place[place.count - 2]) != nil ? 2 : 1
      let path = place.dropLast(numbers).joined(separator: ":")
      let values = place.suffix(numbers).compactMap { Int($0) }
      return (path, values, kind, String(line[mark.upperBound...]))
    }
    return nil
  }

  /// Joins the spaces that the compiler leaves around a word that it has only with Objective-C.
  private static func withoutGap(_ line: String) -> String {
    guard let gap = line.firstRange(of: "error:  ") else { return line }
    return String(line[..<gap.upperBound].dropLast() + line[gap.upperBound...])
  }

  /// True if a line is quoted from a source, or points into one: `12 | text` and `   | `- error: …`.
  private static func isQuote(_ line: String) -> Bool {
    guard let first = line.first, first != " ", first != "\t" else { return true }
    return line.drop { $0.isNumber }.hasPrefix(" |")
  }

  /// True if a line names a page about a group of messages: `[#DeprecatedDeclaration]: <https://…>`.
  private static func isReference(_ line: String) -> Bool { line.hasPrefix("[#") }

  /// A line of source that is quoted: `12 | text`, with the source's own text.
  private static func quote(_ line: String, of source: [String]) -> String {
    guard let bar = line.firstRange(of: " | "),
      let number = Int(line[..<bar.lowerBound].drop { $0 == " " }), number >= 1,
      number <= source.count
    else { return line }
    return line[..<bar.upperBound] + source[number - 1]
  }
}
