// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Hosting
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife host`: an app's own code on the screen.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration("host", .host, .host)

  @Argument(help: ArgumentHelp(.hostPath, valueName: "path"))
  var path: String?

  @Option(help: ArgumentHelp(.hostHome, valueName: "folder"), completion: .directory)
  var home: String?

  @OptionGroup var limits: HostLimitOptions
  @OptionGroup var part: HostPartOption

  @Flag(help: ArgumentHelp(.hostClean))
  var clean = false

  @Flag(help: ArgumentHelp(.hostShowRewritten))
  var showRewritten = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var language: LanguageOption
  @OptionGroup var theme: ThemeOption
  @OptionGroup var color: ColorOptions

  @Flag(help: ArgumentHelp(.plain))
  var plain = false

  @Flag(help: ArgumentHelp(.ascii))
  var ascii = false

  func validate() throws {
    try refuse(.hostNeedsPath, if: path == nil && !clean)
    if plain {
      try refuse(
        recording.givenOption, ascii ? "--ascii" : nil, color.givenOption, with: "--plain")
    }
  }

  mutating func run() throws {
    if clean { try BuildCache().clean() }
    guard let path, !clean else { return }
    if showRewritten {
      for file in try AppBuilder(path).rewritten {
        let head = "// \(Printable.line(file.name))\n"
        try StandardOutput.write(head + String(decoding: file.text, as: UTF8.self))
      }
      return
    }
    let app = try PreparedApp(
      name: nil, path: path, home: home, limits: limits.limits, part: part.only)
    var scenario = Scenario()
    scenario.version = device.version.ios ?? Device.latestVersion
    scenario.title = AppBuilder.appName(path)
    scenario.apps = [EmulatedApp.Traits(name: scenario.title)]
    var file = ScenarioFile(name: path, scenario: scenario)
    let programs = try file.host([app], style: device.style)
    var given = Settings()
    given.language = language.lang
    given.theme = theme.theme
    given.colors = color.given
    var settings = try InterfaceSettings(isPlain: plain, isASCII: ascii, commandLine: given)
    settings.recording = recording.choice
    let start = settings.start(file.scenario, isHosting: true)
    try settings.show(start, overrides: device.overrides, programs: programs)
  }
}
