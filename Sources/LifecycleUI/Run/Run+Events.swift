// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Events: who causes them, and what follows.
extension Run {
  /// The user causes an event.
  mutating func send(_ event: SystemEvent?, at wall: Duration) {
    guard let event else { return }
    showOutcome(at: wall)
    presenting?.steps = nil
    reveal(all: true)
    if asks(before: event, at: wall) { return }
    if cause(event, at: wall) == nil {
      leaveScenario(doing: [event.description])
      unsavedBranches.insert(timeline.current)
    }
    news.add(.ownRows)
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
        tell(refusal)
        return refusal
      }
      continueHere(at: wall)
    }
    // The message announced a slow save, which begins now.
    if case .saveIsSlow? = message?.content { message = nil }
    let branches = timeline.listedBranches.count
    if playback != nil, device.isPossible(event) { timeline.beginStep() }
    if event.kind == .openSwitcher { playback?.hasOpenedSwitcher = false }
    if let refusal = handle(event) { return refusal }
    timeline.undone.removeAll()
    if timeline.listedBranches.count > branches, message == nil {
      message = Message(.info, phrases.timeline.began(branchWords.name(of: timeline.current)))
    }
    if case .slowSave(let duration, let app) = event, message == nil {
      let isInFront = device.isPossible(.pressHome) && device.apps[app.index].state == .active
      message = Message(
        .info, .saveIsSlow(app: app.name, duration, isInFront: isInFront))
    }
    return nil
  }

  /// An event happens, whoever causes it. Returns the refusal if it is not possible.
  @discardableResult
  mutating func handle(_ event: SystemEvent) -> Refusal? {
    typed.player.stepBegan(at: device.now)
    kept.coverage.willTry(event, on: device)
    let entries = timeline.handle(event)
    keep(entries)
    guard case .refused(let refusal)? = entries.last?.kind else { return nil }
    if !timeline.isConcealed { tell(refusal) }
    return refusal
  }

  private mutating func tell(_ refusal: Refusal) {
    message = refusalMessage(refusal, isPast: timeline.isPast)
    refused = refusal.event
  }

  /// The message that an event is not possible, and what would make it so.
  func refusalMessage(_ refusal: Refusal, isPast: Bool) -> Message {
    Message(.refusal, .refused(refused(refusal, isPast: isPast)))
  }

  /// Says why an event is not possible, and what would make it so.
  func refusalReason(_ refusal: Refusal, in voice: Voice) -> String {
    voice.reason(of: refused(refusal, isPast: false))
  }

  private func refused(_ refusal: Refusal, isPast: Bool) -> Message.Refused {
    let remedy = refusal.remedy.isEmpty ? device.detour(around: refusal) : refusal.remedy
    return Message.Refused(
      refusal: refusal, remedy: remedy, focus: focused?.name, isPast: isPast)
  }

  /// Time passes on the device, and what is due happens.
  mutating func advanceTimeline(to instant: Duration) {
    keep(timeline.advance(to: instant))
  }

  /// Something happened: the scenario and the statements that are typed may ask for it, and the
  /// user sees it.
  mutating func keep(_ entries: [Trace.Entry]) {
    guard !entries.isEmpty else { return }
    hosting?.add(entries)
    for entry in entries { kept.coverage.add(entry) }
    playback?.player.observe(entries)
    typed.player.observe(entries)
    if !timeline.isConcealed { notice(entries) }
  }

  /// The user sees what came into the log.
  mutating func notice(_ entries: [Trace.Entry]) {
    if !entries.isEmpty { news.add(.rows) }
    for entry in entries {
      guard let name = entry.app, let index = device.index(of: name) else { continue }
      switch entry.kind {
      case .state(let from, let to, _):
        // The app that comes to the screen is the one the user looks at.
        if to == .active || from == .notRunning && to == .inactive { focusedApp = index }
      case .end(let ending):
        report(
          TerminationReport(
            app: name, ending: ending, time: entry.time, rule: entry.rule,
            said: following.ending ?? lineSaid(by: name, entry.time),
            isInferred: following.ending != nil,
            way: timeline.way(since: timeline.facts[index].launchEvent, until: entry.time)))
      case .event, .refused, .process, .call, .returned, .notification, .task, .deadline, .queue,
        .phase, .output:
        break
      }
    }
  }

  /// One report at a time: for processes that end in one moment, the one in focus stands for all.
  private mutating func report(_ report: TerminationReport) {
    var report = report
    if let waiting = news.report, waiting.time == report.time {
      if waiting.app == focused?.name { report = waiting }
      report.others = waiting.others + 1
    }
    news.report = report
  }

  /// Returns the words of a hosted app right before its end, with a line of the person's.
  private func lineSaid(by app: String, _ time: Duration) -> String? {
    let log = timeline.log
    for number in (log.first..<log.end).reversed() {
      let row = log[number]
      guard row.time == time else { return nil }
      guard let entry = row.entry, entry.app == app,
        case .output(.standardError, let text) = entry.kind, !text.hasPrefix("  ")
      else { continue }
      return text.holds(".swift:") ? text : nil
    }
    return nil
  }

  /// The events that can happen now, in the order of a key table.
  func actions(_ keymap: Keymap) -> Actions { Actions(on: device, for: focusedReference, keymap) }

  /// The app of a number becomes the one in focus.
  mutating func focusApp(_ number: Int) {
    if device.apps.indices.contains(number - 1) {
      focusedApp = number - 1
    } else {
      message = Message(.info, phrases.messages.noApp(number))
    }
  }
}
