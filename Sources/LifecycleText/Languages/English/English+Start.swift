// SPDX-License-Identifier: Apache-2.0

extension English {
  static let start = StartPhrases(
    title: "What brings you here?",
    play: ("Play", "Open Notes and watch the log. Every key is an event on the phone."),
    course: ("Course", "Learn the life cycle, lesson by lesson."),
    scenarios: ("Scenarios", "Step through a call, a crash, a launch for a push, and many more."),
    keys: ("Keys and signs", "See what each key does and what each sign means."),
    lessons: { done, count, next in "\(done) of \(count) done. Next: \(next)" },
    commands: "On the command line",
    others: [
      ("applife check LOG", "finds where a device's log breaks a rule"),
      ("applife explain REPORT", "says why iOS ended an app, from a crash report"),
      ("applife tour", "writes the steps to test an app on a phone"),
      ("applife host PATH", "runs your own app through its life cycle"),
    ],
    anyKey: "any other key: its event")
}
