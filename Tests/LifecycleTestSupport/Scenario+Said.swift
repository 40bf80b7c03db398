// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

package extension Scenario {
  /// Returns what a scenario's app is called with and does, entry by entry, as the text of a trace
  /// says it: calls and steps of the process, with the state read inside.
  static func said(_ text: String, since event: SystemEvent.Kind? = nil) throws -> [String] {
    var entries = ScenarioLibrary.play(try parse(text))
      .entries[...]
    if let event, let last = entries.lastIndex(where: { $0.kind.isEvent(event) }) {
      entries = entries[(last + 1)...]
    }
    return entries.compactMap { entry in
      switch entry.kind {
      case .call, .process, .phase, .queue: entry.kind.text { $0.rawValue }
      case .event, .refused, .returned, .notification, .state, .task, .deadline, .end, .output: nil
      }
    }
  }

  /// The rule of each entry of a scenario, by what the entry says.
  static func rules(_ text: String) throws -> [(text: String, rule: Rule)] {
    ScenarioLibrary.play(try parse(text)).entries.map {
      ($0.kind.text { $0.rawValue }, $0.rule)
    }
  }
}

extension Trace.Kind {
  fileprivate func isEvent(_ kind: SystemEvent.Kind) -> Bool {
    if case .event(let event) = self { event.kind == kind } else { false }
  }
}
