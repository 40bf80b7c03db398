// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The problems in the text of a scenario, in words.
extension Vietnamese {
  func problem(_ problem: Scenario.Problem) -> String { fault(problem.fault) }

  private func fault(_ fault: Scenario.Fault) -> String {
    switch fault {
    case .unknown(let found, let wanted, let nearest):
      (noun(wanted).map { "không có \($0) '\(found)'" }
        ?? "cần \(expected(wanted)), lại thấy '\(found)'")
        + (nearest.map { "; có phải ý bạn là '\($0)'?" } ?? "")
    case .outOfScope(let found, let subject):
      "không có sự kiện '\(found)'. " + ask.outOfScope(subject)
    case .ambiguous(let found, let meanings):
      "'\(found)' có thể là một trong: " + meanings.prefix(3).joined(separator: ", ")
        + (meanings.count > 3 ? " và \(meanings.count - 3) nữa" : "")
    case .missing(let wanted): "câu lệnh kết thúc quá sớm: cần \(expected(wanted))"
    case .unwanted(let found, let after):
      "cần dấu phẩy hoặc hết dòng sau '\(after)', lại thấy '\(found)'"
    case .repeated(let what): "\(what) được khai báo hai lần"
    case .repeatedPrediction(let words): "bước này đã có '\(words)'"
    case .predictsNothing: "không có bước nào sau 'predict': cần một sự kiện, wait hoặc skip"
    case .stopsBeforeNothing: "không có bước nào sau 'stop here': cần một sự kiện, wait hoặc skip"
    case .lateDeclaration(let word):
      "'\(word)' là một khai báo; khai báo phải đứng trước mọi bước"
    case .untimed(let word): "trước '\(word)' không được có thời gian"
    case .openQuote: "dấu nháy này không được đóng trên cùng dòng"
    case .systemName(let name): "'\(name)' là của hệ thống; hãy đặt tên khác cho app"
    case .styleTooEarly(let app, let style, let version):
      "'\(app)' có style=\(style.rawValue), cần iOS \(style.minimumVersion) trở lên, không phải iOS \(version)"
    case .windowsNeedScenes(let app):
      "'\(app)' có windows=many, cần style=scene hoặc style=swiftui"
    case .returnsNothing(let method):
      "\(method) không có giá trị trả về để chọn; chỉ hai phương thức khởi chạy mới có"
    case .notUTF8(let byte): "cần văn bản UTF-8, lại thấy byte 0x\(ScenarioWords.hexadecimal(byte))"
    case .control(let byte):
      "cần văn bản, lại thấy ký tự điều khiển 0x\(ScenarioWords.hexadecimal(byte))"
    case .tooMuch(let bound): tooMuch(bound)
    case .nothing: "không có bước nào: cần ít nhất một sự kiện hoặc kỳ vọng"
    }
  }

  private func tooMuch(_ bound: Scenario.Bound) -> String {
    switch bound {
    case .bytes: "tệp dài hơn \(bound.rawValue) byte"
    case .lineBytes: "dòng dài hơn \(bound.rawValue) byte"
    case .lines: "tệp có hơn \(bound.rawValue) dòng"
    case .apps: "có hơn \(bound.rawValue) app"
    case .instructions: "có hơn \(bound.rawValue) dòng bắt đầu bằng 'on'"
    case .steps: "có hơn \(bound.rawValue) bước"
    case .problems:
      "có hơn \(bound.rawValue) lỗi; phần còn lại của tệp không được đọc"
    }
  }

  /// The kind of thing that a word should have named, if a list of names is long.
  private func noun(_ wanted: Scenario.Wanted) -> String? {
    switch wanted {
    case .statement, .step, .event: "sự kiện"
    case .app: "app"
    case .mode: "chế độ nền"
    case .callback: "phương thức"
    case .announcement: "phương thức hoặc notification"
    case .limit: "giới hạn thời gian"
    case .notification: "notification"
    case .reason: "lý do hoặc mã"
    case .appName, .argumentURL, .argumentName, .argumentText, .argumentResult, .argumentStatus,
      .duration,
      .version, .property, .style, .yesOrNo, .memory, .windows, .saves, .windowNumber, .className,
      .completion, .callPresentation, .codePart, .expirationPart, .task, .expectation, .state,
      .reading, .closingBracket, .data, .expect, .predicted:
      nil
    }
  }

  private func expected(_ wanted: Scenario.Wanted) -> String {
    switch wanted {
    case .statement: "một sự kiện, khai báo hoặc kỳ vọng"
    case .step: "một sự kiện hoặc kỳ vọng"
    case .event: "một sự kiện"
    case .app: "tên của một app"
    case .appName: "một tên cho app"
    case .argumentURL: "một URL"
    case .argumentName: "một tên"
    case .argumentText: "một đoạn văn bản"
    case .argumentResult: "newData, noData hoặc failed"
    case .argumentStatus: "available, denied hoặc restricted"
    case .duration: "một khoảng thời gian như 250ms, 5s, 1m30s hoặc 2h"
    case .version: "một phiên bản iOS"
    case .property:
      "một thuộc tính như style=, modes=, memory=, exits-on-suspend=, windows= hoặc restoration="
    case .style: "delegate, scene hoặc swiftui"
    case .mode: "một chế độ nền"
    case .yesOrNo: "yes hoặc no"
    case .memory: "một lượng bộ nhớ như 80MB"
    case .saves: "at-once, scene-phase, hoặc một khoảng thời gian như 10s"
    case .windows: "one hoặc many"
    case .windowNumber: "số của một cửa sổ, như 1"
    case .className: "tên của một lớp"
    case .completion: "success hoặc failure"
    case .callPresentation: "full-screen hoặc banner"
    case .callback: "một phương thức của UIKit"
    case .announcement: "một phương thức của UIKit hoặc một notification"
    case .codePart: "take, return, save, begin task, end task, register task hoặc work"
    case .expirationPart: "end task TÊN, begin task TÊN, take hoặc do nothing"
    case .task: "task và một tên"
    case .limit: "một giới hạn thời gian (applife rules liệt kê chúng)"
    case .expectation:
      "một app và trạng thái của nó, calls, notifications, no calls, no notifications, end, refused hoặc data"
    case .state: "active, inactive, background, suspended hoặc not running"
    case .reading: "active, inactive hoặc background"
    case .closingBracket: "]"
    case .notification: "một notification"
    case .reason: "một lý do hoặc mã"
    case .data: "saved hoặc lost"
    case .expect: "expect"
    case .predicted: "calls, state hoặc tên của một app"
    }
  }

  // MARK: Expectations

  /// The expectation and the finding in one line, as far as possible in the scenario's words.
  func verdict(_ verdict: Scenario.Verdict) -> String {
    "kỳ vọng " + verdict.expectation.text + (verdict.found.map { ", thực tế " + finding($0) } ?? "")
  }

  func finding(_ finding: Scenario.Finding) -> String {
    switch finding {
    case .noApp(let name): "không có app " + SystemEvent.quoted(name)
    case .state(let app, let state): SystemEvent.quoted(app) + " " + state.rawValue
    case .calls(let calls): ScenarioWords.reads("calls", calls) { " và \($0) nữa" }
    case .notifications(let names):
      ScenarioWords.reads("notifications", names) { " và \($0) nữa" }
    case .endings(let endings): ScenarioWords.endings(endings)
    case .accepted: "sự kiện đã có thể xảy ra"
    case .dataLost: "dữ liệu bị mất"
    case .noDataLost: "không mất dữ liệu"
    case .unsavedEdits(let apps): "chỉnh sửa chưa lưu trong " + apps.joined(separator: ", ")
    }
  }
}
