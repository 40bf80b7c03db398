// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The answers of a learner in lessons, with their times and with what happened meanwhile: on their
/// way to a teacher.
package struct HandIn: Hashable, Sendable {
  /// The version of the program that wrote it last.
  package var program: String
  /// The records in the order in which they happened.
  package private(set) var records: [Record]

  package init(program: String, records: [Record] = []) {
    self.program = program
    self.records = records
  }

  /// Something that happened, and when.
  package struct Record: Hashable, Sendable {
    package let what: What
    /// The moment in seconds since 1970; nil until it is written.
    package var date: Int?

    package init(_ what: What, date: Int? = nil) {
      self.what = what
      self.date = date
    }
  }

  package enum What: Hashable, Sendable {
    /// A lesson begins, or begins again: its name, and the SHA-256 of its text.
    case lesson(name: String, hash: String)
    /// A step of the lesson is taken: its number from one, the device's time, and the statement.
    case step(Int, Duration, String)
    case answer(Answer)
    /// The learner did something that the lesson does not ask for, at the device's time.
    case event(Duration, String)
    /// The last step of the lesson has been taken.
    case done
  }

  /// The answer to a question of a lesson.
  package struct Answer: Hashable, Sendable {
    /// The step that the question is about, the question's place among those of the step, and the
    /// place of the app that is asked about; all from one.
    package let step: Int
    package let question: Int
    package let app: Int
    package let given: Given
    /// True if the program marked it as right.
    package let isRight: Bool
    /// True if the learner had changed the device before, so that the question may be another one.
    package let isAside: Bool

    package init(
      step: Int, question: Int, app: Int, given: Given, isRight: Bool, isAside: Bool
    ) {
      self.step = step
      self.question = question
      self.app = app
      self.given = given
      self.isRight = isRight
      self.isAside = isAside
    }
  }

  package enum Given: Hashable, Sendable {
    /// One of the choices, as ``HandIn/text(of:)`` has it.
    case chosen(String)
    /// Names that were typed, in the same form.
    case typed(String)
    /// The question was left out.
    case none
  }

  /// The most records, and the most of what a lesson does not ask for: nothing more is noted then.
  /// ``add(_:)`` says so.
  package static let mostRecords = 5_000
  package static let mostEvents = 1_000

  /// Notes something; false if there is no room for it.
  @discardableResult
  package mutating func add(_ what: What) -> Bool {
    guard records.count < Self.mostRecords else { return false }
    if case .event = what {
      let count = records.count { if case .event = $0.what { true } else { false } }
      if count >= Self.mostEvents { return false }
    }
    records.append(Record(what))
    return true
  }

  /// Gives everything without a date the present time.
  ///
  /// - Parameter now: in seconds since 1970.
  package mutating func stamp(_ now: Int) {
    for index in records.indices where records[index].date == nil { records[index].date = now }
  }

  /// Takes the dates of what was written.
  package mutating func takeDates(from written: HandIn) {
    for (index, record) in written.records.enumerated() where index < records.count {
      records[index].date = record.date
    }
  }

  // MARK: Answers as text

  /// Stands for no method.
  package static let nothing = "nothing"

  /// An answer in Apple's names, which is the same in every language.
  package static func text(of answer: Question.Answer) -> String {
    switch answer {
    case .calls(let calls): list(calls.map { $0.text })
    case .state(let state): state.rawValue
    case .method(let method): method.rawValue
    case .announced(let announced): list(announced.map { $0.name })
    }
  }

  /// Names behind each other.
  package static func list(_ names: [String]) -> String {
    names.isEmpty ? nothing : names.joined(separator: ", ")
  }

  /// The name by which a lesson is known to be the same: the SHA-256 of its text.
  package static func hash(of lesson: Scenario) -> String { SHA256.text(Array(lesson.text.utf8)) }
}
