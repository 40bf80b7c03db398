// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// One row of the log.
package enum LogRow: Hashable, Sendable {
  case entry(Trace.Entry)
  /// A word beside the trace, at a device time: the presenter's note, an expectation's result.
  case note(LogNote, time: Duration)

  /// The entry; nil for a note.
  package var entry: Trace.Entry? {
    if case .entry(let entry) = self { entry } else { nil }
  }

  /// The row with its note in other words.
  package func mapNote(_ change: (LogNote) -> LogNote) -> LogRow {
    guard case .note(let note, let time) = self else { return self }
    return .note(change(note), time: time)
  }

  /// The moment of the row, on the device's clock.
  package var time: Duration {
    switch self {
    case .entry(let entry): entry.time
    case .note(_, let time): time
    }
  }
}

/// A row of the log that is not of the trace.
package struct LogNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case presenter
    case held
    case failed
  }
  package let kind: Kind
  package let text: String
  /// The origin of the text, so that it can be said in another language.
  package let origin: Origin

  package enum Origin: Hashable, Sendable {
    /// A line of the scenario's author.
    case author(String)
    /// An expectation, and the finding if it was not met.
    case verdict(String, found: Scenario.Finding?)
    /// It stays as it is.
    case other
  }

  package init(_ kind: Kind, _ text: String, from origin: Origin = .other) {
    self.kind = kind
    self.text = text
    self.origin = origin
  }

  /// A line of the scenario's author.
  package init(author line: String, _ texts: ScenarioTexts) {
    self.init(.presenter, Printable.stripped(texts(line)), from: .author(line))
  }

  /// A note of the outcome of an expectation.
  package init(_ verdict: Scenario.Verdict, _ phrases: Phrases) {
    let expectation = verdict.expectation.text
    self.init(
      verdict.isHeld ? .held : .failed,
      Self.text(expectation, verdict.isHeld, verdict.found, phrases),
      from: .verdict(expectation, found: verdict.found))
  }

  /// Says the note in another language.
  package func said(in phrases: Phrases, _ texts: ScenarioTexts) -> LogNote {
    switch origin {
    case .author(let line): LogNote(author: line, texts)
    case .verdict(let expectation, let found):
      LogNote(kind, Self.text(expectation, kind == .held, found, phrases), from: origin)
    case .other: self
    }
  }

  private static func text(
    _ expectation: String, _ isHeld: Bool, _ found: Scenario.Finding?, _ phrases: Phrases
  ) -> String {
    let words = phrases.messages
    return Printable.stripped(
      isHeld
        ? words.held(expectation) : words.failed(expectation, found: found.map(phrases.finding)))
  }
}
