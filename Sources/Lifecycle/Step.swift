// SPDX-License-Identifier: Apache-2.0

/// One thing a process does on its main thread. Transitions are lists of steps; a step that waits
/// for the app's code holds up those behind it.
package enum Step: Hashable, Sendable {
  /// Call the app.
  case call(Callback, Rule, options: Options? = nil)
  /// Post a notification.
  case post(AppleNotification, Rule)
  /// Go to another of the states.
  case enter(App.State, Cause, Rule)
  /// Something outside the app's own code.
  case process(Trace.ProcessStep, Rule)
  /// Hand over an event of the main run loop.
  case deliver(SystemEvent.Kind)
  /// Call the app with what it was opened with, if both launch methods returned true.
  case callIfAccepted(Callback, Rule, options: Options?)
  /// The scene of the app gets a session and connects, or disconnects.
  case connectScene
  case disconnectScene
  /// The launch methods have returned.
  case finishLaunching
  /// A wake in the background begins to count.
  case beginWork(SystemEvent.Kind)
  /// The process ends by itself, having been told.
  case exit(Ending.Reason, Rule)
}
