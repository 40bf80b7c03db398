// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A part of the likeliest explanation, and the lines it explains.
  package enum Progress: Hashable, Sendable {
    /// An event happens.
    case event(SystemEvent)
    /// Time passes.
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
    /// A line tells that a process has ended; what comes next is one of the ways in which it may have.
    case ending(LogEnd?)
    /// A line shows an observation.
    case line(Int, LogObservation)
  }

  /// The change in the likeliest explanation.
  package struct News: Hashable, Sendable {
    /// The number of earlier parts that are still part of the explanation. The parts behind them have become unlikely.
    package let kept: Int
    /// The parts that follow them now.
    package let parts: [Progress]
  }
}

/// The hypothesis that explains a record in the likeliest explanation.
struct LikeliestStep: Sendable {
  /// The index of the record.
  let record: Int
  let transition: Int
  /// The index of the hypothesis in the set that the transition leads to.
  let hypothesis: Int
  /// The number of parts that the explanation has up to this record.
  var partCount = 0

  func isSame(as other: LikeliestStep) -> Bool {
    record == other.record && transition == other.transition && hypothesis == other.hypothesis
  }
}

extension CheckSearch {
  /// Returns what has changed in the likeliest explanation since the last call.
  mutating func takeNews(in intake: LogIntake) -> LogCheck.News {
    let pass = explainedPass
    guard let last = steps.lastIndex(where: { $0 != .notChecked }),
      let lastTransition = steps[last].transition
    else {
      told = []
      return LogCheck.News(kept: 0, parts: [])
    }
    let transitions = pass.graph.transitions
    // The hypothesis at each record, the newest first, until one that was returned before.
    var new: [LikeliestStep] = []
    var kept = told.count
    var (record, transition) = (last, lastTransition)
    let app = pass.deviceIndex(of: intake.entry(of: intake.records[last]).app) ?? 0
    let likeliest = pass.graph.likeliest(transitions[transition].to, after: app, mayGoOn: true)
    var hypothesis = likeliest.first ?? 0
    while true {
      let now = LikeliestStep(record: record, transition: transition, hypothesis: hypothesis)
      while kept > 0, told[kept - 1].record > record { kept -= 1 }
      if kept > 0, told[kept - 1].isSame(as: now) { break }
      new.append(now)
      guard let parent = transitions[transition].links[hypothesis][0].parent,
        let before = steps[..<record].lastIndex(where: { $0 != .notChecked }),
        let transitionBefore = steps[before].transition,
        transitions[transitionBefore].to == transitions[transition].from
      else {
        kept = 0
        break
      }
      (record, transition, hypothesis) = (before, transitionBefore, parent)
    }
    told.removeSubrange(kept...)
    let keptParts = told.last?.partCount ?? 0
    var parts: [LogCheck.Progress] = []
    for var step in new.reversed() {
      parts += self.parts(of: step, in: intake)
      step.partCount = keptParts + parts.count
      told.append(step)
    }
    return LogCheck.News(kept: keptParts, parts: parts)
  }

  private func parts(of step: LikeliestStep, in intake: LogIntake) -> [LogCheck.Progress] {
    let link = explainedPass.graph.transitions[step.transition].links[step.hypothesis][0]
    var parts: [LogCheck.Progress] = link.path.map { action in
      switch action {
      case .event(let event): .event(event)
      case .wait(let duration): .wait(duration)
      case .skip: .skip
      }
    }
    let record = intake.records[step.record]
    let observation = intake.entry(of: record).observation
    if observation.symbol == .ended, !parts.isEmpty {
      parts.insert(.ending(observation.end), at: 0)
    }
    if observation.symbol != .launched { parts.append(.line(Int(record.line), observation)) }
    return parts
  }
}
