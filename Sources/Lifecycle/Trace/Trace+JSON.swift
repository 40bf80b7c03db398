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
    add(",\"what\":")
    switch step {
    case .main(let arguments):
      add("\"main\"")
      add(list: arguments, key: ",\"args\":")
    case .applicationMain(let principal, let delegate):
      add("\"UIApplicationMain\"")
      add(list: (principal.map { [$0] } ?? []) + [delegate], key: ",\"args\":")
    case .prewarmed: add("\"prewarmed\"")
    case .runLoop: add("\"run-loop\"")
    case .snapshot: add("\"snapshot\"")
    case .stateSaved: add("\"state-saved\"")
    case .completed(let wake, let result):
      add("\"completed\"")
      add(list: [wake.rawValue, result.rawValue], key: ",\"args\":")
    case .neverCompleted(let wake):
      add("\"never-completed\"")
      add(list: [wake.rawValue], key: ",\"args\":")
    case .windowInFront(let scene):
      add("\"window-in-front\"")
      add(list: [scene], key: ",\"args\":")
    case .schedulerTask(let task, let change):
      add("\"scheduler-task\"")
      add(list: [task, change.rawValue], key: ",\"args\":")
    case .threadWork(let work, let change):
      add("\"thread-work\"")
      add(list: [work, change.rawValue], key: ",\"args\":")
    case .offMainThread(let what):
      add("\"off-main-thread\"")
      add(list: [what], key: ",\"args\":")
    case .fileLock(let isLocked):
      add("\"file-lock\"")
      add(list: [isLocked ? "locked" : "unlocked"], key: ",\"args\":")
    case .audio(let change):
      add("\"audio\"")
      add(list: [change.rawValue], key: ",\"args\":")
    case .location(let change):
      add("\"location\"")
      add(list: [change.rawValue], key: ",\"args\":")
    case .storyboard(let storyboard):
      add("\"storyboard\"")
      add(list: [storyboard], key: ",\"args\":")
    case .protectedDataUnreadable: add("\"protected-data-unreadable\"")
    case .seemsLoggedOut: add("\"seems-logged-out\"")
    case .unhandled(let objects):
      add("\"unhandled\"")
      add(list: objects, key: ",\"args\":")
    case .fetchInterval(let interval):
      add("\"fetch-interval\"")
      add(list: [interval.words], key: ",\"args\":")
    case .transferCompleted: add("\"transfer-completed\"")
    case .notImplemented(let callback):
      add("\"not-implemented\"")
      add(list: [callback.rawValue], key: ",\"args\":")
    case .actionSent(let callback, let target):
      add("\"action-sent\"")
      add(list: [callback.rawValue, target], key: ",\"args\":")
    case .callReported: add("\"call-reported\"")
    case .liveActivityStarted: add("\"live-activity-started\"")
    case .console(let line):
      add("\"console\"")
      add(list: [line], key: ",\"args\":")
    }
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
