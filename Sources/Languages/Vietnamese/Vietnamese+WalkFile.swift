// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension Vietnamese.WalkSentences {
  /// A problem in a session file, without the place.
  func fileProblem(_ problem: WalkFile.Problem) -> String {
    switch problem {
    case .noSession: "không phải tệp phiên của applife walk"
    case .notJSON: "không phải một dòng JSON"
    case .wantsHead: "không phải tệp phiên của applife walk: cần một dòng loại \"walk\" trước tiên"
    case .wantsText: "cần dòng loại \"text\" trước dòng này"
    case .again(let kind): "thấy dòng thứ hai loại \"\(kind.rawValue)\""
    case .behindEnd: "thấy một dòng sau dòng loại \"end\""
    case .cutOff:
      "tệp phiên bị thiếu phần cuối: cần một dòng loại \"end\"; "
        + "để giữ các kết luận, hãy thêm dòng {\"kind\":\"end\"}"
    case .noScenario: "tệp phiên không có kịch bản"
    case .missingKey(let key): "cần khóa \"\(key)\""
    case .wantsValue(let value, let key):
      "cần \(word(value)) cho \(key.map { "\"\($0)\"" } ?? "dòng này")"
    case .unknownValue(let key): "giá trị lạ cho \"\(key)\""
    case .version(let version):
      "cần tệp phiên thuộc phiên bản \(WalkFile.version), lại thấy phiên bản \(version)"
    case .style(let word): "không có kiểu \"\(word)\"; hãy dùng delegate, scene hoặc swiftui"
    case .ios(let version): "không có phiên bản iOS \(version)"
    case .step(let number, let count): "cần một bước từ 1 đến \(count), lại thấy \(number)"
    case .stepAgain(let number): "thấy dòng thứ hai cho bước \(number)"
    case .verdict(let word):
      "không có kết luận \"\(word)\"; hãy dùng "
        + Walk.Verdict.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .date(let text): "cần một ngày như 2026-11-21T18:00:00Z, lại thấy \"\(text)\""
    case .evidence:
      "tệp đính kèm cần tên không có thư mục, mã SHA-256 và kích thước"
    case .time(let key): "cần thời gian tính bằng giây cho \"\(key)\", từ 0 đến một trăm năm"
    // Its own problems follow, each with its place.
    case .scenario: "kịch bản trong tệp"
    }
  }

  private func word(_ value: WalkFile.Value) -> String {
    switch value {
    case .wholeNumber: "một số nguyên"
    case .number: "một số"
    case .text: "một chuỗi"
    case .list: "một mảng"
    case .object: "một đối tượng"
    }
  }
}
