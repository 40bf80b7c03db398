// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The world that a scenario is played in: the overrides of its declarations, and a short name.
package struct World: Hashable, Sendable {
  package var overrides = Scenario.Overrides()
  /// The difference from the other world: "scene", "iOS 12".
  package var name = ""
}

/// Two worlds that a scenario is compared in.
package struct Worlds: Hashable, Sendable {
  package private(set) var left = World()
  package private(set) var right = World()
  /// True if something differs between them.
  package private(set) var areTwo = false

  /// The same world twice, with nothing in place of what scenarios declare.
  package init() {}

  /// Life-cycle styles: one for both worlds, or one for each.
  package mutating func setStyles(_ words: [String]) throws(WorldProblem) {
    try set(words, "style") { (word) throws(WorldProblem) in
      guard let style = LifecycleStyle(rawValue: word.lowercased()) else {
        let names = LifecycleStyle.allCases.map { $0.rawValue }
        throw .unknownStyle(word, nearest: EditDistance.name(to: word, among: names))
      }
      return style
    } apply: { world, style in
      world.overrides.style = style
      return style.rawValue
    }
  }

  /// Versions of iOS: one for both worlds, or one for each.
  package mutating func setVersions(_ words: [String]) throws(WorldProblem) {
    try set(words, "ios") { (word) throws(WorldProblem) in
      guard let version = SystemVersion(text: word), Device.knows(version) else {
        throw .unknownVersion(word)
      }
      return version
    } apply: { world, version in
      world.overrides.version = version
      return "iOS \(version)"
    }
  }

  /// A time limit of that name: one duration for both worlds, or one for each.
  package mutating func setLimit(_ name: String, _ words: [String]) throws(WorldProblem) {
    let names = TimeLimit.allCases.map { $0.rawValue }
    guard let limit = TimeLimit(rawValue: name.lowercased()) else {
      throw .unknownLimit(name, nearest: EditDistance.name(to: name, among: names))
    }
    try set(words, "limit") { (word) throws(WorldProblem) in
      if limit == .fetchInterval, word == "never" { return TimeLimit.never }
      guard let duration = Duration(words: word) else { throw .badDuration(word) }
      return duration
    } apply: { world, duration in
      world.overrides.limits[limit] = duration
      let value = duration == TimeLimit.never ? "never" : duration.words
      return "\(limit.rawValue) \(value)"
    }
  }

  private mutating func set<Value: Equatable>(
    _ words: [String], _ what: String, read: (String) throws(WorldProblem) -> Value,
    apply: (inout World, Value) -> String
  ) throws(WorldProblem) {
    guard let first = words.first, words.count <= 2 else { throw .notTwo(what, words.count) }
    let one = try read(first)
    let other = try read(words[words.count - 1])
    let names = (apply(&left, one), apply(&right, other))
    guard words.count == 2 else { return }
    if one == other { throw .sameTwice(what, first) }
    areTwo = true
    left.name += (left.name.isEmpty ? "" : ", ") + names.0
    right.name += (right.name.isEmpty ? "" : ", ") + names.1
  }
}
