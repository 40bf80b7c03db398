// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The symbol that one line of a log shows of an app, and the state that the line names.
package struct LogObservation: Hashable, Sendable {
  package let symbol: LogSymbol
  /// The state read inside, where the line tells it.
  package let state: ApplicationState?

  package init(_ symbol: LogSymbol, _ state: ApplicationState? = nil) {
    self.symbol = symbol
    self.state = state
  }

  /// The name, and the state in brackets.
  package var text: String { symbol.name + (state.map { " [\($0.rawValue)]" } ?? "") }
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
