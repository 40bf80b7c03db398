// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The likeliest explanation of a log, as a scenario.
package struct LogStory: Sendable {
  /// What a note says about a step.
  package enum Note: Hashable, Sendable {
    /// The step happened before the log begins.
    case beforeLog
    /// The process ended before it had logged everything that was due.
    case endedEarly
    /// One of these events could have happened instead.
    case alternatives([SystemEvent.Kind])
    /// The step explains this line of the log.
    case line(Int, LogObservation)
  }

  /// What must have happened. The scenario ends with the states that the apps must be in.
  package internal(set) var scenario: Scenario
  /// The notes of each step, by its place in the scenario.
  package internal(set) var notes: [Int: [Note]] = [:]
  /// For each app, the states it may be in at the end, the likeliest first.
  package internal(set) var ends: [(app: String, states: [EmulatedApp.State])] = []
  /// For each app, the methods that are called in the scenario and that the log never shows.
  package internal(set) var silent: [(app: String, methods: [Callback])] = []
  /// Whether a process ended before it had logged everything that was due. More then happens in the
  /// scenario than the log shows.
  package internal(set) var endsProcessesEarly = false
  /// How many steps of the scenario could have been another event.
  package internal(set) var open = 0
  /// How many observations the scenario explains.
  package internal(set) var explainedCount = 0
  /// Whether the log goes on, and fits, behind what the scenario explains.
  package internal(set) var isPartial = false
}

extension LogCheck {
  /// The likeliest explanation of the whole log, or of the part before the first departure; nil if
  /// nothing fits.
  ///
  /// - Parameter title: the scenario's title.
  package func story(title: String) -> LogStory? {
    guard let run = firstRun ?? run else { return nil }
    let transitions = run.checker.transitions
    // Until the first line that does not follow from the one before.
    var last: Int?
    var isWhole = true
    for at in steps.indices where steps[at] != Self.notFollowed {
      let from = steps[at] >= 0 ? transitions[Int(steps[at])].from : nil
      guard from == last.map({ transitions[Int(steps[$0])].to }) ?? -1 else {
        isWhole = false
        break
      }
      last = at
    }
    guard let last else { return nil }
    var scenario = run.scenario
    scenario.title = title
    var story = LogStory(scenario: scenario)
    let app = run.places[entry(of: records[last]).app] ?? 0
    let likeliest = run.checker.likeliest(
      transitions[Int(steps[last])].to, after: app, mayGoOn: false)
    let explained = explained(through: last, at: likeliest.first ?? 0, transitions)
    story.explainedCount = explained.count
    story.isPartial =
      last >= options.bounds.explained || (isWhole && (firstRun != nil || findings.stop != nil))
    tell(explained, run, &story)
    // What fits now, or before the first departure.
    guard let end = isWhole ? self.run : run,
      let set = isWhole ? end.set : transitions[Int(steps[last])].to
    else { return story }
    let endsWithStory = !isWhole || (firstRun == nil && set == transitions[Int(steps[last])].to)
    let places = endsWithStory ? likeliest : Array(end.checker.sets[set].hypotheses.indices)
    for (app, traits) in end.scenario.apps.enumerated() {
      var states: [EmulatedApp.State] = []
      for place in places {
        let hypothesis = end.checker.sets[set].hypotheses[place]
        let state = end.checker.world.devices[hypothesis.device].apps[app].state
        if !states.contains(state) { states.append(state) }
      }
      story.ends.append((traits.name, states))
    }
    return story
  }

  /// A record with its explanation, and the other kinds of events that could explain it.
  private struct Explained {
    let record: Record
    let link: LogChecker.Link
    let others: [SystemEvent.Kind]
  }

  /// The explanations of the records that lead to a hypothesis of a step; at most the first
  /// ``Bounds/explained``.
  private func explained(
    through last: Int, at end: Int, _ transitions: [LogChecker.Transition]
  ) -> [Explained] {
    var explained: [Explained] = []
    // At the end every hypothesis fits.
    var place = end
    var alive = Set(transitions[Int(steps[last])].links.indices)
    for at in (0...last).reversed() where steps[at] >= 0 {
      let links = transitions[Int(steps[at])].links
      let link = links[place][0]
      let isExplained = at < options.bounds.explained
      var others: [SystemEvent.Kind] = []
      var parents: Set<Int> = []
      for hypothesis in alive.sorted() {
        for other in links[hypothesis] {
          parents.insert(other.parent)
          guard isExplained, let event = other.lastEvent, event != link.lastEvent else { continue }
          if !others.contains(event), others.count < 4 { others.append(event) }
        }
      }
      if isExplained {
        explained.append(Explained(record: records[at], link: link, others: others))
      }
      place = link.parent
      alive = parents
    }
    return explained.reversed()
  }

  /// Writes the explanations as steps with notes, on a device that takes them.
  private func tell(_ links: [Explained], _ run: Run, _ story: inout LogStory) {
    var device = run.scenario.device
    var steps: [Scenario.Step] = []
    var called = [Set<Callback>](repeating: [], count: run.scenario.apps.count)
    var hasBegun = false
    /// The notes for the last step, and the apps whose states are expected after it.
    var notes: [LogStory.Note] = []
    var touched: Set<Int> = []
    func close() {
      guard let at = steps.indices.last, hasBegun else { return }
      story.notes[at, default: []] += notes
      notes = []
      for app in touched.sorted() {
        let name = run.scenario.apps[app].name
        steps.append(
          Scenario.Step(action: .expect(.state(app: name, device.apps[app].state), within: nil)))
      }
      touched = []
    }
    for explained in links {
      let link = explained.link
      let record = explained.record
      let entry = entry(of: record)
      if !link.path.isEmpty {
        close()
        for action in link.path { steps.append(perform(action, &device, &called)) }
        if link.endsProcess {
          notes.append(.endedEarly)
          story.endsProcessesEarly = true
        }
        if link.before > 0 { story.notes[0] = [.beforeLog] }
        hasBegun = true
        if !explained.others.isEmpty {
          story.open += 1
          notes.append(.alternatives(explained.others))
        }
      }
      if let place = run.places[entry.app] {
        touched.insert(place)
        if entry.observation.symbol != .launched {
          notes.append(.line(Int(record.line), entry.observation))
        }
      }
    }
    close()
    story.scenario.steps = steps
    for (place, traits) in run.scenario.apps.enumerated() {
      let symbols = run.checker.world.symbols[place]
      let silent = Callback.allCases.filter {
        called[place].contains($0) && !symbols.contains(LogSymbol(any: $0))
      }
      if !silent.isEmpty { story.silent.append((traits.name, silent)) }
    }
  }

  /// Takes an action on a device, and returns it as a step of a scenario.
  private func perform(
    _ action: CheckWorld.Action, _ device: inout Device, _ called: inout [Set<Callback>]
  ) -> Scenario.Step {
    let entries: [Trace.Entry]
    let step: Scenario.Action
    switch action {
    case .event(let event):
      entries = device.handle(event)
      step = .event(event)
    case .wait(let duration):
      entries = device.advance(to: device.now + duration)
      step = .wait(duration)
    case .skip:
      entries = device.advance(to: device.nextDeadline ?? device.now)
      step = .skip
    }
    for entry in entries {
      if case .call(let call) = entry.kind, !LogSymbol.isIgnored(call.callback),
        let place = entry.app.flatMap(device.index)
      {
        called[place].insert(call.callback)
      }
    }
    return Scenario.Step(action: step)
  }
}

extension LogChecker.Link {
  /// The event that the line shows; nil if the line shows no new event, or if time alone led to it.
  fileprivate var lastEvent: SystemEvent.Kind? {
    if case .event(let event)? = path.last { event.kind } else { nil }
  }
}
