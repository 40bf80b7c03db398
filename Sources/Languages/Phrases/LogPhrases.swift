// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words of the log's rows. They are short enough for a narrow panel.
package protocol LogPhrases: AnyObject, Sendable {
  func refused(_ event: String) -> String
  var prewarmed: String { get }
  var runLoop: String { get }
  var snapshot: String { get }
  var stateSaved: String { get }
  /// A step of a process that the rows above do not name. API names and what the app prints stay as they are.
  func step(_ step: Trace.ProcessStep) -> String
  /// "completed: the background fetch newData".
  func completed(_ wake: BackgroundWake, _ result: String) -> String
  /// "Active → Inactive: a call is ringing".
  func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason)
    -> String
  /// "returned true after 0.4 s".
  func returned(_ value: Bool?, _ time: String?) -> String
  /// "0.3 s of 10": the time that a call took, and the number of seconds that its limit allows.
  func took(_ time: String, of limit: String) -> String
  /// "+9 rows: Enter": the rows that are folded, and the key that unfolds them.
  func folded(_ count: Int, _ key: String) -> String
  /// The log is shown by cause from now on.
  var isByCause: String { get }
  /// Every row of the log is shown from now on.
  var isComplete: String { get }
  func task(_ name: String, _ what: Trace.TaskChange) -> String
  /// "watchdog: 10 s for this transition (until 12.60 s)".
  func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String
  /// The fate of an event, and the rule for it; without an app, nothing is in front.
  func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String
  /// A word or two for an app that was notified of its termination.
  var notified: String { get }
  var notNotified: String { get }
}
