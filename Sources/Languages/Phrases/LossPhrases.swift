// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The sentences of ways to lose data.
package protocol LossPhrases: AnyObject, Sendable {
  /// The title of the scenario that loses an edit.
  func title(_ way: Loss.Way) -> String
  /// The result of the search, and how far it came.
  func result(_ loss: Loss) -> String
  /// The kinds of events that were not tried.
  func notTried(_ loss: Loss) -> String
  /// No edit can be made.
  var nothingToLose: String { get }
}
