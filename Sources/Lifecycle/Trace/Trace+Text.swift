// SPDX-License-Identifier: Apache-2.0

extension Trace {
  /// The columns of a trace as text: time, app, kind, and what happened.
  ///
  ///     +2.000  Notes  call          applicationWillResignActive(_:) [active]
  public struct TextLayout: Sendable {
    private let appWidth: Int
    /// Returns the number of columns that a text takes.
    private let columns: @Sendable (String) -> Int
    private static let timeWidth = 9
    private static let kindWidth = 12

    /// A layout wide enough for the names of these apps.
    ///
    /// - Parameters:
    ///   - apps: the names.
    ///   - columns: how many columns a text takes; without it, one for each scalar.
    public init(
      apps: [String], columns: @escaping @Sendable (String) -> Int = { $0.unicodeScalars.count }
    ) {
      appWidth = apps.map(columns).max() ?? 0
      self.columns = columns
    }

    /// The column in which the text of a line begins.
    public var textColumn: Int { Self.timeWidth + appWidth + Self.kindWidth + 6 }

    /// Adds one line for an entry.
    ///
    /// - Parameters:
    ///   - entry: what happened.
    ///   - line: where the line is added.
    ///   - isExplained: whether the line ends with the entry's number, its rule, and the entry it
    ///     follows from.
    ///   - why: what a rule says, in words: the reason of a refusal.
    public func write(
      _ entry: Entry, to line: inout TextBuffer, isExplained: Bool = false,
      why: (Rule) -> String
    ) {
      write(
        time: entry.time, app: entry.app ?? "-", kind: entry.kind.name,
        text: entry.kind.text(why: why) + (isExplained ? "  " + entry.origin : ""), to: &line)
      line.newline()
    }

    /// Adds a line of the same columns, without its end.
    public func write(
      time instant: Duration, app: String, kind: String, text: String, to line: inout TextBuffer
    ) {
      var time = TextBuffer()
      time.add("+")
      time.addThousandths(instant)
      let start = line.bytes.count
      line.pad(from: start, to: Self.timeWidth - time.bytes.count)
      line.add(time.text)
      line.add("  ")
      line.add(app)
      line.pad(from: line.bytes.count, to: appWidth - columns(app))
      line.add("  ")
      line.add(kind)
      line.pad(from: line.bytes.count, to: Self.kindWidth - columns(kind))
      line.add("  ")
      line.add(text)
    }
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The entry on one line: time, app, kind, and what happened. The reason of a refusal is its rule.
  ///
  ///     +2.000  Notes  call          applicationWillResignActive(_:) [active]
  public var description: String {
    var line = TextBuffer()
    Trace.TextLayout(apps: [app ?? "-"]).write(
      time: time, app: app ?? "-", kind: kind.name, text: kind.text { $0.rawValue }, to: &line)
    return line.text
  }
}

extension Trace.Entry {
  /// The origin in short: the entry's number, its rule, and the entry it follows from.
  ///
  ///     #12 leave.resign-then-background <- #11
  public var origin: String {
    var text = "#\(number) \(rule.rawValue)"
    if let predecessor { text += " <- #\(predecessor)" }
    if case .deadline(let limit, _) = cause { text += " (\(limit.rawValue) reached)" }
    return text
  }
}

extension Trace.Kind {
  /// The kind's name, in text and in JSON.
  public var name: String {
    switch self {
    case .event: "event"
    case .refused: "refused"
    case .process: "process"
    case .call: "call"
    case .returned: "returned"
    case .notification: "notification"
    case .state: "state"
    case .task: "task"
    case .deadline: "deadline"
    case .queue: "queue"
    case .phase: "phase"
    case .end: "end"
    case .output: "output"
    }
  }

  /// Returns the event as a sentence, without time, app and kind.
  public func text(why: (Rule) -> String) -> String {
    switch self {
    case .event(let event): event.description
    case .refused(let refusal): Self.text(refusal, why: why(refusal.rule))
    case .process(let step): step.text
    case .call(let call): Self.text(call)
    case .returned(let callback, let after, let value):
      "\(callback.rawValue) after \(after.words)"
        + (value.map { $0 ? " with true" : " with false" } ?? "")
    case .notification(let name, let state): "\(name.rawValue) [\(state.rawValue)]"
    case .state(let from, let to, let because):
      "\(from.rawValue) -> \(to.rawValue) (\(because.rawValue))"
    case .task(let name, let what, let remaining):
      "\(SystemEvent.quoted(name)) \(what.rawValue), \(remaining.words) remaining"
    case .deadline(let limit, let due): "\(limit.rawValue) until \(due.traceTime)"
    case .queue(let what, let event): "\(event.phrase) \(what.rawValue)"
    case .phase(let scene, let from, let to):
      "\(scene ?? "app") ScenePhase \(from.rawValue) -> \(to.rawValue)"
    case .end(let ending): Self.text(ending)
    case .output(let stream, let line): "\(stream.rawValue): \(line)"
    }
  }

  private static func text(_ refusal: Refusal, why: String) -> String {
    let remedy = refusal.remedy.map { $0.description }.joined(separator: ", ")
    return "\(refusal.event): \(why)" + (remedy.isEmpty ? "" : " (first: \(remedy))")
  }

  private static func text(_ call: Trace.Call) -> String {
    var text = "\(call.callback.rawValue) [\(call.state.rawValue)]"
    if let scene = call.scene { text += " \(scene)" }
    if let object = call.object { text += " \(object)" }
    if let options = call.shownOptions {
      text += " {" + options.items.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
    return text
  }

  private static func text(_ ending: Termination) -> String {
    var text = ending.reason.rawValue
    if let code = ending.code { text += " \(code.rawValue)" }
    text += ending.notified ? ", notified" : ", not notified"
    if ending.unsavedEditsLost > 0 {
      text +=
        ", \(ending.unsavedEditsLost) unsaved \(ending.unsavedEditsLost == 1 ? "edit" : "edits") lost"
    }
    return text
  }
}

extension Trace.ProcessStep {
  /// The step in the words of the C functions and of the system.
  public var text: String {
    switch self {
    case .main(let arguments):
      "main(\(arguments.count), [\(arguments.map { "\"\($0)\"" }.joined(separator: ", "))])"
    case .applicationMain(let principal, let delegate):
      "UIApplicationMain(argc, argv, \(principal.map { "\"\($0)\"" } ?? "nil"), \"\(delegate)\")"
    case .prewarmed: "prewarmed, waits before UIApplicationMain"
    case .runLoop: "main run loop is running"
    case .snapshot: "snapshot taken for the app switcher"
    case .stateSaved: "state of the interface saved"
    case .completed(let wake, let result): "\(wake.rawValue) completed with \(result.rawValue)"
    case .neverCompleted(.refreshTask), .neverCompleted(.processingTask):
      "setTaskCompleted(success:) was never called"
    case .neverCompleted(let wake): "\(wake.rawValue): the completion handler was never called"
    case .windowInFront(let scene): "\(scene) in front of the other windows"
    case .schedulerTask(let task, let change): "task \(task) \(change.rawValue)"
    case .threadWork(let work, let change): "work \(work) \(change.rawValue) on another thread"
    case .offMainThread(let what): "\(what) used off the main thread"
    case .fileLock(let isLocked):
      isLocked ? "locked a file in a shared container" : "unlocked the file"
    case .audio(let change): "audio \(change.rawValue)"
    case .location(let change): "location updates \(change.rawValue)"
    case .storyboard(let storyboard): "storyboard \(storyboard) loaded"
    case .protectedDataUnreadable:
      "protected files and defaults cannot be read before the first unlock"
    case .protectedDataLocked:
      "files and keychain items that need an unlocked device cannot be read"
    case .seemsLoggedOut: "data that could not be read is still missing: the app seems logged out"
    case .unhandled(let objects): objects.joined(separator: " -> ") + ", not handled"
    case .fetchInterval(let interval):
      "setMinimumBackgroundFetchInterval(\(interval == .zero ? "minimum" : interval.words))"
    case .transferCompleted: "completion handler of the background URL session called"
    case .notImplemented(let callback): "\(callback.rawValue) is not implemented"
    case .actionSent(let callback, let target): "action \(callback.rawValue) sent to \(target)"
    case .callReported: "call reported to CallKit"
    case .liveActivityStarted: "Live Activity started"
    case .console(let line): line
    }
  }
}
