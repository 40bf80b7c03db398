// SPDX-License-Identifier: Apache-2.0

/// The methods that the app's `@objc` protocols leave to their types: `@objc optional func`. Without Objective-C
/// each becomes a requirement that the protocol's extension meets: with nothing, or with nil.
struct OptionalRequirements {
  /// The methods, each with true if its result becomes an optional value.
  private(set) var methods: [String: Bool] = [:]
  /// The methods' names without labels.
  private(set) var names: Set<String> = []

  init() {}

  /// - Parameter sources: the text of each source.
  init(_ sources: [[UInt8]]) {
    for source in sources {
      let tokens = SwiftTokens(source).tokens
      for index in tokens.indices where tokens[index].text == "optional" {
        guard let method = Self.method(behind: index, tokens) else { continue }
        methods[method.selector] = method.result.map { !Self.isOptional($0, tokens) } ?? false
        names.insert(tokens[method.tokens.lowerBound + 1].text)
      }
    }
  }

  /// The method that `optional` stands before.
  static func method(behind index: Int, _ tokens: [SwiftTokens.Token]) -> MethodSignature? {
    guard let at = tokens[(index + 1)...].prefix(4).firstIndex(where: { $0.text == "func" }) else {
      return nil
    }
    return MethodSignature(at: at, tokens)
  }

  static func isOptional(_ type: Range<Int>, _ tokens: [SwiftTokens.Token]) -> Bool {
    ["?", "!"].contains(tokens[type.upperBound - 1].text)
  }
}
