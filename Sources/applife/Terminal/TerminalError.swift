// SPDX-License-Identifier: Apache-2.0

/// Why there is no screen. The text goes to standard error, and the program ends with status 2.
enum TerminalError: Error, Hashable, CustomStringConvertible {
  case inputIsNotTerminal
  case outputIsNotTerminal
  case noType
  case unknownType(String)
  case poorType(String)
  case failed

  var description: String {
    switch self {
    case .inputIsNotTerminal:
      "standard input is not a terminal. Without one, use 'applife run FILE' or 'applife --plain'."
    case .outputIsNotTerminal:
      "standard output is not a terminal. Without one, use 'applife run FILE' or 'applife --plain'."
    case .noType: "TERM is not set, so the terminal type is unknown. Try TERM=xterm-256color."
    case .unknownType(let name):
      "this computer does not know the terminal type '\(name)'. Try TERM=xterm-256color."
    case .poorType(let name):
      "a terminal of type '\(name)' cannot move its cursor. Use 'applife --plain', "
        + "or try TERM=xterm-256color."
    case .failed: "the terminal could not be opened."
    }
  }
}
