// SPDX-License-Identifier: Apache-2.0

extension English {
  final class PageSentences: PagePhrases {
    var steps: String { "Steps" }

    var timeline: String { "Timeline" }

    var notPossible: String { "Not possible now: press one to see why" }

    var outcome: String { "What happens" }

    var columns: [String] { ["time", "app", "kind", "what"] }

    var passed: String { "passed" }

    var failed: String { "failed" }

    var step: String { "Next step" }

    var play: String { "Play" }

    var stop: String { "Stop" }

    var pace: String { "Pace" }

    var statement: String { "Type a statement" }

    var send: String { "Send" }

    var more: String { "More" }

    var pass: String { "Skip" }

    var close: String { "Close" }

    var copyLink: String { "Copy link" }

    var saveScenario: String { "Save scenario" }

    var showCommand: String { "Show command" }

    var record: String { "Show recorded run" }

    var predict: String { "Predict first" }

    func terminalOnly(_ name: String) -> String { "\(name) works only in the terminal." }

    var speed: String { "speed" }

    var paused: String { "the clock is paused" }

    var past: String { "you are viewing the past" }

    var link: String { "A link to this session" }

    var command: String { "The same session in a terminal" }

    var copied: String { "The link was copied." }

    var longLink: String {
      "This session is too long for a link. Save its scenario instead."
    }

    var badLink: String { "This link contains no session that applife can open." }

    var trapped: String {
      "The emulator stopped at your last input. The page started it again and repeated everything before that."
    }

    var oldBrowser: String {
      "This browser cannot run the emulator, because it has no WebAssembly or no DecompressionStream. You can read the recorded run."
    }

    var notStarted: String {
      "The emulator could not start. You can read the recorded run."
    }

    var copyIssue: String { "Copy as issue" }

    var expected: String { "Expected" }

    var actual: String { "Actual" }

    var lastCalls: String { "Last calls" }

    var issueCopied: String { "The issue was copied." }

    var next: String { "Next" }

    var explained: String { "Just happened" }

    var handIn: String { "Save hand-in" }

    var keys: String { "Letter keys" }

    var views: String { "Views" }

    var moment: String { "A moment of the run" }

    var hideOutcomes: String { "Hide outcomes" }

    var course: String { "The life cycle of an iOS app" }

    var courseAbout: String {
      "Each lesson is one page that works without a network. Press Enter to take a step."
    }
  }
}
