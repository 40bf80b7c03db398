// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

/// The result of `applife lose`: the way as a scenario, and the sentences.
package struct LossReport {
  package let loss: Loss
  /// The sentences: the result, the rule of the end, what was not tried.
  package let sentences: [String]
  /// The way as a scenario; nil if there is none.
  package let scenario: Scenario?

  package init(_ loss: Loss, _ phrases: Phrases) {
    self.loss = loss
    let words = phrases.loss
    var sentences = [words.result(loss)]
    if let way = loss.way { sentences.append(phrases.rule(way.end.rule)) }
    sentences.append(words.notTried(loss))
    self.sentences = sentences
    let title = loss.way.map(words.title) ?? ""
    scenario = loss.scenario(title: title, notes: sentences, instruction: phrases.tour.instruction)
  }

  /// The result for programs.
  package var json: JSON {
    var ending: Termination?
    if case .end(let end)? = loss.way?.end.kind { ending = end }
    let steps = scenario?.steps.dropFirst(loss.start.steps.count)
    return [
      "schema": .number(1), "lost": .truth(loss.way != nil), "summary": .texts(sentences),
      "events": loss.way.map { .number($0.eventCount) }, "bound": .number(loss.bound),
      "searched": .number(loss.searchedEvents), "complete": .truth(loss.isComplete),
      "sudden": .truth(loss.isSudden), "situations": .number(loss.situations),
      "app": loss.way?.end.app.map { .text($0) }, "end": ending.map { .text($0.reason.rawValue) },
      "rule": loss.way.map { .text($0.end.rule.rawValue) },
      "steps": steps.map { .list($0.map { ["step": .text($0.text), "note": .text($0.note)] }) },
      "scenario": scenario.map { .text($0.text) },
    ]
  }
}
