// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife tour`: the shortest walk over everything a tester wants to have seen.
struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Plan the shortest walk with a phone over everything that is to be tested.",
    discussion: """
      The tour is a scenario: for each step what the hand does, as a note, and what is expected. \
      The time is that of a hand with a phone; waiting for a limit takes that limit. The first \
      lines say how long it takes, that no tour is shorter or how far it may be from the \
      shortest, and what is not covered, and why. With -o, they are printed too.

      Ends with 0 if there is a tour, 2 if something could not be read or understood or nothing \
      can be covered, 3 after an internal error.

      EXAMPLES:
        applife tour                                  every transition
        applife tour --cover callbacks --within 20m   most callbacks in 20 minutes
        applife tour --without calls,siri             for a phone without calls and Siri
        applife tour --head app.scenario -o tour.scenario
        applife tour --style scene | applife run -    a tour is a scenario
      """)

  @Option(
    help: ArgumentHelp(
      "What is covered, with commas: states, transitions, callbacks, notifications, endings, "
        + "events.", valueName: "what"),
    completion: .list(TourWords.covers.map(\.word)))
  var cover = "transitions"

  @Option(help: ArgumentHelp("The most time: the most is covered in it.", valueName: "time"))
  var within: String?

  @Option(
    help: ArgumentHelp(
      "Groups of events that are not used, with commas: "
        + TourGroup.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "groups"),
    completion: .list(TourGroup.allCases.map(\.rawValue)))
  var without: String?

  @Option(
    help: ArgumentHelp(
      "A scenario without steps: the apps, their modes and their code. The tour is that of its "
        + "first app.", valueName: "file"),
    completion: .file())
  var head: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the scenario, written atomically.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var device: DeviceOptions

  mutating func run() throws {
    let tour = Tour(try request())
    guard !tour.moves.isEmpty else { throw Failure("applife: " + phrases.tour.problem(.nothing)) }
    let words = phrases.tour
    let scenario = tour.scenario(words)
    try ReportWriter.write(to: output, as: .text) { $0.add(scenario.text) }
    if let output, output != "-" {
      let lines = [scenario.title] + tour.summary(words)
      try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    }
  }

  /// What the options ask for.
  private func request() throws(Failure) -> TourRequest {
    var request = TourRequest(head: try declarations())
    do throws(TourProblem) {
      request.cover = try TourWords.cover(cover)
      if let without { request.without = try TourWords.groups(without) }
      if let within { request.within = try TourWords.time(within) }
    } catch {
      throw Failure("applife: " + phrases.tour.problem(error))
    }
    return request
  }

  /// The declarations: those of a file, or one app.
  private func declarations() throws(Failure) -> Scenario {
    let name = head.map(Files.name) ?? "applife"
    let text = try head.map(Files.read) ?? Array("app \(Scenario.defaultApp)".utf8)
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
