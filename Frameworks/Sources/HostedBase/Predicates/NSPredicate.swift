// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSPredicate {
  /// A condition in Apple's format: `"title CONTAINS[cd] %@ AND isDone == NO"`.
  /// - SeeAlso: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(hosted: predicateFormat, args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(hosted: predicateFormat, arguments ?? [])
  }

  private convenience init(hosted format: String, _ arguments: [Any?]) {
    var parser = PredicateParser(format, arguments)
    guard let condition = parser.parse() else {
      fatalError("Unable to parse the format string \"\(format)\"")
    }
    self.init(block: { object, _ in condition(object) })
  }
}

// An argument is often written `date as CVarArg`.
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSDate)._hostedEncoding }
}
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSUUID)._hostedEncoding }
}

extension NSObject {
  /// The types that C would be given. Nobody here reads them.
  fileprivate var _hostedEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

/// A condition that was read.
typealias PredicateCondition = (Any?) -> Bool
/// A value that was read, of an object.
typealias PredicateValue = (Any?) -> Any?

/// Reads the format of predicates.
struct PredicateParser {
  private var tokens: [PredicateToken]
  private var at = 0
  private var arguments: [Any?]

  init(_ format: String, _ arguments: [Any?]) {
    tokens = PredicateToken.all(in: format)
    self.arguments = arguments
  }

  /// The condition; nil if the format is wrong.
  mutating func parse() -> PredicateCondition? {
    guard let condition = either(), at == tokens.count else { return nil }
    return condition
  }

  /// The value; nil if the format is wrong.
  mutating func parseValue() -> PredicateValue? {
    guard let value = expression(), at == tokens.count else { return nil }
    return value
  }

  private var next: PredicateToken? { at < tokens.count ? tokens[at] : nil }

  /// Takes a word or a mark, if it comes next.
  private mutating func take(_ words: String...) -> Bool {
    guard let next, next.isWord, words.contains(next.text.uppercased()) else { return false }
    at += 1
    return true
  }

  private mutating func either() -> PredicateCondition? {
    guard var condition = both() else { return nil }
    while take("OR", "||") {
      guard let other = both() else { return nil }
      let one = condition
      condition = { one($0) || other($0) }
    }
    return condition
  }

  private mutating func both() -> PredicateCondition? {
    guard var condition = one() else { return nil }
    while take("AND", "&&") {
      guard let other = one() else { return nil }
      let first = condition
      condition = { first($0) && other($0) }
    }
    return condition
  }

  private mutating func one() -> PredicateCondition? {
    if take("NOT", "!") { return one().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    let start = at
    if take("(") {
      if let condition = either(), take(")") { return condition }
      at = start
    }
    return comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() -> PredicateCondition? {
    let quantity: PredicateComparison.Quantity? =
      take("ANY", "SOME")
      ? .any : take("ALL") ? .all : take("NONE") ? PredicateComparison.Quantity.none : nil
    // A predicate may be an argument.
    if quantity == nil, case .argument("@")? = next?.kind,
      let predicate = arguments.first.flatMap({ $0 }) as? NSPredicate
    {
      at += 1
      arguments.removeFirst()
      return { predicate.evaluate(with: $0) }
    }
    guard let left = expression(), let operation = operation(), let right = expression() else {
      return nil
    }
    var options: Set<Character> = []
    if let token = behind { options = token }
    let comparison = PredicateComparison(
      operation: operation, ignoresCase: options.contains("c"),
      ignoresMarks: options.contains("d"), quantity: quantity)
    behind = nil
    return { object in comparison.holds(left(object), right(object)) }
  }

  /// The options of the operator that was read last: `[cd]`.
  private var behind: Set<Character>?

  private mutating func operation() -> PredicateComparison.Operation? {
    guard let next, next.isWord,
      let operation = PredicateComparison.operations[next.text.uppercased()]
    else { return nil }
    at += 1
    if at + 2 < tokens.count, tokens[at].text == "[", tokens[at + 2].text == "]",
      tokens[at + 1].text.lowercased().allSatisfy({ "cdnl".contains($0) })
    {
      behind = Set(tokens[at + 1].text.lowercased())
      at += 3
    }
    return operation
  }

  // MARK: Expressions

  private mutating func expression() -> PredicateValue? {
    operations(["+", "-"]) { $0.product() }
  }

  private mutating func product() -> PredicateValue? {
    operations(["*", "/"]) { $0.power() }
  }

  private mutating func power() -> PredicateValue? { operations(["**"]) { $0.term() } }

  /// Values with marks between them, from the left.
  private mutating func operations(
    _ marks: [String], of operand: (inout Self) -> PredicateValue?
  ) -> PredicateValue? {
    guard var value = operand(&self) else { return nil }
    while let next, next.isWord, marks.contains(next.text) {
      at += 1
      guard let other = operand(&self) else { return nil }
      let one = value
      value = { PredicateArithmetic.value(next.text, one($0), other($0)) }
    }
    return value
  }

  private mutating func term() -> PredicateValue? {
    guard let token = next else { return nil }
    at += 1
    switch token.kind {
    case .text: return { _ in token.text }
    case .number(let number): return { _ in number.value }
    case .argument("K"):
      guard let path = argument() as? String else { return nil }
      return { KeyedValues.value(of: $0, at: path) }
    case .argument:
      guard !arguments.isEmpty else { return nil }
      let value = argument()
      return { _ in value }
    case .word: return word(token.text)
    }
  }

  private mutating func argument() -> Any? {
    arguments.isEmpty ? nil : arguments.removeFirst().flatMap(flat)
  }

  private mutating func word(_ word: String) -> PredicateValue? {
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "{": return list()
    case "(":
      guard let value = expression(), take(")") else { return nil }
      return value
    case "-":
      guard let value = term() else { return nil }
      return { PredicateArithmetic.value("-", 0, value($0)) }
    case _:
      guard let first = word.first, first.isLetter || first == "_" || first == "@" || first == "#"
      else { return nil }
      // A word that is an operator is no key.
      if PredicateComparison.operations[word.uppercased()] != nil { return nil }
      if next?.text == "(", let function = PredicateArithmetic.functions[word.lowercased()] {
        at += 1
        guard let value = expression(), take(")") else { return nil }
        return { value($0).flatMap(KeyedValues.number).map(function) }
      }
      let path = word.hasPrefix("#") ? String(word.dropFirst()) : word
      return { KeyedValues.value(of: $0, at: path) }
    }
  }

  private mutating func list() -> PredicateValue? {
    var values: [PredicateValue] = []
    if take("}") { return { _ in [Any]() } }
    repeat {
      guard let value = expression() else { return nil }
      values.append(value)
    } while take(",")
    guard take("}") else { return nil }
    return { object in values.compactMap { $0(object) } as [Any] }
  }
}
