// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport

/// A device under test and everything it has said, with the shorthands the tables use.
struct World {
  var device: Device
  private(set) var entries: [Trace.Entry] = []
  /// The index of the first entry of the last step.
  private var mark = 0

  init(
    version: SystemVersion = Device.latestVersion, _ names: String...,
    style: LifecycleStyle = .delegate,
    _ change: (inout EmulatedApp.Traits) -> Void = { _ in }
  ) {
    let names = names.isEmpty ? ["Notes"] : names
    device = Device(
      version: version,
      apps: names.map { name in
        var traits = EmulatedApp.Traits(name: name, style: style)
        change(&traits)
        return traits
      })
  }

  /// Something happens to the first app, or to the app named.
  @discardableResult
  mutating func `do`(_ kind: SystemEvent.Kind, _ app: String? = nil, _ argument: String? = nil)
    -> [String]
  {
    mark = entries.count
    guard let event = device.event(kind, app, argument) else {
      preconditionFailure("\(kind) cannot be made of \(app ?? "-") and \(argument ?? "-")")
    }
    entries += device.handle(event)
    return calls
  }

  /// Time passes until so many seconds after the start.
  @discardableResult
  mutating func at(_ seconds: Double) -> [String] {
    mark = entries.count
    entries += device.advance(to: .seconds(seconds))
    return calls
  }

  /// Time passes by so many seconds.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [String] { wait(for: .seconds(seconds)) }

  /// Time passes by a duration, to the tick.
  @discardableResult
  mutating func wait(for duration: Duration) -> [String] {
    mark = entries.count
    entries += device.advance(to: device.now + duration)
    return calls
  }

  /// The entries of the last step.
  var last: ArraySlice<Trace.Entry> { entries[mark...] }

  /// The callbacks of the last step, as `name [state]`.
  var calls: [String] {
    last.compactMap {
      if case .call(let call) = $0.kind { "\(call.callback.rawValue) [\(call.state)]" } else { nil }
    }
  }

  /// The notifications of the last step, as `name [state]`.
  var notifications: [String] {
    last.compactMap {
      if case .notification(let name, let state) = $0.kind {
        "\(name.rawValue) [\(state)]"
      } else {
        nil
      }
    }
  }

  /// Callbacks and notifications of the last step, in their order.
  var notified: [String] {
    last.compactMap {
      switch $0.kind {
      case .call(let call): call.callback.rawValue
      case .notification(let name, _): name.rawValue
      case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .phase, .end,
        .output:
        nil
      }
    }
  }

  /// The states of the last step, as `from > to: because`.
  var changes: [String] {
    last.compactMap {
      if case .state(let from, let to, let because) = $0.kind {
        "\(from.rawValue) > \(to.rawValue): \(because.rawValue)"
      } else {
        nil
      }
    }
  }

  /// The endings of the last step.
  var endings: [Termination] {
    last.compactMap { if case .end(let ending) = $0.kind { ending } else { nil } }
  }

  /// The rules of the endings of the last step.
  var rulesOfEnds: [Rule] {
    last.compactMap { if case .end = $0.kind { $0.rule } else { nil } }
  }

  /// The refusal of the last step.
  var refusal: Refusal? {
    last.lazy.compactMap { if case .refused(let refusal) = $0.kind { refusal } else { nil } }.first
  }

  func state(_ app: String? = nil) -> EmulatedApp.State? {
    app.map { device.app(named: $0)?.state } ?? device.apps[0].state
  }
}

/// The four transition methods and the notifications, with the state inside, as the tables write
/// them.
enum Called {
  static let willFinish = "application(_:willFinishLaunchingWithOptions:)"
  static let didFinish = "application(_:didFinishLaunchingWithOptions:)"
  static let resign = "applicationWillResignActive(_:) [active]"
  static let background = "applicationDidEnterBackground(_:) [background]"
  static let foreground = "applicationWillEnterForeground(_:) [background]"
  static let active = "applicationDidBecomeActive(_:) [active]"
  static let terminate = "applicationWillTerminate(_:)"
}
