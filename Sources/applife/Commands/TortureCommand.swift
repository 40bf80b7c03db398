// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText

/// `applife torture`: an app's process ended at every moment there is.
struct TortureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "torture",
    abstract: "End an app's process at every possible moment and report lost data.",
    discussion: """
      PATH is the same as for applife host. For each moment at which iOS may end the process, applife \
      launches the app in a fresh home folder, makes an edit, kills the app, and launches it again. The \
      app reports its edits and its saved data (import ApplifeKit), or --file names a file to \
      compare. applife shortens the limits that it waits for, and the report lists them.

      The exit status is 0 if no data is lost, 1 if data is lost, 2 if applife could not read, \
      understand or judge something, and 3 after an internal error.

      EXAMPLES:
        applife torture Notes
        applife torture Notes --format junit -o results.xml
        applife torture Notes --edit touch --file Documents/notes.txt
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, a folder, or an executable.", valueName: "path"),
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "A file or folder inside the app's home folder to compare before and after. Without it, applife "
        + "uses the app's own reports.", valueName: "name"))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "The user's steps to edit data, separated by commas. Without it, applife sends the event edit, "
        + "unless the app makes edits by itself.", valueName: "steps"))
  var edit: String?

  @Flag(help: "Wait for limits as long as iOS does.")
  var iosLimits = false

  @Option(help: "The format of the report.")
  var format: FindingsFormat = .text

  @OptionGroup var target: ReportTarget

  @OptionGroup var device: DeviceOptions

  mutating func run() throws {
    var head = Scenario()
    head.version = device.version.ios ?? Device.latestVersion
    head.apps = [EmulatedApp.Traits(name: AppBuilder.appName(path))]
    let edits = try edit.map { text throws(Failure) in
      try Scenario.events(text, after: head, option: "--edit", phrases) {
        Failure(.editIsNoEvent($0), phrases)
      }
    }
    let watched = try file.map(watched)
    let job = TortureJob(
      path: path, app: try PreparedApp(name: nil, path: path, home: nil), head: head,
      style: device.style, edit: edits, file: watched, hasLimitsOfIOS: iosLimits, phrases: phrases)
    let report = try finish(job)
    if report.lost > 0 { throw EndedWith(status: .answeredNo) }
  }

  /// Runs everything and writes the report. A signal that was sent meanwhile ends the program, once
  /// no process and no file is left.
  private func finish(_ job: TortureJob) throws(Failure) -> TortureReport {
    var writer = try ReportWriter.open(target.output, as: format.encoding)
    let interruption = Interruption()
    let progress = ProgressBar()
    let result = Result { () throws(Failure) in try job.run(interruption, progress) }
    progress.clear()
    guard let report = try result.get() else {
      discard(writer)
      interruption.end()
      throw Failure(.fault, ["applife: interrupted"])
    }
    report.write(format, columns: Window.columns, to: &writer.buffer)
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
