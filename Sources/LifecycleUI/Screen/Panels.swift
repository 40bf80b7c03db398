// SPDX-License-Identifier: Apache-2.0

/// The panels that a user can leave out. The life cycle, the log and a scenario are always shown.
package struct Panels: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let apps = Panels(rawValue: 1)
  package static let timers = Panels(rawValue: 2)
  package static let runLoop = Panels(rawValue: 4)
  package static let objects = Panels(rawValue: 8)
  package static let events = Panels(rawValue: 16)
  package static let timeline = Panels(rawValue: 32)

  package static let all: Panels = [.apps, .timers, .runLoop, .objects, .events, .timeline]

  /// The panels with their names in the settings, in the order of the screen.
  package static let named: [(name: String, panel: Panels)] = [
    ("apps", .apps), ("timers", .timers), ("run loop", .runLoop), ("objects", .objects),
    ("events", .events), ("timeline", .timeline),
  ]

  /// The names of these panels.
  package var names: [String] { Self.named.filter { contains($0.panel) }.map { $0.name } }
}
