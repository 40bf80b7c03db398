// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class PredictSentences: PredictPhrases {
    func title(_ number: Int) -> String { "Question \(number)" }

    func question(_ subject: Question.Subject, _ app: String) -> String {
      switch subject {
      case .calls: "Which methods of \(app) does iOS call, and in which order?"
      case .state: "In which state is \(app) then?"
      case .notCalled: "Which of these methods of \(app) does iOS not call?"
      case .notifications:
        "Which notifications does UIApplication post in \(app), and in which order?"
      case .order:
        "Does iOS call the method of \(app)? Does it post the notification? Which comes first?"
      }
    }

    func device(_ version: SystemVersion, _ screen: String) -> String {
      "iOS \(version). Screen: \(screen)."
    }

    func tasks(_ names: String) -> String { "Background tasks: \(names)" }

    func howToAnswer(_ choices: Int) -> String {
      "Press 1 to \(choices), or ↑ or ↓ and Enter."
    }

    func howToAnswerPlain(_ choices: Int) -> String {
      "Answer with a number from 1 to \(choices), or type pass to skip the question."
    }

    func times(_ methods: String) -> String { "Its methods take time: \(methods)" }

    var before: String { "Before" }

    /// "Ten minutes pass."
    func passes(_ time: Duration) -> String {
      let (seconds, rest) = time.components
      guard rest == 0, seconds > 0 else { return "\(TimeText.seconds(time)) seconds pass." }
      let (count, unit) =
        if seconds % 3600 == 0 {
          (seconds / 3600, "hour")
        } else if seconds % 60 == 0 {
          (seconds / 60, "minute")
        } else {
          (seconds, "second")
        }
      let number =
        count == 1 ? (unit == "hour" ? "An" : "A") : count < 100 ? numeral(Int(count)) : "\(count)"
      return count == 1 ? "\(number) \(unit) passes." : "\(number) \(unit)s pass."
    }

    var nothing: String { "no method" }

    var none: String { "none" }

    func only(_ name: String) -> String { "only \(name)" }

    var right: String { "Right" }

    var wrong: String { "Wrong" }

    var isRight: String { "Right." }

    func isWrong(right: String, said: String) -> String {
      "Wrong: \(right). You said \(said)."
    }

    func instead(said: String, right: String) -> String { "You said \(said). It is \(right)." }

    var said: String { "You said" }

    var itIs: String { "It is" }

    var explanation: String { "Why" }

    /// The sentence that corrects a misconception.
    func correct(_ misconception: Misconception) -> String {
      switch misconception {
      case .interruptionEntersBackground:
        "An interruption makes the app inactive. The app stays on the screen."
      case .coveredStaysActive:
        "When something covers an app, iOS calls willResignActive and the app becomes inactive."
      case .resignSkipped:
        "An active app always becomes inactive first, so willResignActive is called."
      case .backgroundBeforeResign: "iOS calls willResignActive before didEnterBackground."
      case .homeTerminates:
        "Leaving an app does not terminate it. It enters the background, and then iOS suspends it."
      case .keepsRunning: "When an app leaves the screen, it enters the background and is notified."
      case .suspendedAtOnce:
        "The app runs in the background first. iOS suspends it when it has nothing left to do."
      case .inactiveIsBackground:
        "An inactive app is on the screen. An app that has left the screen is in the background."
      case .activeBeforeForeground: "iOS calls willEnterForeground before didBecomeActive."
      case .foregroundSkipped:
        "When an app returns from the background, iOS calls willEnterForeground first."
      case .foregroundAfterInterruption:
        "An interrupted app never left the foreground, so iOS calls only didBecomeActive."
      case .launchOnReturn: "The process still exists. iOS calls the launch methods only at launch."
      case .viewsOnReturn:
        "iOS does not call viewWillAppear when the app returns from the background."
      case .staysInactive:
        "An app stays inactive only while something covers it. Otherwise it becomes active."
      case .foregroundAtLaunch:
        "At launch, iOS does not call applicationWillEnterForeground: the app was not in the background."
      case .noForegroundAtLaunch:
        "A scene starts in the background, so iOS calls sceneWillEnterForeground at launch too."
      case .didBeforeWill: "iOS calls willFinishLaunching before didFinishLaunching."
      case .activeBeforeLaunched: "The app becomes active after it has finished launching."
      case .appMethodsInScenes:
        "With scenes, iOS calls the scene delegate instead of the app delegate."
      case .bothDelegates:
        "With scenes, iOS calls only the scene delegate, not the app delegate's four methods."
      case .notificationsStopWithScenes: "With scenes, UIApplication still posts its notifications."
      case .appMethodsGone:
        "Only scenes replace the app delegate's methods. This app has no scenes."
      case .notificationBeforeMethod:
        "UIKit posts the notification after the delegate's method has returned."
      case .suspendedIsCalled: "A suspended app runs no code, so no method is called."
      case .suspendedWakes: "This does not wake a suspended app. It stays suspended."
      case .suspendedIsNotRunning: "A suspended app still has a process. It stays in memory."
      case .terminateWhenSuspended:
        "iOS terminates a suspended app without notice. It does not call applicationWillTerminate."
      case .terminateWhenKilled:
        "If a process crashes or is killed, iOS does not call applicationWillTerminate."
      case .runningIsNotNotified: "The app is still running, so iOS calls applicationWillTerminate."
      case .terminatedIsSuspended:
        "The process has ended. A suspended app would still be in memory."
      case .terminatedRunsOn: "The process has ended, so nothing runs in the background."
      }
    }

    func doubt(_ grade: String) -> String {
      "The rule behind the answer is not certain (\(grade))."
    }

    var noQuestion: String { "There is nothing to predict now." }

    var summary: String { "Summary" }

    var paper: String { "Questions about the life cycle" }

    var sheetName: String { "Name:" }

    var sheetDate: String { "Date:" }

    var answers: String { "Answers" }

    func answer(_ text: String, why: String) -> String { "\(text). \(why)" }

    func score(_ right: Int, of all: Int) -> String { "Right: \(right) of \(all)." }
  }

  /// A number below 100 in words, at the beginning of a sentence.
  private static func numeral(_ number: Int) -> String {
    let small = [
      "Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
      "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen",
      "Nineteen",
    ]
    if number < small.count { return small[number] }
    let tens = ["Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"]
    let ten = tens[number / 10 - 2]
    return number % 10 == 0 ? ten : "\(ten)-\(small[number % 10].lowercased())"
  }
}
