// SPDX-License-Identifier: Apache-2.0

/// A setting that the settings file can have; the raw value is its name there.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case theme
  case colors
  case mouse
  case language
  case speed
  case ios
  case style
  case quiz
  case motion
  case panels
  case keys

  /// The origin of a setting's value, the strongest first.
  package enum Origin: CaseIterable, Hashable, Sendable {
    case commandLine
    case file
    case environment
    case standard
  }
}
