// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The options that are settings too: they win over the settings file.
struct SettingsOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.speed, valueName: "factor"))
  var speed: Double?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.predict))
  var predict: Bool?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.mouse))
  var mouse: Bool?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.motion))
  var motion: Bool?

  @OptionGroup var theme: ThemeOption
  @OptionGroup var language: LanguageOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let speed, TimeBase.Speed(speed) == nil {
      throw ValidationError(UsageProblem.badSpeed.text)
    }
  }

  /// The settings that the options make.
  var settings: Settings {
    var settings = Settings()
    settings.speed = speed.flatMap(TimeBase.Speed.init)
    settings.quiz = predict
    settings.motion = motion
    settings.mouse = mouse.map { $0 ? .always : .never }
    settings.theme = theme.theme
    settings.language = language.lang
    settings.colors = color.given
    return settings
  }
}

/// The option for the theme.
struct ThemeOption: ParsableArguments {
  @Option(help: ArgumentHelp(.theme))
  var theme: Theme?
}

extension Theme: ExpressibleByArgument {}
