// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class ReportSentences: ReportPhrases {
    var columns: [String] { ["thời gian", "app", "loại", "nội dung"] }

    var pass: String { "đạt" }

    var fail: String { "không đạt" }

    func result(passed: Int, failed: Int) -> String { "\(passed) đạt, \(failed) không đạt." }

    func expectations(passed: Int, failed: Int) -> String {
      "Kỳ vọng: \(passed) đạt, \(failed) không đạt"
    }

    func scenarios(passed: Int, failed: Int) -> String {
      "Kịch bản: \(passed) đạt, \(failed) không đạt"
    }
  }
}
