// SPDX-License-Identifier: Apache-2.0

import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Languages")
struct LanguageTests {
  // MARK: The choice

  private static func chosen(_ variables: [String: String]) -> String {
    Language(environment: { variables[$0] }).rawValue
  }

  @Test("without a language that the program speaks, the environment chooses English")
  func environment() {
    #expect(Self.chosen([:]) == "en")
    #expect(Self.chosen(["LANG": "tlh_KL.UTF-8"]) == "en")
    #expect(Self.chosen(["LANG": "C.UTF-8", "LANGUAGE": "en"]) == "en")
    #expect(Self.chosen(["LANG": "", "LC_ALL": "en_GB.UTF-8"]) == "en")
  }

  @Test("each language is chosen by its locale, by the first variable that is set, and by LANGUAGE")
  func locales() {
    for language in Language.allCases {
      let locale = language.rawValue.replacing("-Hans", with: "_CN") + ".UTF-8"
      let tag = language.rawValue
      #expect(Self.chosen(["LANG": locale]) == tag)
      #expect(Self.chosen(["LANG": "en_US.UTF-8", "LC_MESSAGES": locale]) == tag)
      #expect(Self.chosen(["LC_MESSAGES": "en_US.UTF-8", "LC_ALL": locale]) == tag)
      #expect(Self.chosen(["LANG": "de_DE.UTF-8", "LANGUAGE": "de:\(locale):en"]) == tag)
      #expect(Self.chosen(["LANG": "C", "LANGUAGE": locale]) == "en")
      #expect(Language(tag: tag.uppercased()) == language)
    }
  }

  @Test("traditional Chinese is not simplified Chinese")
  func traditional() {
    for locale in ["zh_TW.UTF-8", "zh_HK", "zh-Hant", "zh_Hant_TW", "zh_MO.Big5"] {
      #expect(Language(locale: locale) == nil)
    }
  }

  // MARK: Texts of scenarios

  private static let po = """
    msgid ""
    msgstr ""
    "Language: xx\\n"

    msgid "A title."
    msgstr "Titel"

    #, fuzzy
    #| msgid "An old line."
    msgid "A new line."
    msgstr "alt"

    msgid "Two "
    "parts"
    msgstr "zwei \\"Teile\\" "
    "\\\\ hier"

    msgid "Nobody has translated this."
    msgstr ""
    """

  @Test("a PO file gives each line that is translated, and leaves the others in English")
  func texts() throws {
    let texts = try ScenarioTexts(file: "a.scenario", Array(Self.po.utf8))
    #expect(texts("A title.") == "Titel")
    #expect(texts("A new line.") == "A new line.")
    #expect(texts("Two parts") == "zwei \"Teile\" \\ hier")
    #expect(texts("Nobody has translated this.") == "Nobody has translated this.")
    #expect(texts.lines("A title.\nNobody") == "Titel\nNobody")
    #expect(ScenarioTexts.path(of: "Lessons/01-a.scenario", tag: "ru") == "Lessons/ru/01-a.po")
    #expect(ScenarioTexts.path(of: "a.scenario", tag: "ru") == "ru/a.po")
  }

  @Test(
    "a PO file that is broken names its line",
    arguments: [
      ("msgid \"a\"\nmsgstr b", 2), ("hello", 1), ("msgid \"a", 1), ("msgstr \"a\"", 1),
      ("msgid \"a\\\"\nmsgstr \"b\"", 1), ("msgid \"a\" \"b\"", 1),
    ])
  func broken(_ text: String, _ line: Int) {
    #expect(throws: ScenarioTexts.Malformed(line: line)) {
      try ScenarioTexts(file: "a", Array(text.utf8))
    }
  }

  // MARK: Another language while a session lasts

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

  /// What is the same in every language: names, and the language of scenarios.
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

  /// What a user can press and type, a screen after each.
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
    for keys in Self.tour {
      player.press(keys)
      player.wait(.milliseconds(700))
      // The row of events in the timeline has only keys.
      for line in player.session.frameLines where !line.contains("··") {
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
    start.interface = .plain
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

  // MARK: Lines of Chinese

  @Test("Chinese is broken between characters, but not before a full stop or behind a bracket")
  func chinese() {
    let text = "应用进入后台（调用 applicationDidEnterBackground(_:)），然后被挂起。系统不再运行它。"
    for columns in 44...80 {
      let lines = TextWidth.wrap(text, to: columns)
      for line in lines {
        #expect(TextWidth.of(line) <= columns)
        #expect(!"，。）".contains(line.first ?? " "), "\(columns): \(lines)")
        #expect(line.last != "（", "\(columns): \(lines)")
      }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
    #expect(TextWidth.wrap("前台应用。", to: 8) == ["前台应", "用。"])
    #expect(TextWidth.wrap("one two", to: 4) == ["one", "two"])
  }

  @Test("Vietnamese marks take no column, composed or not")
  func vietnamese() {
    #expect(TextWidth.of("Không chạy") == 10)
    let decomposed = "Kho\u{302}ng cha\u{323}y"
    #expect(TextWidth.of(decomposed) == 10)
    #expect(TextWidth.cut(decomposed, to: 4) == "Kho\u{302}…")
  }

  @Test("a Russian number takes the form of the noun that goes with it")
  func plurals() {
    let forms = [
      1: "событие", 2: "события", 5: "событий", 11: "событий", 12: "событий", 21: "событие",
    ]
    for (count, form) in forms.merging(
      [22: "события", 25: "событий", 111: "событий", 0: "событий"], uniquingKeysWith: { $1 })
    {
      #expect(Numerals.russian(count, "событие", "события", "событий") == form)
    }
    #expect(Numerals.withComma("12.34") == "12,34")
  }
}

extension Session {
  /// The screen as lines of text.
  fileprivate var frameLines: [String] { Screen.draw(self).lines }
}
