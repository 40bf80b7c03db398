// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// Compares what the command line names, and writes one report of it.
extension CompareCommand {
  /// Two scenarios to be compared.
  private struct Pair {
    let name: String
    let left: Scenario
    let right: Scenario
  }

  /// Compares everything. What is malformed is said before anything runs.
  func compare(in worlds: Worlds) throws(Failure) -> ExitStatus {
    let (pairs, leftOut) =
      worlds.areTwo ? try inTwoWorlds(worlds) : ([try twoFiles(worlds)], [])
    guard !pairs.isEmpty else {
      throw Failure(UsageProblem.impossibleOnOneSide(leftOut[0]))
    }
    var page = ReportPage.page(to: target.output)
    if let width { page.columns = width }
    let encoding = format.choice == .text ? page.encoding() : format.choice.encoding
    var report = report(worlds, leftOut, on: page)
    var writer = try ReportWriter.open(target.output, as: encoding)
    var different = 0
    for pair in pairs {
      let comparison = try compared(pair)
      if !comparison.isSame { different += 1 }
      report.add(comparison, name: pair.name, title: pair.left.title, to: &writer.buffer)
      try writer.flushIfFull()
    }
    report.finish(different: different, to: &writer.buffer)
    try writer.finish()
    return different > 0 ? .differs : .done
  }

  /// The most entries of a run. Both runs are kept whole while they are compared: so many entries of each take less
  /// than two gigabytes (docs/how-to/compare-two-runs.md).
  static let mostEntries = 2_000_000

  private func compared(_ pair: Pair) throws(Failure) -> Comparison {
    guard let left = pair.left.recorded(atMost: Self.mostEntries),
      let right = pair.right.recorded(atMost: Self.mostEntries)
    else {
      throw Failure(UsageProblem.tooManyEntries(pair.name, most: Self.mostEntries))
    }
    return Comparison(left, right)
  }

  private func report(
    _ worlds: Worlds, _ leftOut: [String], on page: ReportPage
  ) -> any ComparisonReport {
    let names =
      worlds.areTwo
      ? (left: worlds.left.name, right: worlds.right.name)
      : (left: Printable.line(Files.name(files[0])), right: Printable.line(Files.name(files[1])))
    let head = ComparisonHead(
      names: names, isSeveral: worlds.areTwo, leftOut: leftOut, format: format.choice,
      page: page, phrases: format.choice.phrases(phrases))
    return methods
      ? MethodTableReport(head, isEach: each) : ComparisonRowsReport(head, isQuiet: quiet)
  }

  // MARK: Reading

  private func twoFiles(_ worlds: Worlds) throws(Failure) -> Pair {
    if files[0] == "-", files[1] == "-" {
      throw Failure(UsageProblem.twoInputs)
    }
    var problems: [String] = []
    var scenarios: [Scenario] = []
    for (file, world) in zip(files, [worlds.left, worlds.right]) {
      do throws(Failure) {
        let path = try onePath(file)
        scenarios.append(try parse(ScenarioLibrary.read(path), path, world).get())
      } catch {
        problems += error.lines
      }
    }
    guard problems.isEmpty else { throw Failure(.wrongUse, problems) }
    return Pair(name: files[0], left: scenarios[0], right: scenarios[1])
  }

  private func onePath(_ file: String) throws(Failure) -> String {
    let paths = try ScenarioLibrary.paths(file)
    if ScenarioLibrary.isFolder(file) {
      throw Failure(FileProblem.folderToCompare(file).text)
    }
    return paths[0]
  }

  /// Every file in both worlds, and those of a folder that one of the worlds does not allow.
  private func inTwoWorlds(
    _ worlds: Worlds
  ) throws(Failure) -> (pairs: [Pair], leftOut: [String]) {
    var pairs: [Pair] = []
    var leftOut: [String] = []
    var problems: [String] = []
    for file in files {
      do throws(Failure) {
        for path in try ScenarioLibrary.paths(file) {
          let text = try ScenarioLibrary.read(path)
          let left = parse(text, path, worlds.left)
          let right = parse(text, path, worlds.right)
          switch (left, right) {
          case (.success(let one), .success(let other)):
            pairs.append(Pair(name: Files.name(path), left: one, right: other))
          case (.failure(let failure), _), (.success, .failure(let failure)):
            // A scenario of a folder may be about something that one of the worlds does not have.
            if ScenarioLibrary.isFolder(file), isWellFormed(text) {
              leftOut.append(path.scenarioName)
            } else {
              problems += failure.lines
            }
          }
        }
      } catch {
        problems += error.lines
      }
    }
    guard problems.isEmpty else { throw Failure(.wrongUse, problems) }
    return (pairs, leftOut)
  }

  private func isWellFormed(_ text: [UInt8]) -> Bool { (try? Scenario.parse(text)) != nil }

  private func parse(_ text: [UInt8], _ path: String, _ world: World) -> Result<Scenario, Failure> {
    Result { () throws(Failure) in
      try Scenario.parse(text, world.overrides, in: Files.name(path), phrases)
        .translated(by: ScenarioTexts.read(for: path, in: format.choice.phrases(phrases).tag))
    }
  }
}
