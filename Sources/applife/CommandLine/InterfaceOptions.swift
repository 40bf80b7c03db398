// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleUI

/// How the interactive program looks and runs: what `applife` and `applife learn` share.
struct InterfaceOptions: ParsableArguments {
  @Flag(
    help: "Run without a screen: read commands from stdin, write one line per change to stdout.")
  var plain = false

  @Option(
    help: ArgumentHelp("The speed of the device's clock; 1 = real time.", valueName: "factor"))
  var speed = 1.0

  @Flag(help: "Draw only with ASCII characters.")
  var ascii = false

  @Flag(help: "Present the scenario: hide each step's outcome until you reveal it.")
  var present = false

  @Flag(help: "Before each event, ask what it will do.")
  var predict = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Use the mouse. By default, only in terminals where Shift still selects text."))
  var mouse: Bool?

  @OptionGroup var language: LanguageOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if TimeBase.Speed(speed) == nil {
      throw ValidationError("--speed takes a number from 0.01 to 1000, such as 2 or 0.5")
    }
    if plain, let mouse {
      throw ValidationError("--\(mouse ? "" : "no-")mouse cannot be used with --plain")
    }
    if plain, ascii { throw ValidationError("--ascii cannot be used with --plain") }
    if plain, let option = color.given {
      throw ValidationError("\(option) cannot be used with --plain")
    }
  }

  /// The first option that asks for what no process can do; nil if none was given.
  var notForHosting: String? {
    if present { return "--present" }
    return speed == 1 ? nil : "--speed"
  }

  var settings: InterfaceSettings {
    InterfaceSettings(
      isPlain: plain, speed: TimeBase.Speed(speed) ?? .normal, isASCII: ascii,
      isPresenting: present,
      predictsFirst: predict, mouse: mouse, language: language.lang, color: color.choice)
  }
}
