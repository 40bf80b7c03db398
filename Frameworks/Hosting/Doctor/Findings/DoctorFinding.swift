// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// Something about an app that its files show and that goes wrong, or may.
package struct DoctorFinding: Hashable, Sendable {
  package enum Level: String, CaseIterable, Hashable, Sendable {
    /// Something doesn't work.
    case error
    /// Something may not work, or will not once the app has scenes.
    case warning
    /// Something to know.
    case note
  }

  /// The fact that was found. `adopted` is true if the app has scenes already.
  package enum Kind: Hashable, Sendable {
    /// A method of the app delegate that is not called with scenes.
    case silentMethod(String, instead: MovedMethod, adopted: Bool, inSwiftUI: Bool)
    /// A method of a delegate whose name is nearly one that UIKit calls.
    case misnamed(String, meant: String)
    /// A method of a delegate without a statement.
    case emptyMethod(String)
    case launchOption(LaunchOption, adopted: Bool)
    case passedOptions(String, adopted: Bool)
    case oldWindow(adopted: Bool)
    case delegateWindow(adopted: Bool)
    /// The launch needs the app delegate's window, which is nil with scenes.
    case windowNeeded(adopted: Bool)
    case appWindow(String)
    case mainStoryboard(String, adopted: Bool)
    /// A method and an observer that call the same function; nil if the observer's method is the delegate's own.
    case doubled(String, notification: String, call: String?)
    /// A task handler that is registered after the launch, in a method.
    case registeredLate(String)
    case notPermitted(String)
    case notRegistered(String)
    case modeWithoutUse(String, hasDependencies: Bool)
    case useWithoutMode(String, use: String)
    case fetchReplaced
    case taskNotEnded
    case taskEndedByHandler
    /// Data that only `applicationWillTerminate(_:)` saves, by a call.
    case savedAtTermination(String)
    case workNotKept(String)
    case callNotReported
    /// A method of the app delegate that never calls its completion handler, and the rule of its end.
    case handlerNotCalled(String, Rule)
    /// A background mode that Apple does not name, and the one that may be meant.
    case unknownMode(String, nearest: BackgroundMode?)
    case exitsOnSuspend
  }

  package let kind: Kind
  package let place: SourcePlace

  package var level: Level {
    switch kind {
    case .silentMethod(_, _, let adopted, _), .launchOption(_, let adopted),
      .oldWindow(let adopted), .windowNeeded(let adopted):
      adopted ? .error : .warning
    case .passedOptions, .delegateWindow, .mainStoryboard, .doubled, .savedAtTermination,
      .workNotKept, .taskEndedByHandler, .fetchReplaced, .notRegistered, .callNotReported,
      .handlerNotCalled, .exitsOnSuspend, .misnamed:
      .warning
    case .registeredLate, .notPermitted, .taskNotEnded: .error
    case .useWithoutMode(let mode, _):
      // Apple's own classes raise an exception, or the request fails.
      mode == "location" || mode == "voip" || mode == "processing" ? .error : .warning
    case .modeWithoutUse(_, let hasDependencies): hasDependencies ? .note : .warning
    // A mode that is like no other may be newer than the list.
    case .unknownMode(_, let nearest): nearest == nil ? .note : .warning
    case .emptyMethod, .appWindow: .note
    }
  }

  /// A word for the kind, for baselines and programs.
  package var name: String {
    switch kind {
    case .silentMethod: "silent-method"
    case .misnamed: "misnamed-method"
    case .emptyMethod: "empty-method"
    case .launchOption: "launch-option"
    case .passedOptions: "launch-options-passed"
    case .oldWindow: "window-without-scene"
    case .delegateWindow: "delegate-window"
    case .windowNeeded: "delegate-window-needed"
    case .appWindow: "application-windows"
    case .mainStoryboard: "main-storyboard"
    case .doubled: "doubled"
    case .registeredLate: "registered-late"
    case .notPermitted: "identifier-not-permitted"
    case .notRegistered: "identifier-not-registered"
    case .modeWithoutUse: "mode-without-use"
    case .useWithoutMode: "use-without-mode"
    case .fetchReplaced: "fetch-replaced"
    case .taskNotEnded: "task-not-ended"
    case .taskEndedByHandler: "task-ended-by-handler"
    case .savedAtTermination: "saved-at-termination"
    case .workNotKept: "work-not-kept"
    case .callNotReported: "call-not-reported"
    case .handlerNotCalled: "handler-not-called"
    case .unknownMode: "unknown-mode"
    case .exitsOnSuspend: "exits-on-suspend"
    }
  }

  /// The thing that it is about, which tells it from others of its kind; empty for none.
  package var subject: String {
    switch kind {
    case .silentMethod(let selector, _, _, _), .emptyMethod(let selector),
      .misnamed(let selector, _),
      .registeredLate(let selector), .workNotKept(let selector), .handlerNotCalled(let selector, _):
      selector
    case .launchOption(let option, _): option.name
    case .passedOptions(let name, _), .appWindow(let name), .mainStoryboard(let name, _),
      .notPermitted(let name), .notRegistered(let name), .savedAtTermination(let name):
      name
    case .doubled(let selector, _, let call): call ?? selector
    case .modeWithoutUse(let mode, _), .useWithoutMode(let mode, _), .unknownMode(let mode, _): mode
    case .oldWindow, .delegateWindow, .windowNeeded, .fetchReplaced, .taskNotEnded,
      .taskEndedByHandler,
      .callNotReported, .exitsOnSuspend:
      ""
    }
  }

  /// The rule that explains it.
  package var rule: Rule {
    switch kind {
    case .silentMethod, .emptyMethod: .sceneTransitions
    case .misnamed(let selector, _):
      selector.hasPrefix("application")
        ? .launchSequence : selector.hasPrefix("scene(_:will") ? .sceneLaunch : .sceneTransitions
    case .launchOption, .passedOptions: .launchOptionsWithScenes
    case .oldWindow, .delegateWindow, .windowNeeded, .appWindow, .mainStoryboard: .sceneWindow
    case .doubled: .notificationAfterDelegate
    case .registeredLate: .schedulerRegisterLate
    case .notPermitted: .schedulerPermitted
    case .notRegistered: .schedulerRegister
    case .modeWithoutUse, .useWithoutMode, .unknownMode: .backgroundModes
    case .exitsOnSuspend: .endExitsOnSuspend
    case .fetchReplaced: .fetchReplaced
    case .taskNotEnded, .taskEndedByHandler: .taskLeaked
    case .savedAtTermination: .endSuspended
    case .workNotKept: .backgroundAssertion
    case .callNotReported: .voipReported
    case .handlerNotCalled(_, let rule): rule
    }
  }

  /// The scenario that shows it.
  package var scenario: String {
    switch kind {
    case .silentMethod(_, let method, _, _):
      switch method.instead {
      case "scene(_:openURLContexts:)": "scene-url-warm"
      case "scene(_:continue:)": "scene-activity"
      case "windowScene(_:performActionFor:completionHandler:)": "scene-quick-action"
      case _: "scene-leave-and-return"
      }
    case .emptyMethod: "scene-leave-and-return"
    case .misnamed(let selector, _):
      selector.hasPrefix("application")
        ? "launch-cold"
        : selector.hasPrefix("scene(_:will") ? "scene-launch" : "scene-leave-and-return"
    case .launchOption(let option, _):
      switch option.name {
      case "shortcutItem": "scene-quick-action"
      case "userActivityDictionary", "userActivityType": "scene-activity"
      case "remoteNotification", "localNotification": "scene-push"
      case _: "scene-url-cold"
      }
    case .passedOptions: "scene-url-cold"
    case .oldWindow, .delegateWindow, .windowNeeded, .appWindow, .mainStoryboard: "scene-launch"
    case .doubled: "leave-and-suspend"
    case .registeredLate: "scheduler-registered-late"
    case .notPermitted, .notRegistered: "scheduler-not-registered"
    case .modeWithoutUse, .unknownMode: "background-mode-is-a-permission"
    case .exitsOnSuspend: "leave-exits-on-suspend"
    case .useWithoutMode(let mode, _):
      switch mode {
      case "fetch": "fetch-needs-the-mode"
      case "remote-notification": "push-silent-needs-the-mode"
      case "processing": "scheduler-processing"
      case "location": "background-location"
      case "voip": "voip-push-reported"
      case _: "background-mode-is-a-permission"
      }
    case .fetchReplaced: "fetch-replaced-by-scheduler"
    case .taskNotEnded: "background-task-leaked"
    case .taskEndedByHandler: "background-task-expired"
    case .savedAtTermination: "suspended-reclaimed"
    case .workNotKept: "thread-work-suspended"
    case .callNotReported: "voip-push-not-reported"
    case .handlerNotCalled(_, let rule):
      rule == .fetchNotCompleted ? "fetch-too-long" : "push-silent-too-long"
    }
  }
}

extension LaunchVerdict {
  /// The scenario that shows it; nil if the app launches or nothing is decided.
  package var scenario: String? {
    switch outcome {
    case .traps, .disputed: "launch-without-scenes-ios27"
    case .black: "scene-launch"
    case .launches, .undecided: nil
    }
  }

  /// True if it stands in the way of a release.
  package var isProblem: Bool { outcome != .launches }
}
