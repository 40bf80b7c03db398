// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The user causes an event. Returns the refusal if it is not possible.
  @discardableResult
  mutating func send(_ event: SystemEvent?, at wall: Duration) -> Refusal? {
    guard let event else { return nil }
    showOutcome(at: wall)
    reveal(all: true)
    if asks(before: event, at: wall) { return nil }
    let refusal = cause(event, at: wall)
    if refusal == nil { playback?.isFaithful = false }
    view.cursor.follow()
    return refusal
  }

  /// An event happens that can be undone. Returns the refusal if it is not possible. In the past,
  /// one that is possible opens a branch.
  @discardableResult
  mutating func cause(_ event: SystemEvent, at wall: Duration) -> Refusal? {
    guard !timeline.isFull else {
      message = Message(.error, phrases.messages.full(Timeline.capacity))
      return nil
    }
    if timeline.isPast {
      if refusesWhileHosting() { return nil }
      if let refusal = device.refusal(of: event) {
        message = Message(.refusal, sentence(for: refusal))
        view.refused = event
        return refusal
      }
      continueHere(at: wall)
    }
    let branches = timeline.branches.count
    if let playback, device.isPossible(event) { timeline.begin(playback) }
    if let refusal = handle(event) { return refusal }
    timeline.undone.removeAll()
    if timeline.branches.count > branches, message == nil {
      message = Message(.info, phrases.timeline.began(branchWords.name(of: timeline.current)))
    }
    return nil
  }

  /// An event happens, whoever causes it. Returns the refusal if it is not possible.
  @discardableResult
  mutating func handle(_ event: SystemEvent) -> Refusal? {
    typed.player.stepBegan(at: device.now)
    coverage.willTry(event, on: device)
    let entries = timeline.handle(event)
    keep(entries)
    guard case .refused(let refusal)? = entries.last?.kind else { return nil }
    if timeline.isConcealed { return refusal }
    message = Message(.refusal, sentence(for: refusal))
    view.refused = event
    return refusal
  }

  /// A hosted process did something.
  mutating func host(_ input: Device.Input) {
    guard !timeline.isFull else { return }
    keep(timeline.apply(input))
  }

  /// Time passes on the device, and what is due happens.
  mutating func advanceTimeline(to instant: Duration) {
    keep(timeline.advance(to: instant))
  }

  /// Something happened: the scenario and the statements that are typed may ask for it, and the
  /// user sees it.
  private mutating func keep(_ entries: [Trace.Entry]) {
    guard !entries.isEmpty else { return }
    hosting?.add(entries)
    for entry in entries { coverage.add(entry) }
    playback?.player.observe(entries)
    typed.player.observe(entries)
    if !timeline.isConcealed { look(at: entries) }
  }

  /// What the user looks at follows what came into the log.
  mutating func look(at entries: [Trace.Entry]) {
    // Nobody is taken away from a row that is being read.
    if focus != .log, !entries.isEmpty { view.cursor.follow() }
    for entry in entries {
      guard let name = entry.app, let index = device.index(of: name) else { continue }
      switch entry.kind {
      case .state(let from, let to, _):
        // The app that comes to the screen is the one the user looks at.
        if to == .active || from == .notRunning && to == .inactive { focusedApp = index }
      case .end(let ending):
        show(
          TerminationReport(
            app: name, ending: ending, time: entry.time, rule: entry.rule,
            keys: timeline.keys(
              since: facts[index].launchEvent, until: entry.time, phrases: phrases)))
      case .event, .refused, .process, .call, .returned, .notification, .task, .deadline, .queue,
        .phase, .output:
        break
      }
    }
  }

  /// One report at a time: for processes that end in one moment, the one in focus stands for all.
  private mutating func show(_ report: TerminationReport) {
    var report = report
    if let shown = waitingReport, shown.time == report.time {
      if shown.app == focused?.name { report = shown }
      report.others = shown.others + 1
    }
    waitingReport = report
  }

  /// Shows the report that waits, once nothing the user is busy with is in its way.
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

  /// Why an event is not possible and how to make it so, in one line.
  func sentence(for refusal: Refusal) -> String {
    let events = refusal.remedy.isEmpty ? device.detour(around: refusal) : refusal.remedy
    let way = events.isEmpty ? nil : phrases.messages.press(keys(for: events))
    return phrases.messages.refusal(
      phrases.event(refusal.event.kind), phrases.rule(refusal.rule), way)
      + (interface == .plain ? "" : " " + phrases.why.hint(Keymap.key(of: .why)))
  }

  /// The keys that cause some events, one text an event: `c`, `2 o`, `:rotate`.
  private func keys(for events: [SystemEvent]) -> [String] {
    var focus = focused?.name
    return events.map { Keymap.keys(for: $0, focus: &focus) }
  }
}
