// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Statements that are typed.
extension Run {
  /// The relation of typed statements to time.
  enum Pace: Hashable, Sendable {
    /// The clock is advanced to each of them.
    case atOnce
    /// Statements wait until the clock has come to them.
    case withClock
  }

  /// True if statements that were typed wait for their moment.
  var isWaiting: Bool { !typed.player.isOver && !isAsking }

  /// Does what a line says; predictions wait for the next step that is typed.
  ///
  /// - Parameter words: the words that a mistake may be meant for, beside those of statements.
  mutating func type(
    _ line: [UInt8], number: Int, knowing words: @autoclosure () -> [String], at wall: Duration
  ) throws(Scenario.Malformed) {
    do throws(Scenario.Malformed) {
      var (steps, predictions) = try Scenario.parseStatements(
        line, line: number, apps: device.apps.map { $0.name },
        focus: start.meansFirstApp ? nil : focused?.name)
      typed.predict(&steps, then: predictions)
      play(steps, start.isReadOut || hosting != nil ? .withClock : .atOnce, at: wall)
    } catch {
      throw Scenario.Malformed(problems: error.problems.map { $0.suggesting(words()) })
    }
  }

  /// The reading of a line while it is typed.
  enum Reading {
    /// It can be done as it stands: a command, or these statements.
    case whole([Scenario.Step])
    /// It begins as a statement that is no event, and this is missing or wrong.
    case begun(Scenario.Problem)
    /// It is no line yet, and perhaps the name of something.
    case name(Scenario.Problem?)
  }

  /// Reads a line as it stands.
  func reading(of line: String) -> Reading {
    if Command.Word.of(line, on: device) != nil { return .whole([]) }
    do throws(Scenario.Malformed) {
      let (steps, _) = try Scenario.parseStatements(
        Array(line.utf8), line: 1, apps: device.apps.map(\.name), focus: focused?.name)
      return .whole(steps)
    } catch {
      guard let problem = error.problems.first else { return .name(nil) }
      if case .lateDeclaration = problem.fault { return .begun(problem) }
      // Nothing of it is understood.
      if problem.position.column == 1 { return .name(nil) }
      let first = line.lowercased().split(separator: " ").first.map(String.init) ?? ""
      return StatementWord(rawValue: first) == nil ? .name(problem) : .begun(problem)
    }
  }

  /// Says what is wrong with a line.
  mutating func tell(_ malformed: Scenario.Malformed) {
    if let problem = malformed.problems.first {
      message = Message(.error, Printable.stripped(phrases.messages.typed(problem, false)))
    }
  }

  /// Statements are done as a scenario does them; the first without a time begins at once, as a key
  /// does, if the clock is advanced.
  mutating func play(_ steps: [Scenario.Step], _ pace: Pace, at wall: Duration) {
    guard let first = steps.first else { return }
    reveal(all: true)
    continueHere(at: wall)
    leaveScenario(doing: steps.map { $0.text })
    var steps = steps
    if pace == .atOnce, first.time == .settled, !first.isExpectation {
      steps[0].time = .at(device.now)
    }
    typed.player.append(steps)
    playTyped(pace, at: wall)
  }

  /// Does the steps of a way one after the other, each once the device has settled: ordinary events,
  /// which can be taken back.
  mutating func go(_ way: ExplanationCard.Way, _ pace: Pace, at wall: Duration) {
    let actions = way.steps.map { step -> Scenario.Action in
      switch step {
      case .event(let event): .event(event)
      case .wait: .skip
      }
    }
    // Waiting for no time lets the last of them settle too.
    play((actions + [.wait(.zero)]).map { Scenario.Step(action: $0) }, pace, at: wall)
    guard !isWaiting else { return }
    message = Message(.info, arrival(at: way.goal))
  }

  private func arrival(at goal: ExplanationCard.Goal) -> Message.Content {
    switch goal {
    case .possible(let event): .madePossible(event, focus: focused?.name)
    case .state(let state, let app):
      .text(phrases.why.isThere(app.name, state: phrases.state(state)))
    }
  }

  /// Does the typed statements and lets the device settle in the present, without waiting for the
  /// clock: unless an app is hosted, whose process lives no faster. Its clock runs on for that.
  mutating func finish(at wall: Duration) {
    asking.stop()
    closeQuestion(at: wall)
    showOutcome(at: wall)
    if timeline.isPast { travelToPresent(at: wall) }
    reveal(all: true)
    if hosting != nil {
      timeBase.set(.paused, to: false, at: wall)
      return playTyped(.withClock, at: wall)
    }
    playTyped(.atOnce, at: wall)
    while let request = nextTyped(), case .time(let moment) = request {
      advanceTimeline(to: moment)
      timeBase.jump(to: device.now, at: wall)
      judgeSettled(at: wall)
    }
  }

  private mutating func nextTyped() -> Scenario.Player.Request? {
    let device = device
    return typed.player.next(on: device)
  }

  /// Does the statements that were typed, as far as time allows.
  mutating func playTyped(_ pace: Pace, at wall: Duration) {
    typed.moment = nil
    if typed.player.isOver { return }
    reveal(all: true)
    var hasSkipped = false
    while !typed.player.isOver {
      if asksBeforeTyped(pace, at: wall) { return }
      guard let request = nextTyped() else { return }
      switch request {
      case .time(let moment):
        if pace == .withClock, moment > timeBase.deviceTime(at: wall) {
          typed.moment = moment
          return
        }
        advanceTimeline(to: moment)
        if pace == .atOnce { timeBase.jump(to: device.now, at: wall) }
      case .skip(let moment) where hosting != nil && moment > timeBase.deviceTime(at: wall):
        // A process lives no faster: it is waited for.
        typed.moment = moment
        return
      case .skip(let moment):
        advanceTimeline(to: moment)
        timeBase.jump(to: device.now, at: wall)
        hasSkipped = true
      case .event(let event, _):
        // The steps of a hosted scenario are in its file.
        if cause(event, at: wall) == nil, hosting == nil {
          unsavedBranches.insert(timeline.current)
        }
        asking.endPredicted()
      case .finished(let index, let verdict):
        if verdict == nil { asking.endPredicted() }
        if let verdict { tell(verdict) }
        if case .skip = typed.player.steps[index].action, hosting == nil {
          message = Message(
            .info,
            hasSkipped ? phrases.messages.skipped : phrases.messages.nothingDue)
          hasSkipped = false
        }
      }
    }
  }
}
