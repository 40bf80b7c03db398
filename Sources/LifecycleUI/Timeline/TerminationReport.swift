// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What is known about a process that has ended.
package struct TerminationReport: Hashable, Sendable {
  package let app: String
  package let ending: Termination
  package let time: Duration
  /// The rule that ended it.
  package let rule: Rule
  /// The keys and waits since the app was launched, as people press them.
  package let keys: [String]
  /// How many other processes ended in the same moment.
  package internal(set) var others = 0
}
