// SPDX-License-Identifier: Apache-2.0

/// The number of times that an app has ended in each category, as MetricKit counts it:
/// `MXAppExitMetric` of iOS 14 to 26, and the termination metrics of iOS 27.
/// - SeeAlso: https://developer.apple.com/documentation/metrickit/mxappexitmetric
package struct ExitCounts: Hashable, Sendable {
  /// One category and how often.
  package struct Count: Hashable, Sendable {
    package let category: ExitCategory
    package let count: Int
  }

  package private(set) var foreground: [Count] = []
  package private(set) var background: [Count] = []

  /// Reads a payload's JSON; nil if it counts no ends.
  package init?(_ bytes: [UInt8]) {
    let text = ReportText(LogDecoder.plain(bytes)[...])
    let names = [
      ("foregroundExitData", "backgroundExitData"),
      ("foregroundTermination", "backgroundTermination"),
    ]
    guard
      let (front, back) = names.lazy.map({ (text.object($0.0), text.object($0.1)) })
        .first(where: { $0.0 != nil || $0.1 != nil })
    else { return nil }
    foreground = front.map(Self.counts) ?? []
    background = back.map(Self.counts) ?? []
    if foreground.isEmpty, background.isEmpty { return nil }
  }

  private static func counts(_ text: ReportText) -> [Count] {
    ExitCategory.allCases.compactMap { category in
      let number = text.number(category.cumulativeCount) ?? text.number(category.terminationCount)
      return number.flatMap { Int(exactly: $0) }.map { Count(category: category, count: $0) }
    }
  }
}
