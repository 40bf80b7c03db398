// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// `applife tour`: the shortest walk over everything a tester wants to have seen.
package struct TourCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("tour", .tour, .tour)

  @Option(
    help: ArgumentHelp(.tourCover, valueName: "what"),
    completion: .list(TourWords.covers.map(\.word)))
  var cover: String?

  @Flag(help: ArgumentHelp(.tourSettle))
  var settle = false

  @Option(help: ArgumentHelp(.tourWithin, valueName: "time"))
  var within: String?

  @Option(
    help: ArgumentHelp(
      .tourWith(TourWords.meansNames), valueName: "means"),
    completion: .list(TourWords.meansNames))
  var with: String?

  @Option(
    help: ArgumentHelp(
      .tourWithout(TourGroup.allCases.map(\.rawValue)), valueName: "groups"),
    completion: .list(TourGroup.allCases.map(\.rawValue)))
  var without: String?

  @Option(help: ArgumentHelp(.tourHead, valueName: "file"), completion: .file())
  var head: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.tourOutput, valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var format: FormatOptions<TourFormat>
  @OptionGroup var device: DeviceOptions

  @OptionGroup var language: LanguageOption

  package init() {}

  package func validate() throws {
    try refuse(.cannotBeUsed("--cover", with: "--settle"), if: settle && cover != nil)
  }

  package mutating func run() throws {
    let request = try request()
    try ReportWriter.refuseUsed(output)
    let tour = Tour(request)
    guard !tour.moves.isEmpty else { throw Failure("applife: " + phrases.tour.problem(.nothing)) }
    let words = format.choice.phrases(phrases).tour
    let scenario = tour.scenario(words)
    switch format.choice {
    case .scenario: try ReportWriter.write(to: output, as: .text) { $0.add(scenario.text) }
    case .json:
      try ReportWriter.write(to: output, as: .json) { $0.add(line: tour.json(scenario, words)) }
      return
    }
    if let output, output != "-" {
      let page = ReportPage.page()
      var out = TextBuffer()
      out.add(scenario.title, on: page, .strong)
      for line in tour.summary(words) { out.add(line, on: page) }
      try StandardOutput.write(out.text, as: page.encoding())
    }
  }

  /// Returns the request that the options make.
  private func request() throws(Failure) -> TourRequest {
    var request = TourRequest(head: try declarations())
    do throws(TourProblem) {
      request.cover = settle ? [.rules] : try TourWords.cover(cover ?? "transitions")
      if let without { request.without = try TourWords.groups(without) }
      if let with { request.means = try TourWords.means(with) }
      if let within { request.within = try TourWords.time(within) }
    } catch {
      throw Failure("applife: " + phrases.tour.problem(error))
    }
    return request
  }

  /// The declarations: those of a file, or one app.
  private func declarations() throws(Failure) -> Scenario {
    let name = head.map(Files.name) ?? "applife"
    let text =
      try head.map({ path throws(Failure) in try Files.read(path) })
      ?? Array("app \(Scenario.defaultApp)".utf8)
    let scenario: Scenario
    do throws(Scenario.Malformed) {
      scenario = try Scenario.parse(text, overrides: device.overrides)
    } catch {
      // Without a file it is the options that do not go together.
      let lines = head.map { _ in phrases.lines(error, in: name) }
      throw Failure(
        .wrongUse, lines ?? error.problems.map { "applife: " + phrases.problem($0) })
    }
    do throws(TourProblem) {
      return try TourWords.head(scenario)
    } catch {
      throw Failure(line(error, name))
    }
  }

  /// A problem with a file, with its place where it has one.
  private func line(_ problem: TourProblem, _ name: String) -> String {
    if case .headHasSteps(_, let place) = problem {
      return "\(place.text(in: name)): \(phrases.tour.problem(problem))"
    }
    return "\(name): \(phrases.tour.problem(problem))"
  }
}
