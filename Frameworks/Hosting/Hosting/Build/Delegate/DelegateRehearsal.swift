// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// A run of a program of an app's delegates that nobody watches: it launches, leaves the screen and comes back.
struct DelegateRehearsal {
  /// A program that ends here has ended because of what is missing, as far as anybody can tell.
  private static let steps = "tap icon, wait 1s, press home, wait 300ms, tap icon, wait 300ms"
  /// The program is given up after so long.
  private static let patience = Duration.seconds(8)

  private let app: PreparedApp

  init(_ program: String, _ builder: AppBuilder) throws(Failure) {
    app = try PreparedApp(program: program, symbols: Symbols(program, builder))
  }

  /// Runs the program. Returns the lines of the app that its end led through, the innermost first; none if it goes
  /// on.
  ///
  /// - Parameter files: the names of the sources that it was made of.
  func end(in files: Set<String>) throws(Failure) -> [DelegateSources.Place] {
    var scenario = Scenario()
    scenario.apps = [EmulatedApp.Traits(name: "App")]
    do throws(Scenario.Malformed) {
      scenario.steps = try Scenario.parseSteps(Array(Self.steps.utf8), line: 1, apps: ["App"])
    } catch {
      throw Failure(error, in: Self.steps, Language.english.phrases)
    }
    var hosted = ScenarioFile(name: app.executable, scenario: scenario)
    let programs = try hosted.host([app], style: nil)
    let interruption = Interruption()
    defer { interruption.end() }
    let limit = MonotonicClock.now + Self.patience
    var runner = HostedRunner(
      hosted.scenario, programs, Language.english.phrases,
      isInterrupted: { MonotonicClock.now > limit || interruption.isRequested },
      skipsIdleTime: true)
    defer { runner.end() }
    var places: [DelegateSources.Place] = []
    while let step = runner.next() {
      for entry in step.entries {
        switch entry.kind {
        case .output(.standardError, let text):
          // The report of a crash is the last that is said.
          if let place = Self.place(in: text, files) { places.append(place) } else { places = [] }
        case .end(let ending) where ending.reason == .crash || ending.reason == .exit:
          return places
        case .end, .call, .notification, .state, .phase, .event, .refused, .process, .returned,
          .task, .deadline, .queue, .output:
          break
        }
      }
    }
    if interruption.isRequested {
      throw Failure(.fault, ["applife: " + FileProblem.interrupted.text])
    }
    return []
  }

  /// `Notes/AppDelegate.swift:12` at the beginning of a line, or behind spaces.
  private static func place(in text: String, _ files: Set<String>) -> DelegateSources.Place? {
    let line = text.drop { $0 == " " }
    guard let end = line.firstRange(of: ".swift:") else { return nil }
    let file = line[..<end.upperBound].dropLast()
    let digits = line[end.upperBound...].prefix { $0.isNumber }
    guard let number = Int(digits), files.contains(String(file)) else { return nil }
    return DelegateSources.Place(file: String(file), line: number)
  }
}
