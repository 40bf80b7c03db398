// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The coverage of a device, in words.
struct CoverageWords {
  let coverage: Coverage
  let device: Device
  let phrases: Phrases

  /// The items that can be seen on this device.
  var possible: Coverage.Items { Coverage.Items.possible(on: device) }

  /// "3 of 5 states, 4 of 12 transitions, …".
  var summary: String {
    let counts = Coverage.Category.allCases.map { category in
      let items = possible.items(of: category)
      return phrases.coverage.count(coverage.seen.count(of: items), of: items.count, category)
    }
    return phrases.list(counts)
  }

  /// A thing that can be seen, in words.
  func words(_ item: Coverage.Item) -> String {
    switch item {
    case .state(let state): phrases.state(state)
    case .transition(let way): "\(phrases.state(way.from)) → \(phrases.state(way.to))"
    case .termination(let reason):
      phrases.labeled(reason.rawValue, text: phrases.ending(reason, code: nil))
    case .event(let kind): kind.phrase
    case .callback, .notification, .rule: item.name
    }
  }

  /// The items that have been seen and those that have not, one sentence a category: plain mode.
  var sentences: [String] {
    return Coverage.Category.allCases.map { category in
      let items = possible.items(of: category)
      let missing = items.filter { !coverage.seen.contains($0) }
      return phrases.coverage.sentence(
        phrases.coverage.count(items.count - missing.count, of: items.count, category),
        missing.map(name))
    }
  }

  /// A thing that can be seen, as a word in a list: a termination is a sentence otherwise.
  private func name(_ item: Coverage.Item) -> String {
    if case .termination(let reason) = item { reason.rawValue } else { words(item) }
  }
}
