// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The lines of the card of an end: a title, and headings with what they say.
struct TerminationContent {
  let report: TerminationReport
  let device: Device
  let phrases: Phrases
  let keymap: Keymap

  var title: String {
    let words = phrases.report
    let title = "\(Mark.of(report.ending)) \(words.title(report.app))"
    return report.others > 0 ? "\(title) \(words.others(report.others))" : title
  }

  /// A heading and what it says.
  typealias Row = (label: String, text: String, style: Style)

  var rows: [Row] {
    let ending = report.ending
    let words = phrases.report
    var rows: [Row] = []
    if let said = report.said { rows.append((words.reason, said, .strong)) }
    if report.isInferred {
      rows.append((words.state, phrases.state(ending.state), .plain))
      return rows
    }
    let why = phrases.ending(ending.reason, code: ending.code)
    rows.append((rows.isEmpty ? words.reason : "", why, .strong))
    if let code = ending.code {
      rows.append((words.code, phrases.labeled(code.rawValue, text: phrases.code(code)), .strong))
    }
    if device.version >= ExitCategory.minimumVersion, let category = ending.exitCategory {
      let counted = phrases.explain.counted(category, ending.isInForeground)
      rows.append((words.metricKit, counted, .plain))
    }
    let isNotified = ending.notified ? words.yes : words.no
    rows.append((words.notified, isNotified, ending.notified ? .plain : .ending))
    if let elapsed = ending.elapsed, let allowance = ending.allowance {
      let times = words.elapsed(
        phrases.seconds(TimeText.seconds(elapsed)),
        allowance: phrases.seconds(TimeText.seconds(allowance)),
        ending.limit)
      rows.append((words.time, times, .plain))
    }
    let lost =
      ending.unsavedEditsLost > 0 ? words.lostEdits(ending.unsavedEditsLost) : words.nothingLost
    rows.append((words.unsavedEditsLost, lost, ending.unsavedEditsLost > 0 ? .ending : .plain))
    rows.append((words.state, phrases.state(ending.state), .plain))
    if let callback = ending.lastCallback {
      rows.append((words.lastCallback, callback.rawValue, .call))
    }
    let keys = report.keys(keymap)
    if !keys.isEmpty { rows.append((words.reproduce, keys.joined(separator: " "), .key)) }
    rows.append((words.rule, phrases.rule(report.rule), .plain))
    return rows
  }

  /// The report as the card of a page.
  var card: ExplanationCard {
    var card = ExplanationCard(title: title)
    card.parts = rows.map { .line(label: $0.label, text: $0.text) }
    return card
  }
}
