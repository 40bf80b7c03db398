// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// The use that sources make of a name, as far as it says what the name may be.
struct NameUses {
  /// True if a type other than a class conforms to it, or a class behind another.
  private(set) var isProtocol = false
  /// True if a class names it first.
  private(set) var isFirstOfClass = false
  /// True if it is called, or a member of it is asked for.
  private(set) var isCalled = false
  /// The number of its generic parameters.
  private(set) var parameters = 0
  /// True if it stands in a source without UIKit.
  private(set) var isInSwiftUI = false

  init(_ name: String, in sources: [SwiftStatements]) {
    for source in sources {
      let tokens = source.tokens
      for index in tokens.indices where tokens[index].text == name {
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if next == "<", tokens[index + 1].range.lowerBound == tokens[index].range.upperBound {
          parameters = max(parameters, Self.count(index + 1, tokens))
        }
        if next == "(" || next == "." { isCalled = true }
        addHead(index, tokens)
      }
      let modules = zip(tokens, tokens.dropFirst()).filter { $0.0.text == "import" }.map(\.1.text)
      if modules.contains("SwiftUI"), !modules.contains("UIKit"),
        tokens.contains(where: { $0.text == name })
      {
        isInSwiftUI = true
      }
    }
  }

  /// Notes whether a token stands in the list of what a type inherits.
  private mutating func addHead(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    var at = index - 1
    var isFirst = true
    while at > 0 {
      let word = tokens[at].text
      if word == "," { isFirst = false }
      if word == ":" {
        // `class A: B`, `class A<T>: B`, `extension A.B: C`.
        var head = at - 1
        while head > 0, !SwiftStatements.types.contains(tokens[head].text) {
          guard at - head < 12, tokens[head].line == tokens[at].line,
            !["{", "}", "(", ")", "=", "func", "var", "let", "case"].contains(tokens[head].text)
          else { return }
          head -= 1
        }
        guard SwiftStatements.types.contains(tokens[head].text) else { return }
        if tokens[head].text == "class", isFirst {
          isFirstOfClass = true
        } else {
          isProtocol = true
        }
        return
      }
      guard
        word == "," || word == "." || word == "&" || word == "<" || word == ">"
          || word.first.map({ $0.isLetter || $0 == "_" }) == true,
        !["func", "var", "let", "case", "in", "return"].contains(word)
      else { return }
      at -= 1
    }
  }

  /// The number of types between angle brackets.
  private static func count(_ open: Int, _ tokens: [SwiftTokens.Token]) -> Int {
    var depth = 0
    var count = 1
    for token in tokens[open...].prefix(60) {
      switch token.text {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      case _: break
      }
      if depth == 0 { return count }
    }
    return 0
  }

  /// The kind of stub for a name that no source declares.
  func kind(of name: String) -> StubNames.Kind {
    guard name.first?.isUppercase == true else { return .value }
    let sounds = ["Delegate", "DataSource", "Protocol", "Providing", "able"]
    if isProtocol || !isCalled && sounds.contains(where: name.hasSuffix) { return .proto }
    if isInSwiftUI, !isFirstOfClass, name.hasSuffix("View") { return .view }
    return .type(base: Self.base(of: name), parameters: parameters)
  }

  /// The class that one of such a name is likely to inherit from.
  static func base(of name: String) -> String {
    let bases = [
      "NavigationController", "TabBarController", "TableViewController", "ViewController", "Window",
      "TableViewCell", "CollectionViewCell", "TableView", "CollectionView", "Button", "View",
    ]
    return bases.first { name.hasSuffix($0) }.map { "UI" + $0 } ?? "NSObject"
  }
}
