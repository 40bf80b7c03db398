// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle

/// Makes a walk of the lines of a session file.
struct WalkReader {
  /// The number of lines that have been read.
  private var count = 0
  /// The number of the last line that is not empty.
  private var line = 0
  private var walk: Walk?
  private var source: Walk.Source?
  private var started: Int?
  private var steps: [Walk.Step] = []
  private var hasEnded = false
  /// The kinds of lines that have been read.
  private var seen: Set<WalkFile.Kind> = []

  private func malformed(_ problem: WalkFile.Problem) -> WalkFile.Malformed {
    WalkFile.Malformed(line: line, problem)
  }

  mutating func read(_ text: ArraySlice<UInt8>) throws(WalkFile.Malformed) {
    count += 1
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { return }
    line = count
    if hasEnded { throw malformed(.behindEnd) }
    let record = try decoded(text)
    if source == nil, record.kind != .walk { throw malformed(.wantsHead) }
    // A second one would take the place of the first, and of what was read since.
    if record.kind != .step, record.kind != .followUp, !seen.insert(record.kind).inserted {
      throw malformed(.again(record.kind))
    }
    if walk == nil, record.kind != .walk, record.kind != .text { throw malformed(.wantsText) }
    switch record {
    case .walk(let head): try begin(head)
    case .text(let text): try load(text.text)
    case .facts(let facts):
      walk?.facts[.charter] = facts.charter
      walk?.facts[.tester] = facts.tester
      walk?.facts[.device] = facts.device
      walk?.facts[.build] = facts.build
    case .selection(let selection):
      let numbers = selection.steps.map(\.value)
      for number in numbers { try check(number) }
      walk?.selection = numbers
    case .step(let step): try add(step)
    case .followUp(let text): walk?.followUps.append(text.text)
    case .end(let end):
      hasEnded = true
      var times: [Walk.Activity: Duration] = [
        .design: try time(end.design, "design"),
        .execution: try time(end.execution, "execution"),
        .investigation: try time(end.investigation, "investigation"),
      ]
      if let setUp = end.setUp { times[.setUp] = try time(setUp, "set-up") }
      walk?.times = times
    }
  }

  private func decoded(_ text: ArraySlice<UInt8>) throws(WalkFile.Malformed) -> WalkRecord {
    do {
      return try JSONDecoder().decode(WalkRecord.self, from: Data(text))
    } catch {
      throw malformed(WalkFile.Problem(error))
    }
  }

  private mutating func begin(_ head: WalkRecord.Head) throws(WalkFile.Malformed) {
    let version = head.version.value
    guard WalkFile.versions.contains(version) else { throw malformed(.version(version)) }
    var source = Walk.Source(
      name: head.scenario ?? "scenario", text: "", version: head.ios?.value)
    if let word = head.style {
      guard let style = LifecycleStyle(rawValue: word) else { throw malformed(.style(word)) }
      source.style = style
    }
    if let ios = head.ios?.value, !Device.knows(ios) { throw malformed(.ios(ios)) }
    started = try date(head.started)
    self.source = source
  }

  private mutating func load(_ text: String) throws(WalkFile.Malformed) {
    guard var source else { return }
    source.text = text
    do throws(Scenario.Malformed) {
      let scenario = try Scenario.parse(Array(text.utf8), overrides: source.overrides)
      steps = Walk.steps(of: scenario)
    } catch {
      throw malformed(.scenario(error))
    }
    walk = Walk(source)
    walk?.started = started
  }

  private func check(_ number: Int) throws(WalkFile.Malformed) {
    guard number > 0, number <= steps.count else {
      throw malformed(.step(number, count: steps.count))
    }
  }

  private mutating func add(_ step: WalkRecord.Step) throws(WalkFile.Malformed) {
    let number = step.step.value
    try check(number)
    if walk?.results[number] != nil { throw malformed(.stepAgain(number)) }
    var verdict: Walk.Verdict?
    if let word = step.verdict {
      guard let found = Walk.Verdict(rawValue: word) else { throw malformed(.verdict(word)) }
      verdict = found
    }
    var result = Walk.Result(
      verdict, expected: step.expected ?? [], time: try time(step.seconds, "seconds"))
    result.asking = step.asking
    result.note = step.note ?? ""
    result.instead = step.instead ?? []
    result.date = try date(step.at)
    result.evidence = try (step.evidence ?? []).map { file throws(WalkFile.Malformed) in
      // A name leads nowhere but into the folder of the session.
      guard !file.file.isEmpty, !file.file.hasPrefix("."), !file.file.utf8.contains(0x2F),
        SHA256.isText(file.sha256), file.bytes.value >= 0
      else { throw malformed(.evidence) }
      return Walk.Evidence(file: file.file, hash: file.sha256, bytes: file.bytes.value)
    }
    walk?.results[number] = result
  }

  /// Seconds; none are no time.
  private func time(
    _ seconds: WalkRecord.Number<Double>?, _ key: String
  ) throws(WalkFile.Malformed) -> Duration {
    guard let seconds else { return .zero }
    guard let time = Duration.roundedSeconds(seconds.value) else {
      throw malformed(.time(key: key))
    }
    return time
  }

  private func date(_ text: String?) throws(WalkFile.Malformed) -> Int? {
    guard let text else { return nil }
    guard let seconds = WalkDate.seconds(text) else { throw malformed(.date(text)) }
    return seconds
  }

  func finish() throws(WalkFile.Malformed) -> (walk: Walk, steps: [Walk.Step]) {
    guard let walk else { throw WalkFile.Malformed(line: nil, .noScenario) }
    guard hasEnded else { throw malformed(.cutOff) }
    return (walk, steps)
  }
}

extension WalkFile.Problem {
  /// Makes a problem of what a decoder says of a line.
  fileprivate init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): self = .missingKey(key.stringValue)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .wantsValue(WalkFile.Value(type), key: context.codingPath.last?.stringValue)
    case .dataCorrupted(let context):
      self = context.codingPath.last.map { .unknownValue(key: $0.stringValue) } ?? .notJSON
    case nil: self = .notJSON
    @unknown default: self = .notJSON
    }
  }
}

extension WalkFile.Value {
  fileprivate init(_ type: any Any.Type) {
    if type is Int.Type {
      self = .wholeNumber
    } else if type is Double.Type {
      self = .number
    } else if type is String.Type {
      self = .text
    } else if type is [String].Type || type is [Int].Type || type is [Any].Type {
      self = .list
    } else {
      self = .object
    }
  }
}
