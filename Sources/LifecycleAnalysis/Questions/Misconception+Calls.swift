// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A method and the state read inside.
package typealias PredictedCall = Scenario.Expected<Callback>

/// An order of calls somebody might expect, and what they believe.
struct ExpectedOrder {
  let misconception: Misconception
  let calls: [PredictedCall]
}

/// The orders that misconceptions lead to, in one situation.
struct ExpectedOrders {
  private let calls: [PredictedCall]
  private let hasScenes: Bool
  private(set) var all: [ExpectedOrder] = []

  /// - Parameters:
  ///   - trigger: what happens.
  ///   - before: the app before it.
  ///   - after: the app's state afterwards.
  ///   - calls: what is really called.
  init(
    _ trigger: Outcome.Trigger, before: EmulatedApp, after: EmulatedApp.State,
    calls: [PredictedCall]
  ) {
    self.calls = calls
    hasScenes = before.traits.style.hasScenes
    if before.state == .notRunning {
      addLaunch()
    } else if after == .notRunning {
      addEnd(before)
    } else if before.state == .suspended, after == .suspended {
      addSuspended(trigger)
    } else {
      addLeaving()
      addReturn()
    }
    if hasScenes { addScenes() }
    all.removeAll { $0.calls == calls }
  }

  private mutating func add(_ misconception: Misconception, _ calls: [PredictedCall]) {
    all.append(ExpectedOrder(misconception: misconception, calls: calls))
  }

  private func has(_ moment: CallMoment) -> Bool { index(of: moment) != nil }

  private func index(of moment: CallMoment) -> Int? {
    calls.firstIndex { CallMoment($0.name) == moment }
  }

  private func call(_ moment: CallMoment) -> PredictedCall { moment.call(hasScenes: hasScenes) }

  /// The calls with one moment before another that comes before it, all others in their places.
  private func swapped(_ one: CallMoment, _ other: CallMoment) -> [PredictedCall]? {
    guard let first = index(of: one), let second = index(of: other), first < second else {
      return nil
    }
    var calls = calls
    calls.swapAt(first, second)
    return calls
  }

  private func without(_ moment: CallMoment) -> [PredictedCall] {
    calls.filter { CallMoment($0.name) != moment }
  }

  private func inserting(_ new: [PredictedCall], at index: Int) -> [PredictedCall] {
    Array(calls[..<index]) + new + Array(calls[index...])
  }

  private mutating func addLeaving() {
    guard let resigned = index(of: .resign) else { return }
    if has(.background) {
      if let calls = swapped(.resign, .background) { add(.backgroundBeforeResign, calls) }
      add(.resignSkipped, without(.resign))
      add(.homeTerminates, calls + [PredictedCall(.applicationWillTerminate, .background)])
    } else if !has(.active) {
      add(.interruptionEntersBackground, inserting([call(.background)], at: resigned + 1))
      add(.coveredStaysActive, without(.resign))
    }
  }

  private mutating func addReturn() {
    guard let active = index(of: .active), !has(.resign) else { return }
    if has(.foreground) {
      if let calls = swapped(.foreground, .active) { add(.activeBeforeForeground, calls) }
      add(.foregroundSkipped, without(.foreground))
      add(.launchOnReturn, [PredictedCall(.didFinishLaunching, .inactive)] + calls)
      add(.viewsOnReturn, inserting([PredictedCall(.viewWillAppear, .inactive)], at: active))
    } else {
      add(.foregroundAfterInterruption, inserting([call(.foreground)], at: active))
      add(.launchOnReturn, [PredictedCall(.didFinishLaunching, .inactive)] + calls)
    }
  }

  private mutating func addLaunch() {
    guard let active = index(of: .active) else { return }
    if has(.foreground) {
      add(.noForegroundAtLaunch, without(.foreground))
    } else {
      add(.foregroundAtLaunch, inserting([call(.foreground)], at: active))
    }
    let will = calls.firstIndex { $0.name == .willFinishLaunching }
    if let will, let did = calls.firstIndex(where: { $0.name == .didFinishLaunching }) {
      var calls = calls
      calls.swapAt(will, did)
      add(.didBeforeWill, calls)
    }
    var calls = calls
    calls.insert(calls.remove(at: active), at: 0)
    add(.activeBeforeLaunched, calls)
  }

  private mutating func addEnd(_ before: EmulatedApp) {
    let terminate = PredictedCall(.applicationWillTerminate, .background)
    let isNotified = calls.contains { $0.name == .applicationWillTerminate }
    if isNotified {
      add(.runningIsNotNotified, calls.filter { $0.name != .applicationWillTerminate })
      if calls.count > 1 { add(.runningIsNotNotified, []) }
    } else if before.state == .suspended {
      add(.terminateWhenSuspended, calls + [terminate])
      let closing: PredictedCall =
        hasScenes ? PredictedCall(.sceneDidDisconnect, .background) : call(.background)
      add(.terminateWhenSuspended, [closing] + calls + [terminate])
    } else {
      add(.terminateWhenKilled, calls + [terminate])
      add(.terminateWhenKilled, [call(.background)] + calls + [terminate])
    }
  }

  private mutating func addSuspended(_ trigger: Outcome.Trigger) {
    guard calls.isEmpty, case .event(let event) = trigger else { return }
    if event.kind == .warnMemory {
      add(.suspendedIsCalled, [PredictedCall(.didReceiveMemoryWarning, .background)])
    } else if event.kind == .changeTime {
      add(.suspendedIsCalled, [PredictedCall(.significantTimeChange, .background)])
    }
    add(.suspendedIsCalled, [call(.resign)])
    add(.suspendedIsCalled, [call(.resign), call(.background)])
  }

  private mutating func addScenes() {
    let application = calls.compactMap { call in
      CallMoment(call.name).map { PredictedCall($0.call(hasScenes: false).name, call.state) }
    }
    guard !application.isEmpty else { return }
    let others = calls.filter { CallMoment($0.name) == nil && !$0.name.isSceneCallback }
    add(.appMethodsInScenes, others + application)
    add(
      .bothDelegates,
      calls.flatMap { call in
        CallMoment(call.name).map {
          [PredictedCall($0.call(hasScenes: false).name, call.state), call]
        } ?? [call]
      })
  }
}
