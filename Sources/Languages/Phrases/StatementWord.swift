// SPDX-License-Identifier: Apache-2.0

/// A word with which a statement begins that is no event.
package enum StatementWord: String, CaseIterable, Sendable {
  case wait
  case skip
  case expect
  case within
  case predict

  /// True if the user must type more.
  package var mustBeFollowed: Bool { self != .skip }

  /// A whole statement, for a word that says too little alone.
  package var example: String? {
    switch self {
    case .wait: "wait 5s"
    case .expect: "expect Notes background"
    case .within: "within 5s expect Notes suspended"
    case .skip, .predict: nil
    }
  }
}
