// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// A session file: a walk as JSON Lines, from a line of kind `walk` to one of kind `end`.
///
/// - SeeAlso: docs/how-to/walk-with-a-phone.md
enum WalkFile {
  /// The version of the format.
  private static let version = 1

  /// Whether a file begins as a session file does; no scenario begins with a brace.
  static func isWalk(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "{") }

  // MARK: Writing

  /// Writes a walk, and returns it with the dates it did not have.
  ///
  /// - Parameter former: what the file must still hold, so that nothing is lost that another program
  ///   wrote there; nil for anything.
  static func keep(
    _ walk: Walk, over former: Walk? = nil, at path: String
  ) -> Result<Walk, FileError> {
    var walk = walk
    walk.stamp(Int(time(nil)))
    do throws(Failure) {
      if let former, FileName.with(path, { access($0, F_OK) }) == 0,
        try Files.read(path) != text(of: former)
      {
        throw Failure("\(path): another program has changed this session; quit and resume it")
      }
      try SessionFiles.write(text(of: walk), to: path)
      Files.syncFolder(of: path)
      return .success(walk)
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  private static func text(of walk: Walk) throws(Failure) -> [UInt8] {
    var out = TextBuffer()
    var head = WalkRecord(kind: .walk)
    head.version = version
    head.applife = Version.number
    head.scenario = walk.source.name
    head.ios = walk.source.version
    head.style = walk.source.style?.rawValue
    head.started = walk.started.map(WalkDate.text)
    try head.write(to: &out)
    var source = WalkRecord(kind: .text)
    source.text = walk.source.text
    try source.write(to: &out)
    var facts = WalkRecord(kind: .facts)
    facts.charter = walk.facts[.charter]
    facts.tester = walk.facts[.tester]
    facts.device = walk.facts[.device]
    facts.build = walk.facts[.build]
    try facts.write(to: &out)
    if let steps = walk.selection {
      var selection = WalkRecord(kind: .selection)
      selection.steps = steps
      try selection.write(to: &out)
    }
    for (number, result) in walk.results.sorted(by: { $0.key < $1.key }) {
      try WalkRecord(number, result).write(to: &out)
    }
    var end = WalkRecord(kind: .end)
    end.design = walk.times[.design]?.roundedSeconds ?? 0
    end.execution = walk.times[.execution]?.roundedSeconds ?? 0
    end.investigation = walk.times[.investigation]?.roundedSeconds ?? 0
    try end.write(to: &out)
    return out.bytes
  }

  // MARK: Reading

  /// The scenario of a walk.
  static func scenario(of walk: Walk) throws(Failure) -> Scenario {
    try scenario(Array(walk.source.text.utf8), walk.source.overrides, in: walk.source.name)
  }

  /// The scenario in the bytes of a file.
  static func scenario(
    _ bytes: [UInt8], _ overrides: Scenario.Overrides, in name: String
  ) throws(Failure) -> Scenario {
    do throws(Scenario.Malformed) {
      return try Scenario.parse(bytes, overrides: overrides)
    } catch {
      throw Failure(.wrongUse, Sentences.lines(error, in: name))
    }
  }

  /// A session file, and the steps of its scenario.
  static func read(_ path: String) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    try parse(Files.read(path), Files.name(path))
  }

  /// The walk in the bytes of a session file.
  static func parse(
    _ bytes: [UInt8], _ name: String
  ) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    guard isWalk(bytes) else { throw Failure("\(name):1: not a session file of applife walk") }
    var reader = WalkReader(name)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.read(line, version: version)
    }
    return try reader.finish()
  }
}

/// Makes a walk of the lines of a session file.
private struct WalkReader {
  private let name: String
  /// How many lines have been read, and the number of the last one that is not empty.
  private var count = 0
  private var line = 0
  private var walk: Walk?
  private var source = Walk.Source(name: "", text: "")
  private var started: Int?
  private var steps: [Walk.Step] = []
  private var hasEnded = false
  /// The kinds of lines that have been read.
  private var seen: Set<WalkRecord.Kind> = []

  init(_ name: String) { self.name = name }

  private func failure(_ text: String) -> Failure { Failure("\(name):\(line): \(text)") }

  mutating func read(_ text: ArraySlice<UInt8>, version: Int) throws(Failure) {
    count += 1
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { return }
    line = count
    if hasEnded { throw failure("found a line after the line of kind \"end\"") }
    let record = try decoded(text)
    if source.name.isEmpty, record.kind != .walk {
      throw failure("not a session file of applife walk: expected a line of kind \"walk\" first")
    }
    // A second one would take the place of the first, and of what was read since.
    if record.kind != .step, !seen.insert(record.kind).inserted {
      throw failure("found a second line of kind \"\(record.kind.rawValue)\"")
    }
    switch record.kind {
    case .walk: try begin(record, version: version)
    case .text:
      source.text = record.text ?? ""
      try load()
    case .facts:
      walk?.facts[.charter] = record.charter
      walk?.facts[.tester] = record.tester
      walk?.facts[.device] = record.device
      walk?.facts[.build] = record.build
    case .selection:
      let numbers = record.steps ?? []
      for number in numbers { try check(number) }
      walk?.selection = numbers
    case .step: try add(record)
    case .end:
      hasEnded = true
      walk?.times = [
        .design: .roundedSeconds(record.design ?? 0),
        .execution: .roundedSeconds(record.execution ?? 0),
        .investigation: .roundedSeconds(record.investigation ?? 0),
      ]
    }
    if walk == nil, record.kind != .walk {
      throw failure("expected the line of kind \"text\" before this one")
    }
  }

  private func decoded(_ text: ArraySlice<UInt8>) throws(Failure) -> WalkRecord {
    do {
      return try JSONDecoder().decode(WalkRecord.self, from: Data(text))
    } catch let error as DecodingError {
      throw failure(WalkRecord.explain(error))
    } catch {
      throw failure("not JSON")
    }
  }

  private mutating func begin(_ record: WalkRecord, version: Int) throws(Failure) {
    guard let found = record.version else { throw failure("expected a version") }
    guard found == version else {
      throw failure("expected a session file of version \(version), found version \(found)")
    }
    source.name = record.scenario ?? "scenario"
    source.version = record.ios
    if let word = record.style {
      guard let style = LifecycleStyle(rawValue: word) else {
        throw failure("unknown style \"\(word)\"; use delegate, scene or swiftui")
      }
      source.style = style
    }
    if let ios = record.ios, !Device.knownVersions.contains(ios) {
      throw failure("unknown version iOS \(ios)")
    }
    started = try date(record.started)
  }

  private mutating func load() throws(Failure) {
    let scenario = try WalkFile.scenario(
      Array(source.text.utf8), source.overrides, in: "\(name):\(line): the scenario in it")
    steps = Walk.steps(of: scenario)
    var walk = Walk(source)
    walk.started = started
    self.walk = walk
  }

  private func check(_ number: Int) throws(Failure) {
    guard steps.indices.contains(number - 1) else {
      throw failure("expected a step from 1 to \(steps.count), found \(number)")
    }
  }

  private mutating func add(_ record: WalkRecord) throws(Failure) {
    guard let number = record.step else { throw failure("expected the number of a step") }
    try check(number)
    if walk?.results[number] != nil { throw failure("found a second line for step \(number)") }
    var verdict: Walk.Verdict?
    if let word = record.verdict {
      guard let found = Walk.Verdict(rawValue: word) else {
        throw failure(
          "unknown verdict \"\(word)\"; use "
            + Walk.Verdict.allCases.map(\.rawValue).joined(separator: ", "))
      }
      verdict = found
    }
    var result = Walk.Result(
      verdict, expected: record.expected ?? [], time: .roundedSeconds(record.seconds ?? 0))
    result.note = record.note ?? ""
    result.instead = record.instead ?? []
    result.date = try date(record.at)
    walk?.results[number] = result
  }

  private func date(_ text: String?) throws(Failure) -> Int? {
    guard let text else { return nil }
    guard let seconds = WalkDate.seconds(text) else {
      throw failure("expected a date such as 2026-11-21T18:00:00Z, found \"\(text)\"")
    }
    return seconds
  }

  func finish() throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    guard let walk else { throw Failure("\(name): the session file has no scenario") }
    guard hasEnded else {
      throw Failure(
        "\(name):\(line): the session file is cut off: expected a line of kind \"end\"; "
          + "to keep its verdicts, append the line {\"kind\":\"end\"}")
    }
    return (walk, steps)
  }
}
