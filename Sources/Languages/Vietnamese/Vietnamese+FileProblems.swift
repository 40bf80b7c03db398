// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Vietnamese.CommandLineSentences {
  func file(_ problem: FileProblem) -> String {
    switch problem {
    case .noLessons: "không đọc được bài học nào trong APPLIFE_LESSONS"
    case .noScenarios: "không đọc được kịch bản nào trong APPLIFE_SCENARIOS"
    case .lessonIsGone(let name): "bài học '\(name)' không còn nữa"
    case .notFound(let name, let variable):
      "không tìm thấy \(name); hãy nêu thư mục của nó trong \(variable)"
    case .folderToRun(let path):
      "\(path) là một thư mục; applife run \(path) chạy các kịch bản trong đó"
    case .folderToCompare(let path):
      "\(path) là một thư mục; để so sánh các kịch bản trong đó, hãy dùng --style, --ios hoặc --limit với hai giá trị"
    case .folderWithout(let files): "thư mục này không chứa tệp \(files) nào"
    case .nearestName(let why, let nearest): "\(why); có phải ý bạn là '\(nearest)'?"
    case .system(let problem): system(problem)
    case .isBusy: "chương trình khác đang ghi vào thư mục này; hãy thử lại"
    case .notRegular: "không phải tệp thông thường"
    case .tooLong(let bytes): "tệp dài hơn \(bytes) byte"
    case .longLine: "có dòng quá dài"
    case .readerIsGone: "bên đọc đã đóng nó"
    case .recordingExists: "đã tồn tại; hãy ghi vào tệp khác"
    case .recordingEnds(let why): "\(why); bản ghi kết thúc ở đây"
    case .recordingRemoved(let path):
      "trong lúc đó bản ghi đã bị xóa; applife đã ghi lại vào \(path)"
    case .recordingLost(let why):
      "trong lúc đó bản ghi đã bị xóa và không thể ghi lại: \(why)"
    case .recordingChanged:
      "chương trình khác đã thay đổi bản ghi; bản ghi dừng ở đây và có thể không phát lại được"
    case .isUsed(let name): "applife đang dùng tệp này (\(name)); hãy ghi vào tệp khác"
    case .foreignFolder:
      "các tệp trong thư mục này không do applife ghi; hãy chọn một thư mục trống"
    case .foreignPage: "trang này không do applife ghi; hãy chọn một thư mục trống"
    case .notBaseline: "dòng này không thuộc baseline của applife doctor"
    case .noFolder(let variable): "cả \(variable) lẫn HOME đều không nêu một thư mục"
    case .laterLessons(let path): "\(path) là của một phiên bản applife mới hơn"
    case .otherLessons(let path): "\(path) không phải danh sách bài học"
    case .otherNotes(let path): "\(path) không phải tệp ghi chú"
    case .otherPresents(let process):
      "applife notes đang hiện ghi chú của một phiên trình bày khác (tiến trình \(process))"
    case .progressNotSaved(let why): "tiến độ không được lưu: \(why)"
    case .noScenarioToWrite(let path): "không có kịch bản nào để ghi vào \(path)"
    case .nothingToRun: "kịch bản không có bước nào, nên không chạy gì"
    case .nothingSettled: "không có kết luận nào về một quy tắc còn tranh cãi hoặc giả định"
    case .nothingToWalk: "kịch bản không có bước nào để đi qua"
    case .sameSession(let file): "đây là cùng một phiên với \(file); hãy chỉ ghi một lần"
    case .onlyNeedsSession: "--only cần một tệp phiên, nhưng đây là kịch bản"
    case .noStepWith(let verdicts):
      "phiên này không có bước nào có kết luận "
        + verdicts.map { $0.rawValue }.joined(separator: " hoặc ")
    case .newSessionOnly: "chỉ dùng --ios và --style với phiên mới"
    case .sessionExists:
      "phiên này đã tồn tại; hãy chọn tệp khác, hoặc dùng --new mà không có --session"
    case .otherSession:
      "phiên này thuộc về kịch bản khác, hoặc về phiên bản cũ hơn của kịch bản này"
    case .sessionHasChanged:
      "một chương trình khác đã sửa phiên này; hãy thoát rồi chạy lại applife walk"
    case .handInHasChanged:
      "một chương trình khác đã sửa bài nộp này; hãy thoát rồi bắt đầu lại bài học"
    case .noEvidence: "thư mục không có tệp nào"
    case .largeEvidence(let megabytes): "tệp lớn hơn \(megabytes) MB"
    case .unfinishedEvidence: "tệp vẫn đang được ghi"
    case .sessionIsKept: "phiên không bị thay đổi"
    case .walkNotWritten(let why): "không ghi được phiên thành JSON: \(why)"
    case .fewQuestions(let count): "chỉ tìm thấy \(count) câu hỏi"
    case .interrupted: "bị ngắt"
    case .fewDescriptors(let count): "cần mở \(count) tệp, nhưng giới hạn thấp hơn (ulimit -n)"
    case .littleMemory(let megabytes): "cần thêm \(megabytes) MB bộ nhớ (ulimit -v, ulimit -d)"
    case .noThread: "không tạo được luồng (ulimit -u, ulimit -v)"
    case .inputIsNotTerminal:
      "đầu vào chuẩn không phải terminal. Không có terminal thì hãy dùng 'applife run FILE' hoặc 'applife --plain'."
    case .outputIsNotTerminal:
      "đầu ra chuẩn không phải terminal. Không có terminal thì hãy dùng 'applife run FILE' hoặc 'applife --plain'."
    case .noTerminalType:
      "TERM chưa được đặt, nên không rõ loại terminal. Hãy thử TERM=xterm-256color."
    case .unknownTerminal(let name):
      "máy này không biết loại terminal '\(name)'. Hãy thử TERM=xterm-256color."
    case .poorTerminal(let name):
      "terminal loại '\(name)' không di chuyển được con trỏ. Hãy dùng 'applife --plain', hoặc thử TERM=xterm-256color."
    case .terminalFailed: "không mở được terminal."
    case .substitutedTerminal(let name, let substitute):
      "máy này không biết loại terminal '\(name)', nên applife dùng \(substitute); gói ncurses-term có thể có loại đó"
    case .notTranslation: "cần msgid, msgstr hoặc một đoạn văn bản trong dấu nháy, như trong tệp PO"
    case .languageNotShown(let tag):
      "bộ ký tự của locale không hiện được ngôn ngữ \(tag), nên applife dùng tiếng Anh; hãy đặt LANG thành một locale UTF-8"
    }
  }

  /// The system's error for a file.
  func system(_ problem: SystemProblem) -> String {
    switch problem {
    case .notThere: "không có tệp hay thư mục này"
    case .notAllowed: "không có quyền truy cập"
    case .isFolder: "đây là thư mục"
    case .isNoFolder: "đây không phải là thư mục"
    case .exists: "tệp đã tồn tại"
    case .noSpace: "thiết bị hết chỗ trống"
    case .readOnly: "hệ thống tệp chỉ cho đọc"
    case .isClosed: "luồng đã đóng, hoặc chỉ mở theo chiều kia"
    }
  }
}
