// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A part of the likeliest explanation, and the lines it explains.
  package enum Progress: Hashable, Sendable {
    case event(SystemEvent)
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
    case line(Int, LogObservation)
  }

  /// What has changed in the likeliest explanation.
  package struct News: Hashable, Sendable {
    /// How many of the parts that were told before still stand; what comes behind those has become
    /// unlikely.
    package let standing: Int
    /// The parts behind them.
    package let parts: [Progress]
  }

  /// Which hypothesis stands for a record in the likeliest explanation.
  struct Chosen: Sendable {
    let record: Int
    let step: Int32
    let place: Int
    /// How many parts have been told with it.
    var told = 0

    func isSame(as other: Chosen) -> Bool {
      record == other.record && step == other.step && place == other.place
    }
  }

  /// What is new since this was called last: what happened since the beginning, or since the last
  /// departure, as far as the log has come. It takes as long as there is news.
  package mutating func takeNews() -> News {
    guard let run = told ?? run, let last = steps.lastIndex(where: { $0 != Self.notFollowed }),
      steps[last] >= 0
    else {
      chosen = []
      return News(standing: 0, parts: [])
    }
    let transitions = run.checker.transitions
    // What stands at each record now, the newest first, as far as it was not told.
    var new: [Chosen] = []
    var kept = chosen.count
    var at = last
    let app = run.places[sight(of: records[last]).app] ?? 0
    let likeliest = run.checker.likeliest(
      transitions[Int(steps[last])].to, after: app, mayGoOn: true)
    var place = likeliest.first ?? 0
    while true {
      let now = Chosen(record: at, step: steps[at], place: place)
      while kept > 0, chosen[kept - 1].record > at { kept -= 1 }
      if kept > 0, chosen[kept - 1].isSame(as: now) { break }
      new.append(now)
      let transition = transitions[Int(now.step)]
      place = transition.links[place][0].parent
      guard place >= 0,
        let before = steps[..<at].lastIndex(where: { $0 != Self.notFollowed }),
        steps[before] >= 0, transitions[Int(steps[before])].to == transition.from
      else {
        kept = 0
        break
      }
      at = before
    }
    chosen.removeSubrange(kept...)
    let standing = chosen.last?.told ?? 0
    var parts: [Progress] = []
    for var one in new.reversed() {
      parts += self.parts(of: one, run)
      one.told = standing + parts.count
      chosen.append(one)
    }
    return News(standing: standing, parts: parts)
  }

  private func parts(of chosen: Chosen, _ run: Run) -> [Progress] {
    var parts: [Progress] = []
    for action in run.checker.transitions[Int(chosen.step)].links[chosen.place][0].path {
      switch action {
      case .event(let event): parts.append(.event(event))
      case .wait(let duration): parts.append(.wait(duration))
      case .skip: parts.append(.skip)
      }
    }
    let record = records[chosen.record]
    let observation = sight(of: record).observation
    if observation.symbol != .launched { parts.append(.line(Int(record.line), observation)) }
    return parts
  }
}
