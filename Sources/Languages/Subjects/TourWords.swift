// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The options of a tour on a command line, as values.
package enum TourWords {
  /// The words after `--cover`, in the order they are listed.
  package static let covers: [(word: String, category: Coverage.Category)] = [
    ("states", .states), ("transitions", .transitions), ("callbacks", .callbacks),
    ("notifications", .notifications), ("endings", .terminations), ("events", .events),
    ("rules", .rules),
  ]

  /// The words for what is to be covered.
  static func names(of categories: [Coverage.Category]) -> [String] {
    covers.filter { categories.contains($0.category) }.map { $0.word }
  }

  /// A thing that can be covered, with states in the language's words and everything else in the
  /// words of scenarios: "Không chạy → Chạy nền".
  static func name(of item: Coverage.Item, state: (EmulatedApp.State) -> String) -> String {
    switch item {
    case .state(let it): state(it)
    case .transition(let way): "\(state(way.from)) → \(state(way.to))"
    case .callback, .notification, .termination, .event, .rule: item.name
    }
  }

  /// The time of a tour as a multiple of its bound, rounded up to hundredths: "1.05".
  static func factor(of tour: Tour) -> String {
    let (time, bound) = (tour.time / .milliseconds(1), max(1, tour.bound / .milliseconds(1)))
    let hundredths = Int((time / bound * 100).rounded(.up))
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  /// Reads the things to be covered: words with commas between them.
  package static func cover(_ text: String) throws(TourProblem) -> [Coverage.Category] {
    var categories: [Coverage.Category] = []
    for word in list(text) {
      // Coverage calls endings terminations: its words are understood too.
      let name = word.lowercased()
      guard let found = covers.first(where: { $0.word == name || $0.category.rawValue == name })
      else {
        throw .unknownCover(
          word, nearest: EditDistance.name(to: word, among: covers.map { $0.word }))
      }
      categories.append(found.category)
    }
    return categories
  }

  /// Reads the groups to be left out: words with commas between them.
  package static func groups(_ text: String) throws(TourProblem) -> Set<TourGroup> {
    var groups: Set<TourGroup> = []
    for word in list(text) {
      guard let group = TourGroup(rawValue: word.lowercased()) else {
        let names = TourGroup.allCases.map { $0.rawValue }
        throw .unknownGroup(word, nearest: EditDistance.name(to: word, among: names))
      }
      groups.insert(group)
    }
    return groups
  }

  /// Reads the tester's means: words with commas between them, or `all`.
  package static func means(_ text: String) throws(TourProblem) -> Set<TourMeans> {
    var means: Set<TourMeans> = []
    for word in list(text) {
      let name = word.lowercased()
      if name == all {
        means.formUnion(TourMeans.allCases)
        continue
      }
      guard let found = TourMeans(rawValue: name) else {
        throw .unknownMeans(word, nearest: EditDistance.name(to: word, among: meansNames))
      }
      means.insert(found)
    }
    return means
  }

  /// The words after `--with`.
  package static let meansNames = TourMeans.allCases.map { $0.rawValue } + [all]
  private static let all = "all"

  /// A time: `90s`, `20m`.
  package static func time(_ text: String) throws(TourProblem) -> Duration {
    guard let time = Duration(words: text) else { throw .badDuration(text) }
    return time
  }

  /// The declarations of a file, without steps.
  package static func head(_ scenario: Scenario) throws(TourProblem) -> Scenario {
    if let step = scenario.steps.first { throw .headHasSteps(step.text, step.position) }
    guard !scenario.apps.isEmpty else { throw .headHasNoApp }
    return scenario
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// A reason that there is no tour.
package enum TourProblem: Error, Hashable, Sendable {
  case unknownCover(String, nearest: String?)
  case unknownGroup(String, nearest: String?)
  case unknownMeans(String, nearest: String?)
  case badDuration(String)
  /// The file that is to declare an app has a step, there.
  case headHasSteps(String, Scenario.Position)
  case headHasNoApp
  /// Nothing of what is asked for can be covered.
  case nothing
}
