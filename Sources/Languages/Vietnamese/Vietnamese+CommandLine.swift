// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class CommandLineSentences: CommandLinePhrases {
    func oneOf(_ values: [String]) -> String {
      (values.count > 1 ? "Một trong: " : "Chỉ ") + values.joined(separator: ", ") + "."
    }

    func defaultIs(_ value: String) -> String { "Mặc định là \(value)." }

    func choices(_ values: [String]?, standard: String?) -> String {
      let parts = [
        values.map { "giá trị: \($0.joined(separator: ", "))" }, standard.map { "mặc định: \($0)" },
      ]
      return "(" + parts.compactMap { $0 }.joined(separator: "; ") + ")"
    }

    func parser(_ word: ParserWord) -> String {
      switch word {
      case .overview: "TỔNG QUAN: "
      case .usage: "CÁCH DÙNG: "
      case .arguments: "ĐỐI SỐ:"
      case .options: "TÙY CHỌN:"
      case .subcommands: "LỆNH CON:"
      case .showHelp: "Hiện trợ giúp."
      case .seeHelp: "Xem 'applife help <subcommand>' để có trợ giúp chi tiết."
      }
    }

    func parserProblem(_ problem: ParserProblem) -> String {
      switch problem {
      case .unknownOption(let option, let nearest):
        "Không có tùy chọn '\(option)'" + (nearest.map { ". Có phải ý bạn là '\($0)'?" } ?? "")
      case .missingValue(let option): "Thiếu giá trị cho '\(option)'"
      case .invalidValue(let value, let option, let possible):
        "Giá trị '\(value)' không hợp lệ cho '\(option)'"
          + (possible.isEmpty ? "" : ". Hãy dùng một trong: \(possible.joined(separator: ", "))")
      case .missingArgument(let name): "Thiếu đối số '\(name)'"
      case .unexpectedArguments(let words):
        "Thừa đối số: " + words.map { "'\($0)'" }.joined(separator: ", ")
      }
    }

    func advice(_ problem: String, help: String) -> String { "\(problem) (xem \(help))" }

    func limitNames(_ names: [String]) -> String {
      "NAME của một giới hạn là một trong: \(names.joined(separator: ", "))."
    }

    func reasonNames(_ reasons: [String], codes: [String]) -> String {
      "REASON là một trong: \(reasons.joined(separator: ", ")); CODE là một trong: "
        + "\(codes.joined(separator: ", "))."
    }

    func columns(_ list: ListedItems) -> [String] {
      switch list {
      case .events: ["sự kiện", "phím", "ý nghĩa"]
      case .scenarios: ["kịch bản", "tiêu đề"]
      case .rules: ["id", "nội dung", "giá trị", "nguồn", "độ tin cậy", "đã đọc"]
      case .lessons: ["số", "xong", "tốt nhất", "bài học", "tiêu đề"]
      case .settings: ["cài đặt", "giá trị", "từ", "ghi chú"]
      }
    }

    func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String {
      "Đã học \(done)/\(count) bài."
        + (next.map { " Để bắt đầu bài kế: applife learn \($0)" } ?? "")
    }

    func ruleGrade(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "Độ tin cậy: Apple ghi trong tài liệu"
      case .observed: "Độ tin cậy: quan sát được trên thiết bị"
      case .disputed: "Độ tin cậy: còn tranh cãi (các nguồn nói khác nhau)"
      case .assumed: "Độ tin cậy: giả định (không tìm thấy nguồn)"
      case .precondition: "Độ tin cậy: điều kiện của trình giả lập"
      }
    }

    func ruleValue(_ version: SystemVersion, _ value: String) -> String {
      "Giá trị trong iOS \(version): \(value)"
    }

    func ruleReading(_ reading: String) -> String { "Đã đối chiếu với nguồn: \(reading)" }

    func ruleSources(_ count: Int) -> String { "Nguồn:" }

    func gradeWord(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "tài liệu Apple"
      case .observed: "quan sát"
      case .disputed: "tranh cãi"
      case .assumed: "giả định"
      case .precondition: "điều kiện"
      }
    }

    var yes: String { "có" }
  }
}
