// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class ReportSentences: ReportPhrases {
    var columns: [String] { ["время", "приложение", "вид", "что"] }

    var pass: String { "пройдено" }

    var fail: String { "не пройдено" }

    func result(passed: Int, failed: Int) -> String {
      "Пройдено \(passed), не пройдено \(failed)."
    }

    func expectations(passed: Int, failed: Int) -> String {
      "Проверки: пройдено \(passed), не пройдено \(failed)"
    }

    func scenarios(passed: Int, failed: Int) -> String {
      "Сценарии: пройдено \(passed), не пройдено \(failed)"
    }
  }
}
