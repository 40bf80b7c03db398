// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A message of a run to its user: a text, or a fact that each view tells with its own keys.
package struct Message: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case info
    case refusal
    case error
  }

  enum Content: Hashable, Sendable {
    case text(String)
    case noScenario
    /// Enter has nothing to do.
    case nothingForEnter
    /// An app's next save takes a given time, and the app is in front.
    case saveIsSlow(app: String, Duration, isInFront: Bool)
    /// The event is not possible.
    case refused(Refused)
    /// Everything is as it was before the first event.
    case restarted
    /// A process cannot do what was asked for.
    case impossibleWhileHosting
    case presentingBegan
    /// The outcome of a step is hidden until it is revealed.
    case outcomeHidden(isAnswered: Bool)
    /// The outcome must be revealed before that.
    case outcomeMustBeRevealed
    /// The steps of a way made the event possible.
    case madePossible(SystemEvent, focus: String?)
    /// The scenario is over, with so many expectations that passed and failed.
    case scenarioOver(passed: Int, failed: Int, Lesson.Place?)
    /// Everything is as it was before a step of the lesson.
    case wentBack(toStep: Int)
  }

  /// An event that is not possible, and a remedy.
  struct Refused: Hashable, Sendable {
    let refusal: Refusal
    /// The events that would make it possible.
    let remedy: [SystemEvent]
    /// The name of the app in focus.
    let focus: String?
    /// True if the user looks at the past, and may not know it.
    var isPast = false
  }

  let kind: Kind
  let content: Content

  init(_ kind: Kind, _ content: Content) {
    self.kind = kind
    self.content = content
  }

  init(_ kind: Kind, _ text: String) { self.init(kind, .text(text)) }

  /// The answer of the shell about a file that was to be saved.
  ///
  /// - Parameter command: what saves over a file that is there.
  init(
    of outcome: Result<String, FileError>, orTyping command: String, in words: any MessagePhrases
  ) {
    switch outcome {
    case .success(let path): self.init(.info, words.saved(Printable.stripped(path)))
    case .failure(.exists(let path)):
      self.init(.error, words.fileExists(Printable.stripped(path), command: command))
    case .failure(.failed(let text)):
      self.init(.error, words.notSaved(Printable.stripped(text)))
    }
  }
}

/// A message in the words of a view.
package struct WordedMessage: Hashable, Sendable {
  package let kind: Message.Kind
  package let text: String
}
