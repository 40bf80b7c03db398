// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

/// The scenarios and lessons that answers name: the shell and the tests know where they are.
package struct AnswerLibrary: Sendable {
  /// A scenario with what is said of it.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let title: String
    package let note: String

    package init(name: String, title: String, note: String) {
      self.name = name
      self.title = title
      self.note = note
    }
  }

  package let entries: [Entry]
  /// The scenario of a name; nil if there is none.
  package let scenario: @Sendable (String) -> Scenario?

  package init(entries: [Entry], scenario: @escaping @Sendable (String) -> Scenario?) {
    self.entries = entries
    self.scenario = scenario
  }

  /// Without any scenario.
  package static var empty: AnswerLibrary { AnswerLibrary(entries: []) { _ in nil } }
}

/// The answer to a question, with a run that shows it.
package struct Answer {
  package let topic: Topic
  /// The scenario that shows it; nil if none does.
  package let scenario: String?
  /// The lines of its run around the answer.
  package let run: [String]
  /// Other topics that are near, best first.
  package let near: [Topic]
  /// The share of the question that the topic answers, from 0 to 1.
  package let confidence: Double
  /// The known question that came nearest; nil if it is what was asked, or a code was.
  package let readAs: String?
}

/// Answers questions as people type them, from what the program knows.
package struct Answers: Sendable {
  /// The least share of a question that an answer explains. ``AskTests`` measure it and the two below.
  private static let leastShare = 0.36
  /// The most that another topic may have of the best one's score.
  private static let mostRival = 0.75
  /// The least share of a question that a topic near it explains.
  private static let nearShare = 0.2
  /// The number of other topics that an answer names.
  private static let mostNear = 2
  /// The most lines of a run that an answer shows.
  private static let mostLines = 5

  private let phrases: Phrases
  private let library: AnswerLibrary
  /// The topic of each text in the index.
  private let topics: [Topic]
  /// The question of each text in the index; nil if the text is a code.
  private let questions: [String?]
  private let index: SearchIndex

  package init(_ phrases: Phrases, library: AnswerLibrary) {
    self.phrases = phrases
    self.library = library
    let english = Language.english.phrases
    var titles: [String: String] = [:]
    for entry in library.entries { titles[entry.name] = entry.title + " " + entry.note }
    var topics: [Topic] = []
    var texts: [[(text: String, weight: Double)]] = []
    var questions: [String?] = []
    func add(_ topic: Topic, _ question: String) {
      var fields = [(topic.id.split(separator: ".").joined(separator: " "), 0.5)]
      fields.append((topic.sentence(english), 1))
      // The reader's own words for it.
      if phrases !== english { fields.append((topic.sentence(phrases), 1)) }
      if let title = topic.scenario.flatMap({ titles[$0] }) { fields.append((title, 0.5)) }
      fields.append((question, 3))
      topics.append(topic)
      questions.append(question)
      texts.append(fields)
    }
    for topic in Topic.asked {
      for question in topic.questions { add(topic, question) }
    }
    // A code is found by itself, with and without its beginning. If questions name it, it is theirs.
    for code in TerminationCode.allCases {
      let digits = String(code.text.dropFirst(2))
      let named = Topic.asked.filter { $0.questions.contains { $0.contains(digits) } }
      // What several topics name, no one of them tells whole.
      let asking = Set(named.map(\.subject)).count == 1 ? named : []
      for name in [code.text, digits] {
        let words = asking.flatMap(\.questions).flatMap { $0.split(separator: " ") }
        if words.contains(where: { $0 == name }) { continue }
        topics.append(asking.first ?? Topic(subject: .code(code), scenario: nil, questions: []))
        questions.append(nil)
        texts.append([(name, 3)])
      }
    }
    self.topics = topics
    self.questions = questions
    index = SearchIndex(texts)
  }

  /// A topic that a question may be about.
  package struct Candidate {
    package let topic: Topic
    /// The agreement of its texts with the question: of the best one, and half of the next two.
    package fileprivate(set) var score: Double
    /// The share of the question that its best text answers, from 0 to 1.
    package let coverage: Double
    /// The names of the question that are in none of its texts.
    package fileprivate(set) var missing: Set<String>
    /// True if one of its texts asks the same in the same words.
    let isSame: Bool
    /// The question of its best text; nil if that has none.
    fileprivate let question: String?
    fileprivate var texts = 1
  }

  /// The topics that a question may be about, best first, each once. A topic of another signal is none of them.
  ///
  /// - Parameter isNew: true to leave out the text that asks just this, as if nobody had asked it yet.
  package func candidates(for question: String, asIfNew isNew: Bool = false) -> [Candidate] {
    let signal = Self.signal(in: question)
    var places: [Topic.Subject: Int] = [:]
    var found: [Candidate] = []
    for hit in index.hits(for: question) {
      let topic = topics[hit.text]
      if isNew, questions[hit.text] == question { continue }
      if let signal {
        let signals = topic.questions.compactMap(Self.signal)
        if !signals.isEmpty, !signals.contains(signal) { continue }
      }
      if let place = places[topic.subject] {
        found[place].missing.formIntersection(hit.missing)
        found[place].texts += 1
        if found[place].texts <= 3 { found[place].score += hit.score / 2 }
      } else {
        places[topic.subject] = found.count
        found.append(
          Candidate(
            topic: topic, score: hit.score, coverage: hit.coverage, missing: hit.missing,
            isSame: hit.isSame, question: questions[hit.text]))
      }
    }
    // Who asks in the same words is answered first.
    let sorted = found.sorted { ($0.isSame ? 1 : 0, $0.score) > ($1.isSame ? 1 : 0, $1.score) }
    return Array(sorted.prefix(Self.mostNear + 1))
  }

  /// The number behind the word "signal"; nil if there is none.
  private static func signal(in question: String) -> Int? {
    let words = question.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let at = words.firstIndex(of: "signal") else { return nil }
    return words[words.index(after: at)...].first.flatMap { Int($0) }
  }

  /// Returns the answer to a question; nil if it is not certain what was asked.
  package func answer(to question: String, asIfNew isNew: Bool = false) -> Answer? {
    let found = candidates(for: question, asIfNew: isNew)
    guard let best = found.first, Self.isCertain(found) else { return nil }
    let near = found.dropFirst().filter { $0.coverage >= Self.nearShare }.map(\.topic)
    let (scenario, run) = shownOnVersion(of: question, best.topic) ?? shown(best.topic)
    return Answer(
      topic: best.topic, scenario: scenario, run: run, near: near, confidence: best.coverage,
      readAs: best.isSame ? nil : best.question)
  }

  /// True if the best candidate is what was asked: its topic names all that the question names, explains
  /// enough of its words, and no other topic does so nearly as well.
  private static func isCertain(_ found: [Candidate]) -> Bool {
    guard let best = found.first else { return false }
    if best.isSame { return true }
    guard best.missing.isEmpty, best.coverage >= leastShare else { return false }
    return found.dropFirst().allSatisfy { $0.score <= best.score * mostRival }
  }

  /// The version of iOS that a question names; nil if it names none.
  private static func version(in question: String) -> SystemVersion? {
    for word in SearchText(question).words where word.stem.hasPrefix("ios") {
      if let version = SystemVersion(text: String(word.stem.dropFirst(3))) { return version }
    }
    return nil
  }

  /// Returns the scenario of an older version of iOS that shows a limit as the version in the question
  /// has it, and the lines of its run; nil if the limit is the same today.
  private func shownOnVersion(of question: String, _ topic: Topic) -> (String?, [String])? {
    guard let version = Self.version(in: question), Device.knownVersions.contains(version.major),
      let limit = TimeLimit.allCases.first(where: { $0.rule == topic.rule })
    else { return nil }
    let allowance = limit.standard(ios: version)
    guard allowance != limit.standard(ios: Device.latestVersion) else { return nil }
    for entry in library.entries where entry.name.contains("-ios") {
      guard let scenario = library.scenario(entry.name),
        limit.standard(ios: scenario.version) == allowance,
        let lines = lines(of: scenario, showing: limit.rule), !lines.isEmpty
      else { continue }
      return (entry.name, lines)
    }
    return nil
  }

  /// Returns the scenario that shows a topic; nil if none does.
  package func scenario(of topic: Topic) -> String? { shown(topic).0 }

  /// Returns the topics that come nearest to a question without an answer.
  package func nearest(to question: String) -> [Topic] {
    candidates(for: question).filter { $0.coverage >= Self.nearShare }.map(\.topic)
  }

  /// Returns the scenario that shows a topic, and the lines of its run around that.
  private func shown(_ topic: Topic) -> (String?, [String]) {
    if let name = topic.scenario, let scenario = library.scenario(name) {
      return (name, lines(of: scenario, showing: topic.rule) ?? [])
    }
    // Who has no scenarios at hand still names the one.
    guard let rule = topic.rule, !library.entries.isEmpty else { return (topic.scenario, []) }
    let search = SearchIndex(library.entries.map { [($0.name, 1), ($0.title, 2), ($0.note, 1)] })
    let question = rule.rawValue + " " + Language.english.phrases.rule(rule)
    for hit in search.hits(for: question).prefix(12) {
      let name = library.entries[hit.text].name
      if let scenario = library.scenario(name), let lines = lines(of: scenario, showing: rule),
        !lines.isEmpty
      {
        return (name, lines)
      }
    }
    return (nil, [])
  }

  /// Returns the lines of a run around the first entry of a rule; nil if no entry names the rule.
  private func lines(of scenario: Scenario, showing rule: Rule?) -> [String]? {
    var runner = Scenario.Runner(scenario)
    var entries: [Trace.Entry] = []
    while let step = runner.next() { entries += step.entries }
    let shown = entries.filter { Self.isTelling($0, rule) }
    let place = rule.flatMap { rule in shown.firstIndex { $0.rule == rule } }
    if rule != nil, place == nil, !shown.isEmpty {
      // A rule about what does not happen: the end of the run shows it.
      return Array(shown.suffix(Self.mostLines).map(line))
    }
    let start = max(0, min((place ?? 0) - 2, shown.count - Self.mostLines))
    return Array(shown[start...].prefix(Self.mostLines).map(line))
  }

  /// True for the entries that tell a story: not those that only accompany it.
  private static func isTelling(_ entry: Trace.Entry, _ rule: Rule?) -> Bool {
    if entry.rule == rule { return true }
    return switch entry.kind {
    case .event, .refused, .call, .end, .phase, .queue, .task: true
    // A fact is about calls: states would push them out of the few lines.
    case .state: rule != nil
    case .process, .returned, .notification, .deadline, .output: false
    }
  }

  private func line(_ entry: Trace.Entry) -> String {
    let words = phrases.record
    let time = phrases.seconds(TimeText.seconds(entry.time))
    return [time, entry.app ?? "", words.kind(entry.kind), words.text(entry)]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
