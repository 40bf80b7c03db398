// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The rule that a line breaks.
enum BrokenRule {
  /// Returns the rule that is cited for a line that does not fit.
  ///
  /// - Parameters:
  ///   - symbol: The symbol that the line shows.
  ///   - last: The symbol that the app has logged before.
  ///   - expected: The outputs that would have fitted instead.
  ///   - usual: The rule by which the model usually does what the line shows.
  static func rule(
    for symbol: LogSymbol, after last: LogSymbol?, _ expected: [HypothesisGraph.Expected],
    usual: Rule?
  ) -> Rule? {
    // Another state is nearer than something left out, and that than what had to come.
    let nearest =
      expected.first { $0.output.observation.symbol == symbol }
      ?? expected.first { $0.isBefore } ?? expected.first { $0.isDue }
    // What never happens in the model has no rule.
    guard usual != nil else { return nearest?.output.rule }
    let isOtherState = nearest?.output.observation.symbol == symbol
    if !isOtherState, let last, let moment = symbol.moment {
      if let before = last.moment, let broken = rule(moment, after: before, symbol) {
        return broken
      }
      if last.isPartOfLaunch, symbol.isOfApplication, let broken = rule(afterLaunch: moment) {
        return broken
      }
    }
    return nearest?.output.rule ?? usual
  }

  /// Returns the rule that says why a change of the app cannot follow a launch directly; nil if it can.
  private static func rule(afterLaunch moment: LogSymbol.Moment) -> Rule? {
    switch moment {
    // A launch in the background is not announced. Apple's page says otherwise: the rule names it.
    case .background: .launchBackground
    case .resign: .launchInactive
    case .active, .foreground, .connect, .disconnect, .terminate: nil
    }
  }

  /// Returns the rule that says why one change cannot follow another directly; nil if it can.
  private static func rule(
    _ moment: LogSymbol.Moment, after before: LogSymbol.Moment, _ symbol: LogSymbol
  ) -> Rule? {
    if case .phase = symbol { return .swiftUIPhase }
    switch (before, moment) {
    case (.active, .active), (.resign, .resign): return .activeThroughInactive
    case (.background, .background), (.active, .background): return .leaveOrder
    case (.foreground, .foreground), (.active, .foreground), (.background, .active),
      (.resign, .foreground), (.background, .resign):
      return .returnOrder
    case (.disconnect, .disconnect): return .sceneDisconnect
    case (.terminate, _): return .endNotified
    case (.connect, _), (_, .connect), (_, .disconnect), (.disconnect, _), (_, .terminate),
      (.foreground, _), (.resign, .active), (.resign, .background), (.active, .resign),
      (.background, .foreground):
      return nil
    }
  }
}
