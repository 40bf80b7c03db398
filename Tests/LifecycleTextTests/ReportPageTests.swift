// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import Testing

@testable import LifecycleText

@Suite("The pages of reports")
struct ReportPageTests {
  private static let long =
    "The watchdog terminated the app. The report does not say which transition took too long."

  private static func written(
    _ page: ReportPage, _ write: (inout TextBuffer, ReportPage) -> Void
  ) -> [String] {
    var out = TextBuffer()
    write(&out, page)
    return out.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("a sentence is broken between words, and what follows its first line hangs")
  func words() {
    let page = ReportPage(columns: 40)
    let lines = page.wrapped(Self.long, indent: 2, hanging: 4)
    #expect(lines.allSatisfy { TextWidth.of($0) <= 40 })
    #expect(lines[0].hasPrefix("  The") && lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
    let joined = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(joined == Self.long)
  }

  @Test("the progress of a build is broken between words, however long the app's name is")
  func progress() {
    for language in Language.allCases {
      for length in 1...70 {
        let name = String(repeating: "N", count: length)
        for message in [BuildMessage.building(name), .buildingUIKit, .buildingModules(name)] {
          let text = "applife: " + language.phrases.commandLine.build(message)
          let lines = ReportPage(columns: 80).wrapped(text, hanging: 2)
          #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
          #expect(
            text.split(separator: " ").filter { $0.unicodeScalars.allSatisfy(\.isASCII) }
              .allSatisfy { word in lines.contains { $0.contains(word) } }, "\(lines)")
        }
      }
    }
  }

  @Test("for a file or a program, a line is as long as it is")
  func lines() {
    #expect(ReportPage.lines.wrapped(Self.long, indent: 2) == ["  " + Self.long])
  }

  @Test("Chinese is broken between its characters, which take two columns")
  func wide() {
    let text = "看门狗终止了 App。报告没有说明哪次转换用时过长；含有“scene-create”的行会说明这一点。"
    let lines = ReportPage(columns: 30).wrapped(text, hanging: 2)
    #expect(lines.count > 2 && lines.allSatisfy { TextWidth.of($0) <= 30 })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("an address stays in one piece")
  func address() {
    let address = "https://developer.apple.com/documentation/xcode/sigkill (about 5 s)"
    #expect(ReportPage(columns: 30).wrapped(address, indent: 4) == ["    " + address])
  }

  @Test("a verdict is bold, and in color where colors are wanted; a name brings no escapes")
  func tones() {
    let text = "No\u{1B}[7mtes"
    let add: (inout TextBuffer, ReportPage) -> Void = { $0.add(text, on: $1, .bad) }
    #expect(Self.written(.lines, add)[0] == "No?[7mtes")
    #expect(Self.written(ReportPage(emphasis: .bold), add)[0] == "\u{1B}[1mNo?[7mtes\u{1B}[m")
    #expect(Self.written(ReportPage(emphasis: .colors), add)[0] == "\u{1B}[1;31mNo?[7mtes\u{1B}[m")
  }

  @Test("a link in a style is a link, and its style stays outside of it")
  func links() {
    let page = ReportPage(emphasis: .colors)
    var out = TextBuffer()
    out.add("https://apple.com/a", on: page, .quiet, indent: 2)
    let thread = "firebase/firebase-ios-sdk#3759"
    out.add(thread, on: page, .quiet)
    let text = String(
      decoding: Printable.lines(out.bytes, as: page.encoding(hasLinks: true)), as: UTF8.self)
    #expect(
      text.contains(
        "  \u{1B}[2m\u{1B}]8;;https://apple.com/a\u{1B}\\https://apple.com/a\u{1B}]8;;\u{1B}\\\u{1B}[m"
      ))
    #expect(text.contains("\u{1B}\\\(thread)\u{1B}]8;;"))
  }

  @Test("headings stand beside what they say, or above it where there is no room")
  func rows() {
    let rows: [(heading: String, lines: [(text: String, tone: ReportPage.Tone)])] = [
      ("What", [(Self.long, .bad)]), ("Code", [("0x8badf00d", .plain)]),
    ]
    let wide = Self.written(ReportPage(columns: 60)) { $0.add(rows: rows, on: $1) }
    #expect(wide[0].hasPrefix("What  The watchdog") && wide[1].hasPrefix("      "))
    let narrow = Self.written(ReportPage(columns: 30)) { $0.add(rows: rows, on: $1) }
    #expect(narrow[0] == "What" && narrow[1].hasPrefix("  The watchdog"))
    for line in wide { #expect(TextWidth.of(line) <= 60) }
    for line in narrow { #expect(TextWidth.of(line) <= 30) }
  }

  @Test(
    "reports fit on the page in every language, but for what is copied and for addresses",
    arguments: Language.allCases, [60, 80, 120])
  func fit(_ language: Language, _ columns: Int) {
    let phrases = language.phrases
    let page = ReportPage(columns: columns)
    var lines = Self.written(page) { out, page in
      CrashReport(name: "0x8badf00d", log: CrashLog(Array("0x8badf00d".utf8)), phrases)
        .writeText(to: &out, on: page)
    }
    let book = RuleBook(version: 26, phrases: phrases)
    lines += Self.written(page) { out, page in
      for rule in Rule.allCases {
        book.write(page: rule, to: &out, on: page)
        book.write(entry: rule, to: &out, on: page)
      }
    }
    for line in lines where TextWidth.of(line) > columns {
      let text = line.drop { $0 == " " }
      #expect(
        String(text).isAddress || text.hasPrefix("on ") || text.hasPrefix("#"), "\(line)")
    }
  }
}
