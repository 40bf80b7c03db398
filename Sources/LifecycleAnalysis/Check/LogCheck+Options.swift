// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// The user's statements about the log and the device.
  package struct Options: Sendable {
    /// The version of iOS; nil for that of the declarations, or the newest.
    package var version: SystemVersion?
    /// The style of every app; nil to infer it from the methods that the app logs.
    package var style: LifecycleStyle?
    /// Declarations of the device and its apps.
    package var head: Scenario?
    /// The processes to check; empty for all of them.
    package var apps: [String] = []
    /// The shape of the lines, if it is none of the known ones.
    package var pattern: LogPattern?
    /// Further names of methods and notifications in the log, with what they stand for.
    package var renames: [String: LogSymbol] = [:]
    /// The methods that the apps implement and log: one that the log never shows is missing.
    package var implemented: Set<LogSymbol> = []
    /// True if the log is live: it is followed while it is written, each line as it comes. When an
    /// app logs something new, all lines are followed again.
    package var follows = false
    package internal(set) var bounds = Bounds()
    /// True if the log is taken in the interpretation that fits: two lines of one call, observers with the names of
    /// methods, another order within one moment. If not, the check is as strict as the model.
    var isTolerant = true

    package init() {}

    /// True if the apps are said to have methods that UIKit doesn't call in an app with scenes.
    var implementsDelegate: Bool {
      LogSymbol.replacedByScenes.contains { implemented.contains(.call($0)) }
    }

    /// True if ``head`` declares apps, so that nothing is inferred about them.
    var declaresApps: Bool { !(head?.apps.isEmpty ?? true) }
  }

  /// The limits of what a check keeps in memory and computes. Work is counted, so that a check
  /// finds the same on every machine.
  package struct Bounds: Sendable {
    /// The observations that the check reads before it follows them.
    package internal(set) var observations = 1_000_000
    /// The observations of a live log that are kept. After that the check begins again with the next line.
    package internal(set) var followed = 100_000
    /// The observations that the scenario explains, so that it can be read as a scenario file.
    package internal(set) var explained = 100_000
    /// The apps that are checked.
    package internal(set) var apps = 16
    /// The apps that are followed together. If there are more, each is checked by itself.
    var appsTogether = 3
    /// The explanations that are kept at a time.
    package internal(set) var hypotheses = 256
    /// The explanations that are kept if several apps are followed and the lines fit. What one app may have done
    /// without logging it makes many more explanations, and only the likeliest matter.
    var hypothesesOfSeveral = 96
    /// The explanations that are kept by a search that has done half of its work.
    var hypothesesOfTired = 16
    /// The states of the device that are kept.
    var devices = 20_000
    /// The links between hypotheses that are kept.
    var links = 500_000
    /// The work that a check may do (``HypothesisGraph/work``), besides that for each observation.
    var work = 4_000_000
    /// The further work that it may do for each observation.
    var workPerObservation = 4_000
  }
}
