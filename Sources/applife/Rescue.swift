// SPDX-License-Identifier: Apache-2.0
import CNcurses

/// Gives the terminal back when the program crashes: SIGILL and SIGTRAP (a Swift trap), SIGSEGV,
/// SIGABRT, SIGBUS, SIGFPE. The handlers are C, because only a few functions may be called there.
/// The C side keeps its state once for each object file, so nothing else may call `cn_rescue_…`.
enum Rescue {
  /// Keeps the terminal's modes. Call before the screen is opened.
  static func saveModes() {
    cn_rescue_save_modes()
  }

  /// Prepares what a crash writes, and installs the handlers. Call when the screen is open.
  static func install() {
    cn_rescue_install()
    cn_rescue_arm(true)
  }

  /// The terminal is ours.
  static func arm() {
    cn_rescue_arm(true)
  }

  /// The terminal belongs to others: a crash leaves it alone.
  static func disarm() {
    cn_rescue_arm(false)
  }
}
