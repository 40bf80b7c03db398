// SPDX-License-Identifier: Apache-2.0

/// The names that an app's sources declare for each other: those at the outermost level, and the members of
/// extensions.
struct AppDeclarations {
  struct Item {
    /// The index of the source.
    let file: Int
    /// `class`, `struct`, `func` and the like.
    let keyword: String
    /// The names that it inherits, in order.
    let inherits: [String]
    /// True for a view of SwiftUI's.
    let isView: Bool
  }
  private(set) var items: [String: Item] = [:]
  /// The sources in which an extension declares a member.
  private(set) var members: [String: [Int]] = [:]
  /// The sources that declare or extend a type.
  private(set) var parts: [String: [Int]] = [:]

  init(_ sources: [SwiftStatements]) {
    for (file, source) in sources.enumerated() {
      let tokens = source.tokens
      let isSwiftUI = zip(tokens, tokens.dropFirst()).contains {
        $0.text == "import" && $1.text == "SwiftUI"
      }
      var index = 0
      while index < tokens.count {
        let word = tokens[index].text
        let name = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if SwiftStatements.types.contains(word) || word == "typealias" {
          let head = tokens[(index + 2)...].prefix(60).prefix {
            $0.text != "{" && $0.text != "where"
          }
          let colon = head.firstIndex { $0.text == ":" } ?? head.endIndex
          let inherits = head[colon...].map(\.text).filter { $0.first?.isLetter == true }
          parts[name, default: []].append(file)
          if word != "extension", items[name] == nil {
            items[name] = Item(
              file: file, keyword: word, inherits: inherits,
              isView: isSwiftUI && inherits.contains("View"))
          }
          if word == "extension", let open = tokens[index...].firstIndex(where: { $0.text == "{" })
          {
            addMembers(open, source, file)
          }
        } else if ["func", "let", "var"].contains(word), items[name] == nil {
          items[name] = Item(file: file, keyword: word, inherits: [], isView: false)
        }
        index = (source.closing[index] ?? index) + 1
      }
    }
  }

  private mutating func addMembers(_ open: Int, _ source: SwiftStatements, _ file: Int) {
    guard let end = source.closing[open] else { return }
    var index = open + 1
    while index < end {
      if ["func", "let", "var", "case"].contains(source.tokens[index].text) {
        members[source.tokens[index + 1].text, default: []].append(file)
      }
      index = (source.closing[index] ?? index) + 1
    }
  }

  /// The kind of stub for a type of the app's own whose source is left out; nil if the app has no such type.
  func kind(of name: String) -> StubNames.Kind? {
    guard let item = items[name] else { return nil }
    switch item.keyword {
    case "protocol": return .proto
    case "func", "let", "var": return .value
    case _: if item.isView { return .view }
    }
    var seen: Set = [name]
    var base = item.inherits.first
    while let next = base, let item = items[next], seen.insert(next).inserted {
      base = item.keyword == "class" ? item.inherits.first : nil
    }
    let isApples =
      item.keyword == "class"
      && base.map { $0.hasPrefix("UI") && !$0.hasSuffix("Delegate") && !$0.hasSuffix("DataSource") }
        ?? false
    return .type(base: isApples ? base ?? "NSObject" : "NSObject", parameters: 0)
  }
}
