// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of tours.
package struct TourPhrases: Sendable {
  /// The instruction for a tester: "Press the side button."
  package let instruction: @Sendable (Tour.Instruction) -> String
  /// The title of the scenario.
  package let title: @Sendable (_ tour: Tour) -> String
  /// The number of steps, the time, and how much is covered.
  package let summary: @Sendable (_ tour: Tour) -> String
  /// How much longer the tour may be than the shortest one.
  package let quality: @Sendable (_ tour: Tour) -> String
  /// The items that are not covered for one reason.
  package let missing: @Sendable (_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String
  package let problem: @Sendable (_ problem: TourProblem) -> String
}
