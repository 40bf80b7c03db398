// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class SiteSentences: SitePhrases {
    var languageName: String { "English" }

    var languages: String { "Languages" }

    var pages: String { "Pages" }

    var headline: String { "See what iOS does to your app" }

    var about: String {
      "applife emulates the life cycle of iOS apps. Cause an event, and see each delegate call, state and time limit, with the rule and its sources."
    }

    var tryIt: String { "Try it" }

    var course: String { "Course" }

    var install: String { "Install" }

    var installNeeds: String {
      "You need a Debian system with git, make and Swift 6.1 or later. In the folder of the project:"
    }

    var roles: String { "Which of these are you?" }

    func role(_ role: SiteRole) -> (name: String, command: String, result: String) {
      switch role {
      case .student:
        ("Student", "applife learn 1", "A course of eighteen lessons starts.")
      case .teacher:
        (
          "Teacher", "applife --present six-cases-5-call-answered",
          "applife shows a scenario to a class in large letters, and hides each outcome until you reveal it."
        )
      case .tester:
        (
          "Tester", "applife tour -o tour.scenario",
          "applife plans the shortest test with a phone that covers every transition of an app."
        )
      case .projectOwner:
        (
          "Developer with a project", "applife doctor MyApp",
          "applife reads the folder and says whether the app launches with the iOS 27 SDK, what falls silent and what is lost."
        )
      case .developer:
        (
          "Developer", "applife new Notes && applife host Notes",
          "applife makes a starter app and runs it in a process of its own, which is really suspended and really killed."
        )
      case .anybody:
        (
          "Anybody with a question", "applife ask \"why does my timer stop\"",
          "applife answers with the fact, its sources and a run that shows it."
        )
      }
    }

    var examples: String { "Examples" }

    var makeRun: String { "installs missing packages, builds, and starts the program" }

    var makeInstall: String { "builds the optimized program and installs it below /usr/local" }

    var answers: String { "Answers" }

    var answersAbout: String {
      "Questions about the life cycle of iOS apps, as people type them. Each answer has its sources and a run that you can try."
    }

    var search: String { "Search: a question or a symptom" }

    var nothingFound: String { "Nothing found. Try other words." }

    func symptom(_ symptom: Symptom) -> String {
      switch symptom {
      case .suspension: "Code stops in the background"
      case .endings: "iOS ends the app"
      case .launches: "The app launches, or fails to"
      case .scenes: "Scenes and windows"
      case .transitions: "Methods are called, or are not"
      case .opened: "The app is opened by a link or a notification"
      case .background: "Work in the background"
      case .data: "Data is lost"
      case .screen: "Interruptions and the screen"
      case .threads: "The main thread hangs"
      case .outside: "Out of scope"
      case .model: "Other questions"
      }
    }

    var alsoAsked: String { "People also ask" }

    var related: String { "Related answers" }

    var seeIt: String { "See it happen" }

    var versions: String { "Versions of iOS" }

    var versionsAbout: String {
      "How the life cycle of apps changed from one version of iOS to the next. applife plays its scenarios on every version and compares the runs."
    }

    func changed(in version: SystemVersion) -> String { "What changed in iOS \(version)" }

    func changedAbout(in version: SystemVersion) -> String {
      "Each difference that applife's scenarios show between iOS \(version) and the version before, with its rule and sources."
    }

    var newEvents: String { "New events" }

    var behavior: String { "What apps experience" }

    func difference(_ difference: VersionTable.Change.Kind) -> String {
      switch difference {
      case .comes: "new"
      case .goes: "gone"
      case .differs: "differs"
      }
    }

    func minutes(_ count: Int) -> String { "about \(count) min" }
  }
}
