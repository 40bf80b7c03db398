// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A format for the judgement of an app's files; the raw value is what `--format` takes.
package enum DoctorFormat: String, CaseIterable, Sendable {
  case text
  case sarif
  case json

  /// The encoding for the reader of the report.
  package var encoding: Printable.Encoding {
    switch self {
    case .text: .text
    case .sarif, .json: .json
    }
  }
}

extension DoctorFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .sarif, .json: true
    case .text: false
    }
  }
}

/// The report of `applife doctor`: whether an app launches, and what goes wrong in it. Its sentences are English
/// in every language, like those of a compiler; docs/how-to/check-a-project.md says so.
package struct DoctorReport {
  package let diagnosis: Diagnosis
  /// The findings that a baseline does not accept.
  package let findings: [DoctorFinding]
  /// The number of findings and verdicts that a baseline accepts.
  package let accepted: Int
  /// The SDKs whose verdict a baseline accepts.
  private let acceptedSDKs: Set<Int>
  /// The folder that was judged, as the user names it; places are told from there.
  let base: String

  /// - Parameters:
  ///   - base: the folder as the user names it; empty for the current one.
  ///   - baseline: what is accepted.
  package init(_ diagnosis: Diagnosis, base: String, baseline: DoctorBaseline? = nil) {
    self.diagnosis = diagnosis
    self.base = base
    var rest = baseline ?? DoctorBaseline()
    var sdks: Set<Int> = []
    for verdict in diagnosis.launches where verdict.isProblem && rest.take(verdict) {
      sdks.insert(verdict.sdk)
    }
    acceptedSDKs = sdks
    findings = diagnosis.findings.filter { !rest.take($0) }
    accepted = diagnosis.findings.count - findings.count + sdks.count
  }

  /// True if something is wrong: an app that does not launch for sure, or an error.
  package var hasProblem: Bool {
    diagnosis.launches.contains { $0.isProblem && !acceptedSDKs.contains($0.sdk) }
      || count(.error) > 0
  }

  func isAccepted(_ verdict: LaunchVerdict) -> Bool { acceptedSDKs.contains(verdict.sdk) }

  func count(_ level: DoctorFinding.Level) -> Int { findings.count { $0.level == level } }

  /// - Parameter page: what a text is written on.
  package func write(
    _ format: DoctorFormat, on page: ReportPage = .lines, to out: inout TextBuffer
  ) {
    switch format {
    case .text: writeText(to: &out, on: page)
    case .json: out.add(line: json)
    case .sarif: out.add(line: sarif)
    }
  }

  /// A place as the user can open it.
  func text(_ place: SourcePlace) -> String {
    SourcePlace(file: path(place.file), line: place.line, column: place.column).text
  }

  func path(_ file: String) -> String {
    base.isEmpty || base == "." ? file : base.hasSuffix("/") ? base + file : base + "/" + file
  }

  /// Sentences about the files that were not read or not used.
  package var limits: [String] { DoctorSentences.limits(diagnosis.facts, path) }

  // MARK: Text

  func writeText(to out: inout TextBuffer, on page: ReportPage) {
    for verdict in diagnosis.launches {
      let place = verdict.place.map { text($0) + ": " } ?? ""
      out.add(DoctorSentences.headline(verdict), on: page, tone(verdict))
      let reason = DoctorSentences.reason(verdict.reason, diagnosis.facts)
      out.add(place + reason, on: page, indent: 2)
      if let meaning = DoctorSentences.meaning(verdict) { out.add(meaning, on: page, indent: 2) }
      out.add(evidence(verdict.rule), on: page, .quiet, indent: 2)
      if let scenario = verdict.scenario {
        out.add("See it happen: applife \(scenario)", on: page, indent: 2)
      }
    }
    out.newline()
    out.add(DoctorSentences.head(diagnosis), on: page)
    for line in limits { out.add(line, on: page) }
    if !findings.isEmpty { out.newline() }
    for finding in findings {
      let level = finding.level.rawValue
      out.add(
        "\(text(finding.place)): \(level): \(DoctorSentences.finding(finding.kind))", on: page,
        .strong, hanging: 4)
      out.add(DoctorSentences.advice(finding.kind), on: page, indent: 2)
      out.add(
        "\(finding.rule.rawValue) [\(finding.rule.grade.rawValue)], applife \(finding.scenario)",
        on: page, .quiet, indent: 2)
    }
    out.newline()
    out.add(summary, on: page)
  }

  private func tone(_ verdict: LaunchVerdict) -> ReportPage.Tone {
    if verdict.isProblem { return .bad }
    return verdict.outcome == .launches ? .good : .unsure
  }

  /// A rule with its grade and its sources.
  func evidence(_ rule: Rule) -> String {
    let sources = rule.origin.sources.prefix(3).map { $0.place.text }.joined(separator: ", ")
    return "\(rule.rawValue) [\(rule.grade.rawValue)]: \(sources)"
  }

  var summary: String {
    func counted(_ level: DoctorFinding.Level) -> String {
      let number = count(level)
      return "\(number) \(level.rawValue)\(number == 1 ? "" : "s")"
    }
    let rest =
      accepted == 0
      ? "" : " \(accepted) more \(accepted == 1 ? "is" : "are") accepted by the baseline."
    let isWhole = diagnosis.facts.unread.isEmpty && !diagnosis.facts.isCut
    let part = isWhole ? "" : " Not everything was read."
    return "\(counted(.error)), \(counted(.warning)), \(counted(.note)).\(part)\(rest)"
  }
}

/// The findings of an app that somebody has accepted: a line for each, without its line in the source, so that
/// edits elsewhere don't bring it back.
package struct DoctorBaseline: Equatable, Sendable {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The line of a text that is not from a baseline, counted from one.
  package struct Foreign: Error { package let line: Int }

  /// Reads a baseline. Lines that begin with `#` are comments.
  package init(_ text: String) throws(Foreign) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, Self.isName(parts[0]) else { throw Foreign(line: index + 1) }
      counts[String(line), default: 0] += 1
    }
  }

  /// True for a name as kinds of findings have one. Later versions may know more of them.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == 0x2D || $0 &- 0x61 < 26 }
  }

  /// The text of a baseline that accepts everything in a diagnosis.
  package static func text(_ diagnosis: Diagnosis) -> String {
    let lines =
      diagnosis.launches.filter(\.isProblem).map(line) + diagnosis.findings.map(line)
    return
      "# Accepted by applife doctor --baseline: the kind, the file and the name of each finding.\n"
      + lines.sorted().map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: DoctorFinding) -> String {
    [finding.name, finding.place.file, finding.subject].map(clean).joined(separator: "\t")
  }

  private static func line(_ verdict: LaunchVerdict) -> String {
    ["launch", "sdk-\(verdict.sdk)", verdict.outcome.rawValue].joined(separator: "\t")
  }

  /// A name may have a control character that would break the line.
  private static func clean(_ text: String) -> String {
    Printable.line(text)
  }

  /// Returns true if a finding is accepted. Each line accepts one.
  mutating func take(_ finding: DoctorFinding) -> Bool { take(Self.line(finding)) }

  mutating func take(_ verdict: LaunchVerdict) -> Bool { take(Self.line(verdict)) }

  private mutating func take(_ line: String) -> Bool {
    guard let count = counts[line], count > 0 else { return false }
    counts[line] = count - 1
    return true
  }
}
