// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Doctor
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife doctor`: whether an app launches, what falls silent, and what is lost, from its files alone.
package struct DoctorCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("doctor", .doctor, .doctor)

  @Argument(
    help: ArgumentHelp(.doctorPath, valueName: "path"),
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(.doctorSdk, valueName: "version"),
    completion: .list(LaunchVerdict.sdks.map(String.init)))
  var sdk: SystemVersion?

  @Option(help: ArgumentHelp(.doctorTarget, valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(.doctorBaseline, valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(.doctorWriteBaseline, valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: ArgumentHelp(.doctorDiff))
  var diff = false

  @OptionGroup var format: FormatOptions<DoctorFormat>
  @OptionGroup var report: ReportTarget
  @OptionGroup var links: LinkOption
  @OptionGroup var language: LanguageOption

  package init() {}

  package func validate() throws {
    if let sdk, !LaunchVerdict.sdks.contains(sdk.major) {
      let (lowest, highest) = (LaunchVerdict.sdks[0], LaunchVerdict.sdks[1])
      throw ValidationError(
        UsageProblem.unknownVersion("--sdk", sdk, lowest: lowest, highest: highest).text)
    }
    if let writeBaseline, writeBaseline == report.output {
      throw ValidationError(
        UsageProblem.bothWrite("--write-baseline", "--output", file: writeBaseline).text)
    }
  }

  package mutating func run() throws {
    let accepted = try baseline.map { path throws(Failure) in
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      do throws(DoctorBaseline.Foreign) {
        return try DoctorBaseline(text)
      } catch {
        throw Failure(.notBaseline, of: "\(Files.name(path)):\(error.line)")
      }
    }
    let folder = try ProjectFolder(path)
    let diagnosis = try Self.diagnosis(
      folder, path, target: target, sdks: sdk.map { [$0.major] } ?? LaunchVerdict.sdks, phrases)
    if let writeBaseline {
      try ReportWriter.write(to: writeBaseline, updating: baseline, as: .tsv) {
        $0.add(DoctorBaseline.text(diagnosis))
      }
    }
    let doctor = DoctorReport(diagnosis, base: folder.base, baseline: accepted)
    if diff {
      let info = diagnosis.facts.infoPath.flatMap(folder.tree.info)
      let patch = DoctorPatch(diagnosis, info: info)
      try ReportWriter.write(to: report.output, as: .patch) { $0.add(patch.text) }
      for line in patch.remarks { StandardError.write(line) }
    } else {
      let page = ReportPage.page(to: report.output)
      let hasLinks = links.areOn(to: report.output)
      let encoding =
        format.choice == .text ? page.encoding(hasLinks: hasLinks) : format.choice.encoding
      try ReportWriter.write(to: report.output, as: encoding) {
        doctor.write(format.choice, on: page, to: &$0)
      }
    }
    // Findings that have just been written down are accepted from now on.
    if writeBaseline == nil, doctor.hasProblem { throw EndedWith(status: .answeredNo) }
  }

  /// Judges a folder.
  package static func diagnosis(
    _ folder: ProjectFolder, _ path: String, target: String? = nil,
    sdks: [Int] = LaunchVerdict.sdks, _ phrases: Phrases
  ) throws(Failure) -> Diagnosis {
    let facts = ProjectFacts(folder.tree, target: target)
    /// A problem, with the files that are there and don't help.
    func failure(_ problem: MigrationProblem) -> Failure {
      let doctor = DoctorReport(Diagnosis(facts, sdks: []), base: folder.base)
      return Failure(.wrongUse, [phrases.migration.problem(problem)] + doctor.limits)
    }
    if let target, facts.target == nil {
      throw failure(
        facts.appTargets.isEmpty
          ? .noTargets(path: path) : .noTarget(target, among: facts.appTargets))
    }
    let diagnosis = Diagnosis(facts, sdks: sdks)
    if diagnosis.isEmpty { throw failure(.noApp(path: path)) }
    return diagnosis
  }
}

extension DoctorFormat: FormatChoice {
  package static let usual = text
  package static let help = HelpText.findingsFormat
  package static let jsonHelp = HelpText.jsonDocument
}
