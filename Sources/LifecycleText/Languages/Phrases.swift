// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Every sentence the user reads on the screen, in one language. A language that misses one does
/// not compile. Names of UIKit are not here: they are never translated.
package struct Phrases: Sendable {
  /// The languages that have sentences.
  enum Source: Sendable { case english }

  let source: Source

  // MARK: The life cycle
  package let state: @Sendable (EmulatedApp.State) -> String
  /// Why an app is in its state, after a colon: "a call is ringing".
  package let cause: @Sendable (TransitionReason) -> String
  /// What a state means, in a sentence or two.
  package let stateDescription: @Sendable (EmulatedApp.State) -> String
  /// What a state means, in a few words: "on screen, receives events".
  package let stateMeaning: @Sendable (EmulatedApp.State) -> String
  package let limit: @Sendable (TimeLimit) -> String
  /// What wakes an app in the background.
  package let wake: @Sendable (BackgroundWake) -> String
  /// A word or two for an event, for a small panel: "home".
  package let eventLabel: @Sendable (SystemEvent.Kind) -> String
  /// What an event is: "Go to the Home screen".
  package let event: @Sendable (SystemEvent.Kind) -> String
  /// One sentence: what iOS does, or what is missing.
  package let rule: @Sendable (Rule) -> String
  /// How far a rule can be trusted.
  package let grade: @Sendable (Rule.Grade) -> String
  /// What an app is expected to do in a method.
  package let callbackRole: @Sendable (Callback) -> String
  package let objectName: @Sendable (AppObject) -> String
  package let objectRole: @Sendable (AppObject) -> String
  package let style: @Sendable (LifecycleStyle) -> String
  /// What the phone's screen shows.
  package let screen: ScreenPhrases

  // MARK: Scenarios
  /// What is wrong with the text of a scenario, without the place.
  package let problem: @Sendable (Scenario.Problem) -> String
  /// What was expected, and what was found if it did not hold.
  package let verdict: @Sendable (Scenario.Verdict) -> String
  /// What was found in place of what was expected.
  package let finding: @Sendable (Scenario.Finding) -> String

  // MARK: The termination report
  package let ending: @Sendable (Termination.Reason) -> String
  package let code: @Sendable (Termination.Code) -> String

  // MARK: Keys
  package let commandLabel: @Sendable (Command) -> String
  package let commandHelp: @Sendable (Command) -> String
  /// Enter takes the next step of the scenario: a hint among the keys.
  package let nextStepHint: String
  package let group: @Sendable (Command.Group) -> String

  // MARK: Panels
  package let diagram: String
  /// The heading of the two states in which an app is on the screen.
  package let foreground: String
  package let log: String
  package let apps: String
  package let timers: String
  package let actions: String
  package let objects: String
  package let scenario: String
  package let help: String
  /// In the panel of timers when no limit counts.
  package let nothingCounts: String
  /// In the log before anything happened.
  package let nothingYet: @Sendable (_ key: String) -> String
  package let firstToBeTerminated: String
  /// The state of a window whose scene is not connected.
  package let disconnected: String
  package let memory: @Sendable (_ megabytes: Int) -> String
  package let unsavedEdits: @Sendable (Int) -> String
  /// A number of seconds with its unit: "3.2 s".
  package let seconds: @Sendable (_ number: String) -> String
  /// "for 12 s": how long a state has lasted.
  package let lasting: @Sendable (_ time: String) -> String
  /// "since 12.34": the moment a state began.
  package let since: @Sendable (_ time: String) -> String
  /// "3.2 s left".
  package let left: @Sendable (_ time: String) -> String
  package let lockedDevice: String
  package let talking: String
  package let mainThreadBlocked: String
  package let helpClose: String
  package let objectsClose: String
  /// The heading of the signs in the help.
  package let signs: String
  /// What a sign says.
  package let sign: @Sendable (Sign) -> String
  /// The heading of the words about the clock in the help.
  package let clock: String
  /// The words about the clock on the first row, and what they mean.
  package let clockStates: [(word: String, meaning: String)]
  /// The heading of what the mouse does in the help.
  package let mouse: String
  /// What can be clicked, and what that does.
  package let clicks: [(word: String, meaning: String)]

  // MARK: The status line
  package let paused: String
  /// The clock waits for a key: the next step of the scenario.
  package let waitsFor: @Sendable (_ key: String) -> String
  package let speed: @Sendable (_ factor: String) -> String
  package let version: @Sendable (Int) -> String
  /// "17 newer, G": rows of the log below, and the key that goes there.
  package let newer: @Sendable (_ count: Int, _ key: String) -> String
  /// "Screen: Notes": what the phone shows.
  package let screenShows: @Sendable (_ what: String) -> String
  /// The device's clock runs, and something is due.
  package let running: String
  /// The device's clock runs, but nothing is due: it is not shown until something happens.
  package let idle: String
  /// "row 12 of 340".
  package let rowPosition: @Sendable (_ row: Int, _ count: Int) -> String
  package let tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
}

/// The groups are lent from where they stand, and made when the first of their sentences is needed:
/// together they take kilobytes, and most are not needed on a screen.
extension Phrases {
  package var report: TerminationReportPhrases {
    _read {
      switch source {
      case .english: yield English.report
      }
    }
  }
  package var why: WhyPhrases {
    _read {
      switch source {
      case .english: yield English.why
      }
    }
  }
  package var coverage: CoveragePhrases {
    _read {
      switch source {
      case .english: yield English.coverage
      }
    }
  }
  package var predict: PredictPhrases {
    _read {
      switch source {
      case .english: yield English.predict
      }
    }
  }
  package var scenarios: ScenarioListPhrases {
    _read {
      switch source {
      case .english: yield English.scenarios
      }
    }
  }
  package var messages: MessagePhrases {
    _read {
      switch source {
      case .english: yield English.messages
      }
    }
  }
  package var logRows: LogPhrases {
    _read {
      switch source {
      case .english: yield English.logRows
      }
    }
  }
  package var runLoop: RunLoopPhrases {
    _read {
      switch source {
      case .english: yield English.runLoop
      }
    }
  }
  package var trace: TracePhrases {
    _read {
      switch source {
      case .english: yield English.trace
      }
    }
  }
  package var plain: PlainPhrases {
    _read {
      switch source {
      case .english: yield English.plain
      }
    }
  }
  package var lesson: LessonPhrases {
    _read {
      switch source {
      case .english: yield English.lesson
      }
    }
  }
  package var timeline: TimelinePhrases {
    _read {
      switch source {
      case .english: yield English.timeline
      }
    }
  }
  package var presenting: PresentingPhrases {
    _read {
      switch source {
      case .english: yield English.presenting
      }
    }
  }
  package var compare: ComparePhrases {
    _read {
      switch source {
      case .english: yield English.compare
      }
    }
  }
  package var check: CheckPhrases {
    _read {
      switch source {
      case .english: yield English.check
      }
    }
  }
  package var explain: ExplainPhrases {
    _read {
      switch source {
      case .english: yield English.explain
      }
    }
  }
  package var hosting: HostingPhrases {
    _read {
      switch source {
      case .english: yield English.hosting
      }
    }
  }
  package var tour: TourPhrases {
    _read {
      switch source {
      case .english: yield English.tour
      }
    }
  }
  package var torture: TorturePhrases {
    _read {
      switch source {
      case .english: yield English.torture
      }
    }
  }
  package var picture: PicturePhrases {
    _read {
      switch source {
      case .english: yield English.picture
      }
    }
  }
  package var walk: WalkPhrases {
    _read {
      switch source {
      case .english: yield English.walk
      }
    }
  }
}

/// What the termination report says.
package struct TerminationReportPhrases: Sendable {
  package let title: @Sendable (_ app: String) -> String
  package let reason: String
  package let code: String
  package let notified: String
  package let yes: String
  package let no: String
  package let time: String
  /// "5.0 s of 5.0 s allowed".
  package let elapsed: @Sendable (_ elapsed: String, _ allowance: String) -> String
  package let lastCallback: String
  package let state: String
  package let unsavedEditsLost: String
  package let nothingLost: String
  package let lostEdits: @Sendable (Int) -> String
  package let reproduce: String
  /// "wait 5 s", among the keys to press.
  package let wait: @Sendable (_ time: String) -> String
  /// The heading of the rule that ended the app.
  package let rule: String
  package let others: @Sendable (Int) -> String
  package let close: String
}

/// What the list of scenarios says.
package struct ScenarioListPhrases: Sendable {
  package let title: String
  package let search: String
  package let close: String
  package let loading: String
  /// The heading of scenarios without a topic.
  package let others: String
  package let nothingFound: String
}

/// What the line of messages says.
package struct MessagePhrases: Sendable {
  package let unknownKey: @Sendable (_ key: String, _ helpKey: String) -> String
  /// An event that is not possible now: what, why, and how to make it possible.
  package let refusal: @Sendable (_ event: String, _ why: String, _ remedy: String?) -> String
  /// "Press c, then a".
  package let press: @Sendable (_ keys: [String]) -> String
  package let saved: @Sendable (_ path: String) -> String
  package let notSaved: @Sendable (_ why: String) -> String
  package let nothingDue: String
  package let skipped: @Sendable (_ time: String) -> String
  package let noApp: @Sendable (_ number: Int) -> String
  /// A scenario is loaded: how many steps it has, and the key that takes one.
  package let ready: @Sendable (_ count: Int, _ key: String) -> String
  package let notOpened: @Sendable (_ why: String) -> String
  /// A session begins anew, and nothing is left of what there was.
  package let begun: String
  /// A session begins anew: the key that leads back to what there was.
  package let restarted: @Sendable (_ key: String) -> String
  /// The same where there are no keys.
  package let restartedPlain: String
  package let noScenario: @Sendable (_ key: String) -> String
  /// The same where there are no keys.
  package let noScenarioPlain: String
  package let scenarioDone: String
  /// "Next step (3 of 4): +2s receive call".
  package let nextStep: @Sendable (_ number: Int, _ count: Int, _ step: String) -> String
  /// "End of the scenario. 4 of 4 passed."
  package let scenarioResult: @Sendable (_ passed: Int, _ failed: Int) -> String
  package let step: @Sendable (_ number: Int, _ count: Int, _ text: String) -> String
  package let held: @Sendable (_ expectation: String) -> String
  package let failed: @Sendable (_ expectation: String, _ found: String?) -> String
  package let noMatch: @Sendable (_ term: String) -> String
  package let matches: @Sendable (_ place: Int, _ count: Int) -> String
  package let nothingSearched: String
  package let badSpeed: @Sendable (_ text: String) -> String
  /// A file is there already, and is not written over.
  package let fileExists: @Sendable (_ path: String, _ command: String) -> String
  package let missingFile: @Sendable (_ command: String) -> String
  /// The session has as many events as it can keep.
  package let full: @Sendable (_ count: Int) -> String
}

/// Sentences for entries of the trace: plain mode and screen readers.
package struct TracePhrases: Sendable {
  package let event: @Sendable (_ event: String, _ app: String?) -> String
  package let main: @Sendable (_ app: String, _ arguments: String) -> String
  package let applicationMain: @Sendable (_ app: String, _ delegate: String) -> String
  package let prewarmed: @Sendable (_ app: String) -> String
  package let runLoop: @Sendable (_ app: String) -> String
  package let snapshot: @Sendable (_ app: String) -> String
  package let stateSaved: @Sendable (_ app: String) -> String
  package let process: @Sendable (_ app: String, _ what: String) -> String
  package let phase: @Sendable (_ app: String, _ scene: String?, _ to: String) -> String
  package let completed: @Sendable (_ app: String, _ wake: String, _ result: String) -> String
  package let call: @Sendable (_ app: String, _ method: String, _ state: String) -> String
  package let returned: @Sendable (_ method: String, _ after: String, _ value: Bool?) -> String
  package let notification: @Sendable (_ name: String, _ state: String) -> String
  package let state: @Sendable (_ app: String, _ state: String, _ cause: String) -> String
  package let task:
    @Sendable (_ app: String, _ name: String, _ what: Trace.TaskChange, _ remaining: String) ->
      String
  package let deadline: @Sendable (_ app: String, _ limit: String, _ due: String) -> String
  package let queue: @Sendable (_ app: String, _ event: String, _ what: Trace.QueueChange) -> String
  package let end:
    @Sendable (_ app: String, _ why: String, _ notified: Bool, _ unsavedEditsLost: Int) -> String
}
