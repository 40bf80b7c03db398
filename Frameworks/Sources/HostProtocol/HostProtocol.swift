// SPDX-License-Identifier: Apache-2.0

/// The protocol between applife and an app that it hosts: lines of JSON, on two descriptors of
/// their own. Pure: nothing is read or written here.
///
/// - SeeAlso: Frameworks/Protocol.md
package enum HostProtocol {
  /// The version of the protocol. A message of an unknown type is ignored by whoever receives it;
  /// what cannot be ignored gets a new version.
  package static let version = 1

  /// The variable of the environment that names the two descriptors, the one to read from first:
  /// `3,4`.
  package static let variable = "APPLIFE_HOST"

  /// The variable of the environment that names the version of iOS of the emulated device: `15.0`.
  package static let systemVariable = "APPLIFE_IOS"

  /// The version of iOS where nothing names one.
  package static let latestSystem = 26

  /// The beginning of a line on the standard output that belongs to the app's log. applife shows it
  /// as a line of the standard error, in its place among what the app prints.
  package static let logMark = "\u{1E}"

  /// The longest line, in bytes, without its end. A longer one breaks the protocol.
  package static let longestLine = 65_536
}

/// The fault of a line.
package enum HostProtocolError: Error, Equatable, Sendable {
  /// It is no JSON object with a `type`.
  case notAMessage
  /// A key that messages of this type need is missing, or its value makes no sense.
  case incomplete(type: String, key: String)
  /// It is longer than ``HostProtocol/longestLine``.
  case tooLong
}
