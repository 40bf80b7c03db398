// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// The program that `$PAGER` names, for a list that the terminal has no room for.
struct Pager {
  private let command: String

  /// - Parameter lines: how many lines are to be shown.
  /// - Returns: nil if they fit, if the output is no terminal, or if there is no pager.
  init?(forLines lines: Int) {
    guard let rows = Window.rows, lines >= rows, let value = getenv("PAGER") else { return nil }
    command = String(cString: value)
    if command.isEmpty || command == "cat" { return nil }
  }

  /// Shows a text, and waits until the user has closed it. False: there is no such program.
  func show(_ bytes: [UInt8]) -> Bool {
    // The options that less needs to show links, and to end where the text fits; as git does it.
    setenv("LESS", "FRX", 0)
    guard let stream = popen(command, "w") else { return false }
    // Ctrl-C is for the pager; a text that is not read to its end is no error.
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    fwrite(bytes, 1, bytes.count, stream)
    let status = pclose(stream)
    signal(SIGINT, SIG_DFL)
    // The shell found no such program, or could not start it.
    return !(126...127).contains(status >> 8 & 0xFF)
  }
}
