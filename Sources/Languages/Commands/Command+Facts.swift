// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Command {
  /// The name of the command in the settings: the words of its event, or a name of its own. No two
  /// commands that a key can ask for share a name.
  package var name: String { facts.name }

  /// True if a process can do what is asked for: it cannot go back, nor run faster.
  package var isPossibleWhileHosting: Bool { facts.whileHosting }

  private typealias Facts = (name: String, whileHosting: Bool)

  /// The row of the command in the table of facts.
  private var facts: Facts {
    switch self {
    case .run(.send(let kind)), .run(.toggle(let kind, _)): (kind.phrase, whileHosting: true)
    case .run(.takeStep): ("next", whileHosting: false)
    case .run(.takeCallback): ("step", whileHosting: false)
    case .run(.travel(let direction, let unit)):
      (Self.name(of: direction) + Self.suffix(of: unit), whileHosting: true)
    case .run(.travelBy(let direction)): (Self.name(of: direction), whileHosting: true)
    case .run(.travelToFirst): ("first moment", whileHosting: true)
    case .run(.travelToPresent): ("now", whileHosting: true)
    case .run(.undo): ("undo", whileHosting: false)
    case .run(.redo): ("redo", whileHosting: false)
    case .run(.nameBranch): ("branch", whileHosting: false)
    case .run(.switchBranch): ("switch", whileHosting: false)
    case .run(.quiz): ("quiz", whileHosting: true)
    case .run(.focusApp(let number)): ("app \(number)", whileHosting: true)
    case .run(.pause): ("pause", whileHosting: true)
    case .run(.faster): ("faster", whileHosting: false)
    case .run(.slower): ("slower", whileHosting: false)
    case .run(.setSpeed): ("speed", whileHosting: false)
    case .run(.skip): ("skip", whileHosting: false)

    case .view(.confirm): ("confirm", whileHosting: true)
    case .view(.why): ("why", whileHosting: true)
    case .view(.restart): ("restart", whileHosting: true)
    case .view(.leave): ("leave", whileHosting: true)
    case .view(.move(let move)): (Self.name(of: move), whileHosting: true)

    case .session(.present): ("present", whileHosting: false)
    case .session(.notes): ("notes", whileHosting: true)
    case .session(.branches): ("branches", whileHosting: true)
    case .session(.coverage), .session(.coverageTable): ("coverage", whileHosting: true)
    case .session(.departures): ("departures", whileHosting: true)
    case .session(.nextPanel): ("next panel", whileHosting: true)
    case .session(.previousPanel): ("previous panel", whileHosting: true)
    case .session(.search): ("search", whileHosting: true)
    case .session(.logForm): ("log form", whileHosting: true)
    case .session(.nextMatch): ("next match", whileHosting: true)
    case .session(.previousMatch): ("previous match", whileHosting: true)
    case .session(.help): ("help", whileHosting: true)
    case .session(.objects): ("objects", whileHosting: true)
    case .session(.scenarios): ("scenarios", whileHosting: false)
    case .session(.load): ("load", whileHosting: false)
    case .session(.learn): ("learn", whileHosting: false)
    case .session(.startCard): ("start", whileHosting: true)
    case .session(.fiveSeconds): ("five", whileHosting: false)
    case .session(.compare): ("compare", whileHosting: true)
    case .session(.prompt): ("command line", whileHosting: true)
    case .session(.save): ("save session", whileHosting: true)
    case .session(.saveSession(overwrites: false)): ("save", whileHosting: true)
    case .session(.saveSession(overwrites: true)): ("save!", whileHosting: true)
    case .session(.summary): ("summary", whileHosting: true)
    case .session(.saveSummary(overwrites: false)): ("save-summary", whileHosting: true)
    case .session(.saveSummary(overwrites: true)): ("save-summary!", whileHosting: true)
    case .session(.changeLanguage): ("lang", whileHosting: true)
    case .session(.status): ("status", whileHosting: true)
    case .session(.close): ("close", whileHosting: true)

    case .program(.repaint): ("repaint", whileHosting: true)
    case .program(.stop): ("stop", whileHosting: true)
    case .program(.quit): ("quit", whileHosting: true)
    }
  }

  private static func name(of direction: TravelDirection) -> String {
    switch direction {
    case .backward: "earlier"
    case .forward: "later"
    }
  }

  private static func suffix(of unit: TravelUnit) -> String {
    switch unit {
    case .moment: ""
    case .event: " event"
    case .state: " state"
    }
  }

  private static func name(of move: Move) -> String {
    switch move {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .first: "first row"
    case .last: "last row"
    }
  }
}
