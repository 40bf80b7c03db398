// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A scenario on the screen, as if somebody did its steps at their moments. The clock is virtual: it
/// goes from one moment at which the screen changes to the next.
package struct Film: Sendable {
  private(set) var session: Session
  /// The wall's clock of the session.
  private var wall = Duration.zero
  private var recorder: Recorder

  package init(_ scenario: Scenario, title: String, _ language: Language, _ recorder: Recorder) {
    // The steps are done from outside: the screen has no place in the scenario to wait at.
    var phone = scenario
    phone.steps = []
    var start = Session.Start(phone, language: language)
    start.run.title = title
    start.run.hasMotion = true
    session = Session(start: start, at: wall)
    self.recorder = recorder
    session.say(scenario.notes.joined(separator: "\n"))
  }

  /// Records the screen as it is now.
  ///
  /// - Parameter time: the time for which the device has stood still.
  package mutating func record(to out: inout TextBuffer, behind time: Duration = .zero) {
    let canvas = session.frame()
    out.add(recorder.record(canvas, of: session, at: session.device.now + time))
  }

  /// Does a step at its moment, and records everything until it is over.
  package mutating func play(_ step: Scenario.Step, to out: inout TextBuffer) {
    // A report that is open stays until the next step that does something.
    let hasReport = session.overlay != nil && !step.isExpectation
    var step = step
    // Nobody is asked.
    step.predictions = []
    session.play(step, at: wall)
    record(to: &out)
    while session.run.isWaiting, let moment = session.nextWakeUp(after: wall) {
      pass(until: moment)
      record(to: &out)
    }
    if hasReport {
      _ = session.update(.key(.escape), at: wall)
      record(to: &out)
    }
  }

  /// Records what happens until the device has settled.
  package mutating func settle(to out: inout TextBuffer) {
    while session.device.nextSettlingDeadline != nil,
      let moment = session.nextWakeUp(after: wall)
    {
      pass(until: moment)
      record(to: &out)
    }
    // The device stands still until nothing moves any more.
    let end = wall
    session.run.timeBase.set(.stopped, to: true, at: wall)
    while let moment = session.view.motion.nextFrame {
      pass(until: moment)
      record(to: &out, behind: moment - end)
    }
  }

  private mutating func pass(until moment: Duration) {
    wall = max(wall, moment)
    _ = session.update(.timePassed, at: wall)
  }
}

extension Session {
  /// Says what the author says.
  fileprivate mutating func say(_ note: String) {
    run.say(note)
    showNews()
  }

  /// Says a step's note, and does the step at its moment.
  fileprivate mutating func play(_ step: Scenario.Step, at wall: Duration) {
    say(step.note)
    run.play([step], .withClock, at: wall)
    showNews()
    // An overlay may wait for that.
    _ = update(.timePassed, at: wall)
  }
}

/// Writes a run as a recording of the screen. One recording holds one scenario.
package struct RecordingReport: Report {
  private let recorder: Recorder
  private let language: Language
  private var film: Film?

  package init(_ recorder: Recorder, _ language: Language) {
    self.recorder = recorder
    self.language = language
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    film = Film(
      file.scenario, title: Printable.line(file.title), language, recorder)
    film?.record(to: &out)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    if let index = result.index {
      film?.play(file.scenario.steps[index], to: &out)
    } else {
      film?.settle(to: &out)
    }
  }
}
