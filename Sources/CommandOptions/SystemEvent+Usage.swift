// SPDX-License-Identifier: Apache-2.0
import Lifecycle

extension SystemEvent.Kind {
  /// The event as a scenario writes it, with what follows its name.
  package var usage: String {
    switch form {
    case .bare: phrase
    case .app: phrase + " [APP]"
    case .requiredApp: phrase + " APP"
    case .argument(let argument): phrase + " \(argument.rawValue) [APP]"
    case .optionalArgument(let argument): phrase + " [\(argument.rawValue)] [APP]"
    case .text(let argument): phrase + " " + argument.rawValue
    case .optionalText(let argument): phrase + " [\(argument.rawValue)]"
    }
  }
}
