// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// The entries since the last step, as far as expectations ask.
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
        case .event, .process, .returned, .state, .task, .deadline, .queue, .phase, .output: break
        }
      }
    }
  }
}

extension Scenario.Expectation {
  /// Returns true if it holds now.
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

  /// The processes that ended since the last step. If none did, the ends of the apps that do not
  /// run now. (A step without a time begins once the device has settled: the end may lie before
  /// it.)
  private func endings(_ window: Scenario.Window, _ device: Device) -> [Termination] {
    guard window.endings.isEmpty else { return window.endings }
    return device.apps.filter { $0.process == nil }.compactMap { $0.lastEnding }
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

  /// Returns what there is in place of what was expected.
  public func found(in window: Scenario.Window, on device: Device) -> Scenario.Finding {
    switch self {
    case .state(let app, _):
      return device.app(named: app).map { .state(app: app, $0.state) } ?? .noApp(app)
    case .calls(_, let app): return .calls(window.calls.filter { app == nil || $0.app == app })
    case .notifications(_, let app):
      return .notifications(window.notifications.filter { app == nil || $0.app == app })
    case .end, .endCode: return .endings(endings(window, device))
    case .refused: return .accepted
    case .dataSaved:
      if Self.hasLost(window, device) { return .dataLost }
      return .unsavedEdits(apps: device.apps.filter { $0.unsavedEdits > 0 }.map { $0.name })
    case .dataLost: return .noDataLost
    }
  }
}

extension Scenario {
  /// The facts in place of what was expected.
  public enum Finding: Hashable, Sendable {
    case noApp(String)
    case state(app: String, EmulatedApp.State)
    /// Every method that was called; none if it is empty.
    case calls([Window.Read<Callback>])
    /// Every notification that was posted; none if it is empty.
    case notifications([Window.Read<AppleNotification>])
    /// The ends of processes. None ended if it is empty.
    case endings([Termination])
    /// The event was possible.
    case accepted
    case dataLost
    case noDataLost
    case unsavedEdits(apps: [String])
  }
}
