// SPDX-License-Identifier: Apache-2.0
@testable import Lifecycle
@testable import LifecycleAnalysis

/// A log that nobody wrote: real ones and those of random sessions, put together and changed.
struct MadeLog {
  private(set) var lines: [String]
  /// True if the engine wrote it and nothing was changed: then it fits.
  private(set) var fits = false
  /// The pattern with which it is read; nil for none.
  private(set) var pattern: String?
  /// The version of iOS that the check is told; nil for none.
  private(set) var version: SystemVersion?
  /// The cost of what happened (``CheckVocabulary/cost(of:)``), if the check is to find nothing dearer; nil if
  /// that says nothing, since much happened that no line shows.
  private(set) var cost: Int?
  /// The way in which it was made.
  private(set) var story: String

  private static let real =
    (RealLog.methods + RealLog.frameworks + RealLog.shapes + RealLog.further).map(\.lines)
  private static let played: [[String]] = ScenarioLibrary.names.compactMap { name in
    guard let scenario = try? ScenarioLibrary.scenario(name) else { return nil }
    return WrittenLog(ScenarioLibrary.play(scenario).entries).lines
  }
  private static let mostLines = 1000

  /// Makes the log of a session with several windows and screens, and changes nothing.
  init(screens seed: Int) {
    var dice = Dice(seed: seed)
    let session = MadeSession(screens: 3 + dice.roll(dice.roll(4) == 0 ? 80 : 25), &dice)
    (lines, version, story, fits) = (session.lines, session.version, session.story, true)
  }

  /// Makes the log of a session in which people do what they do every day, and changes nothing.
  init(days seed: Int) {
    var dice = Dice(seed: seed)
    let session = MadeSession(acts: 1 + dice.roll(6), &dice)
    (lines, version, story, fits) = (session.lines, session.version, session.story, true)
    cost = session.cost
  }

  init(seed: Int) {
    var dice = Dice(seed: seed)
    switch dice.roll(5) {
    case 0:
      lines = dice.pick(Self.real)
      story = "a real log"
    case 1:
      lines = dice.pick(Self.played)
      story = "the log of a scenario"
    case 2:
      let session = MadeSession(screens: 3 + dice.roll(40), &dice)
      (lines, version, story, fits) = (session.lines, session.version, session.story, true)
    default:
      let session = MadeSession(
        apps: 1 + dice.roll(4), events: 5 + dice.roll(dice.roll(3) == 0 ? 400 : 60), &dice)
      (lines, story, fits) = (session.lines, session.story, true)
    }
    if dice.roll(3) == 0 { mix(&dice) }
    for _ in 0..<[0, 0, 1, 1, 2, 4][dice.roll(6)] { change(&dice) }
    if dice.roll(5) == 0 { pattern = dice.pick(Self.patterns) }
    if lines.count > Self.mostLines { lines.removeLast(lines.count - Self.mostLines) }
  }

  private static let patterns = [
    "{time} {app}[{pid}:{}] {message}", "{time} {message}", "{app}[{pid}] {message}", "{message}",
  ]

  // MARK: Changes

  /// Puts the lines of up to three other logs between its own, each with its own name.
  private mutating func mix(_ dice: inout Dice) {
    fits = false
    story += ", mixed"
    var all = [lines]
    for number in 0..<(1 + dice.roll(3)) {
      let other = dice.roll(2) == 0 ? dice.pick(Self.real) : dice.pick(Self.played)
      all.append(other.map { Self.renamed($0, "App\(number)") })
    }
    var places = all.map { _ in 0 }
    var mixed: [String] = []
    while true {
      let open = all.indices.filter { places[$0] < all[$0].count }
      guard !open.isEmpty else { break }
      let from = dice.pick(open)
      mixed.append(all[from][places[from]])
      places[from] += 1
    }
    lines = mixed
  }

  /// A line with another name before the identifier of the process.
  private static func renamed(_ line: String, _ name: String) -> String {
    guard let open = line.firstIndex(of: "["), open > line.startIndex else {
      return "\(name)[9]: \(line)"
    }
    let start = line[..<open].lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    return line[..<start] + name + line[open...]
  }

  private mutating func change(_ dice: inout Dice) {
    guard lines.count > 1 else { return }
    fits = false
    let place = dice.roll(lines.count)
    switch dice.roll(9) {
    case 0:
      lines.removeFirst(place)
      story += ", cut in front"
    case 1:
      lines.removeLast(place)
      story += ", cut behind"
    case 2:
      lines.insert(lines[place], at: place)
      story += ", a line doubled"
    case 3:
      lines = lines.flatMap { [$0, $0] }
      story += ", all lines doubled"
    case 4:
      lines.shuffle(using: &dice)
      story += ", shuffled"
    case 5:
      let end = min(lines.count, place + 2 + dice.roll(6))
      lines[place..<end].shuffle(using: &dice)
      story += ", shuffled in part"
    case 6:
      for _ in 0..<(1 + dice.roll(4)) where lines.count > 1 {
        lines.remove(at: dice.roll(lines.count))
      }
      story += ", lines removed"
    case 7:
      lines += lines
      story += ", twice"
    default:
      var bytes = Array(lines[place].utf8)
      for _ in 0..<(1 + dice.roll(3)) where !bytes.isEmpty {
        bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256))
      }
      lines[place] = String(decoding: bytes, as: UTF8.self)
      story += ", bytes changed"
    }
  }
}
