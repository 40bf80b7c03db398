// SPDX-License-Identifier: Apache-2.0

/// Whether the mouse is taken where the command line does not say.
enum MouseDefault {
  /// Terminals in which Shift does not bypass a program that takes the mouse: another key does.
  private static let exceptions = ["Apple_Terminal", "iTerm.app"]

  /// Whether the terminal's own selection still works with Shift held down.
  static var isOn: Bool {
    guard let program = getenv("TERM_PROGRAM") else { return true }
    return !exceptions.contains(String(cString: program))
  }
}
