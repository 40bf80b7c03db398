// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The texts of a walk at a step, at its beginning and at its end.
extension WalkText {
  /// The step that is shown: what to do, what the phone and the app's log must show, what only the
  /// model says, and what was said of it.
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
        heading: words.callbacks, lines: logged(callbacks),
        style: callbacks.isEmpty ? .plain : .call))
    parts.append(Part(heading: words.model, lines: model(step), style: .plain))
    let comment = comment(step)
    if !comment.isEmpty {
      parts.append(Part(heading: words.comment, lines: comment, style: .plain))
    }
    return parts + (walkthrough.result.map(said) ?? [])
  }

  /// Steps that lead to the one that is shown, as long as that one stays in sight.
  private func lines(of preparation: ArraySlice<Walk.Step>) -> [String] {
    guard preparation.count > 3, let first = preparation.first, let last = preparation.last else {
      return preparation.map(numbered)
    }
    return [words.preparationList(first: first.number, last: last.number)]
  }

  /// Before the first step: where the session is kept, and the facts that are asked for.
  package func opening(of walkthrough: Walkthrough, asking: Walk.Fact) -> [Part] {
    let facts = Walk.Fact.allCases.map { fact in
      let answer = fact == asking ? words.question(fact) : walkthrough.walk.facts[fact] ?? ""
      return phrases.labeled(words.fact(fact), text: Printable.stripped(answer))
    }
    return [
      Part(
        heading: "",
        lines: [
          words.length(walkthrough.selectedCount),
          words.begun(Printable.stripped(walkthrough.path)),
        ], style: .plain),
      Part(heading: "", lines: facts, style: .strong),
    ]
  }

  /// The steps from the start to the one that is shown.
  package func way(of walkthrough: Walkthrough) -> [Part] {
    let steps = walkthrough.steps[..<walkthrough.index]
    return [
      Part(
        heading: words.way, lines: steps.isEmpty ? [words.wayIsEmpty] : steps.map(numbered),
        style: .plain)
    ]
  }

  /// Returns the state of the walk: the verdicts, the open steps, those that did not pass, and the
  /// times.
  package func summary(of walkthrough: Walkthrough, at wall: Duration) -> [Part] {
    let walk = walkthrough.walk
    let open = walkthrough.open
    let result = open.isEmpty ? words.end(walkthrough.selectedCount) : words.open(Self.list(open))
    let tally = tally(walk)
    let lines = (tally.isEmpty ? [] : [phrases.sentence(tally)]) + [result]
    var parts = [Part(heading: "", lines: lines, style: .strong)]
    for verdict: Walk.Verdict in [.failed, .blocked] {
      let lines = walkthrough.steps.filter { walk.results[$0.number]?.verdict == verdict }
        .flatMap { step in
          let result = walk.results[step.number]
          let instead = (result?.instead ?? []).map {
            "   " + phrases.sentences([words.instead, Printable.stripped($0)])
          }
          let note = result.map { $0.note.isEmpty ? [] : ["   \(Printable.stripped($0.note))"] }
          return [numbered(step)] + instead + (note ?? [])
        }
      if !lines.isEmpty {
        parts.append(
          Part(heading: words.verdict(verdict), lines: lines, style: Self.style(of: verdict)))
      }
    }
    let facts = Walk.Fact.allCases.compactMap { fact in
      walk.facts[fact].map { phrases.labeled(words.fact(fact), text: Printable.stripped($0)) }
    }
    if !facts.isEmpty { parts.append(Part(heading: "", lines: facts, style: .plain)) }
    if !walk.followUps.isEmpty {
      parts.append(
        Part(
          heading: words.followUp, lines: walk.followUps.map(Printable.stripped), style: .plain))
    }
    parts.append(Part(heading: words.times, lines: times(walkthrough, at: wall), style: .plain))
    parts.append(
      Part(
        heading: "", lines: [words.report(Printable.stripped(walkthrough.path))], style: .plain))
    return parts
  }

  private func times(_ walkthrough: Walkthrough, at wall: Duration) -> [String] {
    let times = walkthrough.clock.times(at: wall)
    return Walk.Activity.allCases.map { activity in
      let seconds = Int((times[activity] ?? .zero).components.seconds)
      let time = seconds < 60 ? phrases.seconds("\(seconds)") : words.minutes(seconds / 60)
      return "\(words.activity(activity)) \(time)"
    }
  }
}
