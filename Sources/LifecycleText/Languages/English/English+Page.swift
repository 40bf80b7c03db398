// SPDX-License-Identifier: Apache-2.0

extension English {
  static let page = PagePhrases(
    steps: "Steps",
    timeline: "Timeline",
    notPossible: "Not possible now: press one to see why",
    outcome: "What happens",
    columns: ["time", "app", "kind", "what"],
    passed: "passed",
    failed: "failed",
    step: "Next step",
    play: "Play",
    stop: "Stop",
    pace: "Pace",
    statement: "Type a statement",
    send: "Send",
    more: "More",
    pass: "Leave out",
    close: "Close",
    copyLink: "Copy link",
    saveScenario: "Save scenario",
    showCommand: "Show command",
    record: "Show recorded run",
    speed: "speed",
    paused: "the clock is paused",
    past: "you look at the past",
    link: "A link to this session",
    command: "The same session in a terminal",
    copied: "The link was copied.",
    longLink: "This session is too long for a link. Save its scenario instead.",
    badLink: "The address holds no session that can be opened.",
    trapped:
      "The engine stopped at your last input. The page started it again and repeated everything before that.",
    oldBrowser:
      "This browser cannot run the emulator, because it has no WebAssembly or no DecompressionStream. You can read the recorded run.",
    notStarted: "The emulator could not start. You can read the recorded run.",
    course: "The life cycle of an iOS app",
    courseAbout:
      "Each lesson is one page that works without a network. Press Enter to take a step.")
}
