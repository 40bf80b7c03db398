// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

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
