// SPDX-License-Identifier: Apache-2.0

/// One thing a process does on its main thread. Transitions are lists of steps; a step that calls
/// the app's code holds up those behind it until the code returns.
public enum MainThreadStep: Hashable, Sendable {
  /// Call the app; for one of its scenes, by the session's number.
  case call(Callback, Rule, scene: Int? = nil, options: CallOptions? = nil)
  /// Call an object of the app: a view controller, SwiftUI's root view.
  case callObject(Callback, Rule, object: String, scene: Int? = nil)
  /// Call the app with what it was opened with, if both launch methods returned true.
  case callIfAccepted(Callback, Rule, options: CallOptions?)
  /// Post a notification.
  case post(AppleNotification, Rule)
  /// Go to another of the five states: the app as a whole.
  case enter(EmulatedApp.State, TransitionReason, Rule)
  /// A scene goes to another state; the app follows if its most active scene has changed.
  case enterScene(Int, AppScene.ActivationState, TransitionReason, Rule)
  /// Something outside the app's own code.
  case process(Trace.ProcessStep, Rule)
  /// Hand over an event of the main run loop.
  case deliver(SystemEvent.Kind)
  /// Post what a change of the device posts; `wasQueued` if it had to wait for a suspended app.
  case postChange(SystemEvent.Kind, wasQueued: Bool)
  /// Ask for a scene's configuration, if its session is still new.
  case configureScene(Int, options: CallOptions?)
  /// The scene of a session is made: unattached.
  case attachScene(Int)
  /// The scene of a session is gone; the session stays, unless the user has removed it.
  case detachScene(Int)
  /// `application(_:didDiscardSceneSessions:)`, if there are sessions to report.
  case reportDiscardedSessions
  /// The launch is over, and what the app was launched for is handed over next.
  case finishLaunch
  /// Begins to count what the app was woken for.
  case beginWork(BackgroundWake, task: String?)
  /// The app is handed what completes the work: its method is called next.
  case handOver(BackgroundWake, task: String?)
  /// The completion handler of a background URL session's events is called.
  case endTransfer
  /// The app says how often it wants background fetches.
  case askForFetches
  /// The next call begins an end that the app is notified of: its five seconds count from here.
  case beginEnd
  /// The process ends by itself, having been notified.
  case exit(Termination.Reason, Rule)
  /// iOS kills the process because a privacy setting was changed.
  case quitForPrivacy
  /// Run the expiration handler of a background task.
  case expire(OpenBackgroundTask)
  /// Work on another thread hands its result to the main thread.
  case threadResult(String)
}

extension [MainThreadStep] {
  /// An empty list with room for the steps of a transition. Growing by and by costs as much as doing them.
  static var withRoom: Self {
    var steps: Self = []
    steps.reserveCapacity(12)
    return steps
  }
}
