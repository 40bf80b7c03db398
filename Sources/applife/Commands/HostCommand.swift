// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife host`: an app's own code on the screen.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host",
    abstract: "Run an app's own code in a process, on the screen or line by line.",
    discussion: """
      PATH is a folder of Swift files with an app delegate, one Swift file, or an executable that \
      speaks the host protocol. It is built with the installed Swift and runs with your rights, in \
      real time; keys are what happens to the phone, as ever.

      EXAMPLES:
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """)

  @Argument(help: ArgumentHelp("A Swift file, a folder, or an executable.", valueName: "path"))
  var path: String

  @Option(
    help: ArgumentHelp(
      "The app's home folder, which is kept; without it a fresh one, removed at the end.",
      valueName: "folder"),
    completion: .directory)
  var home: String?

  @OptionGroup var limits: HostLimitOptions

  @Flag(help: "Print the copy of the sources that is compiled, and run nothing.")
  var showRewritten = false

  @OptionGroup var device: DeviceOptions
  @OptionGroup var language: LanguageOption
  @OptionGroup var color: ColorOptions

  @Flag(help: "Run without a screen: commands on stdin, one line per change on stdout.")
  var plain = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  func validate() throws {
    if plain, ascii { throw ValidationError("--ascii cannot be used with --plain") }
    if plain, let option = color.given {
      throw ValidationError("\(option) cannot be used with --plain")
    }
  }

  mutating func run() throws {
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
    let settings = InterfaceSettings(
      isPlain: plain, isASCII: ascii, language: language.lang, color: color.choice)
    var start = settings.start(file.scenario)
    start.isHosting = true
    try settings.show(start, overrides: device.overrides, programs: programs)
  }
}
