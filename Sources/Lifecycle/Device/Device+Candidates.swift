// SPDX-License-Identifier: Apache-2.0

/// The events that can be tried: every kind, with the arguments that make sense now.
extension Device {
  /// One event of every kind the system version knows, for an app, with an argument that makes sense
  /// now: possible or not. The order is that of ``SystemEvent/Kind``.
  ///
  /// A kind whose argument names something that is there (a task, a window) is listed once for each
  /// of them, and once with an example if there is none.
  public func candidates(for app: AppReference) -> [SystemEvent] {
    SystemEvent.Kind.allCases.filter { $0.minimumVersion <= version }
      .flatMap { candidates($0, for: app) }
  }

  /// The events of all kinds, for every app on the device: those of the device itself once.
  public var candidates: [SystemEvent] {
    var events: [SystemEvent] = []
    for kind in SystemEvent.Kind.allCases where kind.minimumVersion <= version {
      if kind.takesApp {
        for app in references { events += candidates(kind, for: app) }
      } else if let event = Self.example(of: kind) {
        events.append(event)
      }
    }
    return events
  }

  /// The events of one kind that make sense now.
  public func candidates(_ kind: SystemEvent.Kind, for app: AppReference) -> [SystemEvent] {
    switch kind.form {
    case .bare, .app, .requiredApp:
      return candidate(kind, for: app).map { [$0] } ?? []
    case .text, .optionalText: return Self.example(of: kind).map { [$0] } ?? []
    case .argument, .optionalArgument:
      return arguments(kind, for: app).compactMap { SystemEvent(kind, app: app, argument: $0) }
    }
  }

  /// The event of a kind that is tried first: what a key stands for.
  public func candidate(_ kind: SystemEvent.Kind, for app: AppReference) -> SystemEvent? {
    switch kind.form {
    case .bare: SystemEvent(kind)
    case .app, .requiredApp: SystemEvent(kind, app: app)
    case .argument, .optionalArgument, .text, .optionalText: candidates(kind, for: app).first
    }
  }

  /// An event that needs no app, with a text if it needs one; nil if it needs an app.
  private static func example(of kind: SystemEvent.Kind) -> SystemEvent? {
    SystemEvent(kind) ?? SystemEvent(kind, argument: exampleText)
  }

  private func arguments(_ kind: SystemEvent.Kind, for app: AppReference) -> [String?] {
    guard let source = kind.candidateArguments else { return [] }
    let state = apps[app.index]
    func these(_ found: [String], else example: String) -> [String?] {
      found.isEmpty ? [example] : found.map { $0 }
    }
    switch source {
    case .url: return [exampleWord(for: app) + "://open"]
    case .webpage: return ["https://example.com/" + exampleWord(for: app)]
    case .shortcut: return ["new"]
    case .fetchResult: return FetchResult.allCases.map { $0.rawValue }
    case .refreshStatus:
      return state.refreshStatus == .available ? ["denied", "restricted"] : ["available"]
    case .newTask: return [freeTaskName(of: state)]
    case .openTask: return these(openTaskNames(of: state), else: Self.exampleTask)
    case .registeredTask: return these(state.traits.registeredTasks, else: "refresh")
    case .scheduledTask:
      return these(
        state.scheduled.map { $0.name }, else: state.traits.registeredTasks.first ?? "refresh")
    case .runningTask:
      let running = state.process?.work.compactMap { $0.task } ?? []
      return these(running, else: state.traits.registeredTasks.first ?? "refresh")
        .flatMap { name in ["success", "failure"].map { (name ?? "") + " " + $0 } }
    case .submission:
      let strategies = TaskSubmission.Strategy.allCases
      return strategies.map { Self.exampleContinued + " " + $0.rawValue }
    case .continuedTask:
      return these(
        state.process?.work.filter { $0.wake == .continuedTask }.compactMap { $0.task } ?? [],
        else: Self.exampleContinued)
    case .window: return these(state.sessions.map { String($0.number) }, else: "1")
    case .slowSave: return [SystemEvent.standardSlowSave.words]
    case .backgroundScene: return [nil] + state.disconnectable.map { String($0) }
    }
  }

  /// The app's name as part of an address.
  private func exampleWord(for app: AppReference) -> String {
    let word = app.name.lowercased().filter { $0.isASCII && $0.isLetter }
    return word.isEmpty ? "app" : word
  }

  private static let exampleText = "hello"
  private static let exampleTask = "upload"
  private static let exampleContinued = "export"

  private func openTaskNames(of app: EmulatedApp) -> [String] {
    var names: [String] = []
    // A thousand tasks of one name are one thing to try; the first few are enough to choose from.
    for task in app.process?.tasks.prefix(8) ?? [] where !names.contains(task.name) {
      names.append(task.name)
    }
    return names
  }

  /// A name that tells the next task apart: names may repeat, but a reader wants them to differ.
  private func freeTaskName(of app: EmulatedApp) -> String {
    guard let process = app.process, !process.tasks.isEmpty else { return Self.exampleTask }
    let names = Set(process.tasks.map { $0.name })
    var name = Self.exampleTask
    var number = 2
    while names.contains(name) {
      name = "\(Self.exampleTask) \(number)"
      number += 1
    }
    return name
  }
}
