// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a walk says at a step and at its end, in parts with a heading each: the screen draws them,
/// plain mode reads them out, reports quote them.
package struct WalkText {
  private let phrases: Phrases
  private var words: WalkPhrases { phrases.walk }

  package init(_ phrases: Phrases) { self.phrases = phrases }

  /// A heading and what stands below it.
  package struct Part: Hashable, Sendable {
    package let heading: String
    package let lines: [String]
    let style: Style
  }

  // MARK: A step

  /// The step that is shown: what to do, what must be seen, and what was said of it.
  package func parts(of walkthrough: Walkthrough, on device: Device) -> [Part] {
    guard let step = walkthrough.step else { return [] }
    var parts: [Part] = []
    let preparation = walkthrough.preparation
    if !preparation.isEmpty {
      parts.append(
        Part(heading: words.preparation, lines: lines(of: preparation), style: .plain))
    }
    parts.append(Part(heading: words.toDo, lines: instruction(step), style: .event))
    parts.append(Part(heading: words.toSee, lines: seen(step, on: device), style: .state))
    let callbacks = step.callbacks
    parts.append(
      Part(
        heading: words.callbacks, lines: callbacks.isEmpty ? [words.noCallbacks] : callbacks,
        style: callbacks.isEmpty ? .plain : .call))
    return parts + (walkthrough.result.map(said) ?? [])
  }

  /// Steps that lead to the one that is shown, as long as that one stays in sight.
  private func lines(of preparation: ArraySlice<Walk.Step>) -> [String] {
    guard preparation.count > 3, let first = preparation.first, let last = preparation.last else {
      return preparation.map(numbered)
    }
    return [words.preparationList(first.number, last.number)]
  }

  /// What was said of a step.
  private func said(_ result: Walk.Result) -> [Part] {
    var parts: [Part] = []
    if let verdict = result.verdict {
      parts.append(
        Part(heading: words.result, lines: [words.verdict(verdict)], style: Self.style(of: verdict))
      )
    }
    if !result.instead.isEmpty {
      parts.append(
        Part(heading: words.instead, lines: result.instead.map(Session.visible), style: .call))
    }
    if !result.note.isEmpty {
      parts.append(
        Part(heading: words.note, lines: [Session.visible(result.note)], style: .plain))
    }
    return parts
  }

  private static func style(of verdict: Walk.Verdict) -> Style {
    switch verdict {
    case .passed: .call
    case .failed: .ending
    case .blocked: .limit
    case .skipped: .plain
    }
  }

  /// What to do: the author's words if there are any, which may only explain the step, with the
  /// statement in words behind them; else that alone.
  package func instruction(_ step: Walk.Step) -> [String] {
    let note = step.statement.note.split(separator: "\n").map { Session.visible(String($0)) }
    let sentence = sentence(for: step)
    return note.isEmpty || note == [sentence] ? [sentence] : note + ["(\(sentence))"]
  }

  /// A step with its number, in one line.
  private func numbered(_ step: Walk.Step) -> String {
    let note = step.statement.note.split(separator: "\n").map { Session.visible(String($0)) }
    return "\(step.number). " + (note.isEmpty ? sentence(for: step) : note.joined(separator: " "))
  }

  private func sentence(for step: Walk.Step) -> String {
    switch step.statement.action {
    case .event(let event):
      let app = step.states.count > 1 ? event.app?.name : nil
      let detail = event.argument == nil ? app : event.description
      let what = phrases.event(event.kind) + (detail.map { " (\(Session.visible($0)))" } ?? "")
      guard case .after(let pause) = step.statement.time, pause > .zero else { return what + "." }
      return words.waitThen(time(pause), what)
    case .wait(let pause): return words.wait(time(pause))
    case .skip:
      let end = step.moves.compactMap { move in
        if case .time(let moment) = move { moment } else { nil }
      }.last
      guard let end, end > step.begins else { return words.nothing }
      return words.wait(time(end - step.begins))
    case .expect: return words.nothing
    }
  }

  private func time(_ pause: Duration) -> String { phrases.seconds(TimeText.seconds(pause)) }

  /// What the phone must show: its screen, the apps, and what the scenario expects beside that.
  package func seen(_ step: Walk.Step, on device: Device) -> [String] {
    var lines = [words.screen(ScreenSummary.text(device, phrases.screen))]
    if step.isRefused { lines.append(words.refused) }
    for app in step.states where step.states.count == 1 || app.state != .notRunning {
      lines.append(words.appState(Session.visible(app.app), phrases.state(app.state)))
    }
    return lines + step.expectations.map(Session.visible)
  }

  // MARK: The whole walk

  /// Before the first step: where the session is kept, and the facts that are asked for.
  package func opening(of walkthrough: Walkthrough, asking: Walk.Fact) -> [Part] {
    let facts = Walk.Fact.allCases.map { fact in
      let answer = fact == asking ? words.question(fact) : walkthrough.walk.facts[fact] ?? ""
      return "\(words.fact(fact)): \(Session.visible(answer))"
    }
    return [
      Part(
        heading: "",
        lines: [
          words.length(walkthrough.selectedCount), words.begun(Session.visible(walkthrough.path)),
        ], style: .plain),
      Part(heading: "", lines: facts, style: .strong),
    ]
  }

  /// The steps from the start to the one that is shown.
  package func way(of walkthrough: Walkthrough) -> [Part] {
    let steps = walkthrough.steps[..<walkthrough.place]
    return [
      Part(
        heading: words.way, lines: steps.isEmpty ? [words.wayIsEmpty] : steps.map(numbered),
        style: .plain)
    ]
  }

  /// How the walk stands: the verdicts, what is open, what did not pass, and the times.
  package func summary(of walkthrough: Walkthrough, at wall: Duration) -> [Part] {
    let walk = walkthrough.walk
    let open = walkthrough.open
    let result = open.isEmpty ? words.end(walkthrough.selectedCount) : words.open(Self.list(open))
    var parts = [Part(heading: "", lines: [tally(walk) + ".", result], style: .strong)]
    for verdict: Walk.Verdict in [.failed, .blocked] {
      let lines = walkthrough.steps.filter { walk.results[$0.number]?.verdict == verdict }
        .flatMap { step in
          let result = walk.results[step.number]
          let instead = (result?.instead ?? []).map { "   \(words.instead) \(Session.visible($0))" }
          let note = result.map { $0.note.isEmpty ? [] : ["   \(Session.visible($0.note))"] }
          return [numbered(step)] + instead + (note ?? [])
        }
      if !lines.isEmpty {
        parts.append(
          Part(heading: words.verdict(verdict), lines: lines, style: Self.style(of: verdict)))
      }
    }
    let facts = Walk.Fact.allCases.compactMap { fact in
      walk.facts[fact].map { "\(words.fact(fact)): \(Session.visible($0))" }
    }
    if !facts.isEmpty { parts.append(Part(heading: "", lines: facts, style: .plain)) }
    parts.append(Part(heading: words.times, lines: times(walkthrough, at: wall), style: .plain))
    parts.append(
      Part(
        heading: "", lines: [words.report(Session.visible(walkthrough.path))], style: .plain))
    return parts
  }

  package func tally(_ walk: Walk) -> String {
    words.tally(
      walk.count(.passed), walk.count(.failed), walk.count(.blocked), walk.count(.skipped))
  }

  private func times(_ walkthrough: Walkthrough, at wall: Duration) -> [String] {
    let times = walkthrough.clock.times(at: wall)
    return Walk.Activity.allCases.map { activity in
      let seconds = Int((times[activity] ?? .zero).components.seconds)
      let time = seconds < 60 ? phrases.seconds("\(seconds)") : words.minutes(seconds / 60)
      return "\(words.activity(activity)) \(time)"
    }
  }

  /// Numbers with those that follow each other put together: `1-4, 7`.
  static func list(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }

  /// The lines of parts, as they are read out.
  package static func lines(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      if part.heading.isEmpty { return part.lines }
      if part.lines.count == 1 { return ["\(part.heading) \(part.lines[0])"] }
      return [part.heading] + part.lines.map { "  " + $0 }
    }
  }
}
