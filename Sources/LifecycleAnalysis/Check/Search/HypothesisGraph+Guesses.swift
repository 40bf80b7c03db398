// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The events that explain a line. A silent event is one that no log shows.
extension HypothesisGraph {
  /// The question that a list of guesses answers.
  struct GuessKey: Hashable {
    let device: Int
    let entry: LogEntry
    let depth: GuessDepth
  }

  /// The number of silent events that may come before the event that explains an entry.
  enum GuessDepth {
    /// None.
    case direct
    /// As few as possible, or one more.
    case usual
    /// More of them too.
    case thorough
  }

  /// An event that explains an entry.
  struct Guess {
    let device: Int
    let outputs: [Int]
    let cost: Int
    let path: [CheckWorld.Action]
  }

  /// The result of a guess, as far as lines can tell.
  private struct GuessResult: Hashable {
    let outputs: [Int]
    /// Later lines can depend on it. Only a thorough search tells it apart: few lines need it.
    let rest: Rest?

    struct Rest: Hashable {
      /// The notifications that may be tapped.
      let shown: EmulatedApp.Shown
      /// The number of pushes and fetches that the app has still to complete, if it may.
      let incomplete: Int?
    }
  }

  private func result(of guess: Guess, for entry: LogEntry, _ search: GuessDepth) -> GuessResult {
    guard search == .thorough else { return GuessResult(outputs: guess.outputs, rest: nil) }
    let app = world.devices[guess.device].apps[entry.app]
    let incomplete =
      world.choosesCompletions ? app.process?.work.count { $0.wake.hasCompletion } : nil
    return GuessResult(
      outputs: guess.outputs,
      rest: GuessResult.Rest(shown: app.shown, incomplete: incomplete))
  }

  /// The number of silent events in a row that are tried.
  private static let deepest = 3

  /// Returns the events that explain an entry after as few silent events as possible, or one more: a
  /// notification that arrives and is tapped may be likelier than what explains the line at once.
  ///
  /// A launch may also report what was discarded before, so for a launch all silent events are tried.
  /// If another line needs more of them, a thorough search tries them for every entry.
  mutating func guesses(
    from device: Int, _ entry: LogEntry, _ search: GuessDepth = .usual
  ) -> [Guess] {
    let key = GuessKey(device: device, entry: entry, depth: search)
    if let known = guessed[key] { return known }
    var found: [Guess] = []
    var results: Set<GuessResult> = []
    let isThorough = search == .thorough
    var deepest = search == .direct ? 0 : Self.deepest
    var depth = 0
    var sources = Sources(device)
    while depth <= deepest {
      let next = nextGuesses(entry, from: &sources)
      if found.isEmpty {
        found = next
        results.formUnion(next.map { result(of: $0, for: entry, search) })
        let mayReport = entry.observation.isLaunch && world.reportsLater[entry.app]
        if !found.isEmpty, search == .usual, !mayReport { deepest = depth + 1 }
      } else {
        found += next.filter { results.insert(result(of: $0, for: entry, search)).inserted }
      }
      depth += 1
    }
    if found.isEmpty, isThorough, entry.seconds > 0 {
      // Whole seconds of several lines can be one more than what has passed since the first.
      let less = LogEntry(
        app: entry.app, observation: entry.observation, seconds: entry.seconds - 1,
        mayBegin: entry.mayBegin)
      found = guesses(from: device, less)
    }
    if found.isEmpty, entry.seconds > 0, search != .direct {
      // A background task without a line keeps an app running for a while.
      for begun in world.beginningTasks(from: device) {
        found += guesses(from: begun.device, entry, search).map { guess in
          Guess(
            device: guess.device, outputs: guess.outputs, cost: guess.cost + begun.cost,
            path: begun.path + guess.path)
        }
      }
    }
    guessed[key] = found
    return found
  }

  /// Returns the events that explain an entry at once.
  mutating func directGuesses(from device: Int, _ entry: LogEntry) -> [Guess] {
    var sources = Sources(device)
    return nextGuesses(entry, from: &sources)
  }

  /// The devices whose events may explain an entry. Each call adds those after one more silent event.
  private struct Sources {
    /// The devices on which no time has passed yet.
    var before: [CheckWorld.Reached]
    /// The number of them that earlier calls have tried.
    var asked = 0
    var knownBefore: Set<Int>
    /// The devices on which time has passed.
    var after: [CheckWorld.Reached] = []
    /// The number of them that earlier calls have tried.
    var askedAfter = 0
    var knownAfter: Set<Int> = []
    var depth = 0

    init(_ device: Int) {
      before = [CheckWorld.Reached(device: device, cost: 0, path: [])]
      knownBefore = [device]
    }
  }

  /// Returns the events that explain an entry after as many silent events as there have been earlier calls.
  ///
  /// If time has passed, at most one silent event comes before that time and the others after it.
  private mutating func nextGuesses(_ entry: LogEntry, from sources: inout Sources) -> [Guess] {
    var found: [Guess] = []
    let isTimed = entry.seconds > 0
    let mostBefore = isTimed ? 1 : Int.max
    if sources.depth > 0, sources.depth <= mostBefore {
      let end = sources.before.count
      for at in sources.asked..<end {
        world.addSilent(
          after: sources.before[at], for: entry.app, to: &sources.before, &sources.knownBefore)
      }
      sources.asked = end
    }
    if isTimed {
      let end = sources.after.count
      for at in sources.askedAfter..<end {
        world.addSilent(
          after: sources.after[at], for: entry.app, to: &sources.after, &sources.knownAfter)
      }
      sources.askedAfter = end
      if sources.depth <= mostBefore {
        for before in sources.before[sources.asked...] {
          let edge = world.passing(entry.seconds, from: before.device)
          guard edge.isSilent else {
            add(edge, after: before, entry, to: &found)
            continue
          }
          guard sources.knownAfter.insert(edge.next).inserted else { continue }
          sources.after.append(
            CheckWorld.Reached(
              device: edge.next, cost: before.cost, path: before.path + edge.actions))
        }
      }
    }
    sources.depth += 1
    let new = isTimed ? sources.after[sources.askedAfter...] : sources.before[sources.asked...]
    for source in new {
      for edge in world.edges(from: source.device, for: entry.app) {
        add(edge, after: source, entry, to: &found)
      }
    }
    return found
  }

  /// Adds an edge to the guesses, if it explains an entry.
  private mutating func add(
    _ edge: CheckWorld.Edge, after source: CheckWorld.Reached, _ entry: LogEntry,
    to found: inout [Guess]
  ) {
    effort += 1
    guard let rest = rest(of: edge.outputs[entry.app], after: entry) else { return }
    var outputs = edge.outputs
    outputs[entry.app] = rest
    found.append(
      Guess(
        device: edge.next, outputs: outputs, cost: source.cost + edge.cost,
        path: source.path + edge.actions))
  }
}
