// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife config`: the settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration("config", .config, .config)

  @Flag(name: .customLong("default"), help: ArgumentHelp(.configDefault))
  var printsDefault = false

  @OptionGroup var options: SettingsOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var format: FormatOptions<ListFormat>

  mutating func run() throws {
    let words = options.language.phrases.settings
    if printsDefault { return try StandardOutput.write(SettingsText.file(words)) }
    let file = try SettingsFile.read()
    var commandLine = options.settings
    commandLine.ios = device.version.ios
    commandLine.style = device.style
    let sources: [(origin: Setting.Origin, settings: Settings)] = [
      (.commandLine, commandLine), (.file, file), (.environment, Environment.settings),
      (.standard, SettingsText.standard),
    ]
    var table = Table(
      options.language.phrases.commandLine.columns(.settings),
      keys: ["setting", "value", "from", "note"])
    for setting in Setting.allCases where setting != .keys {
      var found = Self.first(setting, in: sources)
      var variable = Environment.variable(of: setting) ?? ""
      // A language that the terminal cannot show is not spoken.
      if setting == .language, found.value != SettingsText.value(of: .language, in: .spoken) {
        found = (.environment, SettingsText.value(of: .language, in: .spoken) ?? "")
        variable = LanguageChoice.characterSetVariable
      }
      let from = words.origin(found.origin, variable)
      table.add([setting.rawValue, found.value, from, ""])
    }
    let keymap = file.keymap
    for change in file.keys ?? [] where change.keys != Keymap.standard.keys(of: change) {
      let notes = SettingsText.notes(on: change, in: keymap, words)
      table.add([
        SettingsText.name(of: change), SettingsText.value(of: change), words.origin(.file, ""),
        notes.joined(separator: " "),
      ])
    }
    try StandardOutput.write(table, as: format.choice)
  }

  /// The first source that says something. What is `auto` leaves it to those behind it.
  private static func first(
    _ setting: Setting, in sources: [(origin: Setting.Origin, settings: Settings)]
  ) -> (origin: Setting.Origin, value: String) {
    var automatic: (Setting.Origin, String)?
    for (origin, settings) in sources {
      guard let value = SettingsText.value(of: setting, in: settings) else { continue }
      let isAutomatic =
        (setting == .colors || setting == .mouse) && value == "\"\(ColorChoice.auto.rawValue)\""
      if !isAutomatic { return (origin, value) }
      if automatic == nil { automatic = (origin, value) }
    }
    return automatic ?? (.standard, "")
  }
}

extension Settings {
  /// The language that this run of the program speaks.
  fileprivate static var spoken: Settings {
    var settings = Settings()
    settings.language = .ofCommands
    return settings
  }
}

/// The settings that the environment makes.
enum Environment {
  /// The values where nothing else is said.
  static var settings: Settings {
    var settings = Settings()
    if colorVariable != nil {
      settings.colors = ColorChoice.auto.isOn(isTerminal: false) ? .always : .never
    }
    if !MouseDefault.isOn { settings.mouse = .never }
    settings.language = LanguageChoice.ofEnvironment?.language
    return settings
  }

  /// The variable that says it.
  static func variable(of setting: Setting) -> String? {
    switch setting {
    case .colors: colorVariable
    case .mouse: MouseDefault.isOn ? nil : "TERM_PROGRAM"
    case .language: LanguageChoice.ofEnvironment?.variable
    case .theme, .speed, .ios, .style, .quiz, .motion, .panels, .keys: nil
    }
  }

  private static var colorVariable: String? {
    if let unwanted = getenv("NO_COLOR"), unwanted.pointee != 0 { return "NO_COLOR" }
    return ColorChoice.auto.isOn(isTerminal: false) ? "CLICOLOR_FORCE" : nil
  }
}
