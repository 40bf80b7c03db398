// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A session of manual testing: a scenario walked through with a phone in the hand, and what the
/// tester said of each step.
///
/// It is what a session file holds. ``steps(of:)`` says what there is to do and to see.
package struct Walk: Hashable, Sendable {
  /// The scenario that is walked through.
  package let source: Source
  /// The facts that the tester gave about the session; a fact that was not asked for is missing.
  package var facts: [Fact: String] = [:]
  /// The numbers of the steps that want a verdict, in order; nil for all.
  package var selection: [Int]?
  /// The results of the steps, by their numbers, which count from one.
  package var results: [Int: Result] = [:]
  /// The time that the tester spent on each activity.
  package var times: [Activity: Duration] = [:]
  /// The things that the tester wants to look at in other sessions, in the order in which they were
  /// noted.
  package var followUps: [String] = []
  /// The moment at which the session was begun, in seconds since 1970; nil until it is known.
  package var started: Int?

  /// A session that is about to begin.
  package init(_ source: Source) { self.source = source }

  /// A scenario as text, so that a session needs no other file.
  package struct Source: Hashable, Sendable {
    /// The name of its file.
    package var name: String
    /// The text of the file.
    package var text: String
    /// The version of iOS that takes the place of the scenario's own; nil for that.
    package var version: SystemVersion?
    /// The style that takes the place of the scenario's own; nil for that.
    package var style: LifecycleStyle?

    package init(
      name: String, text: String, version: SystemVersion? = nil, style: LifecycleStyle? = nil
    ) {
      self.name = name
      self.text = text
      self.version = version
      self.style = style
    }

    /// The values that take the place of the scenario's own declarations.
    package var overrides: Scenario.Overrides { Scenario.Overrides(version: version, style: style) }
  }

  /// The facts that are asked for once, at the beginning of a session; the raw value is the key in
  /// files.
  package enum Fact: String, CaseIterable, Hashable, Sendable {
    /// The question that the session is to answer.
    case charter
    case tester
    /// The phone.
    case device
    /// The build of the app.
    case build
  }

  /// The judgment of a tester about a step; the raw value is the word in files.
  package enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Everything was seen that had to be.
    case passed
    /// Something else was seen.
    case failed
    /// The step could not be done.
    case blocked
    /// The step was left out.
    case skipped
  }

  /// A question about a step that did not pass; the raw value is the word in files.
  package enum Question: String, Hashable, Sendable { case instead, note }

  /// The result of a step.
  package struct Result: Hashable, Sendable {
    /// Nil while there is only a note.
    package var verdict: Verdict?
    /// The question about the verdict that the tester has yet to answer.
    package var asking: Question?
    /// The tester's note; empty for none.
    package var note = ""
    /// The calls that the phone made instead: the names of methods, or the tester's words.
    package var instead: [String] = []
    /// Files that show what the phone did, in the order in which they were attached.
    package var evidence: [Evidence] = []
    /// The calls that the tester was told to look for: ``Step/callbacks``.
    package var expected: [String]
    /// The moment at which the result was last given, in seconds since 1970; nil until it is known.
    package var date: Int?
    /// The time that the step took, from the moment it was shown to the verdict.
    package var time: Duration

    package init(_ verdict: Verdict?, expected: [String], time: Duration) {
      self.verdict = verdict
      self.expected = expected
      self.time = time
    }
  }

  /// A copy of a file that shows what the phone did: a screenshot, a video, a log.
  package struct Evidence: Hashable, Sendable {
    /// The file's name in the folder beside the session: ``WalkFile/evidenceFolder(of:)``.
    package var file: String
    /// The file's SHA-256.
    package var hash: String
    package var bytes: Int

    package init(file: String, hash: String, bytes: Int) {
      self.file = file
      self.hash = hash
      self.bytes = bytes
    }
  }

  /// The activities for which a tester uses the time of a session; the raw value is the key in
  /// files.
  package enum Activity: String, CaseIterable, Hashable, Sendable {
    /// Thinks about what to test.
    case design
    /// Does the steps and looks.
    case execution
    /// Finds out and writes down what went wrong.
    case investigation
    /// Prepares the phone, the build and the data.
    case setUp = "set-up"
  }

  /// Returns true if a step wants a verdict.
  package func isSelected(_ number: Int) -> Bool { selection?.contains(number) ?? true }

  /// Returns the number of steps with a verdict.
  package func count(_ verdict: Verdict) -> Int { results.values.count { $0.verdict == verdict } }

  /// Gives everything without a date the present time.
  ///
  /// - Parameter now: in seconds since 1970.
  package mutating func stamp(_ now: Int) {
    if started == nil { started = now }
    for (number, result) in results where result.date == nil { results[number]?.date = now }
  }
}
