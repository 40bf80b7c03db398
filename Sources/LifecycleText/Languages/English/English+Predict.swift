// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let predict = PredictPhrases(
    title: { "Question \($0)" },
    choose: { choices, subject in
      switch subject {
      case .calls, .notCalled: "1-\(choices) or Enter answers, or type the methods; Esc skips"
      case .state: "1-\(choices) or Enter answers, or type the state; Esc skips"
      case .notifications, .order: "1-\(choices) or Enter answers, or type the names; Esc skips"
      }
    },
    next: "Enter: next question, Esc: summary",
    question: { subject, app in
      switch subject {
      case .calls: "Which methods of \(app) are called, in what order?"
      case .state: "Which state is \(app) in afterwards?"
      case .notCalled: "Which of these methods of \(app) is not called?"
      case .notifications: "Which notifications does UIApplication post in \(app), in what order?"
      case .order: "Is the method of \(app) called, its notification posted, and which first?"
      }
    },
    tasks: { "Background tasks: \($0)" },
    times: { "Its methods take time: \($0)" },
    before: "Before",
    passes: { "\($0) pass." },
    nothing: "no method",
    none: "none",
    only: { "only \($0)" },
    right: "Right",
    wrong: "Wrong",
    instead: { said, right in "\(right), not \(said)" },
    missing: { "\($0) is missing" },
    surplus: { "\($0) is not called" },
    correction: "Correction",
    correct: correction,
    doubt: { "The answer rests on a rule that is not certain (\($0))." },
    noQuestion: "Nothing to ask about now.",
    summary: "Summary",
    score: { "Right: \($0) of \($1)." })

  /// The sentence that corrects a misconception.
  @Sendable private static func correction(_ misconception: Misconception) -> String {
    switch misconception {
    case .interruptionEntersBackground:
      "An interruption only makes the app inactive: it is still on the screen."
    case .coveredStaysActive:
      "An app that is covered becomes inactive, and willResignActive is called."
    case .resignSkipped: "An active app always resigns first: the way out leads through inactive."
    case .backgroundBeforeResign: "willResignActive comes before didEnterBackground."
    case .homeTerminates:
      "Leaving an app does not terminate it: it goes to the background, then it is suspended."
    case .keepsRunning: "An app that has left the screen enters the background, and is notified."
    case .suspendedAtOnce:
      "The app runs in the background first; it is suspended when it has nothing left to do."
    case .inactiveIsBackground:
      "Inactive is on the screen without events; an app that has left the screen is in the background."
    case .activeBeforeForeground: "willEnterForeground comes before didBecomeActive."
    case .foregroundSkipped:
      "For an app that comes back from the background, willEnterForeground is called first."
    case .foregroundAfterInterruption:
      "An interrupted app never left the foreground: only didBecomeActive is called."
    case .launchOnReturn:
      "The process is still there: the launch methods are called only at launch."
    case .viewsOnReturn: "viewWillAppear is not called when the app comes back from the background."
    case .staysInactive:
      "Inactive is only passed through: an app that nothing covers becomes active."
    case .foregroundAtLaunch:
      "At launch an app delegate gets no applicationWillEnterForeground: it was not in the background."
    case .noForegroundAtLaunch:
      "A scene starts in the background: sceneWillEnterForeground is called at launch too."
    case .didBeforeWill: "willFinishLaunching comes before didFinishLaunching."
    case .activeBeforeLaunched: "The app becomes active after it has finished launching."
    case .appMethodsInScenes:
      "With scenes the scene delegate is called in place of the app delegate."
    case .bothDelegates:
      "With scenes only the scene delegate is called; the app delegate's four methods are not."
    case .notificationsStopWithScenes:
      "With scenes the notifications of UIApplication are still posted."
    case .appMethodsGone:
      "The app delegate's methods are replaced only in an app with scenes; this one has none."
    case .notificationBeforeMethod:
      "The notification is posted once the delegate's method has returned."
    case .suspendedIsCalled: "A suspended app runs no code: no method is called."
    case .suspendedWakes: "A suspended app is not woken by this: it stays suspended."
    case .suspendedIsNotRunning:
      "A suspended app is still in memory: its process is suspended, not gone."
    case .terminateWhenSuspended:
      "A suspended app is terminated without notice: applicationWillTerminate is not called."
    case .terminateWhenKilled:
      "A process that crashes or is killed is not notified: applicationWillTerminate is not called."
    case .runningIsNotNotified:
      "An app that is still running is notified: applicationWillTerminate is called."
    case .terminatedIsSuspended: "The process has ended: a suspended app would still be in memory."
    case .terminatedRunsOn: "The process has ended: nothing runs in the background."
    }
  }
}
