// SPDX-License-Identifier: Apache-2.0

extension English {
  static let runLoop = RunLoopPhrases(
    title: "Main run loop",
    noProcess: "No process.",
    suspended: "suspended, runs no code",
    idle: "idle, waiting for events",
    runs: { "running \($0)" },
    until: { "returns at \(seconds($0))" },
    blocked: { "blocked since \(seconds($0))" },
    waiting: { "Queued behind it (\($0)):" },
    nothingWaits: "Nothing queued.",
    kept: "Queued until it resumes, one per kind:",
    path: { "Path of the last event: \($0)" },
    noPath: { "Press \($0) to see the path of a touch." })
}
