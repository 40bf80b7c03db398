// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The writer of cards: of an entry, of a refused event, of a state, of a timer.
struct CardWriter {
  let timeline: Timeline
  let voice: Voice
  /// The index of the app in focus.
  let focusedApp: Int

  private var isPlain: Bool { voice.interface == .plain }
  var phrases: Phrases { voice.phrases }
  var device: Device { timeline.device }
  var log: Log { timeline.log }
  var focused: EmulatedApp? {
    device.apps.indices.contains(focusedApp) ? device.apps[focusedApp] : nil
  }

  /// Explains a row of the log; nil for a note, which has no cause.
  func card(ofRow number: Int) -> ExplanationCard? {
    guard let entry = log[number].entry else { return nil }
    if case .refused(let refusal) = entry.kind { return card(ofRefused: refusal.event, entry) }
    let line = LogLine(entry, phrases: phrases)
    var card = ExplanationCard(title: "\(line.mark) \(line.text)")
    let chain = chain(to: entry.number)
    // The last step of a chain is the entry itself.
    if chain.isEmpty { card.parts += happened(entry) }
    switch entry.kind {
    case .call(let call): card.parts += role(of: call.callback)
    case .returned(let callback, _, _): card.parts += role(of: callback)
    case .event, .refused, .process, .notification, .state, .task, .deadline, .queue, .phase, .end,
      .output:
      break
    }
    card.parts += chain + entry.rule.cardParts(in: phrases)
    return card
  }

  /// Explains a row of the log by cause, and what it tells beside itself: that a call returned, and
  /// within which limit, or further changes of a state.
  func card(ofRow number: Int, with joined: [Trace.Entry]) -> ExplanationCard? {
    guard var card = card(ofRow: number) else { return nil }
    for entry in joined {
      let time = phrases.seconds(TimeText.stamp(entry.time))
      card.parts.append(.heading("\(words(entry)), \(time)"))
      card.parts += entry.rule.cardParts(in: phrases)
    }
    return card
  }

  /// Explains why an event is not possible, and how it would be; or says that it is.
  ///
  /// - Parameter entry: the refusal in the log, if the event was tried.
  func card(ofRefused event: SystemEvent, _ entry: Trace.Entry? = nil) -> ExplanationCard {
    let words = phrases.why
    let name = phrases.trace.event(phrases.words(for: event.kind).name, app: event.app?.name)
    var card = ExplanationCard(title: "\(Mark.refusal) \(event.description)")
    if let entry {
      card.parts.append(.heading(words.happened(TimeText.stamp(entry.time), app: entry.app)))
    }
    card.parts.append(.text(name))
    let unmet = device.refusal(of: event)?.rule
    // The rule that forbade it then may no longer do so, and another may forbid it now.
    var forbidding = unmet
    if case .refused(let refusal)? = entry?.kind { forbidding = refusal.rule }
    if let forbidding {
      card.parts += [.heading(words.forbidden), .text(phrases.rule(forbidding))]
    }
    if unmet == nil {
      card.parts += [.text(words.possibleNow)]
    } else {
      card.parts += self.way(to: .possible(event), heading: words.toMakePossible)
    }
    if let forbidding { card.parts += forbidding.cardParts(in: phrases, isWorded: false) }
    return card
  }

  /// Explains a state of the app in focus: what it means, how the app came there, or why it is not
  /// there and how it would come there.
  func card(of state: EmulatedApp.State) -> ExplanationCard {
    let words = phrases.why
    var card = ExplanationCard(title: "\(Mark.of(state)) \(phrases.stateTitle(state))")
    let next = DiagramGeometry.transitions.filter { $0.from == state }
      .map { "\(Mark.of($0.to)) \(phrases.state($0.to))" }
    card.parts = [
      .heading(words.meaning), .text(phrases.stateDescription(state)),
      .heading(words.leadsTo), .text(phrases.list(next)),
    ]
    guard let app = focused else { return card }
    let last = lastChange(of: app.name, to: nil)
    if timeline.state(of: app) == state {
      if let last {
        card.parts += chain(to: last.number) + last.rule.cardParts(in: phrases)
      } else {
        card.parts += Self.rule(of: state).cardParts(in: phrases)
      }
      return card
    }
    let current = timeline.state(of: app)
    card.parts.append(.heading(words.notThere(app.name)))
    let now = phrases.state(current)
    card.parts.append(
      .line(
        label: Mark.of(current), text: last.map { LogLine($0, phrases: phrases).text } ?? now,
        tail: last.map { phrases.seconds(TimeText.stamp($0.time)) } ?? "",
        link: last.flatMap(link)))
    card.parts += way(
      to: .state(state, of: device.reference(at: focusedApp)), heading: words.toGetThere)
    if let before = lastChange(of: app.name, to: state) {
      card.parts.append(.heading(words.lastTime))
      card.parts.append(
        .line(
          label: Mark.change, text: LogLine(before, phrases: phrases).text,
          tail: phrases.seconds(TimeText.stamp(before.time)), link: link(before)))
      card.parts += before.rule.cardParts(in: phrases)
    } else {
      card.parts += Self.rule(of: state).cardParts(in: phrases)
    }
    return card
  }

  /// Explains why the app in focus is in its state, if the newest row tells nothing that happened to it: an
  /// event that did nothing to it, or something about another app. Nil if it does, or without a change.
  var cardOfState: ExplanationCard? {
    guard let app = focused, !app.isHung, let change = lastChange(of: app.name, to: nil),
      let newest = log.newestEntry
    else { return nil }
    switch newest.kind {
    case .refused: return nil
    case .event: break
    case .process, .call, .returned, .notification, .state, .task, .deadline, .queue, .phase, .end,
      .output:
      if newest.app == app.name { return nil }
    }
    return log.row(ofEntry: change.number).flatMap(card(ofRow:))
  }

  /// Explains the newest row up to a number that is no note; nil if there is none.
  func card(before number: Int?) -> ExplanationCard? {
    let newest = number ?? log.end - 1
    guard newest >= log.first else { return nil }
    return (log.first...newest).reversed().lazy.compactMap { card(ofRow: $0) }.first
  }

  /// Explains the timer at an index among those that count, or the last of them; nil if none counts.
  func card(ofTimer index: Int, among timers: [Device.Deadline]) -> ExplanationCard? {
    guard !timers.isEmpty else { return nil }
    let timer = timers[min(index, timers.count - 1)]
    return timer.limit.map { card(of: timer, $0) }
  }

  /// Explains a limit that counts: what it allows, what happens when it runs out, and what began
  /// it.
  func card(of timer: Device.Deadline, _ limit: TimeLimit) -> ExplanationCard {
    let words = phrases.why
    let left = phrases.seconds(TimeText.countdown(timer.due - device.now))
    var card = ExplanationCard(title: "\(Mark.deadline) \(words.countdown(limit, left))")
    card.parts = [
      .heading(timer.app.name),
      .text(
        words.timer(
          since: TimeText.stamp(timer.since.time), due: TimeText.stamp(timer.due), timer.isFatal)),
    ]
    card.parts += chain(to: timer.since.entry) + limit.rule.cardParts(in: phrases)
    return card
  }

  // MARK: Parts

  private func happened(_ entry: Trace.Entry) -> [ExplanationCard.Part] {
    let heading = ExplanationCard.Part.heading(
      phrases.why.happened(TimeText.stamp(entry.time), app: entry.app))
    if isPlain { return [heading, .text(Narrator(phrases).sentence(for: entry))] }
    // The title of the card has the row's text already.
    let line = LogLine(entry, phrases: phrases)
    return line.wholeText == line.text ? [heading] : [heading, .text(line.wholeText)]
  }

  /// An entry as the log has it; a sentence where there is no screen.
  private func words(_ entry: Trace.Entry) -> String {
    if isPlain { return Narrator(phrases).sentence(for: entry) }
    let line = LogLine(entry, phrases: phrases)
    return "\(line.mark) \(line.text)"
  }

  private func words(_ state: EmulatedApp.State) -> String {
    isPlain ? phrases.state(state) : "\(Mark.of(state)) \(phrases.state(state))"
  }

  private func role(of callback: Callback) -> [ExplanationCard.Part] {
    [.heading(phrases.why.role), .text(phrases.callbackRole(callback))]
  }

  /// The chain of causes that leads to an entry, from the input on, with the state each step found.
  private func chain(to number: Int) -> [ExplanationCard.Part] {
    guard let explanation = Explanation(of: number, in: log.entry), explanation.steps.count > 1
    else { return [] }
    let words = phrases.why
    var parts: [ExplanationCard.Part] = [.heading(words.chain)]
    if !explanation.isComplete { parts.append(.text(words.forgotten)) }
    let steps = explanation.steps
    let stamps = steps.map { phrases.moment(TimeText.stamp($0.entry.time)) }
    let digits = "\(steps.count)".count
    let columns = stamps.reduce(0) { max($0, TextWidth.of($1)) }
    func padded(_ text: String, to width: Int) -> String {
      TextWidth.blanks(width - TextWidth.of(text)) + text
    }
    for (index, step) in steps.enumerated() {
      // The time stands where it changes, as in the log.
      let isLater = index == 0 || stamps[index] != stamps[index - 1]
      var time = padded(isLater ? stamps[index] : "", to: columns) + " "
      if let limit = step.reached {
        let mark = isPlain ? "" : Mark.deadline + " "
        parts.append(
          .line(
            label: padded("", to: digits),
            text: time + mark + words.reached(limit)))
        time = padded("", to: columns + 1)
      }
      parts.append(
        .line(
          label: padded("\(index + 1)", to: digits), text: time + self.words(step.entry),
          tail: step.found.map(self.words) ?? "", link: link(step.entry)))
    }
    return parts
  }

  private func link(_ entry: Trace.Entry) -> ExplanationCard.Link? {
    log.row(ofEntry: entry.number).map { .row($0) }
  }

  /// The way to a goal, as one link.
  private func way(
    to goal: ExplanationCard.Goal, heading: String
  ) -> [ExplanationCard.Part] {
    // The steps would give away rows that the user has not been shown.
    if timeline.isConcealed { return [] }
    let steps =
      switch goal {
      case .possible(let event): device.path(to: event)
      case .state(let state, let app): device.path(to: state, of: app)
      }
    guard let steps else { return noWay(to: goal, heading: heading) }
    let link = ExplanationCard.Link.way(ExplanationCard.Way(steps: steps, goal: goal))
    var focus = focused?.name
    return [.heading(heading)]
      + steps.map { step in
        switch step {
        case .event(let event):
          .line(
            label: voice.name(of: event, focus: &focus),
            text: phrases.trace.event(phrases.words(for: event.kind).name, app: event.app?.name),
            link: link)
        case .wait:
          .line(
            label: isPlain ? "skip" : voice.keymap.key(of: .run(.skip)),
            text: phrases.why.wait,
            link: link)
        }
      }
  }

  /// There is no way: what one app cannot do another may.
  private func noWay(
    to goal: ExplanationCard.Goal, heading: String
  ) -> [ExplanationCard.Part] {
    var parts: [ExplanationCard.Part] = [.heading(heading), .text(phrases.why.noWay)]
    guard case .possible(let event) = goal, let refusal = device.refusal(of: event) else {
      return parts
    }
    let others = device.detour(around: refusal)
    if !others.isEmpty { parts.append(.heading(phrases.why.forOtherApp)) }
    return parts + others.map(step)
  }

  private func step(_ event: SystemEvent) -> ExplanationCard.Part {
    var focus = focused?.name
    return .line(
      label: voice.name(of: event, focus: &focus),
      text: phrases.trace.event(phrases.words(for: event.kind).name, app: event.app?.name))
  }

  /// The newest change of an app's state that the log has; to one state, or to any.
  private func lastChange(of app: String, to state: EmulatedApp.State?) -> Trace.Entry? {
    for number in (log.first..<log.end).reversed() {
      guard let entry = log[number].entry, entry.app == app,
        case .state(_, let to, _) = entry.kind, state == nil || to == state
      else { continue }
      return entry
    }
    return nil
  }

  /// The rule that says how an app gets into a state, where nothing has happened yet.
  private static func rule(of state: EmulatedApp.State) -> Rule {
    switch state {
    case .notRunning: .endSuspended
    case .inactive, .active: .activeThroughInactive
    case .background: .leaveOrder
    case .suspended: .limitSuspension
    }
  }
}
