// SPDX-License-Identifier: Apache-2.0

/// The words of the `:` line that are not events of the device.
package enum PromptCommand: String, CaseIterable, Hashable, Sendable {
  case save
  case speed
  case pause
  case skip
  case help
  case objects
  case quit

  /// What a word that needs another one is followed by.
  var wantsArgument: Bool {
    switch self {
    case .save, .speed: true
    case .pause, .skip, .help, .objects, .quit: false
    }
  }

  /// The same as a key would ask for; nil where there is more to say.
  var command: Command? {
    switch self {
    case .pause: .pause
    case .skip: .skip
    case .help: .help
    case .objects: .objects
    case .quit: .quit
    case .save, .speed: nil
    }
  }
}
