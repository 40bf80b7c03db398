// SPDX-License-Identifier: Apache-2.0

extension English {
  final class ReportSentences: ReportPhrases {
    var columns: [String] { ["time", "app", "kind", "what"] }

    var pass: String { "pass" }

    var fail: String { "fail" }

    func result(passed: Int, failed: Int) -> String { "\(passed) passed, \(failed) failed." }

    func expectations(passed: Int, failed: Int) -> String {
      "Expectations: \(passed) passed, \(failed) failed"
    }

    func scenarios(passed: Int, failed: Int) -> String {
      "Scenarios: \(passed) passed, \(failed) failed"
    }
  }
}
