// SPDX-License-Identifier: Apache-2.0

/// The code that Core Data and SwiftData get from Objective-C and from macros. The copy keeps the lines of
/// the source, so that messages name the right ones.
extension SourceRewriter {
  // MARK: Core Data

  /// `@NSManaged var title: String?` gets accessors, `@NSManaged func addToItems(_ value: Item)` a body.
  mutating func rewriteManaged(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    blank(tokens[index].range)
    let rest = tokens[(index + 1)...].prefix(8)
    guard let keyword = rest.firstIndex(where: { $0.text == "var" || $0.text == "func" }),
      keyword + 2 < tokens.count
    else { return }
    let name = tokens[keyword + 1].text.filter { $0 != "`" }
    let line = tokens[(keyword + 2)...].prefix {
      $0.line == tokens[keyword].line && ![";", "}", "{"].contains($0.text)
    }
    guard let last = line.last else { return }
    if tokens[keyword].text == "var" {
      insert(
        " { get { _hostedValue(\"\(name)\") } set { _setHostedValue(newValue, \"\(name)\") } }",
        at: last.range.upperBound)
    } else if let body = Self.accessor(name, line.map(\.text)) {
      insert(" { \(body) }", at: last.range.upperBound)
    }
  }

  /// `NSManagedObject(entity: …)` makes an object of the entity's class.
  mutating func rewriteManagedObject(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 2].text == "entity"
    else { return }
    insert("._hosted", at: tokens[index].range.upperBound)
  }

  /// Returns the body of an accessor of a relationship.
  private static func accessor(_ name: String, _ parameters: [String]) -> String? {
    func key(after prefix: String) -> String? {
      guard name.hasPrefix(prefix) else { return nil }
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    // The words before colons: a label and a name, or a name alone.
    let names = parameters.indices.filter { parameters[$0] == ":" && $0 > 0 }
      .map { parameters[$0 - 1] }
    let isAtPlace = parameters.contains("at")
    guard let value = names.first else { return nil }
    if let key = key(after: "addTo") { return "_addHosted(\(value), to: \"\(key)\")" }
    if let key = key(after: "removeFrom") {
      return isAtPlace
        ? "_removeHosted(from: \"\(key)\", at: Int(\(value)))"
        : "_removeHosted(\(value), from: \"\(key)\")"
    }
    if let key = key(after: "insertInto"), names.count == 2 {
      return "_insertHosted(\(value), into: \"\(key)\", at: Int(\(names[1])))"
    }
    return "fatalError(\"\(name) is not emulated\")"
  }

  /// `#keyPath(Item.list.name)` is the text `"list.name"`.
  mutating func rewriteKeyPath(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(",
      let end = tokens[index...].firstIndex(where: { $0.text == ")" })
    else { return }
    var path = tokens[(index + 2)..<end].map(\.text).joined()
    // The class comes first.
    if let dot = path.firstIndex(of: "."), path.first?.isUppercase ?? false {
      path = String(path[path.index(after: dot)...])
    }
    replace(tokens[index].range.lowerBound..<tokens[end].range.upperBound, with: "\"\(path)\"")
  }

  // MARK: SwiftData

  /// `@Model class Item { var title: String }`: the class conforms to `PersistentModel`, each property
  /// that is stored is wrapped, and what `@Model` would add is put behind the bracket.
  mutating func rewriteModel(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    blank(tokens[index].range)
    guard
      let keyword = tokens[index...].prefix(12).firstIndex(where: { $0.text == "class" }),
      keyword + 1 < tokens.count,
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" })
    else { return }
    let name = tokens[keyword + 1].text
    let clause = tokens[keyword..<open]
    let end = clause.firstIndex { $0.text == "where" } ?? open
    let mark = clause.contains { $0.text == ":" } ? "," : ":"
    insert("\(mark) PersistentModel", at: tokens[end - 1].range.upperBound)
    let properties = storedProperties(after: open, tokens)
    let unique = uniqueLists(after: open, tokens)
    let all = properties.map { property in
      "ModelProperty(\"\(Self.bare(property.name))\", \\\(name).\(property.name)\(property.description))"
    }
    let values = properties.map { "_\(Self.bare($0.name)) = .init(persisted: ())" }
    insert(
      " public static var modelProperties: [ModelProperty] { [\(all.joined(separator: ", "))] };"
        + (unique.isEmpty ? "" : " public static var modelUnique: [[String]] { [\(unique)] };")
        + " public var modelBacking = ModelBacking();"
        + " public required init(backingData modelBacking: ModelBacking) {"
        + " \(values.joined(separator: "; ")); self.modelBacking = modelBacking }"
        + (isFollowed(open, tokens) ? ";" : ""),
      at: tokens[open].range.upperBound)
  }

  /// `Query<Item, [Item]>` is `Query<Item>`: a wrapper's types are found without the second, which is always the list.
  mutating func rewriteQuery(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return }
    var depth = 0
    var comma: Int?
    for at in tokens.indices.dropFirst(index + 1).prefix(40) {
      switch tokens[at].text {
      case "<", "[", "(": depth += 1
      case ">", "]", ")": depth -= 1
      case "," where depth == 1: comma = comma ?? at
      case _: break
      }
      if depth == 0 {
        if let comma {
          blank(tokens[comma].range.lowerBound..<tokens[at].range.lowerBound)
        }
        return
      }
    }
  }

  /// Returns true if more follows on the same line.
  private func isFollowed(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].line == tokens[index].line
  }

  /// A name without the marks that let a word of the language be one.
  private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// `#Unique<Item>([\.name], [\.list, \.place])` is `["name"], ["list", "place"]`.
  private func uniqueLists(after open: Int, _ tokens: [SwiftTokens.Token]) -> String {
    var depth = 0
    var lists: [String] = []
    for at in tokens[open...].indices {
      switch tokens[at].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "#Unique" where depth == 1:
        var names: [String]?
        // In `\Item.name` the class comes first.
        var isRoot = false
        for token in tokens[at...].prefix(while: { $0.text != ")" }) {
          if token.text == "[" {
            names = []
          } else if token.text == "]" {
            lists.append("[\(names?.joined(separator: ", ") ?? "")]")
            names = nil
          } else if let first = token.text.first, first.isLetter || first == "`", !isRoot {
            names?.append("\"\(Self.bare(token.text))\"")
          }
          isRoot = token.text == "\\"
        }
      case _: break
      }
      if depth == 0 { break }
    }
    return lists.joined(separator: ", ")
  }

  /// `#Unique<Item>([\.name])`: what it says stands in the code of the model. The semicolon behind it goes too.
  mutating func blankMacro(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard var end = tokens[index...].firstIndex(where: { $0.text == ")" }) else { return }
    if end + 1 < tokens.count, tokens[end + 1].text == ";" { end += 1 }
    blank(tokens[index].range.lowerBound..<tokens[end].range.upperBound)
  }

  /// `@ModelActor actor Handler {`: the conformance, and what the macro would add.
  mutating func rewriteModelActor(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    blank(tokens[index].range)
    guard let keyword = tokens[index...].prefix(8).firstIndex(where: { $0.text == "actor" }),
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" })
    else { return }
    let mark = tokens[keyword..<open].contains { $0.text == ":" } ? "," : ":"
    insert("\(mark) ModelActor", at: tokens[open - 1].range.upperBound)
    insert(
      " public nonisolated let modelContainer: ModelContainer;"
        + " public nonisolated let modelExecutor: any ModelExecutor;"
        + " public init(modelContainer: ModelContainer) { self.modelContainer = modelContainer;"
        + " self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)) };",
      at: tokens[open].range.upperBound)
  }

  private static let modifiers: Set = [
    "public", "private", "internal", "fileprivate", "open", "package", "final", "nonisolated", "(",
    "set", ")",
  ]

  /// The properties of a class that a store keeps, with the code of their descriptions. They are wrapped.
  private mutating func storedProperties(
    after open: Int, _ tokens: [SwiftTokens.Token]
  ) -> [(name: String, description: String)] {
    var found: [(name: String, description: String)] = []
    var depth = 0
    for at in tokens[open...].indices {
      switch tokens[at].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case let word where ["var", "let"].contains(word) && depth == 1 && at + 1 < tokens.count:
        if let description = wrap(at, tokens) {
          // A wrapper is of variables.
          if tokens[at].text == "let" { replace(tokens[at].range, with: "var") }
          found.append((tokens[at + 1].text, description))
        }
      case _: break
      }
      if depth == 0 { break }
    }
    return found
  }

  /// Wraps a property, unless it is none that is kept. Returns what describes it, as arguments.
  private mutating func wrap(_ index: Int, _ tokens: [SwiftTokens.Token]) -> String? {
    var first = index
    while first > 0, Self.modifiers.contains(tokens[first - 1].text) {
      // `)` may end what an attribute is given.
      if tokens[first - 1].text == ")", first < 3 || tokens[first - 2].text != "set" { break }
      first -= 1
    }
    let former = tokens[first - 1].text
    if ["static", "class", "lazy", "weak", "unowned"].contains(former) { return nil }
    if former == "@Transient" {
      blank(tokens[first - 1].range)
      return nil
    }
    if former == "@Attribute" { return "" }
    if former == "@Relationship" {
      replace(tokens[first - 1].range, with: "@Attribute")
      return ", Schema.Relationship()"
    }
    if former.hasPrefix("@") { return nil }
    if former == ")", let at = Self.attribute(endingAt: first - 1, tokens) {
      let range = tokens[at + 1].range.lowerBound..<tokens[first - 1].range.upperBound
      let arguments = String(decoding: text[range], as: UTF8.self).replacing("\n", with: " ")
      let name = tokens[at].text
      guard name == "@Relationship" || name == "@Attribute" else { return nil }
      // A wrapper with arguments has its first value from them: they go, and the description has them.
      blank(range)
      replace(tokens[at].range, with: "@Attribute")
      return ", Schema.\(name.dropFirst())\(arguments)"
    }
    guard isStored(index, tokens) else { return nil }
    // Behind what stands before it, so that its own line stays as it was.
    let isFirst = former == "{"
    if isBehindText(first, tokens) {
      insert("@Attribute ", at: tokens[first].range.lowerBound)
      return ""
    }
    let ends = tokens[first - 1].line < tokens[first].line && !isCondition(first - 1, tokens)
    insert(
      isFirst ? (ends ? " ;@Attribute" : " @Attribute ") : ends ? ";@Attribute" : "@Attribute ",
      at: ends || isFirst
        ? tokens[first - 1].range.upperBound : tokens[first].range.lowerBound)
    return ""
  }

  /// Returns true if a text stands between a token and the one before it: `var name = "Item"`.
  private func isBehindText(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    text[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
      .contains(UInt8(ascii: "\""))
  }

  /// Returns true if a token is on a line of `#if`.
  private func isCondition(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    tokens[...index].reversed().prefix { $0.line == tokens[index].line }
      .contains { $0.text.hasPrefix("#") }
  }

  /// Returns the index at which the attribute begins whose arguments end at another.
  private static func attribute(endingAt index: Int, _ tokens: [SwiftTokens.Token]) -> Int? {
    var depth = 0
    for at in stride(from: index, through: 1, by: -1) {
      switch tokens[at].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{": depth -= 1
      case _: break
      }
      if depth == 0 { return tokens[at - 1].text.hasPrefix("@") ? at - 1 : nil }
    }
    return nil
  }

  /// Returns true if a property has storage: no accessors follow its type, but for observers.
  private func isStored(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    var depth = 0
    for at in (index + 2)..<tokens.count {
      switch tokens[at].text {
      case "=" where depth == 0: return true
      case "{" where depth == 0:
        let next = at + 1 < tokens.count ? tokens[at + 1].text : ""
        return next == "didSet" || next == "willSet"
      case "(", "[", "<": depth += 1
      case ">" where tokens[at - 1].text == "-": break
      case ")", "]", ">": depth -= 1
      case "}", ";": return true
      case _:
        // The next declaration.
        if depth == 0, at + 1 < tokens.count, tokens[at].line > tokens[at - 1].line,
          ![":", ".", "?", "&", "|"].contains(tokens[at].text),
          ![":", ".", "&"].contains(tokens[at - 1].text)
        {
          return true
        }
      }
    }
    return true
  }
}
