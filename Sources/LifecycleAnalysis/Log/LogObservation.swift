// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What one line of a log says of an app.
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
  /// Whether it is the first thing an app can log: the process began.
  var isLaunch: Bool {
    symbol == .launched || symbol == .call(.willFinishLaunching)
      || symbol == .call(.didFinishLaunching)
  }

  /// Whether what the model does is what a line says, as far as the line says it.
  func agrees(with seen: LogObservation) -> Bool {
    symbol == seen.symbol && (seen.state == nil || seen.state == state)
  }
}
