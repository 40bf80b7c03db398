// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class SettingsSentences: SettingsPhrases {
    func problem(_ settingsProblem: SettingsProblem) -> String { fault(settingsProblem.fault) }

    func origin(_ origin: Setting.Origin, _ detail: String) -> String {
      switch origin {
      case .commandLine: "command line"
      case .file: "file"
      case .environment: "environment: \(detail)"
      case .standard: "default"
      }
    }

    func comment(_ setting: Setting) -> [String] {
      switch setting {
      case .theme:
        [
          "How colors are chosen. The terminal keeps its own background.",
          "\"auto\": colors that can be read on a dark and on a light background.",
          "\"dark\", \"light\": stronger colors for such a background.",
          "\"projector\": bold text, and nothing dim.",
          "\"high-contrast\": the terminal's own text color, and nothing dim.",
          "\"none\": no colors.",
        ]
      case .colors:
        [
          "When to use colors: \"auto\", \"always\" or \"never\".",
          "With \"auto\", the variables NO_COLOR and CLICOLOR_FORCE count.",
        ]
      case .mouse:
        [
          "When to use the mouse: \"auto\", \"always\" or \"never\".",
          "\"auto\": only in terminals where Shift still selects text.",
        ]
      case .language: ["The language of the interface, as --lang takes it."]
      case .speed: ["How fast the device's clock runs, from 0.01 to 1000. 1 is real time."]
      case .ios:
        [
          "The version of iOS of the demo, 2 to 27. A scenario says its version itself.",
          "Without this line, applife uses the demo's version.",
        ]
      case .style:
        [
          "The life-cycle style of the demo's apps: \"delegate\", \"scene\" or \"swiftui\".",
          "Without this line, applife uses the demo's style.",
        ]
      case .quiz: ["Whether applife asks before each event what the event will do."]
      case .motion:
        ["Whether changes are shown slowly enough to be seen, and new rows of the log are marked."]
      case .panels:
        [
          "The panels that are shown if there is room for them. The life cycle and the log are",
          "always shown.",
        ]
      case .keys:
        [
          "The keys: a command or an event, and its key or a list of its keys. An event without",
          "a key is typed after the colon. A key that you give to a command loses its old meaning.",
          "A key is a character, or a name: Space, Enter, Tab, Shift-Tab, Esc, Backspace, Del, Up,",
          "Down, Left, Right, PgUp, PgDn, Home, End, F1 to F24, and ^A to ^Z with Ctrl.",
        ]
      }
    }

    var fileHead: [String] {
      [
        "The settings of applife: $XDG_CONFIG_HOME/applife/config.toml, or",
        "~/.config/applife/config.toml. Every value below is the default.",
        "You can remove any line. An option of the command line wins over this file.",
      ]
    }

    var logKeys: [String] {
      [
        "These keys work while the log has the keys, or while a search marks matches."
      ]
    }

    var presentingKeys: [String] { ["These keys work while you present a scenario."] }

    func taken(_ key: String, command: String, _ isLast: Bool) -> String {
      isLast
        ? "\(key) was the only key of \(command). Type \(command) after the colon instead."
        : "\(key) no longer does \(command)."
    }

    func otherInLog(_ key: String, command: String) -> String {
      "In the log, \(key) still does \(command)."
    }
  }

  private static func fault(_ fault: SettingsProblem.Fault) -> String {
    switch fault {
    case .unknownSetting(let found, let nearest):
      "unknown setting '\(found)'" + suggestion(nearest)
    case .unknownCommand(let found, let nearest):
      "unknown command or event '\(found)'" + suggestion(nearest)
    case .unknownKey(let found):
      "unknown key '\(found)': expected one character, such as h, or a name, such as F2, ^T, Space "
        + "or PgUp"
    case .wrongValue(let found, let wanted, let nearest):
      "expected \(expected(wanted)), found \(found)" + suggestion(nearest)
    case .styleTooEarly(let style, let minimum, let version):
      "the style \(style) needs iOS \(minimum) or later, but ios is \(version)"
    case .sharedKey(let key, let other):
      "the key \(key) is given to '\(other)' too: a key can do one thing"
    case .repeatedCommand(let name): "the keys of '\(name)' are given twice"
    case .fixedKey(let key, let command):
      "the key \(key) always does '\(command)': choose another key"
    case .keepsKey(let command, let key):
      "'\(command)' always keeps the key \(key): name it beside the others"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func expected(_ wanted: SettingsProblem.Wanted) -> String {
    switch wanted {
    case .oneOf(let names): list(names, "or")
    case .someOf(let names): "a list with any of " + list(names, "and")
    case .boolean: "true or false"
    case .version(let range): "a version of iOS from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(number(range.lowerBound)) to \(number(range.upperBound))"
    case .keys: "the name of a key in quotation marks, or a list of such names"
    case .table: "a table of commands and their keys"
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
