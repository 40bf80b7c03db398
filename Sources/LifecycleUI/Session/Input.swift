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

/// A request of a session to the shell.
package enum Effect: Hashable, Sendable {
  /// Give the terminal back and end the program.
  case quit
  /// Give the terminal back and stop, as Ctrl-Z does.
  case stopProcess
  /// End the processes of hosted apps: what happens next is on a phone that was just switched on.
  case relaunch
  /// Draw every cell again: the user asked for it, because something else wrote on the screen.
  case repaint
  /// Write a text to a file; answer with ``Input/saved(_:)``. A file that is there is written over
  /// only if the user said so.
  case save(path: String, text: String, overwrites: Bool)
  /// Write the page of a scenario's text to a file, in the same way.
  case savePage(path: String, scenario: String, overwrites: Bool)
  /// Find out how far the user is in the course; answer with ``Input/course(_:)``.
  case readCourse
  /// Find the lessons and scenarios there are; answer with ``Input/library(_:)``.
  case listLibrary
  /// Read a scenario, by its file or by its name among those, or else a lesson; answer with ``Input/opened(_:)``.
  case openScenario(String)
  /// Note that a lesson is done, and with which score if it asked questions; answer with
  /// ``Input/lessonNoted(problem:)``.
  case lessonDone(Lesson, Lesson.Score? = nil)
  /// Read a lesson, by its number or its name; answer with ``Input/opened(_:)``.
  case openLesson(String)
  /// Read the texts of a scenario in another language; answer with ``Input/speaks(_:_:_:)`` or
  /// ``Input/cannotSpeak(_:)``.
  case speak(Language, of: ScenarioTexts, Lesson?)
  /// Write a walk to its session file in place of what was written or read there last; answer with
  /// ``Input/walkKept(_:)``.
  case keepWalk(Walk, over: Walk, path: String)
  /// Copy the newest file of a folder beside the session file of a walk, for one of its steps; answer
  /// with ``Input/attached(_:step:)``.
  case attach(folder: String, walk: String, step: Int)
  /// Write a hand-in to its file in the same way; answer with ``Input/handInKept(_:)``.
  case keepHandIn(HandIn, over: HandIn, path: String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Note that the user has begun: the card at the start need not come again.
  case noteStart
  /// Write the speaker's notes to the file for another terminal; answer with ``Input/notesKept(problem:)``.
  case keepNotes
  /// Say what is wrong with a line that was read.
  case report(Scenario.Malformed)
}
