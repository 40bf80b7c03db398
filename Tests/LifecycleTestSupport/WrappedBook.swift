// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Written by tools/wrapped-book.

import Languages
import Lifecycle
import LifecycleAnalysis

final class WrappedAskPhrases: AskPhrases {
  private let base: any AskPhrases
  private let change: @Sendable (String) -> String
  func outOfScope(_ subject: OutOfScope) -> String { change(base.outOfScope(subject)) }
  func command(_ command: ModelCommand) -> String { change(base.command(command)) }
  var dontKnow: String { change(base.dontKnow) }
  var notSure: String { change(base.notSure) }
  var readAs: String { change(base.readAs) }
  var near: String { change(base.near) }

  init(_ base: any AskPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedCheckPhrases: CheckPhrases {
  private let base: any CheckPhrases
  private let change: @Sendable (String) -> String
  func summary(_ lines: Int, observations: Int) -> String { change(base.summary(lines, observations: observations)) }
  var nothingFound: String { change(base.nothingFound) }
  func noLine(of apps: [String]) -> String { change(base.noLine(of: apps)) }
  var nearest: String { change(base.nearest) }
  func readAs(_ hint: LogHints.Hint) -> String { change(base.readAs(hint)) }
  func otherApps(_ names: [String]) -> String { change(base.otherApps(names)) }
  var fits: String { change(base.fits) }
  func departs(_ count: Int, undecided: Int) -> String { change(base.departs(count, undecided: undecided)) }
  func undecided(_ count: Int) -> String { change(base.undecided(count)) }
  func unchecked(_ count: Int) -> String { change(base.unchecked(count)) }
  func assumption(_ assumption: LogCheck.Assumption) -> String { change(base.assumption(assumption)) }
  func departure(_ app: String, seen: String, _ seconds: Int?) -> String { change(base.departure(app, seen: seen, seconds)) }
  func undecidedLine(_ app: String, seen: String) -> String { change(base.undecidedLine(app, seen: seen)) }
  func due(_ names: [String]) -> String { change(base.due(names)) }
  func possible(_ names: [String]) -> String { change(base.possible(names)) }
  var nothingPossible: String { change(base.nothingPossible) }
  func rule(_ id: String, grade: String, text: String) -> String { change(base.rule(id, grade: grade, text: text)) }
  var noRule: String { change(base.noRule) }
  func story(_ isWhole: Bool, of app: String?) -> String { change(base.story(isWhole, of: app)) }
  func storyTitle(_ log: String, of app: String?) -> String { change(base.storyTitle(log, of: app)) }
  func otherStories(of apps: [String]) -> String { change(base.otherStories(of: apps)) }
  func longStory(_ steps: Int) -> String { change(base.longStory(steps)) }
  func cutStory(_ told: Int) -> String { change(base.cutStory(told)) }
  func open(_ count: Int) -> String { change(base.open(count)) }
  func end(_ app: String, _ states: [String]) -> String { change(base.end(app, states)) }
  func silent(_ app: String, _ methods: [String]) -> String { change(base.silent(app, methods)) }
  func others(_ count: Int, mostApps: Int?) -> String { change(base.others(count, mostApps: mostApps)) }
  var newestFirst: String { change(base.newestFirst) }
  func backwards(_ count: Int, line: Int, seconds: Int) -> String { change(base.backwards(count, line: line, seconds: seconds)) }
  func long(_ count: Int) -> String { change(base.long(count)) }
  func colored(_ count: Int) -> String { change(base.colored(count)) }
  func capped(_ most: Int) -> String { change(base.capped(most)) }
  var uncertain: String { change(base.uncertain) }
  func stopped(_ app: String, _ line: Int) -> String { change(base.stopped(app, line)) }
  func surprise(_ app: String, name: String, line: Int) -> String { change(base.surprise(app, name: name, line: line)) }
  func further(_ count: Int) -> String { change(base.further(count)) }
  func furtherUndecided(_ count: Int) -> String { change(base.furtherUndecided(count)) }
  func line(_ number: Int, _ text: String) -> String { change(base.line(number, text)) }
  func followedAnew(_ lines: Int) -> String { change(base.followedAnew(lines)) }
  func logEnded(_ lines: Int) -> String { change(base.logEnded(lines)) }
  func departureCount(_ count: Int, _ key: String) -> String { change(base.departureCount(count, key)) }
  var departuresTitle: String { change(base.departuresTitle) }
  var nothingFollowed: String { change(base.nothingFollowed) }
  var noDepartures: String { change(base.noDepartures) }
  var explainedSince: String { change(base.explainedSince) }
  var inferredMark: String { change(base.inferredMark) }
  var inferred: String { change(base.inferred) }
  var beforeLog: String { change(base.beforeLog) }
  var endedEarly: String { change(base.endedEarly) }
  func late(_ time: String) -> String { change(base.late(time)) }
  func ending(_ word: String?, namesReason: Bool) -> String { change(base.ending(word, namesReason: namesReason)) }
  func alternatives(_ events: [String]) -> String { change(base.alternatives(events)) }
  var newProcess: String { change(base.newProcess) }
  func badPattern(_ problem: LogPattern.Problem) -> String { change(base.badPattern(problem)) }

  init(_ base: any CheckPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedCommandLinePhrases: CommandLinePhrases {
  private let base: any CommandLinePhrases
  private let change: @Sendable (String) -> String
  func help(_ text: HelpText) -> String { change(base.help(text)) }
  func discussion(_ discussion: Discussion) -> String { change(base.discussion(discussion)) }
  var examples: String { change(base.examples) }
  func oneOf(_ values: [String]) -> String { change(base.oneOf(values)) }
  func defaultIs(_ value: String) -> String { change(base.defaultIs(value)) }
  func choices(_ values: [String]?, standard: String?) -> String { change(base.choices(values, standard: standard)) }
  func parser(_ word: ParserWord) -> String { change(base.parser(word)) }
  func parserProblem(_ problem: ParserProblem) -> String { change(base.parserProblem(problem)) }
  func usage(_ problem: UsageProblem) -> String { change(base.usage(problem)) }
  func advice(_ problem: String, help: String) -> String { change(base.advice(problem, help: help)) }
  func file(_ problem: FileProblem) -> String { change(base.file(problem)) }
  func build(_ message: BuildMessage) -> String { change(base.build(message)) }
  func manual(_ text: ManualText) -> String { change(base.manual(text)) }
  func section(_ section: ManualSection) -> String { change(base.section(section)) }
  func limitNames(_ names: [String]) -> String { change(base.limitNames(names)) }
  func reasonNames(_ reasons: [String], codes: [String]) -> String { change(base.reasonNames(reasons, codes: codes)) }
  func columns(_ list: ListedItems) -> [String] { base.columns(list).map(change) }
  func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String { change(base.lessonsDone(done, of: count, next: next)) }
  func ruleGrade(_ grade: Rule.Grade) -> String { change(base.ruleGrade(grade)) }
  func ruleValue(_ version: SystemVersion, _ value: String) -> String { change(base.ruleValue(version, value)) }
  func ruleReading(_ reading: String) -> String { change(base.ruleReading(reading)) }
  func ruleSources(_ count: Int) -> String { change(base.ruleSources(count)) }
  func gradeWord(_ grade: Rule.Grade) -> String { change(base.gradeWord(grade)) }
  var yes: String { change(base.yes) }

  init(_ base: any CommandLinePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedComparePhrases: ComparePhrases {
  private let base: any ComparePhrases
  private let change: @Sendable (String) -> String
  func legend(left: String, right: String) -> [String] { base.legend(left: left, right: right).map(change) }
  func calledInstead(_ method: String, at time: String) -> String { change(base.calledInstead(method, at: time)) }
  func insteadOf(_ method: String, at time: String) -> String { change(base.insteadOf(method, at: time)) }
  func statesDiffer(_ app: String, left: String, right: String) -> String { change(base.statesDiffer(app, left: left, right: right)) }
  var nothingDiffers: String { change(base.nothingDiffers) }
  func summary(_ counts: ComparisonCounts) -> String { change(base.summary(counts)) }
  func total(_ count: Int, different: Int) -> String { change(base.total(count, different: different)) }
  func methodsTitle(_ scenarios: Int, left: String, right: String) -> String { change(base.methodsTitle(scenarios, left: left, right: right)) }
  func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String { change(base.outcome(outcome, isMethod, right)) }
  var method: String { change(base.method) }
  var notification: String { change(base.notification) }
  var instead: String { change(base.instead) }
  var inPlaceOf: String { change(base.inPlaceOf) }
  var whatChanges: String { change(base.whatChanges) }
  var onlyHere: String { change(base.onlyHere) }
  func difference(_ difference: Comparison.Difference) -> String { change(base.difference(difference)) }
  func nothing(_ count: Int, _ scenario: String) -> String { change(base.nothing(count, scenario)) }
  func added(_ count: Int, _ scenario: String) -> String { change(base.added(count, scenario)) }
  func missing(_ count: Int, _ scenario: String) -> String { change(base.missing(count, scenario)) }
  func optionsLost(_ count: Int) -> String { change(base.optionsLost(count)) }
  func optionsGained(_ count: Int) -> String { change(base.optionsGained(count)) }
  func leftOut(_ names: [String]) -> String { change(base.leftOut(names)) }
  func problem(_ problem: WorldProblem) -> String { change(base.problem(problem)) }
  func title(left: String, right: String) -> String { change(base.title(left: left, right: right)) }
  var nothingToCompare: String { change(base.nothingToCompare) }
  func tooMany(_ most: Int) -> String { change(base.tooMany(most)) }
  func unknown(_ name: String) -> String { change(base.unknown(name)) }
  var present: String { change(base.present) }
  func sameBranch(_ name: String) -> String { change(base.sameBranch(name)) }
  var atStart: String { change(base.atStart) }
  func after(_ event: String, at time: String) -> String { change(base.after(event, at: time)) }
  func whenOver(_ limit: TimeLimit, _ time: String) -> String { change(base.whenOver(limit, time)) }
  func insteadSentence(right: String, left: String) -> String { change(base.insteadSentence(right: right, left: left)) }
  func onEach(_ side: String, sentence: String) -> String { change(base.onEach(side, sentence: sentence)) }
  func only(_ side: String, sentence: String) -> String { change(base.only(side, sentence: sentence)) }
  func timesDiffer(_ sentence: String, left: String, right: String) -> String { change(base.timesDiffer(sentence, left: left, right: right)) }

  init(_ base: any ComparePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedCoveragePhrases: CoveragePhrases {
  private let base: any CoveragePhrases
  private let change: @Sendable (String) -> String
  var title: String { change(base.title) }
  func count(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String { change(base.count(seen, of: all, category)) }
  func heading(_ seen: Int, of all: Int, _ category: Coverage.Category) -> String { change(base.heading(seen, of: all, category)) }
  var seen: String { change(base.seen) }
  var unseen: String { change(base.unseen) }
  func summary(_ counts: String, key: String) -> String { change(base.summary(counts, key: key)) }
  func sentence(_ count: String, _ missing: [String]) -> String { change(base.sentence(count, missing)) }

  init(_ base: any CoveragePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedExplainPhrases: ExplainPhrases {
  private let base: any ExplainPhrases
  private let change: @Sendable (String) -> String
  func cause(_ cause: CrashLog.Cause) -> String { change(base.cause(cause)) }
  func code(_ terminationCode: TerminationCode) -> String { change(base.code(terminationCode)) }
  var unknownCode: String { change(base.unknownCode) }
  func category(_ exitCategory: ExitCategory) -> String { change(base.category(exitCategory)) }
  func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String { change(base.counted(category, isForeground)) }
  var nothingFound: String { change(base.nothingFound) }
  var whatHappened: String { change(base.whatHappened) }
  var codeHeading: String { change(base.codeHeading) }
  var metricKit: String { change(base.metricKit) }
  var foregroundExits: String { change(base.foregroundExits) }
  var backgroundExits: String { change(base.backgroundExits) }
  var rule: String { change(base.rule) }
  var source: String { change(base.source) }
  var time: String { change(base.time) }
  var said: String { change(base.said) }
  var memory: String { change(base.memory) }
  var state: String { change(base.state) }
  var notified: String { change(base.notified) }
  var lost: String { change(base.lost) }
  func reproduce(_ isExample: Bool) -> String { change(base.reproduce(isExample)) }
  func allowed(_ time: String, standard: String?) -> String { change(base.allowed(time, standard: standard)) }
  func standard(_ time: String, _ limit: TimeLimit) -> String { change(base.standard(time, limit)) }
  func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String { change(base.processorTime(time, share, waits: waits)) }
  func lifetime(_ time: String, hasEnded: Bool) -> String { change(base.lifetime(time, hasEnded: hasEnded)) }
  func ruleText(_ id: String, grade: String, text: String) -> String { change(base.ruleText(id, grade: grade, text: text)) }
  func processorAllowance(_ time: String, used: String?) -> String { change(base.processorAllowance(time, used: used)) }
  func memoryUse(used: String?, limit: String?, page: String?) -> String { change(base.memoryUse(used: used, limit: limit, page: page)) }
  func shownState(_ state: CrashLog.ShownState) -> String { change(base.shownState(state)) }
  func firstOf(_ count: Int) -> String { change(base.firstOf(count)) }
  var isExtension: String { change(base.isExtension) }
  var isDaemon: String { change(base.isDaemon) }
  func alsoKilled(_ names: String, more: Int) -> String { change(base.alsoKilled(names, more: more)) }
  func otherSystem(_ name: String) -> String { change(base.otherSystem(name)) }
  func resourceEnd(_ isKilled: Bool) -> String { change(base.resourceEnd(isKilled)) }
  var wasNotified: String { change(base.wasNotified) }
  var wasNotNotified: String { change(base.wasNotNotified) }
  var unsavedLost: String { change(base.unsavedLost) }
  var nothingToLose: String { change(base.nothingToLose) }
  func scenarioTitle(_ report: String) -> String { change(base.scenarioTitle(report)) }
  func shownBy(_ command: String) -> String { change(base.shownBy(command)) }
  var noScenario: String { change(base.noScenario) }

  init(_ base: any ExplainPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedFieldPhrases: FieldPhrases {
  private let base: any FieldPhrases
  private let change: @Sendable (String) -> String
  func fact(_ fact: FieldFact) -> String { change(base.fact(fact)) }
  func nextStep(_ step: NextStep) -> String { change(base.nextStep(step)) }
  var meaning: String { change(base.meaning) }
  var next: String { change(base.next) }
  var alsoFound: String { change(base.alsoFound) }
  func place(_ line: Int, count: Int) -> String { change(base.place(line, count: count)) }

  init(_ base: any FieldPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedHandInPhrases: HandInPhrases {
  private let base: any HandInPhrases
  private let change: @Sendable (String) -> String
  func notKept(_ why: String) -> String { change(base.notKept(why)) }
  func fileProblem(_ problem: HandInProblem) -> String { change(base.fileProblem(problem)) }
  func unknownLesson(_ name: String) -> String { change(base.unknownLesson(name)) }
  func contradiction(_ place: HandInPlace) -> String { change(base.contradiction(place)) }
  func missing(_ place: HandInPlace) -> String { change(base.missing(place)) }
  func unfinished(_ lesson: String) -> String { change(base.unfinished(lesson)) }
  func leftOut(_ right: String) -> String { change(base.leftOut(right)) }

  init(_ base: any HandInPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedHostingPhrases: HostingPhrases {
  private let base: any HostingPhrases
  private let change: @Sendable (String) -> String
  var realTime: String { change(base.realTime) }
  func notPossible(presentKey: String, restartKey: String) -> String { change(base.notPossible(presentKey: presentKey, restartKey: restartKey)) }
  func relaunched(_ moment: String) -> String { change(base.relaunched(moment)) }
  func process(_ facts: ProcessFacts, _ processorTime: String) -> String { change(base.process(facts, processorTime)) }
  func frame(_ line: String, function: String) -> String { change(base.frame(line, function: function)) }
  func problem(_ hostProblem: HostProblem) -> String { change(base.problem(hostProblem)) }

  init(_ base: any HostingPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedKeyHintPhrases: KeyHintPhrases {
  private let base: any KeyHintPhrases
  private let change: @Sendable (String) -> String
  var close: String { change(base.close) }
  var scroll: String { change(base.scroll) }
  var filter: String { change(base.filter) }
  var showAll: String { change(base.showAll) }
  var parts: String { change(base.parts) }
  var startCard: String { change(base.startCard) }
  var select: String { change(base.select) }
  var sideways: String { change(base.sideways) }
  var open: String { change(base.open) }
  var choose: String { change(base.choose) }
  var typeToSearch: String { change(base.typeToSearch) }
  var goToRow: String { change(base.goToRow) }
  var doIt: String { change(base.doIt) }
  var takeOver: String { change(base.takeOver) }
  func doStep(_ step: String) -> String { change(base.doStep(step)) }
  func doSteps(_ count: Int) -> String { change(base.doSteps(count)) }
  var switchBranch: String { change(base.switchBranch) }
  var nameBranch: String { change(base.nameBranch) }
  var save: String { change(base.save) }
  var compare: String { change(base.compare) }
  var differences: String { change(base.differences) }
  var versions: String { change(base.versions) }
  var methods: String { change(base.methods) }
  var entries: String { change(base.entries) }
  var stopMarking: String { change(base.stopMarking) }
  var answer: String { change(base.answer) }
  var answerSelected: String { change(base.answerSelected) }
  func typeAnswer(_ subject: Question.Subject) -> String { change(base.typeAnswer(subject)) }
  var skip: String { change(base.skip) }
  var nextQuestion: String { change(base.nextQuestion) }
  var goOn: String { change(base.goOn) }
  var rule: String { change(base.rule) }
  var answerAgain: String { change(base.answerAgain) }
  func goToStep(_ number: Int) -> String { change(base.goToStep(number)) }
  func startLesson(_ number: Int) -> String { change(base.startLesson(number)) }
  var summary: String { change(base.summary) }
  var copy: String { change(base.copy) }
  var copyLink: String { change(base.copyLink) }
  var copyScenario: String { change(base.copyScenario) }

  init(_ base: any KeyHintPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedLessonPhrases: LessonPhrases {
  private let base: any LessonPhrases
  private let change: @Sendable (String) -> String
  func title(_ number: Int, _ title: String) -> String { change(base.title(number, title)) }
  func done(_ number: Int) -> String { change(base.done(number)) }
  func next(_ key: String, _ number: Int, title: String) -> String { change(base.next(key, number, title: title)) }
  var courseDone: String { change(base.courseDone) }
  func score(_ right: Int, of count: Int) -> String { change(base.score(right, of: count)) }
  func shortScore(_ right: Int, of count: Int) -> String { change(base.shortScore(right, of: count)) }
  var learnt: String { change(base.learnt) }
  var again: String { change(base.again) }
  func step(_ number: Int, _ trigger: String) -> String { change(base.step(number, trigger)) }
  func beforeStep(_ number: Int, key: String, back: String) -> String { change(base.beforeStep(number, key: key, back: back)) }
  var nextLesson: String { change(base.nextLesson) }
  var stillOpen: String { change(base.stillOpen) }
  func progressNotKept(_ why: String) -> String { change(base.progressNotKept(why)) }

  init(_ base: any LessonPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedLogPhrases: LogPhrases {
  private let base: any LogPhrases
  private let change: @Sendable (String) -> String
  func refused(_ event: String) -> String { change(base.refused(event)) }
  var prewarmed: String { change(base.prewarmed) }
  var runLoop: String { change(base.runLoop) }
  var snapshot: String { change(base.snapshot) }
  var stateSaved: String { change(base.stateSaved) }
  func step(_ step: Trace.ProcessStep) -> String { change(base.step(step)) }
  func completed(_ wake: BackgroundWake, _ result: String) -> String { change(base.completed(wake, result)) }
  func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason) -> String { change(base.transition(from: from, to: to, cause)) }
  func returned(_ value: Bool?, _ time: String?) -> String { change(base.returned(value, time)) }
  func took(_ time: String, of limit: String) -> String { change(base.took(time, of: limit)) }
  func folded(_ count: Int, _ key: String) -> String { change(base.folded(count, key)) }
  var isByCause: String { change(base.isByCause) }
  var isComplete: String { change(base.isComplete) }
  func task(_ name: String, _ what: Trace.TaskChange) -> String { change(base.task(name, what)) }
  func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String { change(base.deadline(limit, time, due: due)) }
  func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String { change(base.queue(what, event, app: app, rule)) }
  var notified: String { change(base.notified) }
  var notNotified: String { change(base.notNotified) }

  init(_ base: any LogPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedLossPhrases: LossPhrases {
  private let base: any LossPhrases
  private let change: @Sendable (String) -> String
  func title(_ way: Loss.Way) -> String { change(base.title(way)) }
  func result(_ loss: Loss) -> String { change(base.result(loss)) }
  func notTried(_ loss: Loss) -> String { change(base.notTried(loss)) }
  var nothingToLose: String { change(base.nothingToLose) }

  init(_ base: any LossPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedMessagePhrases: MessagePhrases {
  private let base: any MessagePhrases
  private let change: @Sendable (String) -> String
  func unknownKey(_ key: String, helpKey: String) -> String { change(base.unknownKey(key, helpKey: helpKey)) }
  func refusal(_ event: String, why: String, remedy: String?) -> String { change(base.refusal(event, why: why, remedy: remedy)) }
  func nothingForEnter(switcherKey: String, scenariosKey: String) -> String { change(base.nothingForEnter(switcherKey: switcherKey, scenariosKey: scenariosKey)) }
  func saveIsSlow(_ app: String, takes time: String, key: String?) -> String { change(base.saveIsSlow(app, takes: time, key: key)) }
  func press(_ keys: [String]) -> String { change(base.press(keys)) }
  func saved(_ path: String) -> String { change(base.saved(path)) }
  func notSaved(_ why: String) -> String { change(base.notSaved(why)) }
  var nothingDue: String { change(base.nothingDue) }
  var skipped: String { change(base.skipped) }
  func noApp(_ number: Int) -> String { change(base.noApp(number)) }
  func stoppedAtLaunch(_ app: String) -> String { change(base.stoppedAtLaunch(app)) }
  func notOpened(_ why: String) -> String { change(base.notOpened(why)) }
  var begun: String { change(base.begun) }
  func restarted(_ key: String) -> String { change(base.restarted(key)) }
  var restartedPlain: String { change(base.restartedPlain) }
  func noScenario(_ key: String) -> String { change(base.noScenario(key)) }
  var noScenarioPlain: String { change(base.noScenarioPlain) }
  var scenarioDone: String { change(base.scenarioDone) }
  func nextStep(_ number: Int, of count: Int, _ step: String) -> String { change(base.nextStep(number, of: count, step)) }
  func scenarioResult(passed: Int, failed: Int) -> String { change(base.scenarioResult(passed: passed, failed: failed)) }
  func step(_ number: Int, of count: Int, _ text: String) -> String { change(base.step(number, of: count, text)) }
  func held(_ expectation: String) -> String { change(base.held(expectation)) }
  func failed(_ expectation: String, found: String?) -> String { change(base.failed(expectation, found: found)) }
  func noMatch(_ term: String) -> String { change(base.noMatch(term)) }
  func matches(_ place: Int, of count: Int) -> String { change(base.matches(place, of: count)) }
  func nothingSearched(_ searchKey: String) -> String { change(base.nothingSearched(searchKey)) }
  var language: String { change(base.language) }
  func unknownLanguage(_ tag: String, _ tags: [String]) -> String { change(base.unknownLanguage(tag, tags)) }
  var copied: String { change(base.copied) }
  var tooLongToCopy: String { change(base.tooLongToCopy) }
  func pasted(_ promptKey: String) -> String { change(base.pasted(promptKey)) }
  func pasteCut(_ most: Int) -> String { change(base.pasteCut(most)) }
  func badSpeed(_ text: String) -> String { change(base.badSpeed(text)) }
  func fileExists(_ path: String, command: String) -> String { change(base.fileExists(path, command: command)) }
  var unsavedReplace: String { change(base.unsavedReplace) }
  func unsaved(quitKey: String, saveKey: String) -> String { change(base.unsaved(quitKey: quitKey, saveKey: saveKey)) }
  func unsaved(branch: String, quitKey: String, listKey: String) -> String { change(base.unsaved(branch: branch, quitKey: quitKey, listKey: listKey)) }
  func missingName(_ command: String) -> String { change(base.missingName(command)) }
  func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String { change(base.typed(problem, isPlain)) }
  func full(_ count: Int) -> String { change(base.full(count)) }

  init(_ base: any MessagePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedMigrationPhrases: MigrationPhrases {
  private let base: any MigrationPhrases
  private let change: @Sendable (String) -> String
  func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String { change(base.head(app, before: before, after: after)) }
  func finding(_ kind: MigrationChange) -> String { change(base.finding(kind)) }
  func advice(_ kind: MigrationChange) -> String { change(base.advice(kind)) }
  func rule(_ kind: MigrationRule) -> String { change(base.rule(kind)) }
  func staying(_ item: StayingCall) -> String { change(base.staying(item)) }
  var stayingMethods: String { change(base.stayingMethods) }
  var stayingNotifications: String { change(base.stayingNotifications) }
  var unrehearsed: String { change(base.unrehearsed) }
  func refusedEvent(_ event: String, why: String) -> String { change(base.refusedEvent(event, why: why)) }
  func uncalledMethod(_ selector: String) -> String { change(base.uncalledMethod(selector)) }
  func nothingRan(_ reasons: [String]) -> String { change(base.nothingRan(reasons)) }
  func summary(errors: Int, warnings: Int, notes: Int) -> String { change(base.summary(errors: errors, warnings: warnings, notes: notes)) }
  var headings: [String] { base.headings.map(change) }
  func title(_ app: String) -> String { change(base.title(app)) }
  func problem(_ problem: MigrationProblem) -> String { change(base.problem(problem)) }

  init(_ base: any MigrationPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPagePhrases: PagePhrases {
  private let base: any PagePhrases
  private let change: @Sendable (String) -> String
  var steps: String { change(base.steps) }
  var timeline: String { change(base.timeline) }
  var notPossible: String { change(base.notPossible) }
  var outcome: String { change(base.outcome) }
  var columns: [String] { base.columns.map(change) }
  var passed: String { change(base.passed) }
  var failed: String { change(base.failed) }
  var step: String { change(base.step) }
  var play: String { change(base.play) }
  var stop: String { change(base.stop) }
  var pace: String { change(base.pace) }
  var statement: String { change(base.statement) }
  var send: String { change(base.send) }
  var more: String { change(base.more) }
  var pass: String { change(base.pass) }
  var close: String { change(base.close) }
  var copyLink: String { change(base.copyLink) }
  var saveScenario: String { change(base.saveScenario) }
  var showCommand: String { change(base.showCommand) }
  var record: String { change(base.record) }
  var predict: String { change(base.predict) }
  func terminalOnly(_ name: String) -> String { change(base.terminalOnly(name)) }
  var speed: String { change(base.speed) }
  var paused: String { change(base.paused) }
  var past: String { change(base.past) }
  var link: String { change(base.link) }
  var command: String { change(base.command) }
  var copied: String { change(base.copied) }
  var longLink: String { change(base.longLink) }
  var badLink: String { change(base.badLink) }
  var trapped: String { change(base.trapped) }
  var oldBrowser: String { change(base.oldBrowser) }
  var notStarted: String { change(base.notStarted) }
  var copyIssue: String { change(base.copyIssue) }
  var expected: String { change(base.expected) }
  var actual: String { change(base.actual) }
  var lastCalls: String { change(base.lastCalls) }
  var issueCopied: String { change(base.issueCopied) }
  var next: String { change(base.next) }
  var explained: String { change(base.explained) }
  var handIn: String { change(base.handIn) }
  var keys: String { change(base.keys) }
  var views: String { change(base.views) }
  var moment: String { change(base.moment) }
  var hideOutcomes: String { change(base.hideOutcomes) }
  var course: String { change(base.course) }
  var courseAbout: String { change(base.courseAbout) }

  init(_ base: any PagePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPalettePhrases: PalettePhrases {
  private let base: any PalettePhrases
  private let change: @Sendable (String) -> String
  func events(possible: Int, of count: Int) -> String { change(base.events(possible: possible, of: count)) }
  func rows(_ first: Int, to last: Int, of count: Int) -> String { change(base.rows(first, to: last, of: count)) }
  var typeToFind: String { change(base.typeToFind) }
  var enteredBefore: String { change(base.enteredBefore) }
  func next(_ states: String) -> String { change(base.next(states)) }
  var noChange: String { change(base.noChange) }
  func found(_ count: Int) -> String { change(base.found(count)) }
  var nothing: String { change(base.nothing) }
  func topic(_ name: String) -> String { change(base.topic(name)) }
  func meaning(of word: StatementWord) -> String { change(base.meaning(of: word)) }

  init(_ base: any PalettePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPhraseBook: PhraseBook {
  private let base: any PhraseBook
  private let change: @Sendable (String) -> String
  var tag: String { "xx" }
  func state(_ state: EmulatedApp.State) -> String { change(base.state(state)) }
  func cause(_ reason: TransitionReason) -> String { change(base.cause(reason)) }
  func stateTitle(_ state: EmulatedApp.State) -> String { change(base.stateTitle(state)) }
  func stateDescription(_ state: EmulatedApp.State) -> String { change(base.stateDescription(state)) }
  func stateMeaning(_ state: EmulatedApp.State) -> String { change(base.stateMeaning(state)) }
  func limit(_ limit: TimeLimit) -> String { change(base.limit(limit)) }
  func wake(_ wake: BackgroundWake) -> String { change(base.wake(wake)) }
  func words(for kind: SystemEvent.Kind) -> EventWords { let words = base.words(for: kind); return EventWords(change(words.label), name: change(words.name)) { [change] in change(words.step($0, $1)) } }
  func logged(_ event: SystemEvent) -> String { change(base.logged(event)) }
  func rule(_ rule: Rule) -> String { change(base.rule(rule)) }
  func grade(_ grade: Rule.Grade) -> String { change(base.grade(grade)) }
  func source(_ source: RuleSource) -> String { change(base.source(source)) }
  func reading(_ reading: Rule.Reading) -> String { change(base.reading(reading)) }
  func callbackRole(_ callback: Callback) -> String { change(base.callbackRole(callback)) }
  func objectName(_ object: AppObject) -> String { change(base.objectName(object)) }
  func objectRole(_ object: AppObject) -> String { change(base.objectRole(object)) }
  func style(_ style: LifecycleStyle) -> String { change(base.style(style)) }
  let screen: any ScreenPhrases
  func problem(_ problem: Scenario.Problem) -> String { change(base.problem(problem)) }
  func verdict(_ verdict: Scenario.Verdict) -> String { change(base.verdict(verdict)) }
  func finding(_ finding: Scenario.Finding) -> String { change(base.finding(finding)) }
  func found(_ finding: String) -> String { change(base.found(finding)) }
  func failed(_ verdict: Scenario.Verdict) -> String { change(base.failed(verdict)) }
  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String { change(base.ending(reason, code: code)) }
  func code(_ code: Termination.Code) -> String { change(base.code(code)) }
  func words(for command: Command) -> CommandWords { let words = base.words(for: command); return CommandWords(change(words.label), help: change(words.help)) }
  var nextStepHint: String { change(base.nextStepHint) }
  func group(_ group: Command.Group) -> String { change(base.group(group)) }
  var diagram: String { change(base.diagram) }
  var foreground: String { change(base.foreground) }
  var log: String { change(base.log) }
  var apps: String { change(base.apps) }
  var timers: String { change(base.timers) }
  var actions: String { change(base.actions) }
  func actionSection(_ actionSection: ActionSection) -> String { change(base.actionSection(actionSection)) }
  func allEvents(_ key: String, _ count: Int) -> String { change(base.allEvents(key, count)) }
  var objects: String { change(base.objects) }
  var scenario: String { change(base.scenario) }
  var help: String { change(base.help) }
  var nothingCounts: String { change(base.nothingCounts) }
  func nothingYet(_ key: String) -> String { change(base.nothingYet(key)) }
  var firstToBeTerminated: String { change(base.firstToBeTerminated) }
  var disconnected: String { change(base.disconnected) }
  var windowInFront: String { change(base.windowInFront) }
  func memory(_ megabytes: Int) -> String { change(base.memory(megabytes)) }
  func unsavedEdits(_ number: Int) -> String { change(base.unsavedEdits(number)) }
  func seconds(_ number: String) -> String { change(base.seconds(number)) }
  func moment(_ stamp: String) -> String { change(base.moment(stamp)) }
  func list(_ items: [String]) -> String { change(base.list(items)) }
  func sentences(_ sentences: [String]) -> String { change(base.sentences(sentences)) }
  func sentence(_ words: String) -> String { change(base.sentence(words)) }
  func labeled(_ heading: String, text: String) -> String { change(base.labeled(heading, text: text)) }
  func heading(_ text: String) -> String { change(base.heading(text)) }
  func lasting(_ time: String) -> String { change(base.lasting(time)) }
  func since(_ time: String) -> String { change(base.since(time)) }
  func left(_ time: String) -> String { change(base.left(time)) }
  func suspended(in time: String) -> String { change(base.suspended(in: time)) }
  var lockedDevice: String { change(base.lockedDevice) }
  var talking: String { change(base.talking) }
  var mainThreadBlocked: String { change(base.mainThreadBlocked) }
  var signs: String { change(base.signs) }
  func sign(_ sign: Sign) -> String { change(base.sign(sign)) }
  var clock: String { change(base.clock) }
  var clockStates: [(word: String, meaning: String)] { base.clockStates.map { (word: change($0.word), meaning: change($0.meaning)) } }
  var mouse: String { change(base.mouse) }
  var clicks: [(word: String, meaning: String)] { base.clicks.map { (word: change($0.word), meaning: change($0.meaning)) } }
  var paused: String { change(base.paused) }
  func waitsFor(_ key: String) -> String { change(base.waitsFor(key)) }
  func speed(_ factor: String) -> String { change(base.speed(factor)) }
  func version(_ number: SystemVersion) -> String { change(base.version(number)) }
  func newer(_ count: Int, _ key: String) -> String { change(base.newer(count, key)) }
  var standsStill: String { change(base.standsStill) }
  func rowPosition(_ row: Int, of count: Int) -> String { change(base.rowPosition(row, of: count)) }
  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String { change(base.tooSmall(columns: columns, rows: rows, quitKey: quitKey)) }
  let report: any TerminationReportPhrases
  let keyHints: any KeyHintPhrases
  let start: any StartPhrases
  let palette: any PalettePhrases
  let why: any WhyPhrases
  let coverage: any CoveragePhrases
  let predict: any PredictPhrases
  let scenarios: any ScenarioListPhrases
  let messages: any MessagePhrases
  let logRows: any LogPhrases
  let runLoop: any RunLoopPhrases
  let trace: any TracePhrases
  let plain: any PlainPhrases
  let lesson: any LessonPhrases
  let handIn: any HandInPhrases
  let timeline: any TimelinePhrases
  let presenting: any PresentingPhrases
  let compare: any ComparePhrases
  let check: any CheckPhrases
  let explain: any ExplainPhrases
  let field: any FieldPhrases
  let ask: any AskPhrases
  let hosting: any HostingPhrases
  let tour: any TourPhrases
  let loss: any LossPhrases
  let torture: any TorturePhrases
  let migration: any MigrationPhrases
  let picture: any PicturePhrases
  let page: any PagePhrases
  let site: any SitePhrases
  let walk: any WalkPhrases
  let settings: any SettingsPhrases
  let reports: any ReportPhrases
  let record: any RecordPhrases
  let commandLine: any CommandLinePhrases

  init(_ base: any PhraseBook, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
    screen = WrappedScreenPhrases(base.screen, change)
    report = WrappedTerminationReportPhrases(base.report, change)
    keyHints = WrappedKeyHintPhrases(base.keyHints, change)
    start = WrappedStartPhrases(base.start, change)
    palette = WrappedPalettePhrases(base.palette, change)
    why = WrappedWhyPhrases(base.why, change)
    coverage = WrappedCoveragePhrases(base.coverage, change)
    predict = WrappedPredictPhrases(base.predict, change)
    scenarios = WrappedScenarioListPhrases(base.scenarios, change)
    messages = WrappedMessagePhrases(base.messages, change)
    logRows = WrappedLogPhrases(base.logRows, change)
    runLoop = WrappedRunLoopPhrases(base.runLoop, change)
    trace = WrappedTracePhrases(base.trace, change)
    plain = WrappedPlainPhrases(base.plain, change)
    lesson = WrappedLessonPhrases(base.lesson, change)
    handIn = WrappedHandInPhrases(base.handIn, change)
    timeline = WrappedTimelinePhrases(base.timeline, change)
    presenting = WrappedPresentingPhrases(base.presenting, change)
    compare = WrappedComparePhrases(base.compare, change)
    check = WrappedCheckPhrases(base.check, change)
    explain = WrappedExplainPhrases(base.explain, change)
    field = WrappedFieldPhrases(base.field, change)
    ask = WrappedAskPhrases(base.ask, change)
    hosting = WrappedHostingPhrases(base.hosting, change)
    tour = WrappedTourPhrases(base.tour, change)
    loss = WrappedLossPhrases(base.loss, change)
    torture = WrappedTorturePhrases(base.torture, change)
    migration = WrappedMigrationPhrases(base.migration, change)
    picture = WrappedPicturePhrases(base.picture, change)
    page = WrappedPagePhrases(base.page, change)
    site = WrappedSitePhrases(base.site, change)
    walk = WrappedWalkPhrases(base.walk, change)
    settings = WrappedSettingsPhrases(base.settings, change)
    reports = WrappedReportPhrases(base.reports, change)
    record = WrappedRecordPhrases(base.record, change)
    commandLine = WrappedCommandLinePhrases(base.commandLine, change)
  }
}

final class WrappedPicturePhrases: PicturePhrases {
  private let base: any PicturePhrases
  private let change: @Sendable (String) -> String
  var events: String { change(base.events) }
  func limit(_ limit: TimeLimit, _ due: String) -> String { change(base.limit(limit, due)) }
  func leftOut(_ count: Int) -> String { change(base.leftOut(count)) }
  func summary(_ events: Int, _ time: String) -> String { change(base.summary(events, time)) }
  func change(_ state: EmulatedApp.State, _ time: String) -> String { change(base.change(state, time)) }
  func stay(_ state: EmulatedApp.State, from: String, to: String) -> String { change(base.stay(state, from: from, to: to)) }
  func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String { change(base.reached(state, cause)) }
  func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String { change(base.note(state, cause)) }
  func ended(_ how: String) -> String { change(base.ended(how)) }
  func ended(_ why: String, at time: String) -> String { change(base.ended(why, at: time)) }
  func history(_ app: String, _ changes: [String]) -> String { change(base.history(app, changes)) }
  func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int) -> String { change(base.coverage(states: states, of: allStates, transitions: transitions, of: allTransitions)) }
  func unseen(_ transitions: [String]) -> String { change(base.unseen(transitions)) }
  var seen: String { change(base.seen) }
  var notSeen: String { change(base.notSeen) }
  func runs(_ count: Int) -> String { change(base.runs(count)) }

  init(_ base: any PicturePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPlainPhrases: PlainPhrases {
  private let base: any PlainPhrases
  private let change: @Sendable (String) -> String
  func greeting(_ title: String, version: String) -> String { change(base.greeting(title, version: version)) }
  func advice(_ steps: Int) -> String { change(base.advice(steps)) }
  func onScreen(_ screen: String) -> String { change(base.onScreen(screen)) }
  func app(_ name: String, state: String) -> String { change(base.app(name, state: state)) }
  func limit(_ app: String, _ limit: TimeLimit, left: String) -> String { change(base.limit(app, limit, left: left)) }
  func progress(_ taken: Int, of count: Int, next: String?) -> String { change(base.progress(taken, of: count, next: next)) }
  var help: [String] { base.help.map(change) }

  init(_ base: any PlainPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPredictPhrases: PredictPhrases {
  private let base: any PredictPhrases
  private let change: @Sendable (String) -> String
  func title(_ number: Int) -> String { change(base.title(number)) }
  func question(_ subject: Question.Subject, _ app: String) -> String { change(base.question(subject, app)) }
  func device(_ version: SystemVersion, _ screen: String) -> String { change(base.device(version, screen)) }
  func tasks(_ names: String) -> String { change(base.tasks(names)) }
  func howToAnswer(_ choices: Int) -> String { change(base.howToAnswer(choices)) }
  func howToAnswerPlain(_ choices: Int) -> String { change(base.howToAnswerPlain(choices)) }
  func times(_ methods: String) -> String { change(base.times(methods)) }
  var before: String { change(base.before) }
  func passes(_ time: Duration) -> String { change(base.passes(time)) }
  var nothing: String { change(base.nothing) }
  var none: String { change(base.none) }
  func only(_ name: String) -> String { change(base.only(name)) }
  var right: String { change(base.right) }
  var wrong: String { change(base.wrong) }
  var isRight: String { change(base.isRight) }
  func isWrong(right: String, said: String) -> String { change(base.isWrong(right: right, said: said)) }
  func instead(said: String, right: String) -> String { change(base.instead(said: said, right: right)) }
  var said: String { change(base.said) }
  var itIs: String { change(base.itIs) }
  var explanation: String { change(base.explanation) }
  func correct(_ misconception: Misconception) -> String { change(base.correct(misconception)) }
  func doubt(_ grade: String) -> String { change(base.doubt(grade)) }
  var noQuestion: String { change(base.noQuestion) }
  var summary: String { change(base.summary) }
  var paper: String { change(base.paper) }
  var sheetName: String { change(base.sheetName) }
  var sheetDate: String { change(base.sheetDate) }
  var answers: String { change(base.answers) }
  func answer(_ text: String, why: String) -> String { change(base.answer(text, why: why)) }
  func score(_ right: Int, of all: Int) -> String { change(base.score(right, of: all)) }

  init(_ base: any PredictPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedPresentingPhrases: PresentingPhrases {
  private let base: any PresentingPhrases
  private let change: @Sendable (String) -> String
  func begins(_ key: String) -> String { change(base.begins(key)) }
  var ends: String { change(base.ends) }
  var hidden: String { change(base.hidden) }
  var hiddenPlain: String { change(base.hiddenPlain) }
  var thenMarked: String { change(base.thenMarked) }
  var beforeStep: String { change(base.beforeStep) }
  var revealAll: String { change(base.revealAll) }
  var revealLine: String { change(base.revealLine) }
  var isHidden: String { change(base.isHidden) }
  func steps(_ first: Int, to last: Int, of count: Int) -> String { change(base.steps(first, to: last, of: count)) }
  func stepCount(_ count: Int) -> String { change(base.stepCount(count)) }
  func next(_ step: String) -> String { change(base.next(step)) }
  var noCall: String { change(base.noCall) }
  var timePasses: String { change(base.timePasses) }
  func notesElsewhere(_ command: String) -> String { change(base.notesElsewhere(command)) }
  func notesNotKept(_ why: String) -> String { change(base.notesNotKept(why)) }
  var nothingPresented: String { change(base.nothingPresented) }
  func expected(_ statement: String) -> String { change(base.expected(statement)) }
  func revealFirst(_ key: String) -> String { change(base.revealFirst(key)) }

  init(_ base: any PresentingPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedRecordPhrases: RecordPhrases {
  private let base: any RecordPhrases
  private let change: @Sendable (String) -> String
  func kind(_ kind: Trace.Kind) -> String { change(base.kind(kind)) }
  func text(_ entry: Trace.Entry) -> String { change(base.text(entry)) }
  func origin(_ entry: Trace.Entry) -> String { change(base.origin(entry)) }

  init(_ base: any RecordPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedReportPhrases: ReportPhrases {
  private let base: any ReportPhrases
  private let change: @Sendable (String) -> String
  var columns: [String] { base.columns.map(change) }
  var pass: String { change(base.pass) }
  var fail: String { change(base.fail) }
  func result(passed: Int, failed: Int) -> String { change(base.result(passed: passed, failed: failed)) }
  func expectations(passed: Int, failed: Int) -> String { change(base.expectations(passed: passed, failed: failed)) }
  func scenarios(passed: Int, failed: Int) -> String { change(base.scenarios(passed: passed, failed: failed)) }

  init(_ base: any ReportPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedRunLoopPhrases: RunLoopPhrases {
  private let base: any RunLoopPhrases
  private let change: @Sendable (String) -> String
  var title: String { change(base.title) }
  var noProcess: String { change(base.noProcess) }
  var suspended: String { change(base.suspended) }
  var idle: String { change(base.idle) }
  func runs(_ method: String) -> String { change(base.runs(method)) }
  func expirationHandler(_ task: String) -> String { change(base.expirationHandler(task)) }
  func until(_ time: String) -> String { change(base.until(time)) }
  func blocked(_ time: String) -> String { change(base.blocked(time)) }
  func waiting(_ count: Int) -> String { change(base.waiting(count)) }
  var nothingWaits: String { change(base.nothingWaits) }
  var kept: String { change(base.kept) }
  func path(_ event: String) -> String { change(base.path(event)) }
  func noPath(_ key: String) -> String { change(base.noPath(key)) }

  init(_ base: any RunLoopPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedScenarioListPhrases: ScenarioListPhrases {
  private let base: any ScenarioListPhrases
  private let change: @Sendable (String) -> String
  var title: String { change(base.title) }
  var search: String { change(base.search) }
  var loading: String { change(base.loading) }
  var lessons: String { change(base.lessons) }
  var others: String { change(base.others) }
  var nothingFound: String { change(base.nothingFound) }

  init(_ base: any ScenarioListPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedScreenPhrases: ScreenPhrases {
  private let base: any ScreenPhrases
  private let change: @Sendable (String) -> String
  func shown(_ layers: [ScreenLayer]) -> String { change(base.shown(layers)) }

  init(_ base: any ScreenPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedSettingsPhrases: SettingsPhrases {
  private let base: any SettingsPhrases
  private let change: @Sendable (String) -> String
  func problem(_ settingsProblem: SettingsProblem) -> String { change(base.problem(settingsProblem)) }
  func origin(_ origin: Setting.Origin, _ detail: String) -> String { change(base.origin(origin, detail)) }
  func comment(_ setting: Setting) -> [String] { base.comment(setting).map(change) }
  var fileHead: [String] { base.fileHead.map(change) }
  var logKeys: [String] { base.logKeys.map(change) }
  var presentingKeys: [String] { base.presentingKeys.map(change) }
  func taken(_ key: String, command: String, _ isLast: Bool) -> String { change(base.taken(key, command: command, isLast)) }
  func otherInLog(_ key: String, command: String) -> String { change(base.otherInLog(key, command: command)) }

  init(_ base: any SettingsPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedSitePhrases: SitePhrases {
  private let base: any SitePhrases
  private let change: @Sendable (String) -> String
  var languageName: String { change(base.languageName) }
  var languages: String { change(base.languages) }
  var pages: String { change(base.pages) }
  var headline: String { change(base.headline) }
  var about: String { change(base.about) }
  var tryIt: String { change(base.tryIt) }
  var course: String { change(base.course) }
  var install: String { change(base.install) }
  var installNeeds: String { change(base.installNeeds) }
  var roles: String { change(base.roles) }
  func role(_ role: SiteRole) -> (name: String, command: String, result: String) { base.role(role) }
  var examples: String { change(base.examples) }
  var makeRun: String { change(base.makeRun) }
  var makeInstall: String { change(base.makeInstall) }
  var answers: String { change(base.answers) }
  var answersAbout: String { change(base.answersAbout) }
  var search: String { change(base.search) }
  var nothingFound: String { change(base.nothingFound) }
  func symptom(_ symptom: Symptom) -> String { change(base.symptom(symptom)) }
  var alsoAsked: String { change(base.alsoAsked) }
  var related: String { change(base.related) }
  var seeIt: String { change(base.seeIt) }
  var versions: String { change(base.versions) }
  var versionsAbout: String { change(base.versionsAbout) }
  func changed(in version: SystemVersion) -> String { change(base.changed(in: version)) }
  func changedAbout(in version: SystemVersion) -> String { change(base.changedAbout(in: version)) }
  var newEvents: String { change(base.newEvents) }
  var behavior: String { change(base.behavior) }
  func difference(_ difference: VersionTable.Change.Kind) -> String { change(base.difference(difference)) }
  func minutes(_ count: Int) -> String { change(base.minutes(count)) }

  init(_ base: any SitePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedStartPhrases: StartPhrases {
  private let base: any StartPhrases
  private let change: @Sendable (String) -> String
  var title: String { change(base.title) }
  var play: Choice { (change(base.play.name), change(base.play.meaning)) }
  var course: Choice { (change(base.course.name), change(base.course.meaning)) }
  var scenarios: Choice { (change(base.scenarios.name), change(base.scenarios.meaning)) }
  var keys: Choice { (change(base.keys.name), change(base.keys.meaning)) }
  var fiveSeconds: Choice { (change(base.fiveSeconds.name), change(base.fiveSeconds.meaning)) }
  func lessons(_ done: Int, of count: Int, next: String) -> String { change(base.lessons(done, of: count, next: next)) }
  var commands: String { change(base.commands) }
  var others: [(command: String, meaning: String)] { base.others.map { (command: $0.command, meaning: change($0.meaning)) } }
  var anyKey: String { change(base.anyKey) }

  init(_ base: any StartPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedTerminationReportPhrases: TerminationReportPhrases {
  private let base: any TerminationReportPhrases
  private let change: @Sendable (String) -> String
  func title(_ app: String) -> String { change(base.title(app)) }
  var reason: String { change(base.reason) }
  var code: String { change(base.code) }
  var metricKit: String { change(base.metricKit) }
  var notified: String { change(base.notified) }
  var yes: String { change(base.yes) }
  var no: String { change(base.no) }
  var time: String { change(base.time) }
  func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String { change(base.elapsed(elapsed, allowance: allowance, limit)) }
  var lastCallback: String { change(base.lastCallback) }
  var state: String { change(base.state) }
  var unsavedEditsLost: String { change(base.unsavedEditsLost) }
  var nothingLost: String { change(base.nothingLost) }
  func lostEdits(_ number: Int) -> String { change(base.lostEdits(number)) }
  func editsLost(_ number: Int) -> String { change(base.editsLost(number)) }
  func endedBy(_ reason: Termination.Reason) -> String { change(base.endedBy(reason)) }
  var reproduce: String { change(base.reproduce) }
  var rule: String { change(base.rule) }
  func others(_ number: Int) -> String { change(base.others(number)) }

  init(_ base: any TerminationReportPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedTimelinePhrases: TimelinePhrases {
  private let base: any TimelinePhrases
  private let change: @Sendable (String) -> String
  var past: String { change(base.past) }
  var nothingBefore: String { change(base.nothingBefore) }
  var events: String { change(base.events) }
  func event(_ number: Int, of count: Int) -> String { change(base.event(number, of: count)) }
  func branchOf(_ number: Int, count: Int) -> String { change(base.branchOf(number, count: count)) }
  func hint(_ command: Command) -> String { change(base.hint(command)) }
  var startBranch: String { change(base.startBranch) }
  func branch(_ number: Int) -> String { change(base.branch(number)) }
  var title: String { change(base.title) }
  func length(_ events: Int, from: String, to: String) -> String { change(base.length(events, from: from, to: to)) }
  var isCurrent: String { change(base.isCurrent) }
  var isPresent: String { change(base.isPresent) }
  var isFirst: String { change(base.isFirst) }
  func lookingAt(_ time: String, event number: Int, of count: Int) -> String { change(base.lookingAt(time, event: number, of: count)) }
  func returns(_ key: String) -> String { change(base.returns(key)) }
  func backInPresent(_ time: String) -> String { change(base.backInPresent(time)) }
  func began(_ branch: String) -> String { change(base.began(branch)) }
  func switched(_ branch: String) -> String { change(base.switched(branch)) }
  func named(_ name: String) -> String { change(base.named(name)) }
  func nameTaken(_ name: String) -> String { change(base.nameTaken(name)) }
  var ownName: String { change(base.ownName) }
  func noBranch(_ name: String) -> String { change(base.noBranch(name)) }
  func badUnit(_ word: String) -> String { change(base.badUnit(word)) }
  var nothingToUndo: String { change(base.nothingToUndo) }
  var undone: String { change(base.undone) }
  var nothingToRedo: String { change(base.nothingToRedo) }
  var redone: String { change(base.redone) }

  init(_ base: any TimelinePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedTorturePhrases: TorturePhrases {
  private let base: any TorturePhrases
  private let change: @Sendable (String) -> String
  func verdict(_ verdict: TortureVerdict) -> String { change(base.verdict(verdict)) }
  func finding(_ verdict: TortureVerdict) -> String { change(base.finding(verdict)) }
  func endedOtherwise(_ ending: Termination) -> String { change(base.endedOtherwise(ending)) }
  func until(_ state: EmulatedApp.State) -> String { change(base.until(state)) }
  func inCall(_ state: String, _ callback: Callback) -> String { change(base.inCall(state, callback)) }
  func head(_ app: String, moments: Int, situations: Int) -> String { change(base.head(app, moments: moments, situations: situations)) }
  func summary(lost: Int, moments: Int, unjudged: Int) -> String { change(base.summary(lost: lost, moments: moments, unjudged: unjudged)) }
  func shortened(_ limits: [ShortenedLimit]) -> String { change(base.shortened(limits)) }
  func problem(_ problem: TortureProblem) -> [String] { base.problem(problem).map(change) }
  var headings: [String] { base.headings.map(change) }

  init(_ base: any TorturePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedTourPhrases: TourPhrases {
  private let base: any TourPhrases
  private let change: @Sendable (String) -> String
  func instruction(_ instruction: Tour.Instruction) -> String { change(base.instruction(instruction)) }
  func title(_ tour: Tour) -> String { change(base.title(tour)) }
  func summary(_ tour: Tour) -> String { change(base.summary(tour)) }
  func quality(_ tour: Tour) -> String { change(base.quality(tour)) }
  func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String { change(base.missing(reason, items)) }
  func problem(_ problem: TourProblem) -> String { change(base.problem(problem)) }

  init(_ base: any TourPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedTracePhrases: TracePhrases {
  private let base: any TracePhrases
  private let change: @Sendable (String) -> String
  func event(_ event: String, app: String?) -> String { change(base.event(event, app: app)) }
  func main(_ app: String, arguments: String) -> String { change(base.main(app, arguments: arguments)) }
  func applicationMain(_ app: String, principal: String, delegate: String) -> String { change(base.applicationMain(app, principal: principal, delegate: delegate)) }
  func prewarmed(_ app: String) -> String { change(base.prewarmed(app)) }
  func runLoop(_ app: String) -> String { change(base.runLoop(app)) }
  func snapshot(_ app: String) -> String { change(base.snapshot(app)) }
  func stateSaved(_ app: String) -> String { change(base.stateSaved(app)) }
  func process(_ app: String, _ step: Trace.ProcessStep) -> String { change(base.process(app, step)) }
  func phase(_ app: String, scene: String?, to: String) -> String { change(base.phase(app, scene: scene, to: to)) }
  func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String { change(base.completed(app, wake, result: result)) }
  func call(_ app: String, method: String, state: String) -> String { change(base.call(app, method: method, state: state)) }
  func returned(_ method: String, after: String, _ value: Bool?) -> String { change(base.returned(method, after: after, value)) }
  func notification(_ name: String, state: String) -> String { change(base.notification(name, state: state)) }
  func state(_ app: String, state: String, cause: String) -> String { change(base.state(app, state: state, cause: cause)) }
  func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String) -> String { change(base.task(app, name: name, what, remaining: remaining)) }
  func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String { change(base.deadline(app, limit, time: time, due: due)) }
  func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String { change(base.queue(app, event: event, what, rule)) }
  func end(_ app: String, why: String, _ notified: Bool, _ unsavedEditsLost: Int) -> String { change(base.end(app, why: why, notified, unsavedEditsLost)) }

  init(_ base: any TracePhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedWalkPhrases: WalkPhrases {
  private let base: any WalkPhrases
  private let change: @Sendable (String) -> String
  func question(_ fact: Walk.Fact) -> String { change(base.question(fact)) }
  func fact(_ fact: Walk.Fact) -> String { change(base.fact(fact)) }
  func verdict(_ verdict: Walk.Verdict) -> String { change(base.verdict(verdict)) }
  func activity(_ activity: Walk.Activity) -> String { change(base.activity(activity)) }
  var paused: String { change(base.paused) }
  func step(_ number: Int, of count: Int) -> String { change(base.step(number, of: count)) }
  var preparation: String { change(base.preparation) }
  func preparationList(first: Int, last: Int) -> String { change(base.preparationList(first: first, last: last)) }
  var toDo: String { change(base.toDo) }
  var toSee: String { change(base.toSee) }
  var callbacks: String { change(base.callbacks) }
  var noCallbacks: String { change(base.noCallbacks) }
  var model: String { change(base.model) }
  var comment: String { change(base.comment) }
  var refused: String { change(base.refused) }
  var result: String { change(base.result) }
  var instead: String { change(base.instead) }
  var note: String { change(base.note) }
  var evidence: String { change(base.evidence) }
  var followUp: String { change(base.followUp) }
  func wait(_ time: Duration) -> String { change(base.wait(time)) }
  var nothing: String { change(base.nothing) }
  func appState(_ app: String, state: String) -> String { change(base.appState(app, state: state)) }
  func after(_ app: String) -> String { change(base.after(app)) }
  var steps: String { change(base.steps) }
  var way: String { change(base.way) }
  var wayIsEmpty: String { change(base.wayIsEmpty) }
  func column(_ column: WalkSheet.Column) -> String { change(base.column(column)) }
  func label(_ label: WalkSheet.Label) -> String { change(base.label(label)) }
  func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String { change(base.stepHeading(number, verdict)) }
  func evidenceHeading(_ number: Int) -> String { change(base.evidenceHeading(number)) }
  var followUpHeading: String { change(base.followUpHeading) }
  var open: String { change(base.open) }
  func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int) -> String { change(base.counts(passed: passed, failed: failed, blocked: blocked, skipped: skipped, open: open)) }
  func clock(_ time: String) -> String { change(base.clock(time)) }
  func thenKeys(_ command: String, keys: String) -> String { change(base.thenKeys(command, keys: keys)) }
  var traceColumns: [String] { base.traceColumns.map(change) }
  func length(_ count: Int) -> String { change(base.length(count)) }
  func tally(_ count: Int, _ verdict: Walk.Verdict) -> String { change(base.tally(count, verdict)) }
  func end(_ count: Int) -> String { change(base.end(count)) }
  func open(_ numbers: String) -> String { change(base.open(numbers)) }
  var times: String { change(base.times) }
  func minutes(_ minutes: Int) -> String { change(base.minutes(minutes)) }
  func report(_ file: String) -> String { change(base.report(file)) }
  func resumed(_ number: Int, of count: Int) -> String { change(base.resumed(number, of: count)) }
  func begun(_ file: String) -> String { change(base.begun(file)) }
  func farewell(_ judged: Int, of count: Int, _ file: String) -> [String] { base.farewell(judged, of: count, file).map(change) }
  var saved: String { change(base.saved) }
  var noEvidenceFolder: String { change(base.noEvidenceFolder) }
  func attached(_ file: String) -> String { change(base.attached(file)) }
  func alreadyAttached(_ file: String) -> String { change(base.alreadyAttached(file)) }
  func notAttached(_ why: String) -> String { change(base.notAttached(why)) }
  func missing(_ evidence: MissingEvidence) -> String { change(base.missing(evidence)) }
  func notKept(_ why: String) -> String { change(base.notKept(why)) }
  func leaveAnyway(_ why: String) -> String { change(base.leaveAnyway(why)) }
  var isFirst: String { change(base.isFirst) }
  var isLast: String { change(base.isLast) }
  var keys: [(key: String, label: String, isForStep: Bool)] { base.keys.map { (key: $0.key, label: change($0.label), isForStep: $0.isForStep) } }
  var enterNeedsVerdict: String { change(base.enterNeedsVerdict) }
  var enterAtTheEnd: String { change(base.enterAtTheEnd) }
  var nothingWasLogged: String { change(base.nothingWasLogged) }
  var pickerKeys: String { change(base.pickerKeys) }
  var lineKeys: String { change(base.lineKeys) }
  var help: [(key: String, meaning: String)] { base.help.map { (key: $0.key, meaning: change($0.meaning)) } }
  var plainHelp: [String] { base.plainHelp.map(change) }
  var plainAdvice: String { change(base.plainAdvice) }
  func unknownWord(_ word: String, nearest: String?) -> String { change(base.unknownWord(word, nearest: nearest)) }
  func unknownStep(_ count: Int) -> String { change(base.unknownStep(count)) }
  func fileProblem(_ problem: WalkFile.Problem) -> String { change(base.fileProblem(problem)) }

  init(_ base: any WalkPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}

final class WrappedWhyPhrases: WhyPhrases {
  private let base: any WhyPhrases
  private let change: @Sendable (String) -> String
  func happened(_ time: String, app: String?) -> String { change(base.happened(time, app: app)) }
  var role: String { change(base.role) }
  var meaning: String { change(base.meaning) }
  var leadsTo: String { change(base.leadsTo) }
  var rule: String { change(base.rule) }
  var grade: String { change(base.grade) }
  var sources: String { change(base.sources) }
  var followed: String { change(base.followed) }
  var opposing: String { change(base.opposing) }
  var chain: String { change(base.chain) }
  var forgotten: String { change(base.forgotten) }
  func reached(_ limit: TimeLimit) -> String { change(base.reached(limit)) }
  func countdown(_ limit: TimeLimit, _ left: String) -> String { change(base.countdown(limit, left)) }
  var forbidden: String { change(base.forbidden) }
  var possibleNow: String { change(base.possibleNow) }
  var toMakePossible: String { change(base.toMakePossible) }
  func notThere(_ app: String) -> String { change(base.notThere(app)) }
  var toGetThere: String { change(base.toGetThere) }
  var lastTime: String { change(base.lastTime) }
  var noWay: String { change(base.noWay) }
  var forOtherApp: String { change(base.forOtherApp) }
  var wait: String { change(base.wait) }
  func timer(since: String, due: String, _ isFatal: Bool) -> String { change(base.timer(since: since, due: due, isFatal)) }
  func isPossible(_ event: String, key: String) -> String { change(base.isPossible(event, key: key)) }
  func isThere(_ app: String, state: String) -> String { change(base.isThere(app, state: state)) }
  var choose: String { change(base.choose) }
  var nothing: String { change(base.nothing) }
  var nothingTitle: String { change(base.nothingTitle) }
  func noRow(_ number: Int) -> String { change(base.noRow(number)) }
  var usage: String { change(base.usage) }
  func hint(_ key: String) -> String { change(base.hint(key)) }

  init(_ base: any WhyPhrases, _ change: @escaping @Sendable (String) -> String) {
    self.base = base
    self.change = change
  }
}
