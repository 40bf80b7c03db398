// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class MessageSentences: MessagePhrases {
    func unknownKey(_ key: String, helpKey: String) -> String {
      "Phím \(key) chưa được gán. \(helpKey) liệt kê các phím."
    }

    func refusal(_ event: String, why: String, remedy way: String?) -> String {
      let refusal = "Không thể \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    }

    func nothingForEnter(switcherKey: String, scenariosKey: String) -> String {
      "Enter không làm gì ở đây. \(switcherKey) mở trình chuyển đổi ứng dụng, \(scenariosKey) mở các kịch bản."
    }

    func saveIsSlow(_ app: String, takes time: String, key: String?) -> String {
      let sentence = "Lần lưu tiếp theo của \(app) mất \(time)."
      guard let key else { return sentence }
      return sentence + " \(key) về Màn hình chính."
    }

    func press(_ keys: [String]) -> String { "Nhấn " + keys.joined(separator: ", rồi ") + "." }

    func saved(_ path: String) -> String { "Đã lưu thành \(path)." }

    func notSaved(_ why: String) -> String { "Chưa lưu được: \(why)" }

    var nothingDue: String { "Không có thời hạn nào để tua đến." }

    var skipped: String { "Đã tua đến thời hạn tiếp theo." }

    func noApp(_ number: Int) -> String { "Không có app nào mang số \(number)." }

    func stoppedAtLaunch(_ app: String) -> String {
      "\(app) sẽ dừng khi khởi chạy: được build bằng SDK iOS 27, app cần có scene (launch.scenes-required)."
    }

    func notOpened(_ why: String) -> String { "Không thể mở: \(why)" }

    var begun: String { "Đã bắt đầu lại." }

    func restarted(_ key: String) -> String { "Đã bắt đầu lại. \(key) đưa bạn về chỗ cũ." }

    var restartedPlain: String { "Đã bắt đầu lại. Gõ redo để về chỗ cũ." }

    func noScenario(_ key: String) -> String {
      "Chưa nạp kịch bản nào. Nhấn \(key) để chọn."
    }

    var noScenarioPlain: String {
      "Chưa nạp kịch bản nào. Gõ load và một tên. applife scenarios liệt kê các tên."
    }

    var scenarioDone: String { "Hết kịch bản." }

    func nextStep(_ number: Int, of count: Int, _ step: String) -> String {
      "Bước kế tiếp (\(number)/\(count)): \(step)"
    }

    func scenarioResult(passed: Int, failed: Int) -> String {
      let end = "Hết kịch bản."
      if passed + failed == 0 { return end }
      let result = "\(passed)/\(passed + failed) kỳ vọng đạt"
      return "\(end) \(result)" + (failed > 0 ? ", \(failed) không đạt." : ".")
    }

    func step(_ number: Int, of count: Int, _ text: String) -> String {
      "Bước \(number)/\(count): \(text)"
    }

    func held(_ expectation: String) -> String { "Đạt: \(expectation)" }

    func failed(_ expectation: String, found: String?) -> String {
      let failure = "Không đạt: \(expectation)."
      if let found { return failure + " Thực tế: \(found)." }
      return failure
    }

    func noMatch(_ term: String) -> String { "Nhật ký không có \"\(term)\"." }

    func matches(_ place: Int, of count: Int) -> String { "Kết quả \(place)/\(count)." }

    func nothingSearched(_ searchKey: String) -> String {
      "Chưa có gì để tìm. Hãy nhấn \(searchKey) trước."
    }

    var copied: String { "Đã sao chép, nếu terminal cho chương trình dùng bộ nhớ tạm." }

    var tooLongToCopy: String { "Quá dài cho bộ nhớ tạm. Hãy lưu vào tệp." }

    func pasted(_ promptKey: String) -> String {
      "Văn bản được dán không nhấn phím nào. Hãy nhấn \(promptKey) trước để gõ."
    }

    func pasteCut(_ most: Int) -> String {
      "Một dòng có nhiều nhất \(most) ký tự: văn bản được dán bị cắt ở …"
    }

    func badSpeed(_ text: String) -> String {
      "Tốc độ \"\(text)\" không hợp lệ. Hãy dùng một số từ 0.01 đến 1000."
    }

    func fileExists(_ path: String, command: String) -> String {
      "\(path) đã tồn tại. Để thay thế: \(command) \(path)"
    }

    var unsavedReplace: String {
      "Các sự kiện của bạn chưa được lưu. Nếu mở mục này, bạn sẽ mất chúng."
    }

    func unsaved(quitKey: String, saveKey: String) -> String {
      "Các sự kiện của bạn chưa được lưu. Nhấn \(quitKey) lần nữa để thoát, \(saveKey) để lưu."
    }

    func unsaved(branch: String, quitKey: String, listKey: String) -> String {
      "Chưa được lưu: \(branch). Nhấn \(quitKey) lần nữa để thoát, \(listKey) để xem các nhánh."
    }

    func missingName(_ command: String) -> String { "\(command) cần một tên." }

    func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String {
      switch problem.fault {
      case .unknown(let found, .duration, _)
      where problem.position.column == 1 && ScenarioWords.isNumber(found):
        "Không có câu hỏi nào đang chờ."
      case .lateDeclaration("on"):
        "Mã của app được khai báo trước mọi bước của kịch bản. Ở đây \"slow save 8s\" làm lần lưu tiếp theo chậm đi."
      case .lateDeclaration(let word):
        "'\(word)' là một khai báo. applife chỉ đọc khai báo từ một tệp: applife FILE, hoặc applife --plain < FILE"
      case .unknown(let found, .step, nil), .unknown(let found, .statement, nil):
        "Không có sự kiện \"\(found)\". " + (isPlain ? "Gõ help." : "Nhấn Tab để xem danh sách.")
      case .unknown, .outOfScope, .ambiguous, .missing, .unwanted, .repeated, .repeatedPrediction,
        .predictsNothing, .stopsBeforeNothing, .untimed, .openQuote, .systemName,
        .styleTooEarly, .windowsNeedScenes, .returnsNothing, .notUTF8, .control, .tooMuch, .nothing:
        Vietnamese.shared.problem(problem)
      }
    }

    var language: String { "Ngôn ngữ là tiếng Việt." }

    func unknownLanguage(_ tag: String, _ tags: [String]) -> String {
      "Không có ngôn ngữ \"\(tag)\". Hãy dùng \(tags.joined(separator: ", "))."
    }

    func full(_ count: Int) -> String {
      "Phiên đã có \(count) sự kiện và không giữ thêm được nữa. Hãy lưu rồi bắt đầu lại."
    }
  }
}
