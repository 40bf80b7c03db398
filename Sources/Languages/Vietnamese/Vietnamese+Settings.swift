// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class SettingsSentences: SettingsPhrases {
    func problem(_ settingsProblem: SettingsProblem) -> String { fault(settingsProblem.fault) }

    func origin(_ origin: Setting.Origin, _ detail: String) -> String {
      switch origin {
      case .commandLine: "dòng lệnh"
      case .file: "tệp"
      case .environment: "môi trường: \(detail)"
      case .standard: "mặc định"
      }
    }

    func comment(_ setting: Setting) -> [String] {
      switch setting {
      case .theme:
        [
          "Cách chọn màu. Terminal giữ nền riêng của nó.",
          "\"auto\": các màu đọc được trên cả nền tối và nền sáng.",
          "\"dark\", \"light\": màu đậm hơn cho nền như vậy.",
          "\"projector\": chữ đậm, không có gì mờ.",
          "\"high-contrast\": màu chữ của chính terminal, không có gì mờ.",
          "\"none\": không màu.",
        ]
      case .colors:
        [
          "Khi nào dùng màu: \"auto\", \"always\" hoặc \"never\".",
          "Với \"auto\", các biến NO_COLOR và CLICOLOR_FORCE có hiệu lực.",
        ]
      case .mouse:
        [
          "Khi nào dùng chuột: \"auto\", \"always\" hoặc \"never\".",
          "\"auto\": chỉ trong terminal mà Shift vẫn chọn được văn bản.",
        ]
      case .language: ["Ngôn ngữ giao diện, viết như sau --lang."]
      case .speed:
        ["Đồng hồ của thiết bị chạy nhanh đến đâu, từ 0.01 đến 1000. 1 là thời gian thực."]
      case .ios:
        [
          "Phiên bản iOS của bản demo, từ 2 đến 27. Kịch bản tự nêu phiên bản của nó.",
          "Nếu không có dòng này, bản demo dùng phiên bản của nó.",
        ]
      case .style:
        [
          "Kiểu vòng đời của các app trong bản demo: \"delegate\", \"scene\" hoặc \"swiftui\".",
          "Nếu không có dòng này, bản demo dùng kiểu của nó.",
        ]
      case .quiz: ["Trước mỗi sự kiện, applife có hỏi sự kiện đó sẽ gây ra gì hay không."]
      case .motion:
        [
          "Có hiện các thay đổi đủ chậm để nhìn thấy và đánh dấu các dòng mới của nhật ký",
          "hay không.",
        ]
      case .panels:
        [
          "Các khung được hiện nếu có chỗ. Sơ đồ vòng đời và nhật ký thì",
          "luôn hiện.",
        ]
      case .keys:
        [
          "Các phím: một lệnh hoặc sự kiện, và phím hoặc danh sách phím của nó. Sự kiện không có",
          "phím thì được gõ sau dấu hai chấm. Phím mà bạn gán cho một lệnh sẽ mất nghĩa cũ.",
          "Phím là một ký tự, hoặc một tên: Space, Enter, Tab, Shift-Tab, Esc, Backspace, Del, Up,",
          "Down, Left, Right, PgUp, PgDn, Home, End, F1 đến F24, và ^A đến ^Z cùng Ctrl.",
        ]
      }
    }

    var fileHead: [String] {
      [
        "Cài đặt của applife: $XDG_CONFIG_HOME/applife/config.toml, hoặc",
        "~/.config/applife/config.toml. Mọi giá trị dưới đây là mặc định.",
        "Bạn có thể xóa dòng bất kỳ. Tùy chọn trên dòng lệnh được ưu tiên hơn tệp này.",
      ]
    }

    var logKeys: [String] {
      [
        "Các phím này dùng được khi nhật ký nhận phím, hoặc khi đang tìm kiếm."
      ]
    }

    var presentingKeys: [String] { ["Các phím này dùng được khi bạn trình bày một kịch bản."] }

    func taken(_ key: String, command: String, _ isLast: Bool) -> String {
      isLast
        ? "\(key) là phím duy nhất của \(command). Hãy gõ \(command) sau dấu hai chấm."
        : "\(key) không còn dùng cho \(command)."
    }

    func otherInLog(_ key: String, command: String) -> String {
      "Trong nhật ký, \(key) vẫn dùng cho \(command)."
    }
  }

  private static func fault(_ fault: SettingsProblem.Fault) -> String {
    switch fault {
    case .unknownSetting(let found, let nearest):
      "không có cài đặt '\(found)'" + suggestion(nearest)
    case .unknownCommand(let found, let nearest):
      "không có lệnh hoặc sự kiện '\(found)'" + suggestion(nearest)
    case .unknownKey(let found):
      "không có phím '\(found)': cần một ký tự, như h, hoặc một tên, như F2, ^T, Space "
        + "hoặc PgUp"
    case .wrongValue(let found, let wanted, let nearest):
      "cần \(expected(wanted)), lại thấy \(found)" + suggestion(nearest)
    case .styleTooEarly(let style, let minimum, let version):
      "kiểu \(style) cần iOS \(minimum) trở lên, nhưng ios là \(version)"
    case .sharedKey(let key, let other):
      "phím \(key) cũng được gán cho '\(other)': một phím chỉ làm một việc"
    case .repeatedCommand(let name): "phím của '\(name)' được khai báo hai lần"
    case .fixedKey(let key, let command):
      "phím \(key) luôn dùng cho '\(command)': hãy chọn phím khác"
    case .keepsKey(let command, let key):
      "'\(command)' luôn giữ phím \(key): hãy nêu cả phím này cùng các phím khác"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; có phải ý bạn là '\($0)'?" } ?? ""
  }

  private static func expected(_ wanted: SettingsProblem.Wanted) -> String {
    switch wanted {
    case .oneOf(let names): list(names, "hoặc")
    case .someOf(let names): "một danh sách gồm " + list(names, "và")
    case .boolean: "true hoặc false"
    case .version(let range): "phiên bản iOS từ \(range.lowerBound) đến \(range.upperBound)"
    case .number(let range):
      "một số từ \(number(range.lowerBound)) đến \(number(range.upperBound))"
    case .keys: "tên của một phím trong dấu nháy, hoặc danh sách các tên như vậy"
    case .table: "một bảng các lệnh và phím của chúng"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
