// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// `applife torture`: an app's process ended at every moment there is.
package struct TortureCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("torture", .torture, .torture)

  @Argument(help: ArgumentHelp(.hostPath, valueName: "path"), completion: .file())
  var path: String

  @Option(help: ArgumentHelp(.tortureFile, valueName: "name"))
  var file: String?

  @Option(help: ArgumentHelp(.tortureEdit, valueName: "steps"))
  var edit: String?

  @Flag(help: ArgumentHelp(.tortureLimits))
  var iosLimits = false

  @OptionGroup var part: HostPartOption

  @OptionGroup var format: FormatOptions<FindingsFormat>

  @OptionGroup var target: ReportTarget

  @OptionGroup var device: DeviceOptions

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    var head = Scenario()
    head.version = device.version.ios ?? Device.latestVersion
    head.apps = [EmulatedApp.Traits(name: AppBuilder.appName(path))]
    let edits = try edit.map { text throws(Failure) in
      try Scenario.events(text, after: head, option: "--edit", phrases) {
        Failure(.editIsNoEvent($0), phrases)
      }
    }
    let watched = try file.map(watched)
    let app = try PreparedApp(name: nil, path: path, home: nil, part: part.only)
    let job = TortureJob(
      path: path, app: app, head: head,
      style: device.style, edit: edits, file: watched, hasLimitsOfIOS: iosLimits,
      phrases: format.choice.phrases(phrases))
    let report = try finish(job)
    app.omissions?.sayDoubt()
    if report.lost > 0 { throw EndedWith(status: .answeredNo) }
  }

  /// Runs everything and writes the report. A signal that was sent meanwhile ends the program, once
  /// no process and no file is left.
  private func finish(_ job: TortureJob) throws(Failure) -> TortureReport {
    let page = ReportPage.page(to: target.output)
    let encoding = format.choice == .text ? page.encoding() : format.choice.encoding
    var writer = try ReportWriter.open(target.output, as: encoding)
    let interruption = Interruption()
    let progress = ProgressBar()
    let result = Result { () throws(Failure) in try job.run(interruption, progress) }
    progress.clear()
    guard let report = try result.get() else {
      discard(writer)
      interruption.end()
      throw Failure(.fault, ["applife: " + FileProblem.interrupted.text])
    }
    report.write(format.choice, on: page, to: &writer.buffer)
    try writer.finish()
    interruption.end()
    return report
  }

  private func discard(_ writer: consuming ReportWriter) {}

  private func watched(_ name: String) throws(Failure) -> WatchedFile {
    let parts = name.split(separator: "/")
    if name.hasPrefix("/") || parts.isEmpty || parts.contains("..") {
      throw Failure(.badFile(name), phrases)
    }
    return WatchedFile(name: name)
  }
}
