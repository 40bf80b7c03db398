// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of tours.
package protocol TourPhrases: AnyObject, Sendable {
  /// The instruction for a tester: "Press the side button."
  func instruction(_ instruction: Tour.Instruction) -> String
  /// The title of the scenario.
  func title(_ tour: Tour) -> String
  /// The number of steps, the time, and how much is covered.
  func summary(_ tour: Tour) -> String
  /// The quality of a tour: how much longer it may be than the shortest one.
  func quality(_ tour: Tour) -> String
  /// The items that are not covered for one reason.
  func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String
  func problem(_ problem: TourProblem) -> String
}
