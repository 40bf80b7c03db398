// SPDX-License-Identifier: Apache-2.0

/// One thing a process does on its main thread. Transitions are lists of steps; a step that waits
/// for the app's code holds up those behind it.
public enum MainThreadStep: Hashable, Sendable {
  /// Call the app.
  case call(Callback, Rule, options: CallOptions? = nil)
  /// Post a notification.
  case post(AppleNotification, Rule)
  /// Go to another of the states.
  case enter(EmulatedApp.State, TransitionReason, Rule)
  /// Something outside the app's own code.
  case process(Trace.ProcessStep, Rule)
  /// Hand over an event of the main run loop.
  case deliver(SystemEvent.Kind)
  /// Post what a change of the device posts; `wasQueued` if it had to wait for a suspended app.
  case postChange(SystemEvent.Kind, wasQueued: Bool)
  /// Call the app with what it was opened with, if both launch methods returned true.
  case callIfAccepted(Callback, Rule, options: CallOptions?)
  /// The app's scene becomes unattached; it has a session from here on.
  case attachScene
  /// The app's scene is gone; its session stays, or is discarded.
  case detachScene(discard: Bool)
  /// `application(_:didDiscardSceneSessions:)` for the sessions removed while the app did not run.
  case reportDiscardedSessions
  /// The launch methods have returned.
  case finishLaunching
  /// A wake in the background begins to count.
  case beginWork(BackgroundWake)
  /// The process ends by itself, having been told.
  case exit(Termination.Reason, Rule)
}

extension Callback {
  /// Whether it is the method that ends a departure, with a limit of its own.
  var isDeparture: Bool {
    self == .applicationDidEnterBackground || self == .sceneDidEnterBackground
      || self == .applicationWillTerminate
  }
}
