// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// Settings as text: the rows of a list, and a whole file.
package enum SettingsText {
  /// The settings without a command line, an environment or a file, as a file writes them; nil for
  /// those that are not given then.
  package static let standard: Settings = {
    var settings = Settings()
    settings.theme = .auto
    settings.colors = .auto
    settings.mouse = .auto
    settings.language = .english
    settings.speed = .normal
    settings.quiz = false
    settings.motion = true
    settings.panels = .all
    return settings
  }()

  /// The value of a setting as a file writes it; nil where the settings do not say. Keys have rows
  /// of their own.
  package static func value(of setting: Setting, in settings: Settings) -> String? {
    switch setting {
    case .theme: settings.theme.map { quoted($0.rawValue) }
    case .colors: settings.colors.map { quoted($0.rawValue) }
    case .mouse: settings.mouse.map { quoted($0.rawValue) }
    case .language: settings.language.map { quoted($0.rawValue) }
    case .speed: settings.speed.map { TimeText.seconds(.milliseconds($0.thousandths)) }
    case .ios: settings.ios.map { "\($0)" }
    case .style: settings.style.map { quoted($0.rawValue) }
    case .quiz: settings.quiz.map { "\($0)" }
    case .motion: settings.motion.map { "\($0)" }
    case .panels: settings.panels.map { list($0.names) }
    case .keys: nil
    }
  }

  /// The name of a change of keys, as a file writes it behind the name of its table.
  package static func name(of change: KeyChange) -> String {
    table(of: change.context) + "." + quoted(change.command.name)
  }

  /// The keys of a change as a file writes them.
  package static func value(of change: KeyChange) -> String {
    let names = change.keys.map(\.name)
    return names.count == 1 ? quoted(names[0]) : list(names)
  }

  /// Returns the effects of a change on other commands, in sentences.
  package static func notes(
    on change: KeyChange, in result: Keymap, _ phrases: any SettingsPhrases
  ) -> [String] {
    Keymap.standard.collisions(of: change, in: result).map { collision in
      switch collision {
      case .taken(let key, let command, let isLast):
        phrases.taken(key.name, command: command.name, isLast)
      case .otherInLog(let key, let command): phrases.otherInLog(key.name, command: command.name)
      }
    }
  }

  /// A whole file with every setting at its default, and what each of them is.
  package static func file(_ phrases: any SettingsPhrases) -> String {
    var lines = phrases.fileHead.map(comment)
    for setting in Setting.allCases where setting != .keys {
      lines += [""] + phrases.comment(setting).map(comment)
      if let value = value(of: setting, in: standard) {
        lines.append("\(setting.rawValue) = \(value)")
      } else {
        lines.append("# \(setting.rawValue) = \(example(of: setting))")
      }
    }
    lines += [""] + phrases.comment(.keys).map(comment)
    lines += keys(in: .anywhere)
    lines += [""] + phrases.logKeys.map(comment) + keys(in: .log)
    lines += [""] + phrases.presentingKeys.map(comment) + keys(in: .presenting)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func comment(_ line: String) -> String { "# " + line }

  /// A value for a setting that has none by default.
  private static func example(of setting: Setting) -> String {
    setting == .ios ? "\(Device.latestVersion)" : quoted(LifecycleStyle.scene.rawValue)
  }

  private static func table(of context: Binding.Context) -> String {
    context.name.map { "keys." + $0 } ?? "keys"
  }

  /// The keys of every command; those that only the log has, for it.
  private static func keys(in context: Binding.Context) -> [String] {
    let bindings = Keymap.standard.bindings.filter { $0.context == context }
    let commands = Keymap.commands.filter { command in
      bindings.contains { $0.command == command }
        || context == .anywhere && !Keymap.standard.bindings.contains { $0.command == command }
    }
    return ["[\(table(of: context))]"]
      + commands.map { command in
        let keys = bindings.filter { $0.command == command }.map(\.key)
        return quoted(command.name) + " = " + value(of: KeyChange(command, keys, in: context))
      }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map(quoted).joined(separator: ", ") + "]"
  }
}
