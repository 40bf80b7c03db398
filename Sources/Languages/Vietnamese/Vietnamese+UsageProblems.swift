// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese.CommandLineSentences {
  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .needs(let option, let other): "\(option) cần \(other)"
    case .cannotBeUsed(let option, let other): "không thể dùng \(option) cùng với \(other)"
    case .cannotBeUsedHere(let option): "không thể dùng \(option) với lệnh này"
    case .contradict(let one, let other): "\(one) và \(other) mâu thuẫn nhau"
    case .bothWrite(let one, let other, let file):
      "\(one) và \(other) không thể cùng ghi vào \(file)"
    case .styleNeedsVersion(let version): "--style scene cần iOS 13 trở lên, không phải \(version)"
    case .unknownVersion(let option, let version, let lowest, let highest):
      "không có phiên bản \(version) cho \(option); hãy dùng từ \(lowest) đến \(highest)"
    case .takesNumber(let option, let lowest, let highest):
      "\(option) nhận một số từ \(lowest) đến \(highest)"
    case .badSpeed: "--speed nhận một số từ 0.01 đến 1000, như 2 hoặc 0.5"
    case .badFileSize: "--limit-file-size nhận một số megabyte, hoặc 0"
    case .startIsAlone: "không thể dùng --start cùng với kịch bản, --plain hoặc --host"
    case .hostNeedsScenario:
      "--host cần một kịch bản; hãy dùng applife host PATH để chạy mà không có kịch bản"
    case .recordNeedsFile: "--record cần một tệp; màn hình đã dùng stdout"
    case .followReadsInput: "--follow đọc đầu vào chuẩn và không ghi báo cáo"
    case .homeForOneHost: "chỉ dùng --home với một --host"
    case .hostTwice(let app):
      "--host được nêu hai lần cho \(app.map { "app \($0)" } ?? "app đầu tiên")"
    case .archiveNeedsFile: "tệp nén không phải văn bản: hãy đặt tên tệp bằng -o"
    case .gradeNeedsHandIn: "grade cần một bài nộp"
    case .seedWithLesson: "không thể dùng --seed cùng với --lesson, vì bài học có câu hỏi riêng"
    case .widthForText: "chỉ dùng --width với text"
    case .mcpNeedsClient: "mcp nói chuyện với một chương trình: agent khởi động nó"
    case .askNeedsQuestion: "ask cần một câu hỏi"
    case .checkNeedsLog: "check cần một tệp nhật ký, hoặc nhật ký trên đầu vào chuẩn"
    case .needsScenario(let option): "\(option) cần một kịch bản"
    case .compareNeedsScenarios: "compare cần hai kịch bản, hoặc một kịch bản và --style A,B"
    case .compareNeedsTwo:
      "compare cần hai kịch bản, hoặc hai giá trị cho --style, --ios hoặc --limit"
    case .explainNeedsReport: "explain cần một báo cáo, một mã, hoặc báo cáo trên đầu vào chuẩn"
    case .hostNeedsPath: "host cần một PATH"
    case .runNeedsScenario: "run cần một tệp kịch bản, -c 'STEPS', hoặc - cho đầu vào chuẩn"
    case .runTakesEither: "run nhận các tệp hoặc -c 'STEPS', không nhận cả hai"
    case .stepsGiven(let count): "-c được nêu \(count) lần; hãy đặt mọi bước vào một -c"
    case .walkNeedsScenario: "walk cần một kịch bản hoặc một tệp phiên"
    case .caseNeedsJUnit: "--for và --case cần --format junit"
    case .badCase(let word): "--case nhận BƯỚC=MÃ, không nhận '\(word)'"
    case .walkReadsFile: "walk chỉ đọc kịch bản từ tệp, không đọc từ -"
    case .oneRecording(let format):
      "--format \(format) tạo một bản ghi; hãy chạy từng kịch bản một"
    case .onePage(let format): "--format \(format) tạo một trang; hãy chạy từng kịch bản một"
    case .oneDiagram(let format): "--format \(format) vẽ một sơ đồ; hãy chạy từng kịch bản một"
    case .noStep(let option, let number, let count):
      "\(option) \(number): hãy dùng một bước từ 1 đến \(count)"
    case .givenTwice(let option, let thing): "\(option) được dùng hai lần cho \(thing)"
    case .badAddress(let address):
      "--address nhận một địa chỉ như https://example.org, không nhận '\(address)'"
    case .unknownCommand(let word, let nearest):
      "không có lệnh nào tên '\(word)'; " + didYouMean(nearest, else: "xem applife --help")
    case .unknownCommandOrScenario(let word, let nearest):
      "không có lệnh hay kịch bản nào tên '\(word)'; "
        + didYouMean(nearest, else: "xem applife --help")
    case .noEvent(let words, let nearest):
      "không có sự kiện nào khớp '\(words)'" + (nearest.map { "; có phải ý bạn là '\($0)'?" } ?? "")
    case .noScenario(let words, let nearest):
      "không có kịch bản nào khớp '\(words)'"
        + (nearest.map { "; có phải ý bạn là '\($0)'?" } ?? "")
    case .noRule(let words, let nearest):
      "không có quy tắc nào khớp '\(words)'" + (nearest.map { "; có phải ý bạn là '\($0)'?" } ?? "")
    case .longSearch(let most): "các từ cần tìm chỉ được có tối đa \(most) ký tự"
    case .noLessonNumber(let number, let last):
      "không có bài học số \(number); bài cuối là \(last)"
    case .noLesson(let word, let nearest):
      "không có bài học nào tên '\(word)'; "
        + didYouMean(nearest, else: "applife learn liệt kê chúng")
    case .noCertainQuestion: "bài học này không có câu hỏi nào có đáp án chắc chắn"
    case .badAppName: "tên app phải gồm chữ cái và chữ số, và bắt đầu bằng chữ cái"
    case .impossibleOnOneSide(let example):
      "kịch bản nào cũng không chạy được ở một trong hai bên, ví dụ \(example)"
    case .tooManyEntries(let name, let most):
      "\(name): quá nhiều mục để so sánh (hơn \(most))"
    case .notRenaming(let option, let text):
      "\(option): cần TÊN=PHƯƠNG_THỨC, lại gặp \(text)"
    case .noMethod(let option, let name, let nearest):
      "\(option): \(name) không phải là phương thức hay thông báo của vòng đời"
        + (nearest.map { ", có phải ý bạn là \($0)?" } ?? "")
    case .twoInputs: "chỉ một trong hai kịch bản được là đầu vào chuẩn"
    }
  }

  /// Advice that names what is nearest to a word, or something else if nothing is near.
  private func didYouMean(_ nearest: String?, else other: String) -> String {
    nearest.map { "có phải ý bạn là '\($0)'?" } ?? other
  }
}
