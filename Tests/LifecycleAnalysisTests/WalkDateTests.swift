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
}
