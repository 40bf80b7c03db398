// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import Testing

@testable import LifecycleText

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

  // MARK: Sources

  @Test("what a source says is in each language, except for names", arguments: Language.allCases)
  func claims(language: Language) {
    guard language != .english else { return }
    let names: Set = [
      "process-exit", "0x2182bad2", "The Main Run Loop", "Main Thread Checker", "SIGTRAP",
      "didEnterBackground, willTerminate", "per-process-limit", "0xdead10cc", "0xbaadca11",
      "Target is not foreground",
    ]
    let sources =
      Rule.allCases.flatMap { $0.origin.sources } + FieldFact.allCases.flatMap { $0.origin.sources }
    for source in sources {
      guard let claim = source.claim, !names.contains(claim) else { continue }
      #expect(language.phrases.source(source) != source.text, "\(claim)")
    }
  }

  @Test(
    "old words that meant two things are gone",
    arguments: [
      (Language.vietnamese, ["push im lặng", "làm nóng", "diệt app", "thiếu nhớ", "bộ mô phỏng"]),
      (.simplifiedChinese, ["计时器", "拷贝", "打印", "无法发生", "编程代理"]),
      (.russian, ["входящий вызов", "на вызов", "апечатать", "предложение"]),
    ])
  func oldWords(language: Language, words: [String]) {
    let phrases = language.phrases
    let sentences =
      Rule.allCases.map(phrases.rule) + Callback.allCases.map(phrases.callbackRole)
      + EmulatedApp.State.allCases.map(phrases.stateDescription)
      + SystemEvent.Kind.allCases.flatMap { kind in
        let words = phrases.words(for: kind)
        return [words.label, words.name]
      }
      + TransitionReason.allCases.map(phrases.cause)
    for sentence in sentences {
      for word in words { #expect(!sentence.contains(word), "\(sentence)") }
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
