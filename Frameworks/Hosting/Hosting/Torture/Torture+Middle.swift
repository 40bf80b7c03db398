// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Ends in the middle of a call: what a method saves last is not saved then.
extension Torture {
  /// The moments halfway between call and return of the methods in which an app saves
  /// (``chances``), each on the shortest way to the method that was found. At that moment every
  /// event is tried, and after each of them every other one: what ends the process before the
  /// method has returned is a moment, and so is a limit that does.
  ///
  /// - Parameter durations: How long the app's methods take. One that is not named returns at once, and
  ///   has no middle.
  package func moments(inCalls durations: [Callback: Duration]) -> [Moment] {
    guard let app else { return [] }
    var script = AppScript()
    for (callback, time) in durations { script.change(callback) { $0.take = time } }
    var found: [Moment] = []
    for callback in Callback.allCases {
      guard let time = durations[callback], let site = callSites[callback],
        let middle = CallMiddle(of: callback, taking: time, site, app, script)
      else { continue }
      found += middle.moments(kinds)
    }
    return found
  }
}

/// The middle of a call, and what can end the process there.
private struct CallMiddle {
  private let callback: Callback
  private let app: AppReference
  private let site: TortureWalk.CallSite
  /// The device in the middle of the call.
  private let device: Device
  /// The time between the event that leads to the call and this moment.
  private let after: Duration
  /// The methods in which the app could save that have been called since the edit.
  private var calls: [Callback]

  /// Nil where a limit ends the process before.
  init?(
    of callback: Callback, taking time: Duration, _ site: TortureWalk.CallSite, _ app: AppReference,
    _ script: AppScript
  ) {
    self.callback = callback
    self.app = app
    self.site = site
    var device = site.place.device
    device.answer(script, in: app)
    let start = device.now
    var entries = device.handle(site.event)
    entries += device.settle { $0.isInCall(callback, of: app) }
    guard device.isInCall(callback, of: app) else { return nil }
    entries += device.advance(to: device.now + time / 2)
    guard device.isInCall(callback, of: app) else { return nil }
    calls = site.place.calls
    for entry in entries where entry.app == app.name {
      if case .call(let call) = entry.kind, Torture.chances.contains(call.callback),
        !calls.contains(call.callback)
      {
        calls.append(call.callback)
      }
    }
    after = device.now - start
    self.device = device
  }

  /// Events that happen in the middle of the call, all at one moment.
  private struct Attempt {
    var events: [SystemEvent]
    var device: Device
  }

  /// The properties that tell ends in the middle of one call apart.
  private struct Key: Hashable {
    let reason: Termination.Reason
    let state: EmulatedApp.State
    let end: Torture.End
  }

  func moments(_ kinds: [SystemEvent.Kind]) -> [Torture.Moment] {
    var found: [Torture.Moment] = []
    var known: Set<Key> = []
    func add(_ moment: Torture.Moment?) {
      guard let moment else { return }
      let key = Key(reason: moment.ending.reason, state: moment.ending.state, end: moment.end)
      if known.insert(key).inserted { found.append(moment) }
    }
    var attempts = [Attempt(events: [], device: device)]
    for depth in 0...2 {
      var next: [Attempt] = []
      for attempt in attempts {
        add(waiting(attempt))
        guard depth < 2 else { continue }
        for kind in kinds where kind.minimumVersion <= device.version {
          for event in attempt.device.candidates(kind, for: app)
          where attempt.device.isPossible(event) {
            var tried = attempt
            tried.events.append(event)
            let entries = tried.device.handle(event)
            if let end = ending(in: entries) {
              add(moment(end.0, .event(event.kind), tried, limits: [], wait: .zero))
            } else if tried.device.isInCall(callback, of: app) {
              next.append(tried)
            }
          }
        }
      }
      attempts = next
    }
    return found
  }

  /// The app's end among some entries, and the entry's cause.
  private func ending(in entries: [Trace.Entry]) -> (Termination, Trace.Cause)? {
    for entry in entries where entry.app == app.name {
      if case .end(let ending) = entry.kind { return (ending, entry.cause) }
    }
    return nil
  }

  /// Time passes: the moment at which a limit ends the process before the call has returned.
  private func waiting(_ attempt: Attempt) -> Torture.Moment? {
    var waited = attempt
    while waited.device.isInCall(callback, of: app), let due = waited.device.nextDeadline {
      let entries = waited.device.advance(to: due)
      guard let (ending, cause) = ending(in: entries) else { continue }
      guard case .deadline(let limit, _) = cause else { return nil }
      return moment(
        ending, .limit(limit), waited, limits: [limit], wait: waited.device.now - device.now)
    }
    return nil
  }

  private func moment(
    _ ending: Termination, _ end: Torture.End, _ attempt: Attempt, limits: [TimeLimit],
    wait: Duration
  ) -> Torture.Moment {
    var steps = site.place.steps + [Scenario.Step(action: .event(site.event))]
    for (index, event) in attempt.events.enumerated() {
      steps.append(
        Scenario.Step(time: .after(index == 0 ? after : .zero), action: .event(event)))
    }
    // In whole seconds, for who reads it.
    let limit = Duration.seconds(wait.components.seconds + 1) + TortureVerdict.patience
    steps.append(Scenario.Step(action: .expect(.end(ending.reason), within: limit)))
    var moment = Torture.Moment(
      ending: ending, end: end, calls: calls, steps: steps,
      relaunch: TortureWalk.relaunch(app, on: attempt.device.answeringAtOnce),
      limits: site.place.limits + limits.filter { !site.place.limits.contains($0) })
    moment.middle = Torture.Middle(callback: callback, after: after)
    return moment
  }
}

extension Device {
  /// Returns true if a method of an app has been called and has not returned.
  fileprivate func isInCall(_ callback: Callback, of app: AppReference) -> Bool {
    apps[app.index].process?.thread.current?.callback == callback
  }
}
