// SPDX-License-Identifier: Apache-2.0

/// The words of the `:` line that are not events of the device.
package enum PromptCommand: String, CaseIterable, Hashable, Sendable {
  case save
  case speed
  case pause
  case skip
  case wait
  case help
  case objects
  case scenarios
  case load
  case restart
  case quit

  /// The same as a key would ask for; nil where there is more to say.
  var command: Command? {
    switch self {
    case .pause: .pause
    case .skip: .skip
    case .help: .help
    case .objects: .objects
    case .scenarios: .scenarios
    case .restart: .restart
    case .quit: .quit
    case .load, .save, .speed, .wait: nil
    }
  }
}
