// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle

extension Rule {
  /// The sentence of the rule.
  ///
  /// - Parameter language: The language: `en`, `vi`, `zh-Hans` or `ru`. English stands for any other.
  public func sentence(in language: String = "en") -> String {
    (Language(tag: language) ?? .english).phrases.rule(self)
  }
}
