// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

/// The reason for which there is no screen. The text goes to standard error, and the program ends with status 2.
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
      FileProblem.inputIsNotTerminal.text
    case .outputIsNotTerminal:
      FileProblem.outputIsNotTerminal.text
    case .noType: FileProblem.noTerminalType.text
    case .unknownType(let name):
      FileProblem.unknownTerminal(name).text
    case .poorType(let name):
      FileProblem.poorTerminal(name).text
    case .failed: FileProblem.terminalFailed.text
    }
  }
}
