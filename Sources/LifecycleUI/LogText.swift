// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A row of the log in columns. What is searched is what is shown.
package struct LogText: Hashable, Sendable {
  /// The device's time, in seconds.
  package let time: String
  /// The app's name; empty for the device.
  package let app: String
  /// What happened: an event, a method, a notification, a change.
  package let what: String
  /// The state read inside, the reason, the code …; may be empty.
  package let detail: String

  package init(_ row: Log.Row, in phrases: Phrases) {
    switch row {
    case .note(let note, let time):
      self.time = time.inThousandths
      app = ""
      what = note.text
      detail = ""
    case .entry(let entry):
      time = entry.time.inThousandths
      app = entry.app ?? ""
      (what, detail) = Self.columns(entry.kind, in: phrases)
    }
  }

  /// The row as one text.
  package var line: String {
    [time, app, what, detail].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func columns(
    _ kind: Trace.Kind, in phrases: Phrases
  ) -> (what: String, detail: String) {
    let words = phrases.trace.log
    switch kind {
    case .event(let event):
      return (event.description, "")
    case .refused(let refusal):
      return (words.refused(refusal.event.description), phrases.rule(refusal.rule))
    case .process(let step):
      return columns(step, words)
    case .call(let call):
      let scene = call.scene.map { " " + $0 } ?? ""
      let options = call.options.map { " " + Self.text($0) } ?? ""
      return (call.callback.rawValue, "[\(call.state.rawValue)]" + scene + options)
    case .returned(let callback, let after, let value):
      let answer = value.map { ", \($0)" } ?? ""
      return (callback.rawValue, words.returned(phrases.seconds(after.inTenths)) + answer)
    case .notification(let notification, let state):
      return (notification.rawValue, "[\(state.rawValue)]")
    case .state(let from, let to, let cause):
      return ("\(phrases.state(from)) -> \(phrases.state(to))", phrases.cause(cause))
    case .task(let name, let what, let remaining):
      return (words.task(name, what), phrases.left(phrases.seconds(remaining.inTenths)))
    case .deadline(let limit, let due):
      return (phrases.limit(limit), words.until(due.inThousandths))
    case .queue(let change, let event):
      return (words.queue(change, event.phrase), "")
    case .end(let ending):
      return (phrases.ending(ending.reason), ending.code?.rawValue ?? "")
    }
  }

  private static func columns(
    _ step: Trace.ProcessStep, _ words: LogPhrases
  ) -> (what: String, detail: String) {
    switch step {
    case .main(let arguments): ("main(argc, argv)", arguments.joined(separator: " "))
    case .applicationMain(let delegate): ("UIApplicationMain(_:_:_:_:)", delegate)
    case .prewarmed: (words.prewarmed, "")
    case .runLoop: (words.runLoop, "")
    case .snapshot: (words.snapshot, "")
    case .stateSaved: (words.stateSaved, "")
    case .completed(let event, let result): (words.completed(event.phrase), result)
    }
  }

  /// Options as a dictionary is written.
  private static func text(_ options: Options) -> String {
    "{" + options.items.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension Log {
  /// Whether a row contains what is searched for.
  package func isMatch(_ row: Row, in phrases: Phrases) -> Bool {
    !term.isEmpty && LogText(row, in: phrases).line.lowercased().contains(term.lowercased())
  }

  /// The numbers of the rows that contain what is searched for.
  func matches(in phrases: Phrases) -> [Int] {
    guard !term.isEmpty else { return [] }
    let term = term.lowercased()
    return (first..<end).filter {
      LogText(self[$0], in: phrases).line.lowercased().contains(term)
    }
  }
}
