// SPDX-License-Identifier: Apache-2.0
import CTerminal

/// Gives the terminal back when a signal ends the program, whether somebody sent it or a fault
/// caused it (a Swift trap is SIGILL or SIGTRAP). The handlers are C, because only a few functions
/// may be called there; then the signal takes its course.
enum Rescue {
  /// Keeps the terminal's modes. Call before the screen is opened.
  static func saveModes() { cn_rescue_save_modes() }

  /// Prepares what the handlers write, and installs them. Call when the terminal's type is known and
  /// nothing is changed yet.
  static func install() {
    cn_rescue_install()
    cn_rescue_arm(true)
  }

  /// The terminal is ours.
  static func arm() { cn_rescue_arm(true) }

  /// The terminal belongs to others: the end of the program leaves it alone.
  static func disarm() { cn_rescue_arm(false) }

  /// This thread begins to do something on the main queue, where alone the terminal is drawn on.
  static func beginTurn() { cn_rescue_begin_turn() }

  /// It is done.
  static func endTurn() { cn_rescue_end_turn() }
}
