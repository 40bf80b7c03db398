// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// The words of a text in the form in which texts are compared: lower case, without diacritics and
/// endings. A name such as `didBecomeActive` gives its parts too. Chinese gives pairs of characters.
package struct SearchText {
  /// A word with what else it can be found by.
  package struct Word: Hashable, Sendable {
    /// The word, or a pair of characters.
    package let stem: String
    /// True if it is part of a longer name before it.
    let isPart: Bool
    /// True if it says nothing about a topic. A name of several words may still have it.
    let isStop: Bool

    /// True for a name in code: of a method or property, which begins with a small letter, or a code.
    var isName = false

    /// True for a word that counts by itself.
    var isContent: Bool { !isPart && !isStop }
  }

  package private(set) var words: [Word] = []
  /// True behind the name of the system: a number is a version.
  private var isSystem = false

  package init(_ text: some StringProtocol) {
    var run: [Character] = []
    var isChinese = false
    func isHan(_ letter: Character) -> Bool {
      letter.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }
    for letter in text {
      let isLetter = letter.isLetter || letter.isNumber
      if isLetter, !run.isEmpty, isHan(letter) != isChinese {
        add(run, isChinese)
        run = []
      }
      if isLetter {
        isChinese = isHan(letter)
        run.append(letter)
      } else {
        // "can't" is one word.
        if letter == "'" || letter == "’", !run.isEmpty { continue }
        add(run, isChinese)
        run = []
      }
    }
    add(run, isChinese)
    // At the end of a Vietnamese question the word for "not" asks.
    if words.count > 1, asksAtItsEnd { words.removeLast() }
  }

  /// True if the last word is a Vietnamese "not".
  private var asksAtItsEnd = false

  private mutating func add(_ run: [Character], _ isChinese: Bool) {
    guard !run.isEmpty else { return }
    if isChinese {
      isSystem = false
      asksAtItsEnd = false
      for piece in Self.withoutFillers(run).split(whereSeparator: Self.particles.contains) {
        if piece.count == 1 { append(String(piece), isPart: false) }
        for place in piece.indices.dropLast() {
          append(String(piece[place...place + 1]), isPart: false)
        }
      }
      return
    }
    let parts = Self.parts(of: run)
    let isName = parts.count > 1
    // A telephone calls, and a sentence calls a method: `call didEnterBackground`.
    if isName, let last = words.lastIndex(where: \.isContent), words[last].stem == "call" {
      words[last] = Word(stem: Self.stem("invoked"), isPart: false, isStop: false)
    }
    append(String(run), isPart: false)
    let isCode = run.starts(with: "0x") || run.starts(with: "0X")
    // The number of an error is another in each domain.
    let isDomain = isName && String(run).hasSuffix("ErrorDomain")
    if isCode || isDomain || isName && run.first?.isLowercase == true {
      words[words.count - 1].isName = true
    }
    asksAtItsEnd = ["khong", "chua"].contains(Self.folded(String(run)))
    if isName { for part in parts { append(String(part), isPart: true) } }
  }

  private mutating func append(_ text: String, isPart: Bool) {
    var folded = Self.folded(text)
    if Self.negations.contains(folded) { folded = "not" }
    // The app delegate's methods are named with and without their beginning.
    for start in ["will", "did"] where folded.hasPrefix("application" + start) {
      folded.removeFirst("application".count)
    }
    for ending in ["withoptions", "withcompletionhandler"] where folded.hasSuffix(ending) {
      folded.removeLast(ending.count)
    }
    // A method is called; a telephone calls.
    let isDenied = words.last(where: \.isContent)?.stem == "not"
    if folded == "called" || isDenied && folded == "call" { folded = "invoked" }
    if !isPart {
      if isSystem, folded.count <= 2, folded.utf8.allSatisfy(ASCII.isDigit) {
        folded = "ios" + folded
      }
      isSystem = folded == "ios" || folded == "ipados"
    }
    guard !folded.isEmpty else { return }
    words.append(
      Word(
        stem: Self.stem(folded), isPart: isPart, isStop: Self.stopWords.contains(folded)))
  }

  /// True for a word that tells two names apart: articles and forms of "to be" don't.
  static func isTelling(_ word: Word) -> Bool { !word.isStop || !lightWords.contains(word.stem) }

  private static let lightWords: Set<String> = Set(
    """
    a an the is are was were be been being am do does did my me our your its it has have had getting get gets got
    bi duoc
    """.split { $0 == " " || $0 == "\n" }.map { stem(String($0)) })

  /// Characters of Chinese that ask or join: no word has them.
  private static let particles: Set<Character> = ["吗", "呢", "吧", "的", "了", "会", "还", "是"]
  /// Words of Chinese that say nothing about a topic.
  private static let fillers = [
    "什么时候", "为什么", "什么", "怎么", "怎样", "如何", "哪些", "哪个", "哪种", "应用", "程序", "以后", "之后", "可以", "是否",
    "方法",
    "意思",
  ].map(Array.init)

  /// The characters with a particle in place of each filler.
  private static func withoutFillers(_ run: [Character]) -> [Character] {
    var left: [Character] = []
    var place = 0
    while place < run.count {
      if let filler = fillers.first(where: { run[place...].starts(with: $0) }) {
        left.append("的")
        place += filler.count
      } else {
        left.append(run[place])
        place += 1
      }
    }
    return left
  }

  /// The parts of a name: `BGTaskScheduler` gives `BG`, `Task`, `Scheduler`.
  private static func parts(of run: [Character]) -> [ArraySlice<Character>] {
    // A code has no parts: another one may begin in the same way.
    if run.starts(with: "0x") || run.starts(with: "0X") { return [run[...]] }
    var parts: [ArraySlice<Character>] = []
    var start = 0
    for place in run.indices.dropFirst() {
      let isNumber =
        run[place].isNumber && run[place - 1].isLetter && run[place...].allSatisfy(\.isNumber)
      let begins =
        isNumber && place >= 3
        || run[place].isUppercase
          && (run[place - 1].isLowercase
            || place + 1 < run.count && run[place + 1].isLowercase && run[place - 1].isUppercase)
      if begins {
        parts.append(run[start..<place])
        start = place
      }
    }
    parts.append(run[start...])
    return parts.filter { $0.count > 1 || $0.first?.isNumber == true }
  }

  // MARK: Forms of words

  /// Letters with their diacritics, and without.
  private static let plainLetters: [Character: Character] = {
    let groups = [
      "aàáạảãâầấậẩẫăằắặẳẵä", "eèéẹẻẽêềếệểễ", "iìíịỉĩ", "oòóọỏõôồốộổỗơờớợởỡö", "uùúụủũưừứựửữü",
      "yỳýỵỷỹ", "dđ", "её",
    ]
    var table: [Character: Character] = [:]
    for group in groups {
      guard let plain = group.first else { continue }
      for letter in group.dropFirst() { table[letter] = plain }
    }
    return table
  }()

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { plainLetters[$0] ?? $0 })
  }

  /// The word without its ending. English and Russian words have one.
  private static func stem(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, word.count > 3 else { return word }
    return (0x400...0x4FF).contains(first.value) ? russianStem(word) : englishStem(word)
  }

  private static func englishStem(_ word: String) -> String {
    var word = word
    func drop(_ ending: String, leaving least: Int) -> Bool {
      guard word.hasSuffix(ending), word.count - ending.count >= least else { return false }
      word.removeLast(ending.count)
      return true
    }
    func undouble() {
      let last = word.suffix(2)
      if last.count == 2, last.first == last.last, !"lsz".contains(last.first ?? " ") {
        word.removeLast()
      }
    }
    if drop("ies", leaving: 2) {
      word += "y"
    } else if !word.hasSuffix("ss"), !word.hasSuffix("us") {
      _ = drop("s", leaving: 3)
    }
    if drop("ing", leaving: 3) {
      undouble()
    } else if drop("ed", leaving: 3) {
      undouble()
    } else if drop("ly", leaving: 4) {
    } else if drop("ation", leaving: 4) || drop("ion", leaving: 5) {
    }
    if word.count > 3, word.hasSuffix("e") { word.removeLast() }
    return word
  }

  private static let russianEndings = [
    "ируется", "ываются", "ываться", "ируют", "аются", "яются", "аться", "яться", "иться",
    "ается", "яется", "уется", "ются", "утся", "атся", "ется", "ится", "ался", "лась", "лось",
    "лись", "ться", "иями", "ами", "ями", "ого", "его", "ому", "ему", "ыми", "ими", "ает",
    "яет", "ует", "ают", "яют", "уют", "ила", "или", "ило", "ала", "али", "ало", "ать", "ять",
    "ить", "еть", "ешь", "ишь", "ией", "иях", "ах", "ях", "ов", "ев", "ей", "ой", "ый", "ий",
    "ая", "яя", "ое", "ее", "ые", "ие", "ом", "ем", "ам", "ям", "ию", "ия", "ии", "ью", "ла",
    "ло", "ли", "ся", "сь", "ет", "ит", "ют", "ут", "ат", "ят", "ы", "и", "а", "я", "о", "е",
    "у", "ю", "ь", "л",
  ]

  private static func russianStem(_ word: String) -> String {
    for ending in russianEndings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// The ways to say "not".
  private static let negations: Set<String> = [
    "no", "never", "cannot", "cant", "dont", "doesnt", "didnt", "wont", "isnt", "arent", "wasnt",
    "hasnt", "couldnt", "nothing", "khong", "chua", "не", "нет",
  ]

  /// Words that say nothing about a topic, without diacritics.
  private static let stopWords: Set<String> = Set(
    """
    a an the is are was were be been being am do does did doing done has have had having i my me we our you your it \
    its this that these those there here to of in on at by for from with without as and or but if so than then too \
    very can could should would will may might must shall just also any some all each when where why how what which \
    who whom whose get gets got getting make makes made use uses using used need needs want wants know please help \
    anyone someone problem issue issues question way ios iphone ipad apple app apps application applications swift \
    xcode code work works working happen happens happened happening after before while into out up down im ive \
    only even still again always sometimes because really maybe give gives given going go goes try trying tried able \
    currently actually properly correctly randomly suddenly specific new old different same possible best proper \
    correct right first time wrong expo cordova ionic capacitor xamarin \
    unity kotlin ive got it difference between vs versus detect detected detecting know knows find tell check handle \
    possible safe exactly show showing shown see does let thanks hi hello mean means meaning callback callbacks method methods function functions event events
    la va thi co cua cho khi nao sao tai bi duoc toi minh cac nhung mot nhu the gi voi lam thi nay do o ve da \
    se con van hay lai ung dung ham nghia loi ma
    и в на что как почему когда где у мое моего мой моя мои я это с по из за для к от при или но же ли то так все \
    его ее их он она они приложение приложения приложении приложений может \
    можно могу нужно надо есть если время времени работает работать работают ios будет быть был было \
    приложением приложению происходит произойдет метод методы методе какие какой какое каком код кода значит будут
    """.split { $0 == " " || $0 == "\n" }.map { folded(String($0)) }
  ).union(frameworkNames)

  /// The words of the names of frameworks: which one is used says nothing about iOS.
  private static let frameworkNames: [String] = AppFramework.allCases.filter { $0 != .swiftUI }
    .flatMap { $0.name.lowercased().split { !$0.isLetter }.map(String.init) }
}
