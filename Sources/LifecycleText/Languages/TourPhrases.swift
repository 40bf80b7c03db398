// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What tours say.
package struct TourPhrases: Sendable {
  /// What a tester is told to do, in a sentence: "Press the side button."
  package let instruction: @Sendable (Tour.Instruction) -> String
  /// The title of the scenario.
  package let title: @Sendable (_ tour: Tour) -> String
  /// How many steps, how long, how much is covered.
  package let summary: @Sendable (_ tour: Tour) -> String
  /// How far the tour is from the shortest one.
  package let quality: @Sendable (_ tour: Tour) -> String
  /// What is not covered, and why.
  package let missing: @Sendable (_ missing: Tour.Missing) -> String
  package let problem: @Sendable (_ problem: TourProblem) -> String
}
