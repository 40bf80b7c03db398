// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The symbol that one line of a log shows of an app, and the state that the line names.
package struct LogObservation: Hashable, Sendable {
  package let symbol: LogSymbol
  /// The state read inside, where the line tells it.
  package let state: ApplicationState?
  /// The reason for the end of the process, where the line names it.
  package let end: LogEnd?

  package init(_ symbol: LogSymbol, _ state: ApplicationState? = nil, end: LogEnd? = nil) {
    self.symbol = symbol
    self.state = state
    self.end = end
  }

  /// The name, and the state or the reason in brackets.
  package var text: String {
    let word = state?.rawValue ?? end?.word
    return symbol.name + (word.map { " [\($0)]" } ?? "")
  }
}

extension LogObservation {
  /// True if the observation is the first that an app can log: its process has begun.
  var isLaunch: Bool {
    symbol == .launched || symbol == .call(.willFinishLaunching)
      || symbol == .call(.didFinishLaunching)
  }

  /// Returns true if a line says what the model does, as far as the line says it.
  func agrees(with seen: LogObservation) -> Bool {
    symbol == seen.symbol && (seen.state == nil || seen.state == state)
  }
}
