// SPDX-License-Identifier: Apache-2.0
import HostedBase

extension PredicateExpressions {
  /// The expression that a text contains another, as people see it. Foundation on Linux has no such
  /// expression.
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      return text.localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Encodable
where Root: Encodable, Other: Encodable {}
extension PredicateExpressions.StringLocalizedStandardContains: Decodable
where Root: Decodable, Other: Decodable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
