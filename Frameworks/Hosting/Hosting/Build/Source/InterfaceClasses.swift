// SPDX-License-Identifier: Apache-2.0

/// The classes of the sources that the files of Interface Builder may name, with their outlets and actions: what
/// Objective-C's runtime would say about them.
struct InterfaceClasses {
  struct Item {
    var superclass = ""
    /// The names of the properties.
    var outlets: [String] = []
    /// The methods: what Swift calls each, and Objective-C's selector.
    var actions: [(method: String, selector: String)] = []
    /// True if it is declared at the outermost level of a file, where other files see it.
    var isVisible = false
  }

  private(set) var items: [String: Item] = [:]

  mutating func add(_ tokens: [SwiftTokens.Token]) {
    // The names of the types that are open, with the depth of the braces they stand in.
    var open: [(name: String, depth: Int)] = []
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}":
        depth -= 1
        while let last = open.last, last.depth >= depth { open.removeLast() }
      case "class", "extension", "struct", "enum", "actor":
        guard let name = Self.name(index, tokens) else { continue }
        if tokens[index].text == "class", depth == 0 { addClass(name, index, tokens) }
        open.append((name, depth))
      case "@IBOutlet": if let type = open.last { addOutlet(type.name, index, tokens) }
      case "@IBAction": if let type = open.last { addAction(type.name, index, tokens) }
      case _: break
      }
    }
  }

  /// Takes the outlets and actions of the same classes in other sources, as far as their names are among some words.
  mutating func take(from other: InterfaceClasses, words: Set<String>) {
    for (name, item) in other.items where items[name] != nil {
      items[name]?.outlets = item.outlets.filter(words.contains)
      items[name]?.actions = item.actions.filter { action in
        words.contains(String(action.method.prefix { $0 != "(" }))
      }
    }
  }

  private static func name(_ index: Int, _ tokens: [SwiftTokens.Token]) -> String? {
    guard index + 2 < tokens.count, let first = tokens[index + 1].text.first,
      first.isLetter || first == "_", !["func", "var", "let"].contains(tokens[index + 1].text),
      index == 0 || tokens[index - 1].text != "."
    else { return nil }
    // `protocol P: class {` names no class.
    return [":", "{", "<"].contains(tokens[index + 2].text) ? tokens[index + 1].text : nil
  }

  private mutating func addClass(_ name: String, _ index: Int, _ tokens: [SwiftTokens.Token]) {
    let modifiers = tokens[..<index].suffix(2).map(\.text)
    guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { return }
    var item = items[name] ?? Item()
    item.isVisible = tokens[index + 2].text != "<"
    if tokens[index + 2].text == ":", index + 3 < tokens.count {
      item.superclass = tokens[index + 3].text
    }
    items[name] = item
  }

  private mutating func addOutlet(_ type: String, _ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let at = tokens[index...].prefix(8).firstIndex(where: { $0.text == "var" }),
      at + 1 < tokens.count
    else { return }
    items[type, default: Item()].outlets.append(tokens[at + 1].text)
  }

  private mutating func addAction(_ type: String, _ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let at = tokens[index...].prefix(8).firstIndex(where: { $0.text == "func" }),
      at + 2 < tokens.count, tokens[at + 2].text == "("
    else { return }
    let name = tokens[at + 1].text
    let labels = Self.labels(at + 2, tokens)
    let method = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    items[type, default: Item()].actions.append((method, Self.selector(name, labels)))
  }

  /// The labels of a method's parameters.
  private static func labels(_ start: Int, _ tokens: [SwiftTokens.Token]) -> [String] {
    var labels: [String] = []
    var depth = 0
    var expectsLabel = true
    for token in tokens[start...].prefix(80) {
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 1: expectsLabel = true
      case _ where depth == 1 && expectsLabel:
        labels.append(token.text)
        expectsLabel = false
      case _: break
      }
      if depth == 0 { break }
    }
    return labels
  }

  /// A first label that begins with one of these is put behind the name as it is; before another stands `With`.
  private static let prepositions: Set = [
    "for", "with", "in", "of", "at", "on", "by", "to", "from",
  ]

  /// Objective-C's selector of a method.
  private static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    if first == "_" { return "\(name):\(rest)" }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return name + (prepositions.contains(first) ? "" : "With") + capital + ":" + rest
  }

  /// The code that describes the classes: those that are named, and those they inherit from.
  ///
  /// - Parameter named: the classes that the files name.
  func code(_ named: Set<String>) -> String {
    var wanted = named
    for name in named {
      var next = items[name]?.superclass
      while let one = next, let item = items[one], wanted.insert(one).inserted {
        next = item.superclass
      }
    }
    let list = wanted.sorted().compactMap { name -> String? in
      guard let item = items[name], item.isVisible else { return nil }
      let make = hasCoder(name) ? "{ \(name)(coder: $0) }" : "{ _ in \(name)() }"
      return Self.code(name, item, make: named.contains(name) ? make : "nil")
    }
    return list.isEmpty ? "[:]" : "[\n" + list.joined(separator: ",\n") + "]"
  }

  /// True if a class is made of a coder. An object that is no view and no controller is made of nothing.
  private func hasCoder(_ name: String) -> Bool {
    var name = name
    var seen: Set<String> = []
    while let item = items[name], seen.insert(name).inserted {
      if item.superclass == "NSObject" || item.superclass.isEmpty { return false }
      name = item.superclass
    }
    return true
  }

  private static func code(_ name: String, _ item: Item, make: String) -> String {
    let outlets = Set(item.outlets).sorted().map { outlet in
      "\"\(outlet)\": InterfaceClass.outlet(of: \(name).self) "
        + "{ InterfaceClass.set(&$0.\(outlet), $1) }"
    }
    var known: Set<String> = []
    let actions = item.actions.filter { known.insert($0.selector).inserted }.map {
      "\"\($0.selector)\": Selector(\(name).\($0.method))"
    }
    func list(_ items: [String]) -> String {
      items.isEmpty ? "[:]" : "[" + items.joined(separator: ", ") + "]"
    }
    return """
      "\(name)": InterfaceClass(
        superclass: "\(item.superclass)", make: \(make),
        outlets: \(list(outlets)), actions: \(list(actions)))
      """
  }
}
