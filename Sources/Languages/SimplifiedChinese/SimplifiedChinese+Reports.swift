// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class ReportSentences: ReportPhrases {
    var columns: [String] { ["时间", "App", "种类", "内容"] }

    var pass: String { "符合" }

    var fail: String { "不符合" }

    func result(passed: Int, failed: Int) -> String { "符合 \(passed) 项，不符合 \(failed) 项。" }

    func expectations(passed: Int, failed: Int) -> String {
      "预期：符合 \(passed) 项，不符合 \(failed) 项"
    }

    func scenarios(passed: Int, failed: Int) -> String {
      "剧本：通过 \(passed) 个，失败 \(failed) 个"
    }
  }
}
