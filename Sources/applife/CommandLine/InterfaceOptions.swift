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
    guard plain else { return }
    try refuse(
      options.mouse.map { $0 ? "--mouse" : "--no-mouse" },
      options.motion.map { $0 ? "--motion" : "--no-motion" }, recording.givenOption,
      ascii ? "--ascii" : nil, options.color.givenOption,
      options.theme.theme.map { _ in "--theme" },
      with: "--plain")
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
