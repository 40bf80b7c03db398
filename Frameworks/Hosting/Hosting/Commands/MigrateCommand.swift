// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Doctor
import HostProtocol
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife migrate`: a rehearsal of the move to scenes.
package struct MigrateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("migrate", .migrate, .migrate)

  @Argument(
    help: ArgumentHelp(.hostPath, valueName: "path"),
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(.migrateEdit, valueName: "steps"))
  var edit: String?

  @OptionGroup var part: HostPartOption

  @OptionGroup var format: FormatOptions<MigrationFormat>

  @OptionGroup var target: ReportTarget

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    let edits = try edit.map(events)
    guard Files.exists(path) else { throw Failure("\(path): \(Files.reason())") }
    let hasSources = ScenarioLibrary.isFolder(path) || path.hasSuffix(".swift")
    // The report is opened before the program is started, which no open file can be.
    if !hasSources { UsedFiles.note(path: path) }
    let folder = hasSources ? try ProjectFolder(path) : nil
    let diagnosis = try folder.map { folder throws(Failure) in
      try DoctorCommand.diagnosis(folder, path, sdks: [27], phrases)
    }
    let report = try finish(diagnosis, base: folder?.base ?? "", edits)
    if report.hasProblem { throw EndedWith(status: .answeredNo) }
  }

  /// Runs everything and writes the report. A signal that was sent meanwhile ends the program, once
  /// no process and no file is left.
  private func finish(
    _ diagnosis: Diagnosis?, base: String, _ edits: [SystemEvent]?
  ) throws(Failure) -> MigrationReport {
    let page = ReportPage.page(to: target.output)
    let encoding = format.choice == .text ? page.encoding() : format.choice.encoding
    var writer = try ReportWriter.open(target.output, as: encoding)
    guard let report = try rehearse(diagnosis, base: base, edits) else {
      discard(writer)
      throw Failure(.fault, ["applife: " + FileProblem.interrupted.text])
    }
    report.write(format.choice, on: page, to: &writer.buffer)
    try writer.finish()
    return report
  }

  private func discard(_ writer: consuming ReportWriter) {}

  /// Nil if it was interrupted.
  private func rehearse(
    _ diagnosis: Diagnosis?, base: String, _ edits: [SystemEvent]?
  ) throws(Failure) -> MigrationReport? {
    func report(_ migration: Migration?, _ reasons: [String] = []) -> MigrationReport {
      let doctor = diagnosis.map { DoctorReport($0, base: base) }
      return MigrationReport(
        app: AppBuilder.appName(path), doctor, migration, reasons: reasons,
        format.choice.phrases(phrases))
    }
    // An app that has scenes has moved.
    if let diagnosis, diagnosis.hasScenes { return report(nil) }
    let app: PreparedApp
    do throws(Failure) {
      app = try PreparedApp(name: nil, path: path, home: nil, part: part.only)
    } catch {
      // Without sources there is nothing else to read.
      guard diagnosis != nil else { throw error }
      // The lines of sources that the compiler shows are left out.
      let lines = error.lines.filter { line in
        line.first { !$0.isNumber && !$0.isWhitespace }.map { $0 != "|" } ?? false
      }
      return report(nil, Array(lines.prefix(3)))
    }
    if diagnosis == nil, let hello = app.hello, hello.style != LifecycleStyle.delegate.rawValue {
      return report(nil)
    }
    let rehearsal = MigrationRehearsal(
      path: path, app: app, name: AppBuilder.appName(path),
      payloads: diagnosis?.facts.payloads ?? Migration.Payloads(), edit: edits,
      saysData: diagnosis?.sources.usesApplifeKit ?? app.hello?.answersEdits ?? false,
      phrases: phrases)
    let interruption = Interruption()
    let progress = ProgressBar()
    let result = Result { () throws(Failure) in try rehearsal.run(interruption, progress) }
    progress.clear()
    defer { interruption.end() }
    guard let runs = try result.get() else { return nil }
    // An app that ends at its launch shows nothing of what follows.
    guard runs.before.hasLaunched else {
      return report(
        nil, runs.before.failures.prefix(1).map { "\($0.step): \($0.reason.rawValue)" })
    }
    app.omissions?.sayDoubt()
    return report(Migration(diagnosis?.sources, before: runs.before, after: runs.after))
  }

  /// The events of `--edit`.
  private func events(_ text: String) throws(Failure) -> [SystemEvent] {
    var head = Scenario()
    head.apps = [EmulatedApp.Traits(name: AppBuilder.appName(path))]
    return try Scenario.events(text, after: head, option: "--edit", phrases) {
      Failure(phrases.migration.problem(.editIsNoEvent($0)))
    }
  }
}

extension MigrationFormat: FormatChoice {
  package static let usual = text
  package static let help = HelpText.findingsFormat
  package static let jsonHelp = HelpText.jsonDocument
}
