// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText

/// The sentences of reports, in a language whose sentences are marked: unmarked text is in no
/// sentence.
@Suite("Reports in other languages")
struct LanguageReportTests {
  private static let phrases = TestLanguages.marked.phrases

  private static let text = """
    # A title.
    app Notes
    app Maps
    on applicationDidEnterBackground(_:) begin task save
    tap icon
    edit
    expect Notes suspended
    2s receive call
    decline call
    +1s press home
    unlock
    +60s tap icon Maps
    swipe away Notes
    """

  private static var scenario: Scenario {
    get throws { try Scenario.parse(Array(text.utf8)) }
  }

  /// A report of the scenario.
  private static func written(_ format: Format) throws -> String {
    var out = TextBuffer()
    let style = ReportStyle(isExplained: true, phrases: phrases)
    guard var report = format.report(style) else { return "" }
    let file = ScenarioFile(name: "-c", scenario: try scenario)
    report.begin(file, to: &out)
    var runner = Scenario.Runner(file.scenario)
    var tally = CoverageTally()
    tally.begin(file.scenario)
    while let result = runner.next() {
      tally.add(result.entries)
      report.add(result, of: file, to: &out)
    }
    report.end(file, at: runner.device.now, to: &out)
    if format == .text { report.add(tally, to: &out) }
    report.finish(to: &out)
    return out.text
  }

  /// The words that are the same in every language: names, statements, and the words of a format.
  private static let vocabulary = CommonWords.model.union(
    CommonWords.words(
      in:
        "Notes Maps title save expect sequenceDiagram actor participant User Note over right of as")
  )

  private static func strange(_ text: String) -> [String] {
    CommonWords.words(in: text).filter { !vocabulary.contains($0) }
  }

  @Test(
    "no report for people says a word that is not of its language",
    arguments: [Format.text, .markdown, .mermaid])
  func reports(_ format: Format) throws {
    let text = try Self.written(format)
    #expect(text.contains("\n"))
    for line in text.split(separator: "\n") {
      #expect(Self.strange(String(line)).isEmpty, "\(Self.strange(String(line))): \(line)")
    }
  }

  @Test("a comparison says no word that is not of its language, in columns, in rows and read out")
  func comparison() throws {
    var other = try Self.scenario
    other.steps.removeLast(3)
    guard let left = try Self.scenario.recorded(atMost: 10_000),
      let right = other.recorded(atMost: 10_000)
    else {
      Issue.record("too long")
      return
    }
    let comparison = Comparison(left, right)
    let names = (left: "left", right: "right")
    let named = NamedComparison(
      comparison: comparison, left: names.left, right: names.right)
    for width in [nil, 80, 120] {
      let text = ComparisonText(comparison, names: names, phrases: Self.phrases, width: width)
      for line in text.lines + ComparisonNarration(named, phrases: Self.phrases).lines {
        let words = Self.strange(line).filter { !["left", "right"].contains($0) }
        #expect(words.isEmpty, "\(words): \(line)")
      }
    }
  }

  @Test("what differs at the start of a run has a heading without a moment")
  func start() {
    for language in Language.allCases {
      let heading = language.phrases.compare.atStart
      #expect(heading.hasSuffix(":") || heading.hasSuffix("："))
      #expect(!heading.contains { $0.isNumber || $0 == "," })
    }
  }

  // MARK: What a language decides

  @Test("in Russian, what lies below is in the genitive")
  func genitive() {
    let phrases = Language.russian.phrases
    #expect(phrases.screen.shown([.front(.home)]) == "«Домой»")
    #expect(
      phrases.screen.shown([.cover(.call), .front(.home)])
        == "входящий звонок поверх экрана «Домой»"
    )
    #expect(
      phrases.screen.shown([.cover(.siri), .banner, .app("Notes")])
        == "Siri поверх баннера поверх приложения Notes")
    #expect(
      Language.english.phrases.screen.shown([.banner, .cover(.alert), .app("Notes")])
        == "banner over alert over Notes")
  }

  @Test("the kind of an entry has at most twelve columns in every language")
  func kinds() throws {
    var runner = Scenario.Runner(try Self.scenario)
    while let result = runner.next() {
      for entry in result.entries {
        for language in Language.allCases {
          let kind = language.phrases.record.kind(entry.kind)
          #expect(TextWidth.of(kind) <= 12, "\(language.rawValue): \(kind)")
        }
      }
    }
    for language in Language.allCases {
      let words = language.phrases.reports
      #expect(TextWidth.of(words.pass) <= 12 && TextWidth.of(words.fail.uppercased()) <= 12)
    }
  }
}
