// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// A lesson as it goes for a learner who does nothing but take its steps: what a hand-in is held
/// against.
struct LessonPlan {
  let lesson: Lesson
  /// The hash by which the text of the lesson is known to be the same.
  let hash: String
  private(set) var steps: [Step] = []

  struct Step {
    /// The device before it.
    let device: Device
    let statement: String
    fileprivate let trigger: Outcome.Trigger
    fileprivate let predictions: [Scenario.Prediction]

    /// Returns the questions before the step.
    ///
    /// - Parameter focus: the index of the app in focus.
    func questions(focus: Int) -> [Question] {
      guard !predictions.isEmpty, device.apps.indices.contains(focus) else { return [] }
      return Question.predicting(
        predictions, trigger, on: device, app: device.reference(at: focus))
    }
  }

  init(_ lesson: Lesson, _ scenario: Scenario) {
    self.lesson = lesson
    hash = HandIn.hash(of: scenario)
    var runner = Scenario.Runner(scenario)
    repeat {
      let next = runner.player.nextIndex
      guard next < scenario.steps.count, !scenario.steps[next].isExpectation,
        let (device, trigger) = runner.player.beginning(on: runner.device)
      else { continue }
      let step = scenario.steps[next]
      steps.append(
        Step(
          device: device, statement: step.text, trigger: trigger, predictions: step.predictions))
    } while runner.next() != nil
  }
}
