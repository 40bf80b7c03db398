// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Everything that can reach a session from outside.
package enum Input: Hashable, Sendable {
  /// The person pressed a key.
  case key(Key)
  /// A line was read, with its number: plain mode.
  case line([UInt8], number: Int)
  /// What was typed is done without waiting for the clock.
  case hurry
  /// Nothing more will be read: what was typed is done, and the device settles.
  case finish
  /// The terminal has this size now.
  case resized(Size)
  /// Nothing but time: something may be due.
  case timePassed
  /// The program is about to be stopped (Ctrl-Z): the device's clock freezes.
  case stopping
  /// The program goes on after having been stopped.
  case continued
  /// A file the session asked for was written, or could not be; the text is for the person.
  case saved(Result<String, FileError>)
  /// A scenario the session asked for was read, or could not be.
  case loaded(Result<ScenarioFile, FileError>)
}

/// A scenario that was read from a file.
package struct ScenarioFile: Hashable, Sendable {
  /// The file's name: the title of a scenario that has none.
  package let name: String
  package let scenario: Scenario

  package init(name: String, scenario: Scenario) {
    self.name = name
    self.scenario = scenario
  }
}

/// Why a file could not be written or read.
package enum FileError: Error, Hashable, Sendable {
  /// There is one already.
  case exists(path: String)
  /// In words for the user.
  case failed(String)
}

/// What a session asks the shell to do.
package enum Effect: Hashable, Sendable {
  /// Give the terminal back and end the program.
  case quit
  /// Give the terminal back and stop, as Ctrl-Z does.
  case stopProcess
  /// Draw every cell again: the person asked for it, because something else wrote on the screen.
  case repaint
  /// Write a text to a file; answer with ``Input/saved(_:)``. A file that is there is written over
  /// only if the user said so.
  case save(path: String, text: String, overwrites: Bool)
  /// Read a scenario, a file or one that comes with the program; answer with ``Input/loaded(_:)``.
  case load(name: String, overrides: Scenario.Overrides)
  /// Say what is wrong with a line that was read.
  case report(Scenario.Malformed)
}
