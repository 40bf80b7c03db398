// SPDX-License-Identifier: Apache-2.0

/// A command that answers what only a model can answer, and that people ask for without knowing it.
package enum ModelCommand: String, CaseIterable, Hashable, Sendable {
  /// The way to lose data.
  case lose
  /// The changes from one version of iOS to the next.
  case compare
  /// The words of a framework.
  case frameworks

  /// The measurement of what nobody has measured.
  case settle

  /// The command with a scenario that is shipped.
  package var example: String {
    switch self {
    case .lose: "applife lose saves-at-its-end"
    case .compare: "applife compare leave-ios3 --changed"
    case .settle: "applife tour --settle -o settle.scenario"
    case .frameworks: "applife run framework-words --as flutter"
    }
  }
}
