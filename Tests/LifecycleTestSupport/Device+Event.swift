// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

package extension Device {
  /// An event of a kind, for the app of that name or the first one, with an argument that makes
  /// sense where none is given.
  func event(
    _ kind: SystemEvent.Kind, _ app: String? = nil, _ argument: String? = nil
  ) -> SystemEvent? {
    if !kind.takesApp, let event = SystemEvent(kind, argument: argument) { return event }
    guard let reference = app.map({ reference(to: $0) }) ?? reference(at: 0) else { return nil }
    if argument == nil { return candidate(kind, for: reference) }
    return SystemEvent(kind, app: reference, argument: argument)
  }

  /// The app of that name answers from outside.
  mutating func returned(from name: String, value: Bool? = nil) -> [Trace.Entry] {
    reference(to: name).map { returned(from: $0, value: value) } ?? []
  }
}
