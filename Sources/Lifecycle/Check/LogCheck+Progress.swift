// SPDX-License-Identifier: Apache-2.0

extension LogCheck {
  /// A part of the likeliest explanation, and the lines it explains.
  public enum Progress: Hashable, Sendable {
    case event(SystemEvent)
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
    case line(Int, LogObservation)
  }

  /// What happened since the beginning, or since the last departure, as far as the log has come.
  public var progress: [Progress] {
    guard let run, var at = steps.indices.last else { return [] }
    let transitions = run.checker.transitions
    var place = steps[at] >= 0 ? run.checker.likeliestSoFar(transitions[Int(steps[at])].to) : 0
    var progress: [[Progress]] = []
    while at >= 0, steps[at] >= 0 {
      let transition = transitions[Int(steps[at])]
      let link = transition.links[place][0]
      let observation = sight(of: records[at]).observation
      var part = link.path.map { action in
        switch action {
        case .event(let event): Progress.event(event)
        case .wait(let duration): Progress.wait(duration)
        case .skip: Progress.skip
        }
      }
      if observation.symbol != .launched {
        part.append(.line(Int(records[at].line), observation))
      }
      progress.append(part)
      place = max(0, link.parent)
      guard at > 0, link.parent >= 0, steps[at - 1] >= 0,
        transitions[Int(steps[at - 1])].to == transition.from
      else { break }
      at -= 1
    }
    return progress.reversed().flatMap { $0 }
  }
}
