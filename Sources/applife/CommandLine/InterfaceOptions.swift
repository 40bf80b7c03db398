// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// How the interactive program looks and runs: what `applife` and `applife learn` share.
struct InterfaceOptions: ParsableArguments {
  @Flag(help: "Run without a screen: commands on stdin, one line per change on stdout.")
  var plain = false

  @Option(
    help: ArgumentHelp("How fast the device's clock runs, 1 = real time.", valueName: "factor"))
  var speed = 1.0

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(help: "Present the scenario: what a step brings is hidden until it is revealed.")
  var present = false

  @Flag(help: "Ask what each event will do before it happens.")
  var predict = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether clicks and the wheel are keys; by default where holding Shift still selects text."))
  var mouse: Bool?

  @OptionGroup var language: LanguageOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if TimeBase.Speed(speed) == nil {
      throw ValidationError("--speed wants a number from 0.01 to 1000, such as 2 or 0.5")
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
