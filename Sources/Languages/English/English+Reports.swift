// SPDX-License-Identifier: Apache-2.0

extension English {
  final class ReportSentences: ReportPhrases {
    var columns: [String] { ["time", "app", "kind", "what"] }

    var pass: String { "pass" }

    var fail: String { "fail" }

    func result(_ passed: Int, _ failed: Int) -> String { "\(passed) passed, \(failed) failed." }

    func expectations(_ passed: Int, _ failed: Int) -> String {
      "Expectations: \(passed) passed, \(failed) failed"
    }

    func scenarios(_ passed: Int, _ failed: Int) -> String {
      "Scenarios: \(passed) passed, \(failed) failed"
    }
  }
}
