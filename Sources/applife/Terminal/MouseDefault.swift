// SPDX-License-Identifier: Apache-2.0

/// The choice whether the mouse is taken, where the command line makes none.
import OperatingSystem
enum MouseDefault {
  /// Terminals in which Shift does not bypass a program that takes the mouse: another key does.
  private static let exceptions = ["Apple_Terminal", "iTerm.app"]

  /// True if the terminal's own selection still works with Shift held down.
  static var isOn: Bool {
    guard let program = getenv("TERM_PROGRAM") else { return true }
    return !exceptions.contains(String(cString: program))
  }
}
