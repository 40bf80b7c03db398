// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

/// A format of tours; the raw value is what `--format` takes.
package enum TourFormat: String, CaseIterable, FormatForReaders {
  case scenario
  case json

  package var isForMachines: Bool {
    switch self {
    case .scenario: false
    case .json: true
    }
  }
}

extension Tour {
  /// The tour for programs: its steps, what it covers and what it leaves out, and the scenario.
  package func json(_ scenario: Scenario, _ words: any TourPhrases) -> JSON {
    [
      "schema": .number(1), "title": .text(scenario.title), "summary": .texts(summary(words)),
      "time": .seconds(time), "bound": .seconds(bound), "shortest": .truth(isShortest),
      "situations": .number(situations), "cut": .truth(isCut),
      "steps": .list(scenario.steps.map { ["step": .text($0.text), "note": .text($0.note)] }),
      "covered": .list(covered.map(Self.json)),
      "missing": .list(
        missing.map { one in
          [
            "of": .text(one.item.category.rawValue), "name": .text(one.item.name),
            "why": .text(words.missing(one.reason, [one.item])),
          ]
        }), "scenario": .text(scenario.text),
    ]
  }

  private static func json(_ item: Coverage.Item) -> JSON {
    ["of": .text(item.category.rawValue), "name": .text(item.name)]
  }
}
