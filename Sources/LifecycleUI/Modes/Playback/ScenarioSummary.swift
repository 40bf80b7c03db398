// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// A scenario that can be opened: what the picker lists.
package struct ScenarioSummary: Hashable, Sendable {
  /// The name by which the shell finds it: its file's, without the extension.
  package let name: String
  /// The scenario's first comment.
  package let title: String

  package init(name: String, title: String) {
    self.name = Printable.stripped(name)
    self.title = Printable.stripped(title)
  }

  /// The words of its name.
  private var words: [Substring] { name.split(separator: "-") }

  /// Scenarios by topic: those whose names begin with the same word. The topic is what all of
  /// their names begin with; scenarios alone with their word come last, without one.
  package static func byTopic(
    _ all: [ScenarioSummary]
  ) -> [(topic: String?, scenarios: [ScenarioSummary])] {
    var groups: [[ScenarioSummary]] = []
    var alone: [ScenarioSummary] = []
    for group in Dictionary(grouping: all, by: { $0.words.first ?? "" }).values {
      if group.count > 1 {
        groups.append(group.sorted { $0.name < $1.name })
      } else {
        alone += group
      }
    }
    groups.sort { $0[0].name < $1[0].name }
    alone.sort { $0.name < $1.name }
    return groups.map { (topic(of: $0), $0) } + (alone.isEmpty ? [] : [(nil, alone)])
  }

  private static func topic(of group: [ScenarioSummary]) -> String {
    var common = group[0].words
    for other in group.dropFirst() {
      common = Array(zip(common, other.words).prefix { $0 == $1 }.map { $0.0 })
    }
    let text = common.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
