// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences of the command line, the manual page and the completions.
///
/// Names of commands, options and formats, paths and code are never translated.
package protocol CommandLinePhrases: AnyObject, Sendable {
  /// The effect of a command or an option, in a sentence or two.
  func help(_ text: HelpText) -> String
  /// The effect of a command, in paragraphs; examples stand below ``examples``.
  func discussion(_ discussion: Discussion) -> String
  /// The heading of the examples in ``discussion(_:)``: "EXAMPLES:".
  var examples: String { get }
  /// The values that an option takes, behind its help: "One of a, b."
  func oneOf(_ values: [String]) -> String
  /// The value that is taken without the option, behind its help: "The default is a."
  func defaultIs(_ value: String) -> String
  /// The values that an option takes, and the one that is taken without it, behind its help:
  /// "(values: a, b; default: a)". One of them may be missing.
  func choices(_ values: [String]?, standard: String?) -> String
  /// A word of the argument parser, as its help writes it.
  func parser(_ word: ParserWord) -> String
  /// A problem with the arguments of a command.
  func parserProblem(_ problem: ParserProblem) -> String
  /// The command line is wrong, without "applife:" before it and without a full stop.
  func usage(_ problem: UsageProblem) -> String
  /// A problem, and the command that shows the help: "… (see applife --help)".
  func advice(_ problem: String, help: String) -> String
  /// A problem with a file, a session or the terminal, without the name before it.
  func file(_ problem: FileProblem) -> String
  /// A message about a hosted app or its build, without the name before it.
  func build(_ message: BuildMessage) -> String
  func manual(_ text: ManualText) -> String
  /// The title of a section, in capital letters.
  func section(_ section: ManualSection) -> String
  /// The names that may stand for NAME in a limit, for REASON and for CODE.
  func limitNames(_ names: [String]) -> String
  func reasonNames(_ reasons: [String], codes: [String]) -> String
  /// The columns of the lists: of events, of scenarios, of rules, of lessons, of settings.
  func columns(_ list: ListedItems) -> [String]
  /// The number of lessons that are done, and the number of the next.
  func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String
  /// The labels of a rule's page, with what stands behind them.
  func ruleGrade(_ grade: Rule.Grade) -> String
  func ruleValue(_ version: SystemVersion, _ value: String) -> String
  func ruleReading(_ reading: String) -> String
  /// The heading of a rule's sources: "Sources:".
  func ruleSources(_ count: Int) -> String
  /// A grade in one word, behind a rule in a list: "documented".
  func gradeWord(_ grade: Rule.Grade) -> String
  /// A lesson is done.
  var yes: String { get }
}

/// A list that a command prints.
package enum ListedItems: Sendable {
  case events, scenarios, rules, lessons, settings
}

/// The effect of a command or an option, for `--help`, the manual page and the completions of shells.
package enum HelpText: Sendable {
  // The options of several commands, and small commands.
  case buildModules, buildModulesFolder
  case completions, completionsShell, plain, ascii, present, manual, ios, language, reportOutput
  case style, color, noColor, hyperlinks, outputFormat, jsonFormat, jsonDocument, jsonLines, record,
    castVersion, speed, mouse, motion, predict
  case theme, findingsFormat, limitProcesses, limitFileSize, hostOption, hostOptionHome, showHelp
  // `applife`
  case applife, applifeFile, applifeStart, applifeVersion
  // `applife ask`
  case ask, askWords
  // `applife check`
  case check, checkLog, checkHead, checkApp, checkPattern, checkRename, checkImplements, checkStory,
    checkFollow
  // `applife compare`
  case compare, compareFiles, compareStyle, compareIos, compareChanged, compareLimit, compareWidth
  case compareMethods
  case compareEach, compareQuiet
  // `applife config`
  case config, configDefault
  // `applife course`
  case course, courseOutput
  // `applife doctor`
  case doctor, doctorPath, doctorSdk, doctorTarget, doctorBaseline, doctorWriteBaseline, doctorDiff
  // `applife events`
  case events, eventsWords
  // `applife explain`
  case explain, explainReport, explainScenario, explainOutput, explainJson
  // `applife grade`
  case grade, gradeFiles, gradeFormat
  // `applife host`
  case host, hostPath, hostHome, hostClean, hostShowRewritten, hostOnly
  // `applife learn`
  case learn, learnLesson, learnReport
  // `applife lose`
  case lose, loseFile, loseEvents, loseSudden, loseOpen
  // `applife mcp`
  case mcp, mcpAllowHost, mcpSkill
  // `applife migrate`
  case migrate, migrateEdit
  // `applife new`
  case new, newName
  // `applife notes`
  case notes, notesFile
  // `applife quiz`
  case quiz, quizSeed, quizLesson, quizAction, quizCount, quizFormat
  // `applife report`
  case report, reportFile, reportFormat, reportFor, reportCase
  // `applife rules`
  case rules, rulesWords
  // `applife run`
  case evidence, evidenceFiles
  case run, runSteps, runCoverage, runFormat, runAnimate, runQuiet, runWhy, runAs
  // `applife scenarios`
  case scenarios, scenariosWords
  // `applife site`
  case site, siteOutput, siteAddress
  // `applife torture`
  case torture, tortureFile, tortureEdit, tortureLimits
  // `applife tour`
  case tour, tourCover, tourSettle, tourWithin, tourHead, tourOutput, tourFormat, tourWith([String])
  case tourWithout([String])
  // `applife walk`
  case walk, walkFile, walkSession, walkFrom, walkCharter, walkTester, walkDevice, walkBuild
  case walkOnly, walkNew, walkEvidence
}

/// The effect of a command, in paragraphs and examples.
package enum Discussion: Sendable {
  case applife, ask, check, compare, config, course, doctor, evidence, explain, grade, host, learn,
    lose,
    events,
    scenarios, mcp,
    migrate,
    new, quiz, report, rules, run, site, torture, tour, walk
}

/// A sentence of the manual page.
package enum ManualText: Sendable {
  case exitDone, exitAnsweredNo, exitWrongUse, exitFault, keys, scenarios, steps, stepEvent
  case stepAtTime, stepAfterTime, stepWait, stepSkip, expectations, scenariosFolder
  case lessonsFolder, pageFolder, configHome, stateHome, noColor, forceColor, pager, term,
    termProgram
  case characterSet, languageVariables, scenarioFiles, settingsFile, progressFile
  case walkFiles, scenarioText
}

/// A section of the manual page.
package enum ManualSection: Sendable {
  case name, synopsis, description, options, commands, exitStatus, examples, seeAlso
  case keys, scenarios, events, environment, files
}

/// A word of `--help` that belongs to no command.
package enum ParserWord: Sendable {
  case overview, usage, arguments, options, subcommands, showHelp, seeHelp
}

/// A problem with the arguments of a command.
package enum ParserProblem: Sendable {
  case unknownOption(String, nearest: String?)
  case missingValue(String)
  /// A value, the option or argument it was given for, and what is possible.
  case invalidValue(String, for: String, possible: [String])
  case missingArgument(String)
  case unexpectedArguments([String])
}
