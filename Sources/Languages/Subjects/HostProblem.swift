// SPDX-License-Identifier: Apache-2.0

/// A problem with a hosted process, shown in the log.
package enum HostProblem: Error, Hashable, Sendable {
  /// It cannot be started, for a reason of the system's.
  case notStarted(String)
  case wrongVersion(Int)
  case brokenProtocol(BrokenProtocol)
  case notOpen(Int)
  case flood(Int)
  case closed
  case readsNothing
  case silent
  case dropped(Int)
  case exited(Int)
  /// It shows no button of that name; the names of those that it shows.
  case noButton(String, names: [String])
  /// It shows nothing that takes a text.
  case noTextField
  /// A signal ended it: its number, and its name in the system's words.
  case signaled(Int, String)

  /// A problem in a line of the protocol.
  package enum BrokenProtocol: Hashable, Sendable {
    case notAMessage
    case incomplete(type: String, key: String)
    case tooLong(Int)
  }
}
