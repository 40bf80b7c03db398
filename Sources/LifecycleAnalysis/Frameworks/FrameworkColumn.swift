// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The view of a developer of a framework while a run goes on: fed entry by entry, it says what the framework
/// reports of each.
///
/// It keeps one last word for each app. An app with several windows that the framework tells apart is seen as
/// one.
package struct FrameworkColumn: Sendable {
  package let framework: AppFramework
  private var styles: [String: LifecycleStyle] = [:]
  private var last: [String: String] = [:]
  /// The apps whose first view has appeared.
  private var seen: Set<String> = []

  package init(_ framework: AppFramework, apps: [EmulatedApp.Traits]) {
    self.framework = framework
    for app in apps { styles[app.name] = app.style }
  }

  /// Something that a framework makes of an entry.
  package struct Report: Hashable, Sendable {
    /// The words that it reports; empty: nothing.
    package let words: [String]
    package let row: FrameworkRow
  }

  /// Returns what the framework makes of an entry; nil if it doesn't hear of it, or has reported the same last.
  package mutating func report(of entry: Trace.Entry) -> Report? {
    guard let app = entry.app else { return nil }
    if case .end = entry.kind {
      last[app] = nil
      seen.remove(app)
    }
    guard let signal = signal(of: entry, app) else { return nil }
    let before = last[app]
    let isWithoutScenes = styles[app] == .delegate
    guard
      let row = framework.rows.first(where: { row in
        row.signals.contains(signal) && (isWithoutScenes || !row.isWithoutScenes)
          && (row.after.isEmpty || before.map(row.after.contains) ?? false)
      })
    else { return nil }
    guard let word = row.reports.last else { return Report(words: [], row: row) }
    // SwiftUI's phases are of one scene or of the app: each entry is a change.
    if word == before, framework != .swiftUI { return nil }
    // A memory warning is no state: what comes next is held against the state before it.
    if framework.words.contains(where: { $0.text == word }) {
      last[app] = word
    }
    return Report(words: row.reports, row: row)
  }

  private mutating func signal(of entry: Trace.Entry, _ app: String) -> FrameworkRow.Signal? {
    switch entry.kind {
    case .call(let call): .call(call.callback)
    case .notification(let notification, _): .notification(notification)
    case .phase(_, from: _, to: let phase): .phase(phase)
    case .state(from: .inactive, to: .active, because: _):
      seen.insert(app).inserted ? .firstView : nil
    case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .end, .output: nil
    }
  }
}
