// SPDX-License-Identifier: Apache-2.0

/// The terminal that the standard output goes to.
enum Window {
  /// How wide it is; nil where the output is no terminal, or the terminal does not say.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
