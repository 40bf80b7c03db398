// SPDX-License-Identifier: Apache-2.0

extension English {
  final class StartSentences: StartPhrases {
    var title: String { "What brings you here?" }

    var play: Choice {
      ("Play", "Open Notes and watch the log. Every key is an event on the phone.")
    }

    var course: Choice { ("Course", "Learn the life cycle, lesson by lesson.") }

    var scenarios: Choice {
      ("Scenarios", "Step through a call, a crash, a launch for a push, and many more.")
    }

    var keys: Choice {
      ("Keys and signs", "See what each key does and what each sign means.")
    }

    var fiveSeconds: Choice {
      (
        "Watch iOS terminate an app in five seconds",
        "The app takes 8 s to save when you leave it. iOS allows about 5."
      )
    }

    func lessons(_ done: Int, of count: Int, next: String) -> String {
      "\(done) of \(count) done. Next: \(next)"
    }

    var commands: String { "On the command line" }

    var others: [(command: String, meaning: String)] {
      [
        ("applife check LOG", "finds where a device's log breaks a rule"),
        ("applife explain REPORT", "says why iOS ended an app, from a crash report"),
        ("applife tour", "writes the steps to test an app on a phone"),
        ("applife host PATH", "runs your own app through its life cycle"),
      ]
    }

    var anyKey: String { "any other key: its event" }
  }
}
