// SPDX-License-Identifier: Apache-2.0

extension English {
  static let runLoop = RunLoopPhrases(
    noProcess: "no process, no main thread",
    frozen: "frozen: no code runs",
    idle: "waits for events",
    runs: { "runs \($0)" },
    until: { "returns at \($0)" },
    blocked: { "blocked since \($0): nothing returns" },
    waiting: { "Behind it, in order (\($0)):" },
    nothingWaits: "Nothing waits behind it.",
    kept: "Kept until it runs again, one of a kind:",
    remedy: { "The way of the last event: \($0)" },
    noWay: "Numbers show the way of an event: touch the screen.")
}
