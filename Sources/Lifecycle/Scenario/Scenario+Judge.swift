// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// What happened since the last step, as far as expectations ask.
  public struct Window: Hashable, Sendable {
    /// A name, the state read there, and the app.
    public struct Read<Name: Hashable & Sendable>: Hashable, Sendable {
      public let name: Name
      public let state: ApplicationState
      public let app: String?
    }

    public private(set) var calls: [Read<Callback>] = []
    public private(set) var notifications: [Read<AppleNotification>] = []
    public private(set) var endings: [Termination] = []
    public private(set) var isRefused = false

    public init() {}

    /// Remembers what happened after what is already here.
    public mutating func add(_ entries: ArraySlice<Trace.Entry>) {
      for entry in entries {
        switch entry.kind {
        case .call(let call):
          calls.append(Read(name: call.callback, state: call.state, app: entry.app))
        case .notification(let name, let state):
          notifications.append(Read(name: name, state: state, app: entry.app))
        case .end(let ending): endings.append(ending)
        case .refused: isRefused = true
        case .event, .process, .returned, .state, .task, .deadline, .queue: break
        }
      }
    }
  }
}

extension Scenario.Expectation {
  /// Whether it holds now.
  public func holds(in window: Scenario.Window, on device: Device) -> Bool {
    switch self {
    case .state(let app, let state): device.app(named: app)?.state == state
    case .calls(let list, let app): Self.match(list, window.calls, app)
    case .notifications(let list, let app): Self.match(list, window.notifications, app)
    case .end(let reason): endings(window, device).contains { $0.reason == reason }
    case .endCode(let code): endings(window, device).contains { $0.code == code }
    case .refused: window.isRefused
    case .dataSaved:
      !Self.hasLost(window, device) && device.apps.allSatisfy { $0.unsavedEdits == 0 }
    case .dataLost: Self.hasLost(window, device)
    }
  }

  /// What ended since the last step; where nothing did, how the apps ended that do not run now.
  /// (A step without a time begins once the device has settled: the end may lie before it.)
  private func endings(_ window: Scenario.Window, _ device: Device) -> [Termination] {
    guard window.endings.isEmpty else { return window.endings }
    return device.apps.filter { $0.process == nil }.compactMap(\.lastEnding)
  }

  private static func hasLost(_ window: Scenario.Window, _ device: Device) -> Bool {
    window.endings.contains { $0.unsavedEditsLost > 0 } || device.apps.contains { $0.hasLostData }
  }

  private static func match<Name>(
    _ list: [Scenario.Expected<Name>], _ reads: [Scenario.Window.Read<Name>], _ app: String?
  ) -> Bool {
    let reads = app == nil ? reads : reads.filter { $0.app == app }
    guard reads.count == list.count else { return false }
    return zip(list, reads).allSatisfy { expected, read in
      expected.name == read.name && (expected.state ?? read.state) == read.state
    }
  }

  /// What there is in place of what was expected, in words.
  public func found(in window: Scenario.Window, on device: Device) -> String {
    switch self {
    case .state(let app, _):
      return device.app(named: app).map { app + " " + $0.state.rawValue } ?? "no such app"
    case .calls(_, let app):
      return Self.list("calls", window.calls, app) { $0.rawValue }
    case .notifications(_, let app):
      return Self.list("notifications", window.notifications, app) { $0.rawValue }
    case .end, .endCode:
      let endings = endings(window, device)
      if endings.isEmpty { return "no end" }
      return
        endings
        .map { "end " + $0.reason.rawValue + ($0.code.map { " " + $0.rawValue } ?? "") }
        .joined(separator: ", ")
    case .refused: return "an event that was possible"
    case .dataSaved:
      if Self.hasLost(window, device) { return "data lost" }
      let unsaved = device.apps.filter { $0.unsavedEdits > 0 }
      return "unsaved edits in " + unsaved.map(\.name).joined(separator: ", ")
    case .dataLost: return "no data lost"
    }
  }

  private static func list<Name>(
    _ what: String, _ reads: [Scenario.Window.Read<Name>], _ app: String?, name: (Name) -> String
  ) -> String {
    let reads = app == nil ? reads : reads.filter { $0.app == app }
    if reads.isEmpty { return "no " + what }
    let shown = reads.prefix(12).map { name($0.name) + " [\($0.state.rawValue)]" }
    let rest = reads.count - shown.count
    return what + " " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
