// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class SettingsSentences: SettingsPhrases {
    func problem(_ settingsProblem: SettingsProblem) -> String { fault(settingsProblem.fault) }

    func origin(_ origin: Setting.Origin, _ detail: String) -> String {
      switch origin {
      case .commandLine: "命令行"
      case .file: "文件"
      case .environment: "环境变量：\(detail)"
      case .standard: "默认"
      }
    }

    func comment(_ setting: Setting) -> [String] {
      switch setting {
      case .theme:
        [
          "如何选择颜色。终端保留自己的背景。",
          "\"auto\"：在深色和浅色背景上都能看清的颜色。",
          "\"dark\"、\"light\"：用于相应背景的较强颜色。",
          "\"projector\"：粗体文本，没有暗淡的内容。",
          "\"high-contrast\"：终端自己的文本颜色，没有暗淡的内容。",
          "\"none\"：没有颜色。",
        ]
      case .colors:
        [
          "何时使用颜色：\"auto\"、\"always\" 或 \"never\"。",
          "用 \"auto\" 时，变量 NO_COLOR 和 CLICOLOR_FORCE 起作用。",
        ]
      case .mouse:
        [
          "何时使用鼠标：\"auto\"、\"always\" 或 \"never\"。",
          "\"auto\"：只在按住 Shift 仍可选择文本的终端中使用。",
        ]
      case .language: ["界面的语言，写法与 --lang 相同。"]
      case .speed: ["设备时钟的速度，0.01 到 1000。1 是真实时间。"]
      case .ios:
        [
          "演示所用的 iOS 版本，2 到 27。剧本会自己说明版本。",
          "没有这一行时，使用演示自己的版本。",
        ]
      case .style:
        [
          "演示中 App 的生命周期风格：\"delegate\"、\"scene\" 或 \"swiftui\"。",
          "没有这一行时，使用演示自己的风格。",
        ]
      case .quiz: ["applife 是否在每个事件之前问你这个事件会引起什么。"]
      case .motion: ["是否放慢显示每次变化，让人看得见，并标出日志中的新行。"]
      case .panels:
        [
          "空间足够时显示的面板。生命周期和日志始终显示。"
        ]
      case .keys:
        [
          "按键：命令或事件，以及它的一个或一组按键。没有按键的事件可以在冒号之后输入。",
          "你给一个命令指定按键后，该按键失去原来的含义。",
          "按键是一个字符，或一个名称：Space、Enter、Tab、Shift-Tab、Esc、Backspace、Del、Up、",
          "Down、Left、Right、PgUp、PgDn、Home、End、F1 到 F24，以及按住 Ctrl 的 ^A 到 ^Z。",
        ]
      }
    }

    var fileHead: [String] {
      [
        "applife 的设置：$XDG_CONFIG_HOME/applife/config.toml，或",
        "~/.config/applife/config.toml。下面的每个值都是默认值。",
        "任何一行都可以移除。命令行的选项优先于这个文件。",
      ]
    }

    var logKeys: [String] { ["这些按键在日志接收按键时，或搜索标出匹配项时起作用。"] }

    var presentingKeys: [String] { ["这些按键在你演示剧本时起作用。"] }

    func taken(_ key: String, command: String, _ isLast: Bool) -> String {
      isLast
        ? "\(key) 曾是 \(command) 的唯一按键。请改为在冒号之后输入 \(command)。"
        : "\(key) 不再执行 \(command)。"
    }

    func otherInLog(_ key: String, command: String) -> String {
      "在日志中，\(key) 仍然执行 \(command)。"
    }
  }

  private static func fault(_ fault: SettingsProblem.Fault) -> String {
    switch fault {
    case .unknownSetting(let found, let nearest): "未知的设置“\(found)”" + suggestion(nearest)
    case .unknownCommand(let found, let nearest):
      "未知的命令或事件“\(found)”" + suggestion(nearest)
    case .unknownKey(let found):
      "未知的按键“\(found)”：应为一个字符，例如 h，或一个名称，例如 F2、^T、Space 或 PgUp"
    case .wrongValue(let found, let wanted, let nearest):
      "应为\(expected(wanted))，却是 \(found)" + suggestion(nearest)
    case .styleTooEarly(let style, let minimum, let version):
      "风格 \(style) 需要 iOS \(minimum) 或更高版本，但 ios 是 \(version)"
    case .sharedKey(let key, let other):
      "按键 \(key) 也指定给了“\(other)”：一个按键只能做一件事"
    case .repeatedCommand(let name): "“\(name)”的按键指定了两次"
    case .fixedKey(let key, let command):
      "按键 \(key) 始终执行“\(command)”：请选择另一个按键"
    case .keepsKey(let command, let key):
      "“\(command)”始终保留按键 \(key)：请把它和其他按键一起写上"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "；你是指“\($0)”吗？" } ?? ""
  }

  private static func expected(_ wanted: SettingsProblem.Wanted) -> String {
    switch wanted {
    case .oneOf(let names): list(names, "或")
    case .someOf(let names): "一个列表，可含 " + list(names, "和")
    case .boolean: " true 或 false"
    case .version(let range): " \(range.lowerBound) 到 \(range.upperBound) 的 iOS 版本"
    case .number(let range):
      " \(number(range.lowerBound)) 到 \(number(range.upperBound)) 的数字"
    case .keys: "加引号的按键名称，或这样的名称的列表"
    case .table: "由命令及其按键组成的表"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: "、") + " \(word) " + last
  }
}
