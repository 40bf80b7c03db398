// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// The numbers of rows of a comparison that are the same, and that are not.
package struct ComparisonCounts: Hashable, Sendable {
  package private(set) var same = 0
  package private(set) var different = 0
  package private(set) var instead = 0
  package private(set) var onlyLeft = 0
  package private(set) var onlyRight = 0
  package let leftName: String
  package let rightName: String

  package init(_ comparison: Comparison, left: String, right: String) {
    leftName = left
    rightName = right
    for row in comparison.rows {
      switch row.match {
      case .same: same += 1
      case .differs: different += 1
      case .instead: instead += 1
      case .onlyLeft: onlyLeft += 1
      case .onlyRight: onlyRight += 1
      }
    }
  }
}

extension Comparison.Match {
  /// The sign before a row, or between its sides.
  package var sign: String {
    switch self {
    case .same: " "
    case .differs: "~"
    case .instead: "|"
    case .onlyLeft: "<"
    case .onlyRight: ">"
    }
  }
}
