// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The likeliest explanation of a log, as a scenario.
package struct LogExplanation: Sendable {
  /// A note about a step.
  package enum Note: Hashable, Sendable {
    /// The step happened before the log begins.
    case beforeLog
    /// The process ended before it had logged everything that was due.
    case endedEarly
    /// The line came so many seconds later than the one before, which the model does not let happen.
    case late(Int)
    /// One of these events could have happened instead.
    case alternatives([SystemEvent.Kind])
    /// The step explains this line of the log.
    case line(Int, LogObservation)
  }

  /// The events that must have happened. The scenario ends with the states that the apps must be in.
  package fileprivate(set) var scenario: Scenario
  /// The notes of each step, by its index in the scenario.
  package fileprivate(set) var notes: [Int: [Note]] = [:]
  /// For each app, the states it may be in at the end, the likeliest first.
  package fileprivate(set) var ends: [(app: String, states: [EmulatedApp.State])] = []
  /// For each app, the methods that are called in the scenario and that the log never shows.
  package fileprivate(set) var silent: [(app: String, methods: [Callback])] = []
  /// True if a process ended before it had logged everything that was due. More then happens in the
  /// scenario than the log shows.
  package fileprivate(set) var endsProcessesEarly = false
  /// The number of steps of the scenario that could have been another event.
  package fileprivate(set) var openCount = 0
  /// The number of observations that the scenario explains.
  package fileprivate(set) var explainedCount = 0
  /// True if the log goes on, and fits, behind what the scenario explains.
  package fileprivate(set) var isPartial = false
}

extension LogCheck {
  /// Returns the likeliest explanation of the whole log, or of the part before the first departure;
  /// nil if nothing fits.
  ///
  /// - Parameter title: The scenario's title.
  package func explanation(title: String) -> LogExplanation? {
    let search = intake.counts.isNewestFirst ? nil : search
    return search?.explanation(title: title, most: options.bounds.explained, in: intake)
  }
}

extension CheckSearch {
  /// Returns the likeliest explanation of the records, or of those before the first departure; nil if nothing fits.
  ///
  /// - Parameter most: The number of records that are explained at most.
  fileprivate func explanation(
    title: String, most: Int, in intake: LogIntake
  ) -> LogExplanation? {
    let pass = explainedPass
    let transitions = pass.graph.transitions
    let (last, isWhole) = lastExplained(transitions)
    guard let last, let lastSet = steps[last].transition.map({ transitions[$0].to }) else {
      return nil
    }
    var scenario = pass.scenario
    scenario.title = title
    var explanation = LogExplanation(scenario: scenario)
    let app = pass.deviceIndex(of: intake.entry(of: intake.records[last]).app) ?? 0
    let likeliest = pass.graph.likeliest(lastSet, after: app, mayGoOn: false)
    let explained = explained(through: last, at: likeliest.first ?? 0, most: most, in: intake)
    explanation.explainedCount = explained.count { !$0.isUnplaced }
    explanation.isPartial =
      last >= most || (isWhole && (firstPass != nil || findings.stop != nil))
    explanation.tell(explained, pass, in: intake)
    // What fits now, or before the first departure.
    let end = isWhole ? self.pass : pass
    guard let set = isWhole ? end.set : lastSet else { return explanation }
    let endsHere = !isWhole || (firstPass == nil && set == lastSet)
    let hypotheses = end.graph.sets[set].hypotheses
    for (app, traits) in end.scenario.apps.enumerated() {
      // An end that nothing explains is one all the same.
      let line = explained.last {
        pass.deviceIndex(of: intake.entry(of: $0.record).app) == app
      }
      if let line, line.isUnplaced, intake.entry(of: line.record).observation.symbol == .ended {
        explanation.ends.append((traits.name, [.notRunning]))
        continue
      }
      var states: [EmulatedApp.State] = []
      for index in endsHere ? likeliest : Array(hypotheses.indices) {
        let state = end.graph.world.devices[hypotheses[index].device].apps[app].state
        if !states.contains(state) { states.append(state) }
      }
      explanation.ends.append((traits.name, states))
    }
    return explanation
  }

  /// Returns the index of the last record before the first one that does not follow from the record
  /// before; nil if the first record does not fit.
  private func lastExplained(
    _ transitions: [HypothesisTransition]
  ) -> (index: Int?, isWhole: Bool) {
    var last: Int?
    var set: Int?
    for index in steps.indices where steps[index] != .notChecked {
      guard let transition = steps[index].transition, transitions[transition].from == set else {
        return (last, false)
      }
      (last, set) = (index, transitions[transition].to)
    }
    return (last, true)
  }

  /// A record with its explanation, and the other kinds of events that could explain it.
  fileprivate struct Explained {
    let record: LogRecord
    let link: HypothesisLink
    let others: [SystemEvent.Kind]
    /// True if nothing explains the record, and it was not counted.
    let isUnplaced: Bool
  }

  /// Returns the explanations of the first records that lead to a hypothesis of a step.
  private func explained(
    through last: Int, at end: Int, most: Int, in intake: LogIntake
  ) -> [Explained] {
    let transitions = explainedPass.graph.transitions
    var explained: [Explained] = []
    // At the end every hypothesis fits.
    var hypothesis: Int? = end
    var possible: Set<Int>?
    for index in (0...last).reversed() {
      guard let transition = steps[index].transition, let at = hypothesis else { continue }
      let links = transitions[transition].links
      let link = links[at][0]
      let isExplained = index < most
      var others: [SystemEvent.Kind] = []
      var parents: Set<Int> = []
      for one in possible?.sorted() ?? Array(links.indices) {
        for other in links[one] {
          if let parent = other.parent { parents.insert(parent) }
          guard isExplained, let event = other.lastEvent, event != link.lastEvent else { continue }
          if !others.contains(event), others.count < 4 { others.append(event) }
        }
      }
      if isExplained {
        let record = intake.records[index]
        explained.append(
          Explained(
            record: record, link: link, others: others,
            isUnplaced: transitions[transition].isAssumed
              && !intake.entry(of: record).mayRepeat(in: interpretation)))
      }
      (hypothesis, possible) = (link.parent, parents)
    }
    return explained.reversed()
  }
}

extension LogExplanation {
  /// Writes the explanations as steps with notes, on a device that takes them.
  fileprivate mutating func tell(
    _ records: [CheckSearch.Explained], _ pass: CheckPass, in intake: LogIntake
  ) {
    var device = pass.scenario.device
    var steps: [Scenario.Step] = []
    var called = [Set<Callback>](repeating: [], count: pass.scenario.apps.count)
    var hasBegun = false
    // The notes for the last step, and the apps whose states are expected after it.
    var newNotes: [Note] = []
    var touched: Set<Int> = []
    func close() {
      guard let index = steps.indices.last, hasBegun else { return }
      notes[index, default: []] += newNotes
      newNotes = []
      for app in touched.sorted() {
        let name = pass.scenario.apps[app].name
        steps.append(
          Scenario.Step(action: .expect(.state(app: name, device.apps[app].state), within: nil)))
      }
      touched = []
    }
    for explained in records {
      let link = explained.link
      let record = explained.record
      let entry = intake.entry(of: record)
      if !link.path.isEmpty {
        close()
        for action in link.path {
          if entry.observation.symbol != .ended, let app = pass.deviceIndex(of: entry.app) {
            let ends = Self.otherEnds(than: action, of: device.references[app], on: device)
            if !ends.isEmpty {
              openCount += 1
              notes[steps.count] = [.alternatives(ends)]
            }
          }
          steps.append(Self.perform(action, &device, &called))
        }
        if link.endsProcess {
          newNotes.append(.endedEarly)
          endsProcessesEarly = true
        }
        if link.isLate { newNotes.append(.late(entry.seconds)) }
        if link.countBeforeLog > 0 { notes[0] = [.beforeLog] }
        hasBegun = true
        if !explained.others.isEmpty {
          openCount += 1
          newNotes.append(.alternatives(explained.others))
        }
      }
      if link.path.isEmpty, link.isLate { newNotes.append(.late(entry.seconds)) }
      if let index = pass.deviceIndex(of: entry.app) {
        touched.insert(index)
        if entry.observation.symbol != .launched, !explained.isUnplaced {
          newNotes.append(.line(Int(record.line), entry.observation))
        }
      }
    }
    close()
    scenario.steps = steps
    for (index, traits) in pass.scenario.apps.enumerated() {
      let symbols = pass.graph.world.symbols[index]
      let missing = Callback.allCases.filter {
        called[index].contains($0) && !symbols.contains(LogSymbol(any: $0))
      }
      if !missing.isEmpty { silent.append((traits.name, missing)) }
    }
  }

  /// Returns the other events that end a process as silently, if an action is one that stands for all: a crash in
  /// front, and the loss of memory behind.
  private static func otherEnds(
    than action: CheckWorld.Action, of app: AppReference, on device: Device
  ) -> [SystemEvent.Kind] {
    guard case .event(let event) = action, [.crash, .reclaimMemory].contains(event.kind) else {
      return []
    }
    let isBehind = event.kind == .reclaimMemory
    let plans = LogEnd.plans(for: nil).filter { plan in
      guard let kind = plan.first, plan.count == 1 || isBehind else { return false }
      let first = kind.takesApp ? device.candidate(kind, for: app) : SystemEvent(kind)
      return first.map(device.isPossible) ?? false
    }
    return plans.compactMap { $0.last }.filter { $0 != event.kind }
  }

  /// Takes an action on a device, and returns it as a step of a scenario.
  private static func perform(
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
        let index = entry.app.flatMap(device.index)
      {
        called[index].insert(call.callback)
      }
    }
    return Scenario.Step(action: step)
  }
}

extension HypothesisLink {
  private static let ends: Set<SystemEvent.Kind> = [.hang, .lockFile]

  /// The event that the line shows; nil if the line shows no new event, or if time alone led to it.
  fileprivate var lastEvent: SystemEvent.Kind? {
    switch path.last {
    // The completion of a push is no news behind the push.
    case .event(let event)?:
      if event.kind == .finishFetch, case .event(let former)? = path.dropLast().last {
        former.kind
      } else {
        event.kind
      }
    // What led to the end of the process is what matters, not the time until then.
    case .skip?:
      path.lazy.compactMap { action in
        if case .event(let event) = action, Self.ends.contains(event.kind) {
          event.kind
        } else {
          nil
        }
      }.first
    case .wait?, nil: nil
    }
  }
}
