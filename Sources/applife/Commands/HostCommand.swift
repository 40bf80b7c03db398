// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText
import LifecycleUI

/// `applife host`: an app's own code on the screen.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host",
    abstract: "Run an app's own code in a process, on the screen or line by line.",
    discussion: """
      PATH is a folder of Swift files with an app delegate, one Swift file, or an executable that \
      speaks the host protocol. applife builds Swift files with the installed Swift. The app runs \
      with your rights and in real time. As always, every key is an event on the device.

      EXAMPLES:
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """)

  @Argument(help: ArgumentHelp("A Swift file, a folder, or an executable.", valueName: "path"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "The app's home folder, which applife keeps. Without it, applife makes a fresh one and removes it at the end.",
      valueName: "folder"),
    completion: .directory)
  var home: String?

  @OptionGroup var limits: HostLimitOptions

  @Flag(help: "Remove what was built for hosted apps, and run nothing.")
  var clean = false

  @Flag(help: "Print the rewritten sources that would be compiled, and run nothing.")
  var showRewritten = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var language: LanguageOption
  @OptionGroup var theme: ThemeOption
  @OptionGroup var color: ColorOptions

  @Flag(
    help: "Run without a screen: read commands from stdin, write one line per change to stdout.")
  var plain = false

  @Flag(help: "Draw only with ASCII characters.")
  var ascii = false

  func validate() throws {
    if path == nil, !clean { throw ValidationError("host needs a PATH") }
    if plain, recording.record != nil {
      throw ValidationError("--record cannot be used with --plain")
    }
    if plain, ascii { throw ValidationError("--ascii cannot be used with --plain") }
    if plain, let option = color.givenOption {
      throw ValidationError("\(option) cannot be used with --plain")
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
    let app = try PreparedApp(name: nil, path: path, home: home, limits: limits.limits)
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
