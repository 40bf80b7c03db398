// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The line `as` with the name of a framework: what its developers see of the session.
struct FrameworkLine {
  let framework: AppFramework
  /// The most reports that the card lists: the last ones.
  private static let mostReports = 40

  /// Reads a line; nil if it is something else.
  init?(_ line: String) {
    let words = line.trimmed.lowercased().split(separator: " ")
    guard words.count == 2, words[0] == "as",
      let framework = AppFramework(rawValue: String(words[1]))
    else { return nil }
    self.framework = framework
  }

  /// The reports of the framework, as a card: each line leads to its row in the log.
  func card(of run: Run) -> ExplanationCard {
    let log = run.timeline.log
    var column = FrameworkColumn(framework, apps: run.device.apps.map { $0.traits })
    var lines: [ExplanationCard.Part] = []
    var remarks: [String] = []
    let isSeveral = run.device.apps.count > 1
    for index in log.first..<log.end {
      guard let entry = log[index].entry, let report = column.report(of: entry) else { continue }
      if let remark = report.row.remark, !remarks.contains(remark) { remarks.append(remark) }
      let app = isSeveral ? entry.app.map { $0 + " " } ?? "" : ""
      lines.append(
        .line(
          label: TimeText.stamp(entry.time), text: app + FrameworkColumnText.text(report.words),
          tail: Self.name(of: entry), link: .row(index)))
    }
    if lines.isEmpty { lines = [.text("–")] }
    if lines.count > Self.mostReports { lines = [.text("…")] + lines.suffix(Self.mostReports) }
    return ExplanationCard(
      title: "\(framework.name): \(framework.type)",
      parts: lines + remarks.map { .text($0) })
  }

  /// The short name of what UIKit did.
  private static func name(of entry: Trace.Entry) -> String {
    switch entry.kind {
    case .call(let call): String(call.callback.shortName)
    case .notification(let notification, _):
      String(notification.rawValue.split(separator: ".").last ?? "")
    case .state(_, let to, _): "→ \(to.rawValue)"
    case .event, .refused, .process, .returned, .task, .phase, .deadline, .queue, .end, .output: ""
    }
  }
}
