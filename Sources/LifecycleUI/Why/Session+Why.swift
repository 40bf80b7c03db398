// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Explains the key that was just refused, or what has the keys: the selected row, state or timer;
  /// else the last thing that happened.
  mutating func explain() {
    if let event = view.refused { return show(cards.card(ofRefused: event)) }
    let card: ExplanationCard? =
      switch focus {
      case .diagram: focused == nil ? nil : cards.card(of: selectedState)
      case .timers: timerCard
      case .log, .device, .apps, .actions: lastCard
      }
    show(card)
  }

  /// Shows a card, or says that there is nothing to explain.
  mutating func show(_ card: ExplanationCard?) {
    guard let card else {
      message = Message(.info, phrases.why.nothing)
      return
    }
    // Nothing lies over anything where there is no screen.
    overlay = speech == nil ? ExplanationOverlay(card) : nil
    speech?.explain(card)
  }

  /// Explains the selected row, or the newest one that is no note.
  var lastCard: ExplanationCard? {
    let newest = view.cursor.selection(in: log) ?? log.end - 1
    guard newest >= log.first else { return nil }
    return (log.first...newest).reversed().lazy.compactMap { cards.card(ofRow: $0) }.first
  }

  /// The limits that count, as the panel of timers lists them.
  var timers: [Device.Deadline] { device.deadlines.filter { $0.limit != nil } }

  /// Explains the selected timer; nil if none counts.
  private var timerCard: ExplanationCard? {
    let timers = timers
    guard !timers.isEmpty else { return nil }
    let timer = timers[min(selectedTimer, timers.count - 1)]
    return timer.limit.map { cards.card(of: timer, $0) }
  }

  /// Goes where a line of a card leads.
  mutating func follow(_ link: ExplanationCard.Link, at wall: Duration) {
    switch link {
    case .row(let number): selectRow(number)
    case .way(let way): go(way, .atOnce, at: wall)
    case .choice: break
    }
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

  private func arrival(at goal: ExplanationCard.Goal) -> String {
    switch goal {
    case .possible(let event):
      var focus = focused?.name
      return phrases.why.isPossible(event.description, Keymap.keys(for: event, focus: &focus))
    case .state(let state, let app): return phrases.why.isThere(app.name, phrases.state(state))
    }
  }
}
