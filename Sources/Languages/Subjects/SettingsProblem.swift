// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A problem in a settings file, and the setting that has it.
package struct SettingsProblem: Error, Hashable, Sendable {
  /// The setting by the names on its way: `keys`, `press home`.
  package let path: [String]
  package let part: Part
  package let fault: Fault

  package init(_ path: [String], _ part: Part, _ fault: Fault) {
    self.path = path
    self.part = part
    self.fault = fault
  }

  /// The part of a setting that has the problem.
  package enum Part: Hashable, Sendable {
    case name
    case value
  }

  package enum Fault: Hashable, Sendable {
    case unknownSetting(String, nearest: String?)
    case unknownCommand(String, nearest: String?)
    case unknownKey(String)
    case wrongValue(found: String, wanted: Wanted, nearest: String? = nil)
    /// A style that the version of iOS in the same file does not have.
    case styleTooEarly(style: String, minimum: SystemVersion, version: SystemVersion)
    /// One key for two commands.
    case sharedKey(key: String, other: String)
    /// One command under two spellings.
    case repeatedCommand(String)
    /// A key that always keeps its meaning.
    case fixedKey(key: String, command: String)
    /// Keys for a command that always keeps one, without that one.
    case keepsKey(command: String, key: String)
  }

  /// The values that would have been right.
  package enum Wanted: Hashable, Sendable {
    case oneOf([String])
    case someOf([String])
    case boolean
    case version(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// The name of a key, or a list of such names.
    case keys
    /// A table of commands and their keys.
    case table
  }
}
