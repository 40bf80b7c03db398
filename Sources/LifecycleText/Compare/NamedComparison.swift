// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// Two runs beside each other, and what they are called.
package struct NamedComparison: Sendable {
  package let comparison: Comparison
  package let left: String
  package let right: String

  package init(comparison: Comparison, left: String, right: String) {
    self.comparison = comparison
    self.left = left
    self.right = right
  }

  package func name(_ side: Comparison.Side) -> String { side == .left ? left : right }
}
