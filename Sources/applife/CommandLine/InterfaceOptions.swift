// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleUI

/// How the interactive program looks and runs: what `applife` and `applife learn` share.
struct InterfaceOptions: ParsableArguments {
  @Flag(
    help: "Run without a screen: read commands from stdin, write one line per change to stdout.")
  var plain = false

  @Flag(help: "Draw only with ASCII characters.")
  var ascii = false

  @Flag(help: "Present the scenario: hide each step's outcome until you reveal it.")
  var present = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var options: SettingsOptions

  func validate() throws {
    if plain, let mouse = options.mouse {
      throw ValidationError("--\(mouse ? "" : "no-")mouse cannot be used with --plain")
    }
    if plain, recording.record != nil {
      throw ValidationError("--record cannot be used with --plain")
    }
    if plain, ascii { throw ValidationError("--ascii cannot be used with --plain") }
    if plain, let option = options.color.givenOption {
      throw ValidationError("\(option) cannot be used with --plain")
    }
    if plain, options.theme.theme != nil {
      throw ValidationError("--theme cannot be used with --plain")
    }
  }

  /// The first option that asks for what no process can do; nil if none was given.
  var notForHosting: String? {
    if present { return "--present" }
    return options.speed ?? 1 == 1 ? nil : "--speed"
  }

  /// What the options and the settings file say.
  ///
  /// - Parameters:
  ///   - device: what the command line says of the device.
  ///   - showsCard: Whether the card of the start is shown; nil: until the user has done something.
  func settings(
    _ device: DeviceOptions? = nil, showsCard: Bool? = nil
  ) throws(Failure) -> InterfaceSettings {
    var given = options.settings
    given.ios = device?.version.ios
    given.style = device?.style
    var settings = try InterfaceSettings(
      isPlain: plain, isASCII: ascii, isPresenting: present, showsCard: showsCard,
      commandLine: given)
    settings.recording = recording.choice
    return settings
  }
}
