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
    if let app { line.add("app", text: app) }
    line.add("kind", name: kind.name)
    switch kind {
    case .event(let event): line.add(event: event)
    case .refused(let refusal): line.add(refusal: refusal, why: why(refusal.rule), rule: rule)
    case .process(let step):
      line.add(process: step)
      line.add(rule: rule)
    case .call(let call): line.add(call: call, rule: rule)
    case .returned(let callback, let after, let value):
      line.add("name", name: callback.rawValue)
      line.add("after", seconds: after)
      if let value { line.add(value ? ",\"value\":true" : ",\"value\":false") }
    case .notification(let name, let state):
      line.add("name", name: name.rawValue)
      line.add("state", name: state.rawValue)
      line.add(rule: rule)
    case .state(let from, let to, let because):
      line.add("from", name: from.rawValue)
      line.add("to", name: to.rawValue)
      line.add("because", name: because.rawValue)
      line.add(rule: rule)
    case .task(let name, let what, let remaining):
      line.add("name", text: name)
      line.add("what", name: what.rawValue)
      line.add("remaining", seconds: remaining)
    case .deadline(let limit, let due):
      line.add("name", name: limit.rawValue)
      line.add("due", seconds: due)
    case .queue(let what, let event):
      line.add("what", name: what.rawValue)
      line.add("event", name: event.rawValue)
    case .phase(let scene, let from, let to):
      if let scene { line.add("scene", text: scene) }
      line.add("from", name: from.rawValue)
      line.add("to", name: to.rawValue)
      line.add(rule: rule)
    case .end(let ending):
      line.add(ending: ending)
      line.add(rule: rule)
    case .output(let stream, let text):
      line.add("stream", name: stream.rawValue)
      line.add("text", text: text)
      line.add(rule: rule)
    }
    line.add("}")
  }
}

extension TextBuffer {
  /// Adds a member behind others: a name of the model.
  fileprivate mutating func add(_ key: StaticString, name: String) {
    add(key: key)
    addName(name)
  }

  /// Adds a member behind others: any text.
  fileprivate mutating func add(_ key: StaticString, text: String) {
    add(key: key)
    addJSON(text)
  }

  fileprivate mutating func add(_ key: StaticString, seconds: Duration) {
    add(key: key)
    addSeconds(seconds)
  }

  private mutating func add(_ key: StaticString, list: [String]) {
    add(key: key)
    add("[")
    for (index, word) in list.enumerated() {
      if index > 0 { add(",") }
      addJSON(word)
    }
    add("]")
  }

  private mutating func add(key: StaticString) {
    add(",\"")
    add(key)
    add("\":")
  }

  fileprivate mutating func add(rule: Rule) { add("rule", name: rule.rawValue) }

  fileprivate mutating func add(event: SystemEvent) {
    add("event", name: event.kind.rawValue)
    let words = [event.argument, event.app?.name].compactMap { $0 }
    if !words.isEmpty { add("args", list: words) }
  }

  fileprivate mutating func add(refusal: Refusal, why: String, rule: Rule) {
    add(event: refusal.event)
    add("why", text: why)
    add("way", list: refusal.remedy.map { $0.description })
    add(rule: rule)
  }

  fileprivate mutating func add(call: Trace.Call, rule: Rule) {
    add("name", name: call.callback.rawValue)
    add("state", name: call.state.rawValue)
    if let scene = call.scene { add("scene", text: scene) }
    if let object = call.object { add("object", text: object) }
    if let options = call.shownOptions {
      add(key: "options")
      add("{")
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
    add("what", name: what)
    if let arguments { add("args", list: arguments) }
  }

  fileprivate mutating func add(ending: Termination) {
    add("reason", name: ending.reason.rawValue)
    if let code = ending.code { add("code", name: code.rawValue) }
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
