// SPDX-License-Identifier: Apache-2.0

/// The main thread of an app: steps are done in order; a call to the app's code holds up the rest
/// until it returns.
extension Device {
  /// Adds steps behind those that wait, and runs the main thread as far as it goes.
  mutating func plan(_ index: Int, _ steps: [Step]) {
    apps[index].process?.thread.waiting += steps
    runMainThread(index)
  }

  /// Does the waiting steps until one of them waits for the app's code, or none is left.
  mutating func runMainThread(_ index: Int) {
    // Steps are taken from the front by an index, and the front is cut off once at the end.
    var done = 0
    while let process = apps[index].process, process.thread.current == nil,
      done < process.thread.waiting.count
    {
      let step = process.thread.waiting[done]
      done += 1
      // What a step plans is added behind; what ends the process empties the list.
      perform(step, index)
    }
    apps[index].process?.thread.waiting.removeFirst(done)
    updateIdle(index)
  }

  private mutating func perform(_ step: Step, _ index: Int) {
    switch step {
    case .call(let callback, let rule, let options):
      begin(callback, index, rule, options)
    case .callIfAccepted(let callback, let rule, let options):
      // A URL, an activity or a quick action is handled only if both launch methods said yes.
      guard apps[index].process?.acceptedLaunch == true else { return }
      begin(callback, index, rule, options)
    case .post(let notification, let rule):
      post(notification, index, rule)
    case .enter(let state, let cause, let rule):
      enter(state, index, cause, rule)
    case .process(let processStep, let rule):
      if processStep == .stateSaved { apps[index].hasSavedInterface = true }
      say(.process(processStep), index, rule)
    case .deliver(let kind):
      deliver(kind, index)
    case .postChange(let kind, let wasQueued):
      postChange(kind, index, wasQueued: wasQueued)
    case .attachScene:
      attachScene(index)
    case .detachScene(let discard):
      detachScene(index, discard: discard)
    case .reportDiscardedSessions:
      apps[index].discardedSessions = []
      begin(.didDiscardSceneSessions, index, .sceneDiscard, nil)
    case .finishLaunching:
      apps[index].process?.launching = nil
    case .beginWork(let kind):
      beginWork(kind, index)
    case .exit(let reason, let rule):
      let code: Ending.Code? = rule == .launchScenesRequired ? .trap : nil
      end(index, reason, code, rule)
    }
  }

  /// UIKit calls the app. A scripted app that takes no time returns before anything else happens.
  mutating func begin(_ callback: Callback, _ index: Int, _ rule: Rule, _ options: Options?) {
    guard let process = apps[index].process else { return }
    let scene = callback.isSceneCallback ? apps[index].sessions.last?.id : nil
    say(
      .call(
        Trace.Call(
          callback: callback, state: process.phase.applicationState, scene: scene,
          options: options)),
      index, rule)
    apps[index].process?.lastCallback = callback
    if callback == .applicationWillTerminate { apps[index].process?.isTold = true }

    let returnsAt: Duration?
    switch apps[index].traits.code {
    case .outside:
      returnsAt = nil
    case .scripted(let script):
      if script.isEmpty {
        returnsAt = now
      } else {
        let part = script[callback]
        for task in part.begins where canBeginTask(named: task, index) {
          beginTask(named: task, index)
        }
        returnsAt = now + part.take
      }
    }
    apps[index].process?.thread.current = CallInProgress(
      callback: callback, since: now, returnsAt: returnsAt)
    if returnsAt == now && !process.thread.isHung {
      finishCall(index, value: nil)
    } else if let call = callLimit(index) {
      say(
        .deadline(call.limit, due: call.since + allowance(call.limit)), index, call.limit.rule)
    }
  }

  /// The call in progress returns. A value given from outside wins over the script's answer.
  mutating func finishCall(_ index: Int, value: Bool?) {
    guard let call = apps[index].process?.thread.current else { return }
    apps[index].process?.thread.current = nil
    var answer = value ?? true
    if case .scripted(let script) = apps[index].traits.code, !script.isEmpty {
      let part = script[call.callback]
      if value == nil { answer = part.answer }
      for task in part.ends { endTask(named: task, index) }
      if part.saves { apps[index].unsavedEdits = 0 }
    }
    let after = now - call.since
    let returned = call.callback.returnsBool ? answer : nil
    if after > .zero || returned != nil {
      say(
        .returned(call.callback, after: after, value: returned), index,
        returned == nil ? .mainThreadOrder : .launchAccepted)
    }
    if returned == false { apps[index].process?.acceptedLaunch = false }
  }

  mutating func post(_ notification: AppleNotification, _ index: Int, _ rule: Rule) {
    guard let phase = apps[index].process?.phase else { return }
    say(.notification(notification, state: phase.applicationState), index, rule)
  }

  /// The app goes from one state to another.
  mutating func enter(_ state: App.State, _ index: Int, _ cause: Cause, _ rule: Rule) {
    guard let from = apps[index].process?.phase.state else { return }
    let phase: Process.Phase
    switch state {
    case .inactive: phase = .inactive(cause)
    case .active: phase = .active
    case .background: phase = .background(Process.Background(because: cause, since: now))
    case .suspended: phase = .suspended
    case .notRunning: preconditionFailure("a process ends by \(#function)(.notRunning)")
    }
    apps[index].process?.phase = phase
    updateScene(index, state)
    say(.state(from: from, to: state, because: cause), index, rule)
  }

  /// An app with nothing left to do in the background begins to wait for its suspension.
  mutating func updateIdle(_ index: Int) {
    guard let process = apps[index].process, case .background(var background) = process.phase
    else { return }
    let isIdle =
      !process.thread.isBusy && process.tasks.isEmpty && process.work.isEmpty
      && process.launching == nil && !apps[index].keepsRunning
    guard isIdle != (background.idleSince != nil) else { return }
    background.idleSince = isIdle ? now : nil
    apps[index].process?.phase = .background(background)
    if isIdle, let due = suspensionDue(index) {
      say(.deadline(.suspension, due: due), index, .limitSuspension)
    }
  }
}
