// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The session as a page shows it, in JSON. Names are those of `run --format jsonl`.
extension PageSession {
  /// The session as it is now. Of the log it says only which rows there are: ``rows(from:to:)`` gives them.
  package var json: JSON {
    let timeline = run.timeline
    let phrases = run.phrases
    return .object([
      ("t", .seconds(run.device.now)),
      ("time", .text(phrases.seconds(TimeText.stamp(run.device.now)))),
      ("past", .truth(timeline.isPast)),
      ("paused", .truth(run.timeBase.isPaused)),
      ("speed", .text(TimeText.seconds(.milliseconds(run.timeBase.speed.thousandths)))),
      // The beats of a lesson's step follow by themselves, though the device's clock waits.
      ("held", .truth(run.isHeld && run.nextBeat == nil)),
      ("message", message),
      ("screen", screen),
      ("apps", .list(run.device.apps.indices.map(app))),
      ("log", log),
      ("deadlines", .list(run.timers.compactMap(timer))),
      ("possible", .list(actions.map(action))),
      ("timeline", timelineJSON),
      ("branches", .texts(run.branchWords.lines.map(Printable.stripped))),
      ("branch", .number(run.branchWords.currentNumber)),
      ("step", run.playback.map { .number($0.taken) }),
      ("lesson", lesson), ("explained", explained),
      ("asks", .truth(run.isAsking)), ("predicts", .truth(run.predictsFirst)),
      ("card", card.map(json)),
    ])
  }

  /// The facts that do not change while the session lasts: the title, and the number of steps of
  /// the scenario.
  package var head: JSON {
    .object([
      ("title", .text(run.title)), ("steps", .number(run.playback?.count ?? 0)),
      ("rules", .texts(rules)),
      ("notes", .texts(run.playback?.scenario.notes.map { Printable.stripped($0) } ?? [])),
    ])
  }

  /// The version of iOS, and the life cycle of the first app.
  private var rules: [String] {
    [run.phrases.version(run.device.version)]
      + run.device.apps.prefix(1).map { run.phrases.style($0.traits.style) }
  }

  /// The content of the phone's screen: in a sentence, and each layer for a figure, the lowest first.
  private var screen: JSON {
    .object([
      ("text", .text(Printable.stripped(ScreenSummary.text(run.device, run.phrases.screen)))),
      ("layers", .list(ScreenSummary.layers(run.device).map(layer))),
    ])
  }

  private func layer(_ layer: ScreenLayer) -> JSON {
    .object([
      ("kind", .text(layer.kind)),
      ("label", .text(Printable.stripped(run.phrases.screen.shown([layer])))),
    ])
  }

  /// The progress of the lesson: whether it is done, and how many of the answers so far are right.
  private var lesson: JSON? {
    run.lesson.map { lesson in
      let (right, count) = lesson.answered
      return .object([
        ("done", .truth(lesson.isDone)), ("right", .number(right)), ("answered", .number(count)),
      ])
    }
  }

  /// The author's explanation of the step that was taken last, once it is true.
  private var explained: JSON? {
    guard let playback = run.playback, playback.taken > 0, run.nextBeat == nil, !run.isStepUnderWay
    else { return nil }
    let text = playback.explanation(ofStep: playback.taken - 1)
    return text.isEmpty ? nil : .text(Printable.stripped(run.start.texts.lines(text)))
  }

  /// The scenario's steps from a place up to another, as far as there are such steps. What a step is expected
  /// to do is none of them.
  package func steps(from first: Int, to end: Int) -> JSON {
    var found: [JSON] = []
    var index = 0
    for step in run.playback?.steps ?? [] where !step.isExpectation {
      if index >= end { break }
      if index >= first {
        found.append(
          .object([
            ("text", .text(run.text(of: step))),
            ("note", .text(Printable.stripped(run.start.texts.lines(step.note)))),
          ]))
      }
      index += 1
    }
    return .list(found)
  }

  /// The current branch as the text of a scenario.
  package var text: String { run.asScenario.text }

  /// The answer to the last key or line.
  private var message: JSON? {
    run.message.map(voice.words).map { message in
      let kind =
        switch message.kind {
        case .info: "info"
        case .refusal: "refusal"
        case .error: "error"
        }
      return .object([("kind", .text(kind)), ("text", .text(message.text))])
    }
  }

  private func app(_ index: Int) -> JSON {
    let app = run.device.apps[index]
    let state = run.timeline.state(of: app)
    return .object([
      ("name", .text(Printable.stripped(app.name))), ("state", .text(state.rawValue)),
      ("label", .text(run.phrases.state(state))), ("focus", .truth(index == run.focusedApp)),
    ])
  }

  private var log: JSON {
    let log = run.timeline.log
    return .object([
      ("first", .number(log.first)), ("end", .number(log.end)),
      ("generation", .number(log.generation)),
    ])
  }

  /// The rows of the log from a number up to another, as far as there are such rows.
  package func rows(from first: Int, to end: Int) -> JSON {
    let log = run.timeline.log
    let first = min(max(first, log.first), log.end)
    return .list((first..<max(first, min(end, log.end))).map { json(log[$0]) })
  }

  private func json(_ row: LogRow) -> JSON {
    let line = LogLine(row, phrases: run.phrases)
    return .object([
      ("t", .text(TimeText.stamp(row.time))),
      ("app", row.entry?.app.map { .text(Printable.stripped($0)) }),
      ("mark", .text(line.mark)), ("text", .text(Printable.stripped(line.wholeText))),
      ("why", row.entry == nil ? nil : .truth(true)),
    ])
  }

  private func timer(_ deadline: Device.Deadline) -> JSON? {
    guard let limit = deadline.limit else { return nil }
    let left = run.phrases.seconds(TimeText.countdown(deadline.due - run.device.now))
    return .object([
      ("app", .text(Printable.stripped(deadline.app.name))), ("name", .text(limit.rawValue)),
      ("label", .text(run.phrases.limit(limit))), ("due", .seconds(deadline.due)),
      ("left", .text(run.phrases.left(left))), ("fatal", .truth(deadline.isFatal)),
    ])
  }

  private func action(_ action: Action) -> JSON {
    .object([
      ("event", .text(action.kind.rawValue)), ("key", action.key.map { .text($0.name) }),
      ("label", .text(run.phrases.words(for: action.kind).name)),
      ("line", action.event.map { .text($0.description) }),
      ("possible", .truth(action.isPossible)),
    ])
  }

  private var timelineJSON: JSON {
    let window = run.timeline.window
    return .object([
      ("shown", .number(window.shown)),
      (
        "stops",
        .list(
          window.stops.map { stop in
            .object([
              ("t", .text(TimeText.stamp(stop.place.time))),
              ("event", stop.event.map { .text($0.rawValue) }),
              ("states", .texts(stop.states.map { $0.rawValue })),
            ])
          })
      ),
    ])
  }

  private func json(_ card: ExplanationCard) -> JSON {
    .object([
      ("title", .text(Printable.stripped(card.title))), ("parts", .list(card.parts.map(json))),
    ])
  }

  private func json(_ part: ExplanationCard.Part) -> JSON {
    switch part {
    case .heading(let text):
      .object([("kind", "heading"), ("text", .text(Printable.stripped(text)))])
    case .text(let text): .object([("kind", "text"), ("text", .text(Printable.stripped(text)))])
    case .line(let label, let text, let tail, let link):
      .object([
        ("kind", "line"), ("label", .text(Printable.stripped(label))),
        ("text", .text(Printable.stripped(text))), ("tail", .text(Printable.stripped(tail))),
        ("choice", choice(link)),
      ])
    case .mark(let isRight, let text, let link):
      .object([
        ("kind", "mark"), ("right", .truth(isRight)), ("text", .text(Printable.stripped(text))),
        ("choice", choice(link)),
      ])
    }
  }

  /// The number that chooses a line as the answer; nil for a line that is none.
  private func choice(_ link: ExplanationCard.Link?) -> JSON? {
    if case .choice(let index)? = link { .number(index + 1) } else { nil }
  }
}

extension ScreenLayer {
  /// The name by which a figure of the phone finds its look.
  package var kind: String {
    switch self {
    case .lockScreen: "lock"
    case .app, .front: "front"
    case .cover(let cover): cover.rawValue
    case .banner, .callBanner: "banner"
    }
  }
}
