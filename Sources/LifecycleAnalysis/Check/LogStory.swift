// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The likeliest explanation of a log, as a scenario.
package struct LogStory: Sendable {
  /// What must have happened, with the lines it explains as notes; it ends with what is expected of
  /// the apps.
  package internal(set) var scenario: Scenario
  /// The states each app may be in at the end, by the app's name, the likeliest first.
  package internal(set) var ends: [(app: String, states: [EmulatedApp.State])] = []
  /// Methods that were called in it and never logged, by the app's name.
  package internal(set) var silent: [(app: String, methods: [Callback])] = []
  /// Whether a process ended in the middle of what it had to log: there the scenario does more than
  /// the log shows.
  package internal(set) var endsProcessesEarly = false
  /// How many places of the scenario could have been something else too.
  package internal(set) var open = 0
  /// How many observations it explains.
  package internal(set) var told = 0
  /// Whether the log goes on, and fits, behind what it explains.
  package internal(set) var isCut = false
}

extension LogCheck {
  /// What the log says happened: all of it, or what came before the first departure. Nil where
  /// nothing fits.
  ///
  /// - Parameter title: the scenario's title.
  package func story(title: String) -> LogStory? {
    guard let run = told ?? run else { return nil }
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
    let app = run.places[sight(of: records[last]).app] ?? 0
    let likeliest = run.checker.likeliest(
      transitions[Int(steps[last])].to, after: app, mayGoOn: false)
    let explained = explained(through: last, at: likeliest.first ?? 0, transitions)
    story.told = explained.count
    story.isCut = last >= options.bounds.told || (isWhole && told != nil)
    tell(explained, run, &story)
    // What fits now, or before the first departure.
    guard let end = isWhole ? self.run : run,
      let set = isWhole ? end.set : transitions[Int(steps[last])].to
    else { return story }
    let isTold = !isWhole || (told == nil && set == transitions[Int(steps[last])].to)
    let places = isTold ? likeliest : Array(end.checker.sets[set].hypotheses.indices)
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

  /// How a record is explained, and by which other kinds of events it could be.
  private struct Explained {
    let record: Record
    let link: LogChecker.Link
    let others: [String]
  }

  /// The explanation of the records up to one that ends in a hypothesis, and what else leads there;
  /// the first ``Bounds/told`` of them.
  private func explained(
    through last: Int, at end: Int, _ transitions: [LogChecker.Transition]
  ) -> [Explained] {
    var explained: [Explained] = []
    // All fit at the end.
    var place = end
    var alive = Set(transitions[Int(steps[last])].links.indices)
    for at in (0...last).reversed() where steps[at] >= 0 {
      let links = transitions[Int(steps[at])].links
      let link = links[place][0]
      let isTold = at < options.bounds.told
      var others: [String] = []
      var parents: Set<Int> = []
      for hypothesis in alive.sorted() {
        for other in links[hypothesis] {
          parents.insert(other.parent)
          guard isTold, let name = other.lastEvent, name != link.lastEvent else { continue }
          if !others.contains(name), others.count < 4 { others.append(name) }
        }
      }
      if isTold { explained.append(Explained(record: records[at], link: link, others: others)) }
      place = link.parent
      alive = parents
    }
    return explained.reversed()
  }

  /// Writes down what happened, and what the lines show.
  private func tell(_ links: [Explained], _ run: Run, _ story: inout LogStory) {
    var device = run.scenario.device
    var steps: [Scenario.Step] = []
    var called = [Set<Callback>](repeating: [], count: run.scenario.apps.count)
    var hasBegun = false
    /// Where the lines go that come next, and the state that is to be expected behind it.
    var notes: [String] = []
    var touched: Set<Int> = []
    func close() {
      guard let at = steps.indices.last, hasBegun else { return }
      steps[at].note = ([steps[at].note] + notes).filter { !$0.isEmpty }.joined(separator: "\n")
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
      let sight = sight(of: record)
      if !link.path.isEmpty {
        close()
        for action in link.path { steps += perform(action, &device, &called) }
        if link.isCut {
          notes.append("The process ended before it logged the rest.")
          story.endsProcessesEarly = true
        }
        if link.before > 0 { steps[0].note = "Before the log" }
        hasBegun = true
        if !explained.others.isEmpty {
          story.open += 1
          notes.append("or: " + explained.others.joined(separator: ", "))
        }
      }
      if let place = run.places[sight.app] {
        touched.insert(place)
        if sight.observation.symbol != .launched {
          notes.append("line \(record.line): \(sight.observation.text)")
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

  /// The step that an action is, done to a device; none where time would only be waited for that
  /// changes nothing.
  private func perform(
    _ action: CheckWorld.Action, _ device: inout Device, _ called: inout [Set<Callback>]
  ) -> [Scenario.Step] {
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
    return [Scenario.Step(action: step)]
  }
}

extension LogChecker.Link {
  /// The event that the line shows, in words; nil where it is nothing new or time brought it.
  fileprivate var lastEvent: String? {
    if case .event(let event)? = path.last { event.kind.phrase } else { nil }
  }
}
