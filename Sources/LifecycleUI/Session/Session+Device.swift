// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// Something happens to the device; what follows is kept. Returns the refusal if it could not.
  @discardableResult
  mutating func happen(_ event: SystemEvent?) -> Refusal? {
    guard let event else { return nil }
    let entries = device.handle(event)
    log.follow()
    keep(entries)
    guard case .refused(let refusal)? = entries.first?.kind else {
      walkthrough?.isFaithful = false
      return nil
    }
    message = Message(.refusal, sentence(for: refusal))
    return refusal
  }

  /// Keeps what happened live: a scenario that is being stepped through may ask for it.
  mutating func keep(_ entries: [Trace.Entry]) {
    walkthrough?.player.observe(entries)
    record(entries)
  }

  /// Keeps what the device said, and what it means for what the person looks at.
  mutating func record(_ entries: [Trace.Entry]) {
    // Nobody is taken away from a row that is being read.
    if focus != .log, !entries.isEmpty { log.follow() }
    for entry in entries {
      log.append(.entry(entry))
      if case .event(let event) = entry.kind { history.record(event, at: entry.time) }
      guard let name = entry.app, let index = device.index(of: name) else { continue }
      switch entry.kind {
      case .process(.main):
        facts[index].launchEvent = max(0, history.count - 1)
      case .state(let from, let to, let cause):
        facts[index].since = entry.time
        facts[index].lastTransition = AppFacts.Transition(
          from: from, to: to, because: cause, rule: entry.rule, time: entry.time)
        // The app that comes to the screen is the one the person looks at.
        if to == .active || from == .notRunning && to == .inactive { focusedApp = index }
      case .end(let ending):
        show(
          TerminationReport(
            app: name, ending: ending, time: entry.time, rule: entry.rule,
            keys: keys(since: facts[index].launchEvent, until: entry.time)))
      case .event, .refused, .process, .call, .returned, .notification, .task, .deadline, .queue,
        .phase:
        break
      }
    }
  }

  /// One card at a time: for processes that end in one moment, the one in focus stands for all.
  private mutating func show(_ report: TerminationReport) {
    var report = report
    if let shown = waitingReport, shown.time == report.time {
      if shown.app == focused?.name { report = shown }
      report.others = shown.others + 1
    }
    waitingReport = report
  }

  /// Shows the card that waits, once nothing the person is busy with is in its way.
  mutating func showWaitingReport() {
    guard let report = waitingReport else { return }
    guard overlay?.givesWay ?? true else { return }
    overlay = TerminationReportOverlay(report)
    waitingReport = nil
  }

  /// The event a key means: for the app in focus, with an argument that makes sense now; nil on a
  /// device without apps, where it needs one.
  func event(_ kind: SystemEvent.Kind) -> SystemEvent? {
    guard let app = focusedReference else { return SystemEvent(kind) }
    return device.candidate(kind, for: app)
  }

  /// The app in focus, as events name it.
  var focusedReference: AppReference? {
    device.apps.indices.contains(focusedApp) ? device.reference(at: focusedApp) : nil
  }

  /// The first of the two events, or the second where only that one is possible.
  func choice(_ first: SystemEvent.Kind, _ second: SystemEvent.Kind) -> SystemEvent? {
    guard let opening = event(first), let closing = event(second) else { return nil }
    return !device.isPossible(opening) && device.isPossible(closing) ? closing : opening
  }

  /// What can happen, as it was when the log had so many rows and that app had the events.
  /// Whatever changes what can happen leaves a row in the log.
  struct KnownActions: Sendable {
    var logEnd = -1
    var app = 0
    var actions: [Action] = []
  }

  /// The events of the panel "what can happen now".
  package var actions: [Action] {
    let isKnown = knownActions.logEnd == log.end && knownActions.app == focusedApp
    return isKnown ? knownActions.actions : currentActions()
  }

  /// Keeps what can happen once nothing has happened for one input: then keys only look around, or
  /// time only counts down, and more of the same may follow.
  mutating func keepActions() {
    if knownActions.logEnd == log.end && knownActions.app == focusedApp { return }
    knownActions = KnownActions(logEnd: log.end, app: focusedApp, actions: currentActions())
  }

  /// Finds out anew what can happen: the most sensible events first, then those that are possible
  /// in the order of the key table, then the others.
  func currentActions() -> [Action] {
    var all: [Action] = []
    all.reserveCapacity(Keymap.eventBindings.count + Keymap.typedKinds.count)
    for binding in Keymap.eventBindings {
      if let action = action(binding.command, key: binding.key) { all.append(action) }
    }
    for kind in Keymap.typedKinds {
      if let action = action(.send(kind), key: nil) { all.append(action) }
    }
    return all
  }

  /// What a command would do to the device now.
  private func action(_ command: Command, key: Key?) -> Action? {
    let kinds = command.kinds
    let event = kinds.count == 2 ? choice(kinds[0], kinds[1]) : event(kinds[0])
    guard let event else { return nil }
    return Action(key: key, event: event, isPossible: device.isPossible(event))
  }

  /// Why an event is not possible and how to make it so, in one line.
  func sentence(for refusal: Refusal) -> String {
    let events = refusal.remedy.isEmpty ? detour(around: refusal) : refusal.remedy
    let way = events.isEmpty ? nil : phrases.messages.press(keys(for: events))
    return phrases.messages.refusal(
      phrases.event(refusal.event.kind), phrases.rule(refusal.rule), way)
  }

  /// What an app does not declare, no event can give it: the same event for an app that does.
  private func detour(around refusal: Refusal) -> [SystemEvent] {
    guard refusal.rule == .needMode else { return [] }
    for app in device.references {
      guard
        let event = SystemEvent(
          refusal.event.kind, app: app, argument: refusal.event.argument)
      else { continue }
      if device.isPossible(event) { return [event] }
    }
    return []
  }

  /// The keys that cause some events, one text an event: `c`, `2 o`, `:rotate`.
  private func keys(for events: [SystemEvent]) -> [String] {
    var focus = focused?.name
    return events.map { keys(for: $0, focus: &focus) }
  }

  private func keys(for event: SystemEvent, focus: inout String?) -> String {
    guard let key = Keymap.key(for: event.kind) else { return ":" + event.description }
    guard let app = event.app, app.name != focus, app.index < 9 else { return key.name }
    focus = app.name
    return "\(app.index + 1) \(key.name)"
  }

  /// The keys and the waits between them since an event, as the card gives them.
  private func keys(since number: Int, until end: Duration) -> [String] {
    var keys: [String] = []
    let moments = history.recent(since: number)
    var focus = moments.first?.event.app?.name
    var last = moments.first?.time ?? end
    func wait(until instant: Duration) {
      let tenths = (instant - last).milliseconds / 100
      if tenths >= 10 {
        let seconds = TimeText.seconds(.milliseconds(tenths * 100))
        keys.append(phrases.report.wait(phrases.seconds(seconds)))
      }
      last = instant
    }
    for moment in moments {
      wait(until: moment.time)
      keys.append(self.keys(for: moment.event, focus: &focus))
    }
    wait(until: end)
    return keys
  }
}
