// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText
import LifecycleUI

/// The options that are settings too: they win over the settings file.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The speed of the device's clock; 1 = real time. The default is 1.", valueName: "factor"))
  var speed: Double?

  @Flag(inversion: .prefixedNo, help: "Before each event, ask what it will do.")
  var predict: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Use the mouse. By default, only in terminals where Shift still selects text."))
  var mouse: Bool?

  @OptionGroup var theme: ThemeOption
  @OptionGroup var language: LanguageOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let speed, TimeBase.Speed(speed) == nil {
      throw ValidationError("--speed takes a number from 0.01 to 1000, such as 2 or 0.5")
    }
  }

  /// What the options say.
  var settings: Settings {
    var settings = Settings()
    settings.speed = speed.flatMap(TimeBase.Speed.init)
    settings.quiz = predict
    settings.mouse = mouse.map { $0 ? .always : .never }
    settings.theme = theme.theme
    settings.language = language.lang
    settings.colors = color.given
    return settings
  }
}

/// How colors are chosen.
struct ThemeOption: ParsableArguments {
  @Option(help: "The colors.")
  var theme: Theme?
}

extension Theme: ExpressibleByArgument {}

extension ColorChoice: ExpressibleByArgument {}
