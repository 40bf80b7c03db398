// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English.CommandLineSentences {
  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .needs(let option, let other): "\(option) needs \(other)"
    case .cannotBeUsed(let option, let other): "\(option) cannot be used with \(other)"
    case .cannotBeUsedHere(let option): "\(option) cannot be used with this command"
    case .contradict(let one, let other): "\(one) and \(other) contradict each other"
    case .bothWrite(let one, let other, let file):
      "\(one) and \(other) cannot both write to \(file)"
    case .styleNeedsVersion(let version): "--style scene needs iOS 13 or later, not \(version)"
    case .unknownVersion(let option, let version, let lowest, let highest):
      "\(option) \(version) is not known; use \(lowest) to \(highest)"
    case .takesNumber(let option, let lowest, let highest):
      "\(option) takes a number from \(lowest) to \(highest)"
    case .badSpeed: "--speed takes a number from 0.01 to 1000, such as 2 or 0.5"
    case .badFileSize: "--limit-file-size takes a number of megabytes, or 0"
    case .startIsAlone: "--start cannot be used with a scenario, --plain or --host"
    case .hostNeedsScenario: "--host needs a scenario; use applife host PATH to run without one"
    case .recordNeedsFile: "--record needs a file; the screen takes stdout"
    case .followReadsInput: "--follow reads the standard input and writes no report"
    case .homeForOneHost: "--home can be used with only one --host"
    case .hostTwice(let app):
      "--host was given twice for \(app.map { "the app \($0)" } ?? "the first app")"
    case .archiveNeedsFile: "an archive is not text: name a file with -o"
    case .gradeNeedsHandIn: "grade needs a hand-in"
    case .seedWithLesson: "--seed cannot be used with --lesson, which has its own questions"
    case .widthForText: "--width can be used only with text"
    case .mcpNeedsClient: "mcp talks to a program: an agent starts it"
    case .askNeedsQuestion: "ask needs a question"
    case .checkNeedsLog: "check needs a log file, or a log on the standard input"
    case .needsScenario(let option): "\(option) needs a scenario"
    case .compareNeedsScenarios: "compare needs two scenarios, or one and --style A,B"
    case .compareNeedsTwo:
      "compare needs two scenarios, or two values for --style, --ios or --limit"
    case .explainNeedsReport: "explain needs a report, a code, or a report on the standard input"
    case .hostNeedsPath: "host needs a PATH"
    case .runNeedsScenario: "run needs a scenario file, -c 'STEPS' or - for the standard input"
    case .runTakesEither: "run takes files or -c 'STEPS', not both"
    case .stepsGiven(let count): "-c was given \(count) times; put all steps into one -c"
    case .walkNeedsScenario: "walk needs a scenario or a session file"
    case .caseNeedsJUnit: "--for and --case need --format junit"
    case .badCase(let word): "--case takes STEP=ID, not '\(word)'"
    case .walkReadsFile: "walk reads a scenario only from a file, not from -"
    case .oneRecording(let format):
      "--format \(format) makes one recording; run one scenario at a time"
    case .onePage(let format): "--format \(format) makes one page; run one scenario at a time"
    case .oneDiagram(let format): "--format \(format) draws one diagram; run one scenario at a time"
    case .noStep(let option, let number, let count):
      "\(option) \(number): use a step from 1 to \(count)"
    case .givenTwice(let option, let thing): "\(option) was given twice for \(thing)"
    case .badAddress(let address):
      "--address takes an address such as https://example.org, not '\(address)'"
    case .unknownCommand(let word, let nearest):
      "no command is named '\(word)'; " + didYouMean(nearest, else: "see applife --help")
    case .unknownCommandOrScenario(let word, let nearest):
      "no command or scenario is named '\(word)'; "
        + didYouMean(nearest, else: "see applife --help")
    case .noEvent(let words, let nearest):
      "no event matches '\(words)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noScenario(let words, let nearest):
      "no scenario matches '\(words)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noRule(let words, let nearest):
      "no rule matches '\(words)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .longSearch(let most): "the words to look for must have at most \(most) characters"
    case .noLessonNumber(let number, let last):
      "no lesson has the number \(number); the last is \(last)"
    case .noLesson(let word, let nearest):
      "no lesson is named '\(word)'; " + didYouMean(nearest, else: "applife learn lists them")
    case .noCertainQuestion: "this lesson has no question whose answer is certain"
    case .badAppName: "an app's name must consist of letters and digits and begin with a letter"
    case .impossibleOnOneSide(let example):
      "each scenario is impossible on one of the two sides, for example \(example)"
    case .tooManyEntries(let name, let most):
      "\(name): too many entries to compare (more than \(most))"
    case .notRenaming(let option, let text):
      "\(option): expected NAME=METHOD, found \(text)"
    case .noMethod(let option, let name, let nearest):
      "\(option): \(name) is not a life-cycle method or notification"
        + (nearest.map { ", did you mean \($0)?" } ?? "")
    case .twoInputs: "only one of two scenarios can be the standard input"
    }
  }

  /// Advice that names what is nearest to a word, or something else if nothing is near.
  private func didYouMean(_ nearest: String?, else other: String) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? other
  }
}
