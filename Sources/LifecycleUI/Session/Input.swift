// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Everything that can reach a session from outside.
package enum Input: Hashable, Sendable {
  /// The user pressed a key.
  case key(Key)
  /// A text was pasted. It is no keys: it goes where the user types, and nowhere else.
  case pasted(String)
  /// A line was read, with its number: plain mode.
  case line([UInt8], number: Int)
  /// The typed lines are done without waiting for the clock.
  case drain
  /// Nothing more will be read: what was typed is done, and the device settles.
  case finish
  /// The terminal has this size now.
  case resized(Size)
  /// The processes of hosted apps are there: the steps of the scenario are done in real time, because nobody
  /// asks for each.
  case hostingBegan
  /// A hosted process did something, in the present.
  case hosted(Device.Input)
  /// The processes of hosted apps, by the indices of the apps.
  case processes([Int: ProcessFacts])
  /// Nothing but time: something may be due.
  case timePassed
  /// The program is about to be stopped (Ctrl-Z): the device's clock freezes.
  case stopping
  /// The program goes on after having been stopped.
  case continued
  /// A file the session asked for was written, or could not be; the text is for the user.
  case saved(Result<String, FileError>)
  /// The user's standing in the course, which the session asked for; nil without lessons.
  case course(CourseStanding?)
  /// The lessons and scenarios there are, which the session asked for.
  case library(Library)
  /// The scenario the session asked for, or why it could not be read.
  case opened(Result<OpenedScenario, OpenError>)
  /// It was noted that a lesson is done, or why it could not be, in words for the user.
  case lessonNoted(problem: String?)
  /// The speaker's notes are in the file for another terminal, or why they are not, in words for the user.
  case notesKept(problem: String?)
  /// The user chose another language: the texts of the scenario in it, and the lesson with its titles.
  case speaks(Language, ScenarioTexts, Lesson.Place?)
  /// The language cannot be shown, or not be read, in words for the user.
  case cannotSpeak(String)
  /// A log that is followed tells something.
  case followed(FollowedChange)
  /// The walk as it is on the disk now, or why it could not be written, in words for the user.
  case walkKept(Result<Walk, FileError>)
  /// A copy of the newest file of a folder, for a step of a walk, or why there is none.
  case attached(Result<Walk.Evidence, FileError>, step: Int)
  /// The hand-in as it is on the disk now, or why it could not be written, in words for the user.
  case handInKept(Result<HandIn, FileError>)
}

/// A scenario that was read.
package struct OpenedScenario: Hashable, Sendable {
  package let scenario: Scenario
  /// The name where it has no title of its own.
  package let name: String
  /// The lesson it is; nil for any other scenario.
  package let lesson: Lesson.Place?
  /// The scenario's titles and notes in the language of the user.
  package let texts: ScenarioTexts

  /// The title on the screen.
  var title: String { Printable.stripped(scenario.title.isEmpty ? name : scenario.title) }

  package init(
    _ scenario: Scenario, name: String, lesson: Lesson.Place? = nil,
    texts: ScenarioTexts = ScenarioTexts()
  ) {
    self.scenario = scenario
    self.name = name
    self.lesson = lesson
    self.texts = texts
  }
}

/// The reason why a scenario could not be opened, in words for the user.
package struct OpenError: Error, Hashable, Sendable {
  package let message: String
  package init(message: String) { self.message = message }
}

/// The reason why a file could not be written.
package enum FileError: Error, Hashable, Sendable {
  /// There is one already.
  case exists(path: String)
  /// In words for the user.
  case failed(String)
}
