// SPDX-License-Identifier: Apache-2.0

/// Which events explain a line.
extension LogChecker {
  /// The most silent events in a row that are guessed.
  private static let deepest = 3

  /// The events that explain a sight: those after as few silent ones as possible, and for a launch
  /// those after more that lead to other lines: what was discarded before is reported there. What
  /// can happen silently later too is guessed when a line needs it; where that is found out too
  /// late, a thorough search does so for every sight.
  mutating func guesses(
    from device: Int, _ sight: Sight, _ isThorough: Bool = false
  ) -> [Guess] {
    let key = GuessKey(device: device, sight: sight, isThorough: isThorough)
    if let known = guessed[key] { return known }
    var found: [Guess] = []
    var known: Set<[Int]> = []
    var deepest = Self.deepest
    var depth = 0
    while depth <= deepest, found.isEmpty || isThorough || sight.observation.isLaunch {
      let next = guesses(from: device, sight, depth: depth)
      if found.isEmpty {
        found = next
        known.formUnion(next.map(\.outputs))
        // Only what is reported later can still tell launches apart.
        if !found.isEmpty, !isThorough, !world.reportsLater[sight.app] { deepest = depth + 1 }
      } else {
        found += next.filter { known.insert($0.outputs).inserted }
      }
      depth += 1
    }
    if found.isEmpty, isThorough, sight.seconds > 0 {
      // Whole seconds of several lines can be one more than what has passed since the first.
      let less = Sight(
        app: sight.app, observation: sight.observation, seconds: sight.seconds - 1,
        mayBegin: sight.mayBegin)
      found = guesses(from: device, less, false)
    }
    if found.isEmpty, sight.seconds > 0 {
      // A background task that nobody logs keeps an app running for a while.
      for begun in world.beginningTasks(from: device) {
        found += guesses(from: begun.device, sight, isThorough).map { guess in
          Guess(
            device: guess.device, outputs: guess.outputs, cost: guess.cost + begun.cost,
            path: begun.path + guess.path)
        }
      }
    }
    guessed[key] = found
    return found
  }

  mutating func guesses(from device: Int, _ sight: Sight, depth: Int) -> [Guess] {
    var found: [Guess] = []
    for source in sources(from: device, sight, depth: depth, into: &found) {
      for edge in world.edges(from: source.device) {
        add(edge, after: source, sight, to: &found)
      }
    }
    return found
  }

  /// The places from which an event explains a sight: time has passed, and silent events happened
  /// before or after that.
  private mutating func sources(
    from device: Int, _ sight: Sight, depth: Int, into found: inout [Guess]
  ) -> [CheckWorld.Reached] {
    guard sight.seconds > 0 else { return world.silent(from: device, depth: depth) }
    var known: Set<Int> = []
    var sources: [CheckWorld.Reached] = []
    for before in world.silent(from: device, depth: min(depth, 1)) {
      let edge = world.passing(sight.seconds, from: before.device)
      guard edge.isSilent else {
        add(edge, after: before, sight, to: &found)
        continue
      }
      for after in world.silent(from: edge.next, depth: depth - before.path.count)
      where known.insert(after.device).inserted {
        sources.append(
          CheckWorld.Reached(
            device: after.device, cost: before.cost + after.cost,
            path: before.path + [edge.action] + after.path))
      }
    }
    return sources
  }

  private mutating func add(
    _ edge: CheckWorld.Edge, after source: CheckWorld.Reached, _ sight: Sight,
    to found: inout [Guess]
  ) {
    guard let rest = rest(of: edge.outputs[sight.app], after: sight) else { return }
    var outputs = edge.outputs
    outputs[sight.app] = rest
    found.append(
      Guess(
        device: edge.next, outputs: outputs, cost: source.cost + edge.cost,
        path: source.path + [edge.action]))
  }
}
