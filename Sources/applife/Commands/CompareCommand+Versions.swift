// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// Compares scenarios on several versions of iOS, one column for each.
extension CompareCommand {
  /// The versions of the columns; nil where two runs are compared.
  func versions() throws -> [SystemVersion]? {
    let words = ios.map(Self.values) ?? []
    guard changed || words.count > 2 else { return nil }
    if changed { try refuse(ios.map { _ in "--ios" }, with: "--changed") }
    let option = changed ? "--changed" : "--ios"
    let styles = style.map(Self.values) ?? []
    try refuse(
      methods ? "--methods" : nil, quiet ? "--quiet" : nil, limit.isEmpty ? nil : "--limit",
      styles.count > 1 ? "--style" : nil, with: option)
    guard !changed else {
      return Device.knownVersions.filter(Device.isAnnounced).map { SystemVersion($0) }
    }
    var versions: [SystemVersion] = []
    for word in words {
      guard let version = SystemVersion(text: word), Device.knows(version) else {
        throw ValidationError(phrases.compare.problem(.unknownVersion(word)))
      }
      if versions.contains(version) {
        throw ValidationError(phrases.compare.problem(.sameTwice("ios", word)))
      }
      versions.append(version)
    }
    return versions
  }

  /// Writes a table for each file.
  func compare(on versions: [SystemVersion], _ style: LifecycleStyle?) throws(Failure) -> ExitStatus
  {
    let words = format.choice.phrases(phrases)
    var page = ReportPage.page(to: target.output)
    if let width { page.columns = width }
    let encoding = format.choice == .text ? page.encoding() : format.choice.encoding
    var reports: [VersionReport] = []
    for file in files {
      for path in try ScenarioLibrary.paths(file) {
        let text = try ScenarioLibrary.read(path)
        let name = Files.name(path)
        var runs: [(version: SystemVersion, recording: Scenario.Recording)] = []
        var title = ""
        for version in versions {
          let overrides = Scenario.Overrides(version: version, style: style)
          do throws(Failure) {
            let scenario = try Scenario.parse(text, overrides, in: name, phrases)
            title = scenario.title
            guard let run = scenario.recorded(atMost: Self.mostEntries) else {
              throw Failure(UsageProblem.tooManyEntries(name, most: Self.mostEntries))
            }
            runs.append((version, run))
          } catch {
            // Of all versions, those that do not know what the scenario says are left out.
            guard changed, version != versions.last else { throw error }
          }
        }
        let table = VersionTable(changed ? VersionTable.changed(runs) : runs)
        reports.append(VersionReport(table, name: name, title: title, words))
      }
    }
    try ReportWriter.write(to: target.output, as: encoding) { out in
      for report in reports {
        switch format.choice {
        case .text: report.writeText(to: &out, on: page)
        case .jsonl: report.writeJSON(to: &out)
        case .markdown: report.writeMarkdown(to: &out)
        }
      }
    }
    return reports.allSatisfy(\.isSame) ? .done : .differs
  }
}
