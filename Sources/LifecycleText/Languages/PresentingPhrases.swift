// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said while a scenario is presented before a class.
package struct PresentingPhrases: Sendable {
  package let begins: @Sendable (_ key: String) -> String
  package let ends: String
  /// A step was taken: what key reveals all of its outcome, and what key one line.
  package let hidden: @Sendable (_ all: String, _ line: String) -> String
  /// The same without a screen.
  package let hiddenPlain: String
  /// What the two keys do, in a word or two.
  package let revealAll: String
  package let revealLine: String
  /// The outcome is hidden: a word on the first row.
  package let isHidden: String
}
