// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The walk over what can happen after an edit, breadth first, so that the first way to a moment is
/// a shortest one. Each event happens once the device has settled after the one before.
struct TortureWalk {
  private let app: AppReference
  private let kinds: [SystemEvent.Kind]
  private let limit: Int
  private(set) var moments: [Torture.Moment] = []
  /// True if there were more situations than the limit.
  private(set) var isCut = false
  private var known: Set<StateSpace.Fingerprint> = []
  private var found: Set<Key> = []
  private var places: [Place] = []

  /// The event by which each of the methods in which an app saves is called first.
  private(set) var callSites: [Callback: CallSite] = [:]

  /// The number of situations that were looked at.
  var count: Int { places.count }

  /// A situation, and the event that calls a method there.
  struct CallSite {
    let place: Place
    let event: SystemEvent
  }

  /// A situation, and how it was reached.
  struct Place {
    let device: Device
    let steps: [Scenario.Step]
    let calls: [Callback]
    let limits: [TimeLimit]
  }

  /// The properties that tell moments apart.
  private struct Key: Hashable {
    let reason: Termination.Reason
    let state: EmulatedApp.State
    let end: Torture.End
    let calls: Set<Callback>
  }

  init(from device: Device, _ app: AppReference, kinds: [SystemEvent.Kind], limit: Int) {
    self.app = app
    self.kinds = kinds
    self.limit = limit
    places = [Place(device: device, steps: [], calls: [], limits: [])]
    known = [StateSpace.Fingerprint(device.rebased)]
  }

  mutating func run() {
    var next = 0
    while next < places.count {
      let place = places[next]
      next += 1
      for kind in kinds where kind.minimumVersion <= place.device.version {
        for event in place.device.candidates(kind, for: app) { follow(.event(event), from: place) }
      }
      follow(.wait, from: place)
    }
  }

  private mutating func follow(_ edge: StateSpace.Edge, from place: Place) {
    var device = place.device
    guard let entries = Self.take(edge, on: &device) else { return }
    var calls = place.calls
    var limits = place.limits
    for entry in entries where entry.app == app.name {
      if case .call(let call) = entry.kind, Torture.chances.contains(call.callback),
        !calls.contains(call.callback)
      {
        calls.append(call.callback)
        if case .event(let event) = edge, callSites[call.callback] == nil {
          callSites[call.callback] = CallSite(place: place, event: event)
        }
      }
    }
    for entry in entries {
      if case .deadline(let limit, _) = entry.cause, !limits.contains(limit) {
        limits.append(limit)
      }
      guard case .end(let ending) = entry.kind, entry.app == app.name else { continue }
      return end(
        ending, entry, (place.device.now, device), calls, limits,
        place.steps + [Self.step(edge)].compactMap { $0 })
    }
    guard known.insert(StateSpace.Fingerprint(device.rebased)).inserted else { return }
    guard places.count < limit else {
      isCut = true
      return
    }
    let state = device.apps[app.index].state
    let steps =
      place.steps
      + [Self.step(edge) ?? waiting(place.device, for: state, device.now - place.device.now)]
    places.append(Place(device: device, steps: steps, calls: calls, limits: limits))
  }

  /// Returns an edge as a step of a scenario; nil for time that passes.
  private static func step(_ edge: StateSpace.Edge) -> Scenario.Step? {
    switch edge {
    case .event(let event): Scenario.Step(action: .event(event))
    case .wait: nil
    }
  }

  /// Time passes: until the app's state has changed, where it does. A real app may be slower than
  /// the engine's own, and have deadlines of its own.
  private func waiting(
    _ before: Device, for state: EmulatedApp.State, _ time: Duration
  ) -> Scenario.Step {
    if before.apps[app.index].state == state { return Scenario.Step(action: .skip) }
    let reached = Scenario.Expectation.state(app: app.name, state)
    return Scenario.Step(action: .expect(reached, within: time + TortureVerdict.patience))
  }

  /// The process has ended: a moment, unless one like it is known.
  private mutating func end(
    _ ending: Termination, _ entry: Trace.Entry, _ time: (before: Duration, after: Device),
    _ calls: [Callback], _ limits: [TimeLimit], _ steps: [Scenario.Step]
  ) {
    let end: Torture.End
    switch entry.cause {
    case .deadline(let limit, _): end = .limit(limit)
    case .event:
      guard case .event(let event)? = steps.last?.action else { return }
      end = .event(event.kind)
    }
    let key = Key(reason: ending.reason, state: ending.state, end: end, calls: Set(calls))
    guard found.insert(key).inserted else { return }
    let wait = time.after.now - time.before + TortureVerdict.patience
    let expectation = Scenario.Step(action: .expect(.end(ending.reason), within: wait))
    moments.append(
      Torture.Moment(
        ending: ending, end: end, calls: calls, steps: steps + [expectation],
        relaunch: Self.relaunch(app, on: time.after), limits: limits))
  }

  /// The steps that launch the app again on a device where its process has ended.
  static func relaunch(_ app: AppReference, on device: Device) -> [Scenario.Step] {
    var path: [Scenario.Step] = []
    for edge in device.path(to: .tapIcon(app)) ?? [] {
      path.append(step(edge) ?? Scenario.Step(action: .skip))
    }
    return path + Torture.launch(app)
  }

  /// Takes an edge and settles. Returns what happened; nil where it is not possible.
  private static func take(_ edge: StateSpace.Edge, on device: inout Device) -> [Trace.Entry]? {
    let entries: [Trace.Entry]
    switch edge {
    case .event(let event):
      guard device.isPossible(event) else { return nil }
      entries = device.handle(event)
    case .wait:
      guard let due = device.nextDeadline else { return nil }
      entries = device.advance(to: due)
    }
    return entries + device.settle()
  }
}
