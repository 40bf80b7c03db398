// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleUI

/// The sentences the commands without a screen print: those of the screen, in the same language.
enum Sentences {
  /// What a rule says, in reports: they are read by programs too, and so always in one language.
  @Sendable static func rule(_ rule: Rule) -> String { Phrases.english.rule(rule) }
}
