// SPDX-License-Identifier: Apache-2.0

/// The names that are not there, each with what stands for it.
struct StubNames {
  enum Kind: Equatable {
    /// A class, with the class it inherits from and the number of its parameters.
    case type(base: String, parameters: Int)
    /// A view of SwiftUI's.
    case view
    case proto
    /// A function or a variable.
    case value
    /// The wrapper of a property.
    case wrapper
  }

  /// The kinds by name; a name within another stands behind a period.
  private(set) var kinds: [String: Kind] = [:]

  var isEmpty: Bool { kinds.isEmpty }

  /// The names, sorted.
  var names: [String] { kinds.keys.sorted() }

  /// The names that nothing can stand for.
  private var refused: Set<String> = []

  /// Adds a name, or changes its kind. Returns false if nothing is new.
  mutating func add(_ name: String, _ kind: Kind) -> Bool {
    guard kinds[name] != kind, !refused.contains(name), Self.isName(name) else { return false }
    kinds[name] = kind
    return true
  }

  /// Adds a type within a type. Returns false if it is there.
  mutating func add(_ name: String, within outer: String) -> Bool {
    if kinds[outer] == .proto { kinds[outer] = .type(base: "NSObject", parameters: 0) }
    let key = outer + "." + name
    guard kinds[key] == nil, !refused.contains(key), Self.isName(name),
      outer.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
    else { return false }
    kinds[key] = .type(base: "NSObject", parameters: 0)
    return true
  }

  /// True if a word names something: an operator does not.
  private static func isName(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } ?? false
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Weakens the stub of a name that does not compile: it asks for less, or goes.
  mutating func weaken(_ name: String) {
    switch kinds[name] {
    case .type(let base, let count) where base != "NSObject":
      kinds[name] = .type(base: "NSObject", parameters: count)
    case .type, .view, .proto, .value, .wrapper, nil:
      kinds[name] = nil
      refused.insert(name)
    }
  }

  /// The name whose declaration has a line of the source; nil for none.
  ///
  /// - Parameter imports: the modules that the copies import.
  func name(at line: Int, imports: [String]) -> String? {
    var first = imports.count + 2
    for name in names {
      let next = first + declaration(name).split(separator: "\n").count
      if line < next { return line < first ? nil : name }
      first = next
    }
    return nil
  }

  /// The source that declares the names.
  ///
  /// - Parameter imports: the modules that the copies import.
  func code(imports: [String]) -> String {
    // Every copy sees what one of them brings along.
    let head = imports.map { "import \($0)\n" } + ["@_exported import \(AppleModule.stubs)\n"]
    return head.joined() + names.map { declaration($0) + "\n" }.joined()
  }

  private func declaration(_ key: String) -> String {
    let parts = key.split(separator: ".").map(String.init)
    let name = parts.last ?? key
    let declaration =
      switch kinds[key] ?? .value {
      case .type(let base, let count): Self.type(name, base, count)
      case .view:
        """
        @dynamicMemberLookup struct \(name): View, ApplifeMembers {
          static var applifeMake: ApplifeMaker<\(name)> { ApplifeMaker { \(name)() } }
          var body: EmptyView { EmptyView() }
        }
        """
      case .proto:
        "@dynamicMemberLookup protocol \(name): ApplifeMembers {}"
      case .value: "let \(name) = ApplifeNothing()"
      case .wrapper:
        """
        @propertyWrapper struct \(name)<Value> {
          var wrappedValue: Value
          var projectedValue: ApplifeNothing { ApplifeNothing() }
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          init() { wrappedValue = applifeNothing() }
        }
        """
      }
    let outer = parts.dropLast().joined(separator: ".")
    return outer.isEmpty ? declaration : "extension \(outer) {\n\(declaration)\n}"
  }

  private static func type(_ name: String, _ base: String, _ count: Int) -> String {
    let list = (0..<count).map { "T\($0)" }.joined(separator: ", ")
    let parameters = count == 0 ? "" : "<\(list)>"
    let type = name + parameters
    return """
      @dynamicMemberLookup class \(type): \(base), ApplifeStub {
        static var applifeMake: ApplifeMaker<\(type)> { ApplifeMaker { \(type)() } }
        static var applifePlain: Any { \(type)() }
      }
      """
  }

  /// A copy in which the initializers of the names take whatever they are given.
  func rewritten(_ text: [UInt8]) -> [UInt8] {
    let statements = SwiftStatements(text)
    let tokens = statements.tokens
    var places: [Int] = []
    var copy = text
    for index in tokens.indices where index + 1 < tokens.count {
      // The wrapper of a property needs no arguments.
      if tokens[index].text.hasPrefix("@"),
        kinds[String(tokens[index].text.dropFirst())] == .wrapper,
        tokens[index + 1].text == "(", let close = statements.closing[index + 1]
      {
        let list = tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound
        for at in list where copy[at] != UInt8(ascii: "\n") { copy[at] = UInt8(ascii: " ") }
        continue
      }
      let key = Self.key(index, tokens)
      switch kinds[key] {
      case .type, .view: break
      case .proto, .value, .wrapper, nil: continue
      }
      if index > 0,
        ["class", "struct", "func", "enum", "extension"].contains(tokens[index - 1].text)
      {
        continue
      }
      var next = index + 1
      if tokens[next].text == "<" {
        guard let end = tokens[next...].prefix(30).firstIndex(where: { $0.text == ">" }),
          end + 1 < tokens.count
        else { continue }
        next = end + 1
      }
      if tokens[next].text == "(",
        tokens[next].range.lowerBound == tokens[next - 1].range.upperBound
      {
        places.append(tokens[next].range.lowerBound)
      }
    }
    for offset in places.reversed() { copy.insert(contentsOf: ".applifeMake".utf8, at: offset) }
    return copy
  }

  /// The name at an index, with the names before it that stand for types.
  private static func key(_ index: Int, _ tokens: [SwiftTokens.Token]) -> String {
    var key = tokens[index].text
    var at = index
    while at >= 2, tokens[at - 1].text == "." {
      key = tokens[at - 2].text + "." + key
      at -= 2
    }
    return key
  }
}
