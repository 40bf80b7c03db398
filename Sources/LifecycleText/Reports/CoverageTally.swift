// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The coverage of some scenarios, of all that their apps can show on their versions of iOS.
package struct CoverageTally: Sendable {
  private var coverage = Coverage()
  private var possible = Coverage.Items()

  package init() {}

  /// A scenario begins.
  package mutating func begin(_ scenario: Scenario) {
    let device = scenario.device
    for app in device.apps { coverage.add(app.state) }
    possible.formUnion(.possible(on: device))
  }

  /// Something happened.
  package mutating func add(_ entries: [Trace.Entry]) {
    for entry in entries { coverage.add(entry) }
  }

  /// The things of a category, in the order of the model: those that were seen, and the others.
  package func items(of category: Coverage.Category) -> (
    seen: [Coverage.Item], unseen: [Coverage.Item]
  ) {
    let items = possible.items(of: category)
    return (items.filter(coverage.seen.contains), items.filter { !coverage.seen.contains($0) })
  }

  /// A line for each category with how much of it was seen, and below it one for each thing.
  package func write(text out: inout TextBuffer, _ words: any CoveragePhrases) {
    let width = max(TextWidth.of(words.seen), TextWidth.of(words.unseen)) + 2
    func add(_ item: Coverage.Item, _ word: String) {
      out.add("  " + TextWidth.padded(word, to: width) + item.name + "\n")
    }
    for category in Coverage.Category.allCases {
      let (seen, unseen) = items(of: category)
      out.add(words.heading(seen.count, of: seen.count + unseen.count, category) + "\n")
      for item in seen { add(item, words.seen) }
      for item in unseen { add(item, words.unseen) }
    }
  }

  /// An object for each category.
  package func write(json out: inout TextBuffer) {
    for category in Coverage.Category.allCases {
      let (seen, unseen) = items(of: category)
      out.add(line: [
        "kind": "coverage", "of": .text(category.rawValue), "seen": .texts(seen.map { $0.name }),
        "unseen": .texts(unseen.map { $0.name }),
      ])
    }
  }
}
