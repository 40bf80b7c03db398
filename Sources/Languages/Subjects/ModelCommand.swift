// SPDX-License-Identifier: Apache-2.0

/// A command that answers what only a model can answer, and that people ask for without knowing it.
package enum ModelCommand: String, CaseIterable, Hashable, Sendable {
  /// How can data be lost?
  case lose
  /// What changed in a version of iOS?
  case compare
  /// What does a developer of a framework see?
  case frameworks

  /// The command with a scenario that is shipped.
  package var example: String {
    switch self {
    case .lose: "applife lose saves-at-its-end"
    case .compare: "applife compare leave-ios3 --changed"
    case .frameworks: "applife run framework-words --as flutter"
    }
  }
}
