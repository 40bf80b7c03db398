// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import LifecycleText
import Testing

@testable import LifecycleUI
@testable import Publishing
@testable import Teaching

/// The pages of the site, as texts. What they do in a browser is tested by `tools/site-test.mjs`.
@Suite("Site")
struct SiteTests {
  private static func part(_ name: String) throws -> String {
    let root = Project.root
    return try String(contentsOf: root.appending(path: "Resources/Page/" + name), encoding: .utf8)
  }

  private static func site(_ language: Language, address: String? = nil) throws -> Site {
    let parts = PageParts(
      markup: try part("page.html"), style: "", script: "", engine: "AA==", version: "1",
      courseMarkup: "", courseScript: "", siteMarkup: try part("site.html"))
    let timer = Topic(
      .suspendedSilently, "suspended-timers-stop", "why does my <timer> stop", "vì sao timer dừng",
      "почему останавливается таймер")
    let interruption = Topic(.interruption, nil, "willResignActive called")
    let answers = [
      SiteAnswer(
        topic: timer, symptom: .suspension, scenario: "demo", near: [Rule.interruption.rawValue]),
      SiteAnswer(topic: interruption, symptom: .screen, scenario: nil, near: []),
    ]
    return Site(parts, language, address: address, answers, try changes())
  }

  /// The differences of one scenario on two versions.
  private static func changes() throws -> VersionChanges {
    var changes = VersionChanges()
    let text = Array("app Notes\ntap icon\n".utf8)
    let runs = try [SystemVersion(12), 26, 27].map { version in
      let scenario = try Scenario.parse(text, overrides: Scenario.Overrides(version: version))
      return (version: version, recording: scenario.recorded())
    }
    changes.add(runs, of: "notes")
    return changes
  }

  private static func file() throws -> ScenarioFile {
    let text = Array(
      "# A <call>\napp Notes\ntap icon\n# Phone rings.\n+1s receive call\n".utf8)
    return ScenarioFile(name: "call", scenario: try Scenario.parse(text))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("an answer stands above its session, with its grade and its sources as links")
  func answer() throws {
    let site = try Self.site(.english)
    let page = text(site.page(of: site.answers[0], try Self.file()))
    #expect(page.contains("<title>Why does my &lt;timer&gt; stop – applife</title>"))
    let order = [
      "<main class=\"site\">", "<h1>Why does my &lt;timer&gt; stop</h1>", "<p class=\"answer\">",
      "suspended.no-callback: ", "target=\"_blank\" rel=\"noopener noreferrer\"",
      "<div id=\"session\" hidden></div>", "<h2>A &lt;call&gt;</h2>",
      "<script src=\"../engine.js\"></script>", "<script src=\"../../page.js\"></script>",
      "<a href=\"../answers/\(Rule.interruption.rawValue).html\"", "</main>",
    ]
    var place = page.startIndex
    for part in order {
      let found = page.range(of: part, range: place..<page.endIndex)
      #expect(found != nil, "missing or out of order: \(part)")
      place = found?.upperBound ?? place
    }
    // Neither the module nor the style is in the page.
    #expect(!page.contains("AA==") && !page.contains("<style>"))
  }

  @Test("a page without a session has no engine, and only scripts of the folder may run")
  func withoutSession() throws {
    let site = try Self.site(.english)
    let page = text(site.page(of: site.answers[1], nil))
    #expect(!page.contains("<script") && page.contains("script-src 'self' file:;"))
    #expect(page.contains("<h1>willResignActive called</h1>"))
  }

  @Test("a title is a question in the language of the page, or else in English, and says so")
  func titles() throws {
    for (language, title) in [
      (Language.english, "Why does my <timer> stop"), (.vietnamese, "Vì sao timer dừng"),
      (.russian, "Почему останавливается таймер"), (.simplifiedChinese, "Why does my <timer> stop"),
    ] {
      let site = try Self.site(language)
      #expect(site.answers[0].title(in: language).text == title)
    }
    let page = text(try Self.site(.simplifiedChinese).answersPage())
    #expect(page.contains("lang=\"en\">Why does my &lt;timer&gt; stop</a>"))
  }

  @Test("links are relative, and lead to the same page in each language")
  func languages() throws {
    let page = text(try Self.site(.russian).versionsPage())
    for tag in ["en", "vi", "zh-Hans", "ru"] {
      #expect(page.contains("<a href=\"../../\(tag)/versions/index.html\" lang=\"\(tag)\""))
    }
    #expect(page.contains("lang=\"ru\" hreflang=\"ru\" aria-current=\"true\">Русский</a>"))
    #expect(!page.contains("href=\"http") && !page.contains("canonical"))
  }

  @Test("the first page has the frames of its run, which begin with what is seen")
  func landing() throws {
    let page = text(try Self.site(.english).landing(try Self.file()))
    let begin = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: begin..<page.endIndex)).lowerBound
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(page[begin..<end].utf8)) as? [String: Any])
    let frames = try #require(data["frames"] as? [[String: Any]])
    #expect(frames.first?["text"] as? String == "tap icon Notes")
    #expect(frames.compactMap { $0["state"] as? String } == ["inactive", "active", "inactive"])
    let call = try #require(frames.first { $0["text"] as? String == "receive call" })
    #expect(call["caption"] as? String == "Phone rings.")
    let screen = try #require(call["screen"] as? [String: Any])
    #expect(screen["text"] as? String == "incoming call over Notes")
    for role in ["Student", "Teacher", "Tester", "Developer with a project"] {
      #expect(page.contains("<h3>\(role)</h3>"))
    }
  }

  @Test("a version says what came and what went, with the rule")
  func versions() throws {
    let site = try Self.site(.english)
    #expect(site.changes.versions == [26, 27])
    let page = text(site.page(of: SystemVersion(27)))
    #expect(page.contains("<h1>What changed in iOS 27</h1>"))
    #expect(page.contains("applife compare --changed notes"))
    #expect(page.contains("<h3>\(Language.english.phrases.rule(.launchScenesWarned))</h3>"))
  }

  @Test("the search has each answer, its questions and the names of things")
  func search() throws {
    let script = text(try Self.site(.vietnamese).search())
    let begin = try #require(script.range(of: "globalThis.applifeSearch = ")).upperBound
    let json = script[begin...].dropLast(2)
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let answers = try #require(data["answers"] as? [[String: Any]])
    #expect(answers.first?["file"] as? String == "suspended.no-callback.html")
    #expect(answers.first?["title"] as? String == "Vì sao timer dừng")
    #expect((data["names"] as? [[String]])?.contains { $0.contains("фоне") } == true)
  }

  @Test("with an address, pages name theirs, and the sitemap lists every page")
  func sitemap() throws {
    let site = try Self.site(.english, address: "https://example.org/a&b/")
    let page = text(site.versionsPage())
    #expect(
      page.contains(
        "<link rel=\"canonical\" href=\"https://example.org/a&amp;b/en/versions/index.html\">"))
    let lessons = [Lesson(number: 1, name: "one", title: "One")]
    let map = text(try #require(Site.sitemap([site], lessons: lessons)))
    for path in ["index.html", "answers/\(Rule.interruption.rawValue).html", "course/one.html"] {
      #expect(map.contains("<loc>https://example.org/a&amp;b/en/\(path)</loc>"))
    }
    #expect(Site.sitemap([try Self.site(.english)], lessons: lessons) == nil)
  }

  @Test("every question of ask has a page, each name once")
  func everyQuestion() {
    let answers = SiteAnswer.all(from: .empty)
    #expect(Set(answers.map(\.topic.id)).count == answers.count)
    #expect(
      Set(answers.flatMap(\.topic.questions)) == Set(Topic.asked.flatMap(\.questions)))
    #expect(answers.allSatisfy { !$0.near.contains($0.topic.id) })
  }
}
