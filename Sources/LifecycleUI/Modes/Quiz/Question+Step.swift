// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Scenario.Player {
  /// The device as a player's next step will find it, and what the step does; nil where it is no
  /// step.
  package func beginning(on device: Device) -> (Device, Outcome.Trigger)? {
    var (player, device) = (self, device)
    // Expectations of the last step come first.
    while let request = player.next(on: device) {
      switch request {
      case .time(let moment):
        if player.isUnderWay, !player.steps[player.nextIndex].isExpectation {
          return (device, .time(moment - device.now))
        }
        _ = device.advance(to: moment)
      case .skip(let moment): return (device, .time(moment - device.now))
      case .event(let event, _): return (device, .event(event))
      case .finished(_, let verdict): if verdict == nil { return nil }
      }
    }
    return nil
  }
}

extension Question {
  /// The questions a step's predictions ask; both of them where it has none.
  ///
  /// - Parameter focused: the app that is asked about if neither a prediction nor the event names one.
  package static func predicting(
    _ predictions: [Scenario.Prediction], _ trigger: Outcome.Trigger, on device: Device,
    app focused: AppReference?
  ) -> [Question] {
    var named: AppReference?
    if case .event(let event) = trigger { named = event.app }
    var questions: [Question] = []
    for prediction in predictions.isEmpty ? [Scenario.Prediction()] : predictions {
      let index = prediction.app.flatMap { device.index(of: $0) }
      guard let app = index.map({ device.reference(at: $0) }) ?? named ?? focused else {
        continue
      }
      let subjects: [Question.Subject] =
        switch prediction.subject {
        case .calls: [.calls]
        case .state: [.state]
        case .callsAndState: [.calls, .state]
        }
      questions += subjects.compactMap {
        // An author may ask what an event does that is not possible.
        Question(
          predicting: $0, trigger, app, on: device, evenIfRefused: !predictions.isEmpty)
      }
    }
    return questions
  }
}
