// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences in drawings of runs.
package protocol PicturePhrases: AnyObject, Sendable {
  /// The heading of the events.
  var events: String { get }
  /// "limit suspension until 7 s"
  func limit(_ limit: TimeLimit, _ due: String) -> String
  /// The number of rows that are not drawn.
  func leftOut(_ count: Int) -> String
  /// The number of events, and the length of the run.
  func summary(_ events: Int, _ time: String) -> String
  /// A state, and when it began: "active at 2 s".
  func change(_ state: EmulatedApp.State, _ time: String) -> String
  /// A state, and from when to when: "active, 2 - 7 s".
  func stay(_ state: EmulatedApp.State, from: String, to: String) -> String
  /// The state that an app reaches, and why: "inactive: a call is ringing".
  func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String
  /// A state in a note beside an app: "inactive (call)".
  func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String
  /// "ended: user, not notified"
  func ended(_ how: String) -> String
  func ended(_ why: String, at time: String) -> String
  /// The state transitions of an app.
  func history(_ app: String, _ changes: [String]) -> String
  /// The numbers of states and transitions that were seen, of all.
  func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int)
    -> String
  func unseen(_ transitions: [String]) -> String
  /// A state was seen, or was not.
  var seen: String { get }
  var notSeen: String { get }
  /// The title of a diagram of several runs.
  func runs(_ count: Int) -> String
}
