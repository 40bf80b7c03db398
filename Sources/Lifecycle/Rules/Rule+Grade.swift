// SPDX-License-Identifier: Apache-2.0

extension Rule {
  /// The degree to which a rule can be trusted.
  public enum Grade: String, CaseIterable, Hashable, Sendable {
    /// Apple's text says so, or an Apple engineer does. The archived guide is Apple's text too.
    case documented
    /// Device logs or a test suite show it.
    case observed
    /// Sources contradict each other; one side was chosen as the default.
    case disputed
    /// No source says so; it is our guess. A source, if there is one, says what was guessed from.
    case assumed
    /// Not a statement about iOS: what the emulator needs before it accepts an event.
    case precondition
  }

  /// The degree to which this rule can be trusted.
  public var grade: Grade { origin.grade }
}
