// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// The sentences the commands without a screen print.
enum Sentences {
  /// What a rule says.
  @Sendable static func rule(_ rule: Rule) -> String { rule.rawValue }
}
