// SPDX-License-Identifier: Apache-2.0

import Foundation
import LifecycleAnalysis
import Testing

@Suite("Dates in files")
struct WalkDateTests {
  @Test("a date is written as Foundation writes it")
  func dates() {
    for seconds in [0, 1, 951_782_399, 951_782_400, 1_709_164_800, 1_763_748_000, 4_102_444_799]
      + stride(from: 0, to: 4_000_000_000, by: 86_400 * 97 + 12_345)
    {
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(WalkDate.text(seconds) == date.formatted(.iso8601))
    }
  }

  @Test("a date is read as it was written, and one before the calendar is refused")
  func reading() throws {
    for text in [
      "1582-10-25T00:00:00Z", "1900-03-01T00:00:00Z", "2026-11-27T20:17:10Z",
      "9999-12-31T23:59:59Z",
    ] {
      let seconds = try #require(WalkDate.seconds(text))
      #expect(WalkDate.text(seconds) == text)
    }
    for text in ["1582-10-14T23:59:59Z", "1013-11-23T04:18:49Z", "0001-01-01T00:00:00Z", "then"]
      + ["2026-02-31T10:00:00Z", "2026-02-29T10:00:00Z", "2026-04-31T10:00:00Z"]
    {
      #expect(WalkDate.seconds(text) == nil)
    }
  }
}
