// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import LifecycleUI
import OperatingSystem

/// The options of the interactive program that `applife` and `applife learn` share.
struct InterfaceOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(.plain))
  var plain = false

  @Flag(help: ArgumentHelp(.ascii))
  var ascii = false

  @Flag(help: ArgumentHelp(.present))
  var present = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var options: SettingsOptions

  func validate() throws {
    if plain, let mouse = options.mouse {
      throw ValidationError(
        UsageProblem.cannotBeUsed("--\(mouse ? "" : "no-")mouse", with: "--plain").text)
    }
    if plain, let motion = options.motion {
      throw ValidationError(
        UsageProblem.cannotBeUsed("--\(motion ? "" : "no-")motion", with: "--plain").text)
    }
    if plain, recording.record != nil {
      throw ValidationError(UsageProblem.cannotBeUsed("--record", with: "--plain").text)
    }
    if plain, ascii {
      throw ValidationError(UsageProblem.cannotBeUsed("--ascii", with: "--plain").text)
    }
    if plain, let option = options.color.givenOption {
      throw ValidationError(UsageProblem.cannotBeUsed(option, with: "--plain").text)
    }
    if plain, options.theme.theme != nil {
      throw ValidationError(UsageProblem.cannotBeUsed("--theme", with: "--plain").text)
    }
  }

  /// The first option that asks for what no process can do; nil if none was given.
  var notForHosting: String? {
    if present { return "--present" }
    return options.speed ?? 1 == 1 ? nil : "--speed"
  }

  /// Returns what the options and the settings file say.
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
