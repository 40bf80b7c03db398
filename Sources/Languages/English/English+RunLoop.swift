// SPDX-License-Identifier: Apache-2.0

extension English {
  final class RunLoopSentences: RunLoopPhrases {
    var title: String { "Main run loop" }

    var noProcess: String { "No process." }

    var suspended: String { "suspended, runs no code" }

    var idle: String { "idle, waiting for events" }

    func runs(_ method: String) -> String { "running \(method)" }

    func expirationHandler(_ task: String) -> String { "expiration handler \(task)" }

    func until(_ time: String) -> String { "returns at \(seconds(time))" }

    func blocked(_ time: String) -> String { "blocked since \(seconds(time))" }

    func waiting(_ count: Int) -> String { "Queued behind it (\(count)):" }

    var nothingWaits: String { "Nothing queued." }

    var kept: String { "Queued until it resumes, one per kind:" }

    func path(_ event: String) -> String { "Path of the last event: \(event)" }

    func noPath(_ key: String) -> String { "Press \(key) to see the path of a touch." }
  }
}
