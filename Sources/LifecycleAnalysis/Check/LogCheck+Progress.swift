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
    /// How many of the earlier parts are still part of the explanation. The parts behind them have
    /// become unlikely.
    package let kept: Int
    /// The parts that follow them now.
    package let parts: [Progress]
  }

  /// The hypothesis that explains a record in the likeliest explanation.
  struct Chosen: Sendable {
    let record: Int
    let step: Int32
    let place: Int
    /// How many parts the explanation has up to this record.
    var partCount = 0

    func isSame(as other: Chosen) -> Bool {
      record == other.record && step == other.step && place == other.place
    }
  }

  /// Returns what has changed since the last call. The explanation begins with the log or with the last
  /// departure. The call takes time in proportion to the news.
  package mutating func takeNews() -> News {
    guard let run = firstRun ?? run, let last = steps.lastIndex(where: { $0 != Self.notFollowed }),
      steps[last] >= 0
    else {
      chosen = []
      return News(kept: 0, parts: [])
    }
    let transitions = run.checker.transitions
    // The hypothesis at each record, the newest first, until one that was returned before.
    var new: [Chosen] = []
    var kept = chosen.count
    var at = last
    let app = run.places[entry(of: records[last]).app] ?? 0
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
    let keptParts = chosen.last?.partCount ?? 0
    var parts: [Progress] = []
    for var one in new.reversed() {
      parts += self.parts(of: one, run)
      one.partCount = keptParts + parts.count
      chosen.append(one)
    }
    return News(kept: keptParts, parts: parts)
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
    let observation = entry(of: record).observation
    if observation.symbol != .launched { parts.append(.line(Int(record.line), observation)) }
    return parts
  }
}
