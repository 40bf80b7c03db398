// SPDX-License-Identifier: Apache-2.0
import CNcurses

/// The terminal that a stream goes to.
package enum Window {
  /// The width of the standard output's terminal; nil where there is none, or it does not say.
  package static var columns: Int? { columns(of: STDOUT_FILENO) }

  /// The number of rows of the standard output's terminal; nil where there is none, or it does not say.
  package static var rows: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) != 0, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_row > 0
    else { return nil }
    return Int(size.ws_row)
  }

  /// The width of a descriptor's terminal; nil where there is none, or it does not say.
  package static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
