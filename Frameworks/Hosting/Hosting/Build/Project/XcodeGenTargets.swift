// SPDX-License-Identifier: Apache-2.0

/// The targets of XcodeGen's `project.yml`. Only what names sources is read: keys with values, lists of plain texts, and
/// lists of `path` with `excludes`, by their indentation. Anchors and included files are not followed.
enum XcodeGenTargets {
  private struct Line {
    let depth: Int
    let isItem: Bool
    let key: String
    let value: String
  }

  /// Lines that are read at most.
  private static let mostLines = 20_000

  static func all(_ text: String) -> [ManifestTargets.Target] {
    let lines = text.split(separator: "\n").prefix(mostLines).compactMap { line($0) }
    guard let start = lines.firstIndex(where: { $0.depth == 0 && $0.key == "targets" }) else {
      return []
    }
    return blocks(lines[(start + 1)...], deeperThan: 0).map(target)
  }

  private static func target(_ head: Line, _ body: ArraySlice<Line>) -> ManifestTargets.Target {
    var type = ""
    var sources: [String] = []
    var excluded: [String] = []
    for (line, inner) in blocks(body, deeperThan: head.depth) {
      if line.key == "type" { type = line.value }
      guard line.key == "sources" else { continue }
      sources += list(line.value)
      var path = ""
      var isExcluding = false
      for item in inner {
        // An item of the list itself begins a source.
        if item.depth == inner.first?.depth { isExcluding = false }
        switch item.key {
        case "path":
          path = item.value
          sources.append(path)
          isExcluding = false
        case "excludes":
          isExcluding = true
          excluded += list(item.value).map { path + "/" + $0 }
        case "" where isExcluding: excluded.append(path + "/" + item.value)
        case "": sources.append(item.value)
        case _: isExcluding = false
        }
      }
    }
    return ManifestTargets.Target(
      name: head.key, isApp: type == "application", isTest: type.contains("test"),
      sources: sources, excluded: excluded)
  }

  /// The keys at the least depth, each with the lines below it.
  private static func blocks(
    _ lines: ArraySlice<Line>, deeperThan depth: Int
  ) -> [(Line, ArraySlice<Line>)] {
    let body = lines.prefix { $0.depth > depth || $0.isItem && $0.depth == depth }
    guard let least = body.map(\.depth).min() else { return [] }
    let heads = body.indices.filter { body[$0].depth == least && !body[$0].isItem }
    return heads.enumerated().map { number, place in
      let end = number + 1 < heads.count ? heads[number + 1] : body.endIndex
      return (body[place], body[(place + 1)..<end])
    }
  }

  /// `key: value`, `- value`, or `- key: value`.
  private static func line(_ text: Substring) -> Line? {
    let depth = text.prefix { $0 == " " }.utf8.count
    var rest = text.dropFirst(depth)
    if rest.isEmpty || rest.hasPrefix("#") { return nil }
    if let comment = rest.firstRange(of: " #") { rest = rest[..<comment.lowerBound] }
    let isItem = rest.hasPrefix("- ")
    if isItem { rest = rest.dropFirst(2).drop { $0 == " " } }
    let mark = rest.firstRange(of: ": ")
    let key = rest.hasSuffix(":") ? rest.dropLast() : mark.map { rest[..<$0.lowerBound] } ?? ""
    let value = rest.hasSuffix(":") ? "" : mark.map { rest[$0.upperBound...] } ?? rest
    return Line(depth: depth, isItem: isItem, key: bare(key), value: bare(value))
  }

  /// `[a, b]`, or one text.
  private static func list(_ value: String) -> [String] {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return value.isEmpty ? [] : [value] }
    return value.dropFirst().dropLast().split(separator: ",").map(bare)
  }

  private static func bare(_ text: Substring) -> String {
    func isMark(_ letter: Character) -> Bool {
      letter == " " || letter == "\"" || letter == "'" || letter == "\r"
    }
    guard let end = text.lastIndex(where: { !isMark($0) }) else { return "" }
    return String(text[...end].drop(while: isMark))
  }
}
