// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The rule that a line breaks.
extension LogCheck {
  /// The rule that is cited for a line that does not fit.
  ///
  /// - Parameters:
  ///   - symbol: what the line shows.
  ///   - last: what the app has logged before.
  ///   - nearest: what the app could have logged instead.
  ///   - usual: the rule by which the model usually does what the line shows.
  static func rule(
    brokenBy symbol: LogSymbol, after last: LogSymbol?, nearest: LogChecker.Expected?,
    _ usual: Rule?
  ) -> Rule? {
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

  /// The rule that says why a change of the app cannot follow a launch directly; nil if it can.
  private static func rule(afterLaunch moment: LogSymbol.Moment) -> Rule? {
    switch moment {
    // A launch in the background is not announced. Apple's page says otherwise: the rule names it.
    case .background: .launchBackground
    case .resign: .launchInactive
    case .active, .foreground, .connect, .disconnect, .terminate: nil
    }
  }

  /// The rule that says why one change cannot follow another directly; nil if it can.
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
