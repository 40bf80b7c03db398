// SPDX-License-Identifier: Apache-2.0

extension Trace.Entry {
  /// Adds the entry as one line of JSON, its keys in a fixed order.
  ///
  /// - Parameters:
  ///   - line: where the line is added.
  ///   - why: what a rule says, in words: the `why` of a refusal.
  public func writeJSON(to line: inout TextBuffer, why: (Rule) -> String) {
    writeJSONObject(to: &line, why: why)
    line.newline()
  }

  /// Adds the entry as a JSON object, on no line of its own, its keys in a fixed order.
  ///
  /// - Parameters:
  ///   - line: where the line is added.
  ///   - why: what a rule says, in words: the `why` of a refusal.
  public func writeJSONObject(to line: inout TextBuffer, why: (Rule) -> String) {
    line.add("{\"t\":")
    line.addSeconds(time)
    if let app {
      line.add(",\"app\":")
      line.addJSON(app)
    }
    switch kind {
    case .event(let event):
      line.add(",\"kind\":\"event\"")
      line.add(event: event)
    case .refused(let refusal): line.add(refusal: refusal, why: why(refusal.rule), rule: rule)
    case .process(let step):
      line.add(",\"kind\":\"process\"")
      line.add(process: step)
      line.add(rule: rule)
    case .call(let call): line.add(call: call, rule: rule)
    case .returned(let callback, let after, let value):
      line.add(",\"kind\":\"returned\",\"name\":")
      line.addName(callback.rawValue)
      line.add(",\"after\":")
      line.addSeconds(after)
      if let value { line.add(value ? ",\"value\":true" : ",\"value\":false") }
    case .notification(let name, let state):
      line.add(",\"kind\":\"notification\",\"name\":")
      line.addName(name.rawValue)
      line.add(",\"state\":")
      line.addName(state.rawValue)
      line.add(rule: rule)
    case .state(let from, let to, let because):
      line.add(",\"kind\":\"state\",\"from\":")
      line.addName(from.rawValue)
      line.add(",\"to\":")
      line.addName(to.rawValue)
      line.add(",\"because\":")
      line.addName(because.rawValue)
      line.add(rule: rule)
    case .task(let name, let what, let remaining):
      line.add(",\"kind\":\"task\",\"name\":")
      line.addJSON(name)
      line.add(",\"what\":")
      line.addName(what.rawValue)
      line.add(",\"remaining\":")
      line.addSeconds(remaining)
    case .deadline(let limit, let due):
      line.add(",\"kind\":\"deadline\",\"name\":")
      line.addName(limit.rawValue)
      line.add(",\"due\":")
      line.addSeconds(due)
    case .queue(let what, let event):
      line.add(",\"kind\":\"queue\",\"what\":")
      line.addName(what.rawValue)
      line.add(",\"event\":")
      line.addName(event.rawValue)
    case .phase(let scene, let from, let to):
      line.add(",\"kind\":\"phase\"")
      if let scene {
        line.add(",\"scene\":")
        line.addJSON(scene)
      }
      line.add(",\"from\":")
      line.addName(from.rawValue)
      line.add(",\"to\":")
      line.addName(to.rawValue)
      line.add(rule: rule)
    case .end(let ending):
      line.add(",\"kind\":\"end\"")
      line.add(ending: ending)
      line.add(rule: rule)
    case .output(let stream, let text):
      line.add(",\"kind\":\"output\",\"stream\":")
      line.addName(stream.rawValue)
      line.add(",\"text\":")
      line.addJSON(text)
      line.add(rule: rule)
    }
    line.add("}")
  }
}

extension TextBuffer {
  fileprivate mutating func add(rule: Rule) {
    add(",\"rule\":")
    addName(rule.rawValue)
  }

  fileprivate mutating func add(event: SystemEvent) {
    add(",\"event\":")
    addName(event.kind.rawValue)
    switch (event.argument, event.app?.name) {
    case (nil, nil): break
    case (let word?, nil), (nil, let word?): add(list: [word], key: ",\"args\":")
    case (let argument?, let app?): add(list: [argument, app], key: ",\"args\":")
    }
  }

  private mutating func add(list: [String], key: StaticString) {
    add(key)
    add("[")
    for (index, word) in list.enumerated() {
      if index > 0 { add(",") }
      addJSON(word)
    }
    add("]")
  }

  fileprivate mutating func add(refusal: Refusal, why: String, rule: Rule) {
    add(",\"kind\":\"refused\"")
    add(event: refusal.event)
    add(",\"why\":")
    addJSON(why)
    add(list: refusal.remedy.map { $0.description }, key: ",\"way\":")
    add(rule: rule)
  }

  fileprivate mutating func add(call: Trace.Call, rule: Rule) {
    add(",\"kind\":\"call\",\"name\":")
    addName(call.callback.rawValue)
    add(",\"state\":")
    addName(call.state.rawValue)
    if let scene = call.scene {
      add(",\"scene\":")
      addJSON(scene)
    }
    if let object = call.object {
      add(",\"object\":")
      addJSON(object)
    }
    if let options = call.shownOptions {
      add(",\"options\":{")
      for (index, item) in options.items.enumerated() {
        if index > 0 { add(",") }
        addJSON(item.key)
        add(":")
        addJSON(item.value)
      }
      add("}")
    }
    add(rule: rule)
  }

  fileprivate mutating func add(process step: Trace.ProcessStep) {
    let (what, arguments) = step.words
    add(",\"what\":")
    addName(what)
    if let arguments { add(list: arguments, key: ",\"args\":") }
  }

  fileprivate mutating func add(ending: Termination) {
    add(",\"reason\":")
    addName(ending.reason.rawValue)
    if let code = ending.code {
      add(",\"code\":")
      addName(code.rawValue)
    }
    add(ending.notified ? ",\"told\":true,\"lost\":" : ",\"told\":false,\"lost\":")
    add(ending.unsavedEditsLost)
  }
}

extension Trace.ProcessStep {
  /// The word for the step, and its arguments. Nil for a step that has none.
  fileprivate var words: (what: String, arguments: [String]?) {
    switch self {
    case .main(let arguments): ("main", arguments)
    case .applicationMain(let principal, let delegate):
      ("UIApplicationMain", (principal.map { [$0] } ?? []) + [delegate])
    case .prewarmed: ("prewarmed", nil)
    case .runLoop: ("run-loop", nil)
    case .snapshot: ("snapshot", nil)
    case .stateSaved: ("state-saved", nil)
    case .completed(let wake, let result): ("completed", [wake.rawValue, result.rawValue])
    case .neverCompleted(let wake): ("never-completed", [wake.rawValue])
    case .windowInFront(let scene): ("window-in-front", [scene])
    case .schedulerTask(let task, let change): ("scheduler-task", [task, change.rawValue])
    case .threadWork(let work, let change): ("thread-work", [work, change.rawValue])
    case .offMainThread(let what): ("off-main-thread", [what])
    case .fileLock(let isLocked): ("file-lock", [isLocked ? "locked" : "unlocked"])
    case .audio(let change): ("audio", [change.rawValue])
    case .location(let change): ("location", [change.rawValue])
    case .storyboard(let storyboard): ("storyboard", [storyboard])
    case .protectedDataUnreadable: ("protected-data-unreadable", nil)
    case .protectedDataLocked: ("protected-data-locked", nil)
    case .seemsLoggedOut: ("seems-logged-out", nil)
    case .unhandled(let objects): ("unhandled", objects)
    case .fetchInterval(let interval): ("fetch-interval", [interval.words])
    case .transferCompleted: ("transfer-completed", nil)
    case .notImplemented(let callback): ("not-implemented", [callback.rawValue])
    case .actionSent(let callback, let target): ("action-sent", [callback.rawValue, target])
    case .callReported: ("call-reported", nil)
    case .liveActivityStarted: ("live-activity-started", nil)
    case .console(let line): ("console", [line])
    }
  }
}
