// SPDX-License-Identifier: Apache-2.0
@testable import Lifecycle
@testable import LifecycleAnalysis

/// The log an app would have written: one line for each thing it implements and prints.
struct WrittenLog {
  var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// Writes the log of the apps of a trace, with times and process identifiers as NSLog writes
  /// them.
  ///
  /// - Parameter prints: whether a method is printed by the app.
  init(
    _ entries: [Trace.Entry], hasTimes: Bool = true, prints: (LogSymbol) -> Bool = { _ in true }
  ) {
    lines = []
    var pids: [String: Int] = [:]
    var next = 300
    for entry in entries {
      guard let app = entry.app else { continue }
      if case .process(.main) = entry.kind {
        next += 1
        pids[app] = next
      }
      guard let observation = Self.observation(in: entry), prints(observation.symbol) else {
        continue
      }
      let milliseconds = Int(entry.time / .milliseconds(1))
      let (hours, rest) = milliseconds.quotientAndRemainder(dividingBy: 3_600_000)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let time =
        "2026-11-\(two(1 + hours / 24)) \(two(hours % 24)):\(two(rest / 60_000)):"
        + "\(two(rest / 1000 % 60)).\(String(1000 + rest % 1000).dropFirst())"
      let pid = pids[app] ?? 300
      lines.append(
        hasTimes
          ? "\(time) \(app)[\(pid):1a2b] \(observation.text)"
          : "\(app)[\(pid)]: \(observation.text)")
    }
  }

  /// Returns the line that an app can print of an entry; nil if it prints none.
  static func observation(in entry: Trace.Entry) -> LogObservation? {
    switch entry.kind {
    case .call(let call) where !LogSymbol.isIgnored(call.callback):
      LogObservation(LogSymbol(any: call.callback), call.state)
    case .notification(let notification, let state):
      LogObservation(.notification(notification), state)
    case .phase(_?, _, let to): LogObservation(.phase(to))
    case .call, .phase, .event, .refused, .process, .returned, .state, .task, .deadline, .queue,
      .end, .output:
      nil
    }
  }

  /// The log held against the model, as strictly as the model is: nothing is assumed in its favour.
  ///
  /// - Parameters:
  ///   - head: declarations of the apps; inferred if nil.
  ///   - version: the version of iOS; the newest if nil.
  func checked(_ head: String? = nil, ios version: SystemVersion? = nil) throws -> LogCheck {
    var options = LogCheck.Options()
    options.isTolerant = false
    options.version = version
    if let head { options.head = try Scenario.parse(head) }
    var check = LogCheck(options)
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    return check
  }
}
