// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleUI

/// `applife host`: an app's own code on the screen.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host",
    abstract: "Run an app's own code in a process, on the screen.",
    discussion: """
      PATH is a folder of Swift files with an app delegate, one Swift file, or an executable that \
      speaks the host protocol. It is built with the installed Swift and runs with your rights, in \
      real time; keys are what happens to the phone, as ever.

      EXAMPLES:
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
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

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

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
    var start = Session.Start(file.scenario, language: language.lang, isASCII: ascii)
    start.isHosting = true
    try UserInterface.run(
      start,
      options: UserInterface.Options(
        colors: color.choice.isOn(isTerminal: true), mouse: MouseDefault.isOn,
        overrides: device.overrides, programs: programs))
  }
}
