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
      let (front, back) = names.lazy.map({ (text.objects($0.0), text.objects($0.1)) })
        .first(where: { !$0.0.isEmpty || !$0.1.isEmpty })
    else { return nil }
    foreground = Self.counts(front)
    background = Self.counts(back)
    if foreground.isEmpty, background.isEmpty { return nil }
  }

  /// Adds up what some payloads count.
  private static func counts(_ payloads: [ReportText]) -> [Count] {
    ExitCategory.allCases.compactMap { category in
      let numbers = payloads.flatMap { category.counts.compactMap($0.number) }
        .compactMap { Int32(exactly: $0) }
      if numbers.isEmpty { return nil }
      return Count(category: category, count: numbers.reduce(0) { $0 + Int($1) })
    }
  }
}
