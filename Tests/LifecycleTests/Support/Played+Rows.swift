// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension Played {
  /// The calls from a moment on, as `SECONDS NAME [STATE] SCENE`, for one app or all.
  func calls(from start: Duration = .zero, app: String? = nil) -> [String] {
    rows(from: start, app: app) { kind in
      guard case .call(let call) = kind else { return nil }
      let name =
        call.callback.rawValue.split(separator: "(")[0] == "application"
        ? call.callback.rawValue : String(call.callback.rawValue.split(separator: "(")[0])
      return "\(name) [\(call.state.rawValue)]" + (call.scene.map { " " + $0 } ?? "")
    }
  }

  /// The `UIApplication` and `UIScene` notifications from a moment on, without their class's name.
  func notifications(from start: Duration = .zero) -> [String] {
    rows(from: start, app: nil) { kind in
      guard case .notification(let name, _) = kind else { return nil }
      return name.rawValue
    }
  }

  /// The ends of processes, as `SECONDS REASON CODE LIMIT`.
  var ends: [String] {
    rows(from: .zero, app: nil) { kind in
      guard case .end(let ending) = kind else { return nil }
      return [ending.reason.rawValue, ending.code?.rawValue, ending.limit?.rawValue]
        .compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The limits that were announced, as `SECONDS LIMIT until SECONDS`.
  var limits: [String] {
    rows(from: .zero, app: nil) { kind in
      guard case .deadline(let limit, let due) = kind else { return nil }
      return "\(limit.rawValue) until \(due.words)"
    }
  }

  /// The changes of state of one app, as `SECONDS STATE`.
  func states(of app: String) -> [String] {
    rows(from: .zero, app: app) { kind in
      guard case .state(_, let state, _) = kind else { return nil }
      return state.rawValue
    }
  }

  /// The changes of background tasks, as `SECONDS NAME CHANGE`.
  var tasks: [String] {
    rows(from: .zero, app: nil) { kind in
      guard case .task(let name, let change, _) = kind else { return nil }
      return "\(name) \(change.rawValue)"
    }
  }

  /// The refusals: the event, the rule, and the remedy.
  var refusals: [String] {
    entries.compactMap {
      guard case .refused(let refusal) = $0.kind else { return nil }
      let remedy = refusal.remedy.map(\.description).joined(separator: ", ")
      return "\(refusal.event): \(refusal.rule.rawValue)" + (remedy.isEmpty ? "" : " (\(remedy))")
    }
  }

  private func rows(
    from start: Duration, app: String?, _ text: (Trace.Kind) -> String?
  ) -> [String] {
    entries.compactMap { entry in
      guard entry.time >= start, app == nil || entry.app == app else { return nil }
      return text(entry.kind).map { "\(entry.time.words) \($0)" }
    }
  }
}
