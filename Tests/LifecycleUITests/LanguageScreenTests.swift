// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI
@testable import Publishing

@Suite("Languages on the screen")
struct LanguageScreenTests {
  // MARK: Another language while a session lasts

  private static let po = """
    msgid "A title."
    msgstr "Titel"
    """

  private static let scenario = """
    # A title.
    # Nobody has translated this.
    app Notes
    # A title.
    tap icon
         expect Notes active
    """

  @Test(
    "`:lang` asks for the texts of the scenario, and names the languages if there is no such one")
  func asks() throws {
    var player = try Player(scenario: Self.scenario)
    player.enter("lang en")
    #expect(player.effects == [.speak(.english, of: ScenarioTexts(), nil)])
    player.enter("lang klingon")
    #expect(player.message.contains("klingon") && player.message.contains("en"))
  }

  @Test("another language says everything anew, also the log, and what is saved stays as it was")
  func speaks() throws {
    var player = try Player(scenario: Self.scenario)
    player.press(.enter)
    let text = player.session.run.asScenario.text
    let notes = player.session.log.notes
    let texts = try ScenarioTexts(file: "a.scenario", Array(Self.po.utf8))
    func speak(_ language: Language, _ texts: ScenarioTexts) {
      _ = player.session.update(.speaks(language, texts, nil), at: player.wall)
    }
    speak(TestLanguages.marked, texts)
    #expect(player.session.title == "Titel")
    #expect(player.session.log.notes.first?.text == "Titel")
    #expect(
      player.session.log.notes.last?.text == TestLanguages.mark(notes.last?.text ?? ""))
    #expect(player.session.run.asScenario.text == text)
    // What is made again from the branches is in that language too.
    player.press(.left)
    player.press(.right)
    player.press(.escape)
    #expect(player.session.log.notes.first?.text == "Titel")
    speak(.english, ScenarioTexts(file: "a.scenario"))
    #expect(player.session.log.notes == notes)
    #expect(player.session.title == "A title.")
  }

  // MARK: Sentences that no language says

  /// The words that are the same in every language: names, and the language of scenarios.
  private static let vocabulary: Set<String> = {
    var words = CommonWords.model
    func add(_ text: String) { words.formUnion(latin(text)) }
    for word in Command.Word.allCases { add(word.rawValue) }
    for command in Keymap.standard.bindings { add(command.key.name) }
    // What the test itself names, keys, and the words of plain mode.
    add("Notes Maps Music Mail Four apps pid")
    add("Enter Esc Tab PgUp PgDn Home End space Ctrl expect calls wait skip within predict")
    add(
      "main run loop branch objects lang en ios foo stdin denied applife tour path explain "
        + "mobilesafari")
    return words
  }()

  private static func latin(_ text: String) -> [String] { CommonWords.words(in: text) }

  /// The keys and lines that a user can enter, a screen after each.
  private static let tour: [String] = [
    "o", "?", "\u{1B}", "h", ":why\r", "\u{1B}", ":coverage\r", "\u{1B}", "c", "z", "d", ":quiz\r",
    "1", "\u{1B}", ":summary\r", "\u{1B}", ":status\r", ":branches\r", "\u{1B}", "m", "s", "x",
    ":objects\r", "\u{1B}", ":compare style delegate scene\r", "\u{1B}", ":start\r", "\u{1B}",
    ":earlier event\r", ":later\r", ":undo\r", ":redo\r", ":speed 4\r", ":speed no\r", ":foo\r",
    ":", "\u{1B}", "/", "Notes\r", "n", "\u{1B}", "u", "E", "\u{1B}", "R", "l", "l", "o", "G",
  ]

  @Test(
    "no screen shows a sentence that is not of its language",
    arguments: [Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)])
  func marked(_ size: Size) {
    var player = ScreenPlayer(size: size, language: TestLanguages.marked)
    var read: Set<String> = []
    for keys in Self.tour {
      player.press(keys)
      player.wait(.milliseconds(700))
      // The row of events in the timeline has only keys.
      let keyRow = player.session.layout.timeline.y
      for (y, line) in player.session.frameLines.enumerated()
      where y != keyRow && read.insert(line).inserted {
        let strange = Self.latin(line).filter { word in
          // A word may be cut at the edge of a panel.
          !Self.vocabulary.contains { $0 == word || $0.hasPrefix(word) || $0.hasSuffix(word) }
        }
        #expect(strange.isEmpty, "\(strange) after \(keys.debugDescription): \(line)")
      }
    }
  }

  @Test("plain mode says nothing that is not of its language")
  func plain() {
    var start = Session.Start(
      device: Device(apps: [.init(name: "Notes")]), title: "", language: TestLanguages.marked)
    start.view.interface = .plain
    var session = PlainSession(start: start, at: .zero)
    var lines = session.greeting.output
    let typed = [
      "tap icon", "wait 1s", "press home", "why", "why not press home", "status", "quiz", "1",
      "summary", "coverage", "branches", "earlier", "now", "undo", "redo", "foo",
      "expect Notes active",
      "compare style delegate scene", "speed 2", "speed x", "lock", "lock", "help",
    ]
    for (number, line) in typed.enumerated() {
      for answer in [
        session.read(Array(line.utf8), at: .seconds(number)), session.drain(at: .seconds(number)),
      ] { lines += answer.output + answer.errors }
    }
    for line in lines {
      let strange = Self.latin(line).filter { !Self.vocabulary.contains($0) }
      #expect(strange.isEmpty, "\(strange): \(line)")
    }
  }

  @Test("a page's record says no word that is not of its language")
  func page() throws {
    let file = ScenarioFile(name: "-c", scenario: try Scenario.parse(Array(Self.scenario.utf8)))
    var record = PageRecord(file, TestLanguages.marked.phrases)
    var runner = Scenario.Runner(file.scenario)
    while let result = runner.next() { record.add(result) }
    var out = TextBuffer()
    record.write(until: runner.device.now, to: &out)
    for line in out.text.split(separator: "\n") where line.hasPrefix("<tr>") {
      let text = line.replacing("<tr>", with: "").replacing("<td>", with: " ")
        .replacing("</td>", with: " ").replacing("</tr>", with: "").replacing("&quot;", with: " ")
      if text.contains("<th") { continue }
      let strange = Self.latin(String(text)).filter { !Self.vocabulary.contains($0) }
      #expect(strange.isEmpty, "\(strange): \(line)")
    }
  }

  // MARK: Layout

  @Test(
    "with long and with wide sentences no line between panels is broken",
    arguments: [TestLanguages.long, TestLanguages.wide],
    [Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)])
  func lines(_ language: Language, _ size: Size) {
    var player = ScreenPlayer(size: size, language: language)
    for keys in ["o", "h", "z", "o", "c", "d", "l"] {
      player.press(keys)
      player.press(.character("1"))
      player.wait(.seconds(1))
      let canvas = Screen.draw(player.session)
      // A message that is longer than its row covers what is above it.
      let rules = player.session.message == nil ? player.session.layout.rules : []
      for rule in rules where rule.from.x == rule.to.x {
        for y in max(0, rule.from.y)...min(size.height - 1, rule.to.y) {
          let cell = canvas[Point(rule.from.x, y)]
          #expect(cell.arms != .none, "column \(rule.from.x), row \(y): \(canvas.lines[y])")
        }
      }
    }
  }

  @Test("the diagram has room for the names of the states in every language")
  func diagram() {
    for language in Language.allCases + [TestLanguages.marked] {
      let figure = DiagramFigures.of(language).compact
      for state in EmulatedApp.State.allCases {
        let name = TextWidth.of(language.phrases.state(state)) + 2
        #expect(name <= figure.box(of: state).width - 2, "\(language.rawValue): \(state)")
      }
      #expect(figure.size.width <= 41)
    }
    #expect(DiagramFigures(Language.english.phrases) == .standard)
  }

  @Test("the timeline tells the states apart in every language")
  func timeline() {
    for language in Language.allCases {
      var player = ScreenPlayer(size: Size(120, 40), language: language)
      player.press("o")
      player.wait(.seconds(2))
      player.press("h")
      player.wait(.seconds(8))
      let marks = [EmulatedApp.State.inactive, .active, .background, .suspended].map { Mark.of($0) }
      let isShown = player.lines.contains { line in
        line.contains("Notes") && marks.allSatisfy { line.contains($0) }
      }
      #expect(isShown, "\(language.rawValue): \(player.lines)")
    }
  }

  @Test("the log shows the time at 80 columns in every language")
  func logTime() {
    for language in Language.allCases {
      var player = ScreenPlayer(size: Size(80, 24), language: language)
      player.press("o")
      player.wait(.seconds(2))
      player.press("h")
      // The app has settled, and the clock stands still.
      let stamp = language.phrases.moment("0.50")
      #expect(player.lines.contains { $0.contains(stamp) }, "\(language.rawValue)")
    }
  }

  @Test("a termination is shown by how the app ended, and is one word in a list")
  func terminations() {
    let device = Device(apps: [.init(name: "Notes")])
    let words = CoverageWords(
      coverage: Coverage(), device: device, phrases: Language.english.phrases)
    #expect(
      words.words(.termination(.fetch))
        == "fetch: The app did not complete a background fetch in time.")
    #expect(words.sentences.contains { $0.contains("user, watchdog") })
  }
}

extension Session {
  /// The screen as lines of text.
  fileprivate var frameLines: [String] { Screen.draw(self).lines }
}
