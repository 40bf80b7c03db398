// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// An error in a command line.
package enum UsageProblem: Sendable {
  /// An option, and the option that it needs.
  case needs(String, String)
  /// Two options that exclude each other.
  case cannotBeUsed(String, with: String)
  /// An option of another command.
  case cannotBeUsedHere(String)
  /// Two options with their values.
  case contradict(String, String)
  /// Two options that name one file.
  case bothWrite(String, String, file: String)
  /// `--style scene` with an older version of iOS.
  case styleNeedsVersion(SystemVersion)
  /// An option with a version that it does not take.
  case unknownVersion(String, SystemVersion, lowest: Int, highest: Int)
  case takesNumber(String, from: Int, to: Int)
  case badSpeed
  case badFileSize
  case startIsAlone
  case hostNeedsScenario
  case recordNeedsFile
  case followReadsInput
  case homeForOneHost
  /// `--host` was given twice for an app, or for the first app.
  case hostTwice(String?)
  case seedWithLesson
  /// `applife quiz export` would write an archive to a terminal.
  case archiveNeedsFile
  case gradeNeedsHandIn
  case widthForText
  /// A thing that a command needs.
  case askNeedsQuestion
  case checkNeedsLog
  /// `applife mcp` was typed at a terminal.
  case mcpNeedsClient
  /// An option that is used without any scenario.
  case needsScenario(String)
  case compareNeedsScenarios
  case compareNeedsTwo
  case explainNeedsReport
  case hostNeedsPath
  case runNeedsScenario
  case runTakesEither
  /// `-c` was given several times.
  case stepsGiven(Int)
  case walkNeedsScenario
  case walkReadsFile
  /// `applife report` was asked for properties in another format than JUnit.
  case caseNeedsJUnit
  /// The value of `--case`.
  case badCase(String)
  /// A format that has only one scenario.
  case oneRecording(String)
  case onePage(String)
  case oneDiagram(String)
  /// An option with a step that there is not.
  case noStep(String, Int, count: Int)
  /// An option that was given twice for a thing.
  case givenTwice(String, for: String)
  /// The value of `--address`.
  case badAddress(String)
  /// A word that is no command.
  case unknownCommand(String, nearest: String?)
  case unknownCommandOrScenario(String, nearest: String?)
  /// Words that nothing in a list matches.
  case noEvent(String, nearest: String?)
  case noScenario(String, nearest: String?)
  case noRule(String, nearest: String?)
  /// The most characters that can be looked for.
  case longSearch(Int)
  case noLessonNumber(Int, last: Int)
  case noLesson(String, nearest: String?)
  case noCertainQuestion
  /// The name of a new app.
  case badAppName
  /// No scenario can be compared; one of them.
  case impossibleOnOneSide(String)
  /// A scenario, and how many entries can be compared.
  case tooManyEntries(String, most: Int)
  /// An option whose value is not a name, an equals sign and a method.
  case notRenaming(String, String)
  /// An option that names a method which there is not.
  case noMethod(String, String, nearest: String?)
  case twoInputs
}

/// A problem with a file, a session or the terminal.
package enum FileProblem: Sendable {
  /// The user's folder has files of lessons, of which none can be read: they are folders or pipes.
  case noLessons
  /// The user's folder has files of scenarios, of which none can be read.
  case noScenarios
  case lessonIsGone(String)
  /// A part of a page, and the variable that names its folder.
  case notFound(String, variable: String)
  /// A folder in the place of a scenario.
  case folderToRun(String)
  case folderToCompare(String)
  /// The files that a folder does not contain: `*.scenario`.
  case folderWithout(String)
  /// The system's error for a file, and a name that is like it.
  case nearestName(String, nearest: String)
  /// Another program holds the lock of the file's folder.
  case isBusy
  case system(SystemProblem)
  case notRegular
  /// The most bytes that it may have.
  case tooLong(Int)
  case longLine
  case readerIsGone
  case recordingExists
  /// The reason, in the system's words.
  case recordingEnds(String)
  /// The recording was removed or replaced while it was made. Its new place, or why there is none.
  case recordingRemoved(writtenTo: String)
  case recordingLost(String)
  /// Another program has written to the recording.
  case recordingChanged
  /// The report would take the place of a file that was read or written under this name.
  case isUsed(String)
  /// A folder with files that the command has not written.
  case foreignFolder
  /// A page in it that somebody else wrote.
  case foreignPage
  /// A line of a file that is to be a baseline.
  case notBaseline
  /// The variable that should name it.
  case noFolder(String)
  /// The list of finished lessons, by its path.
  case laterLessons(String)
  case otherLessons(String)
  case otherNotes(String)
  /// The process of another session, whose notes are in the file.
  case otherPresents(process: Int32)
  /// The reason, in the system's words.
  case progressNotSaved(String)
  /// The file that the scenario should go to.
  case noScenarioToWrite(String)
  case nothingToRun
  case nothingToWalk
  /// A session without a verdict on a rule that is disputed or assumed.
  case nothingSettled
  /// The file of a session that was read already.
  case sameSession(as: String)
  case onlyNeedsSession
  /// No step of a session has one of these verdicts.
  case noStepWith([Walk.Verdict])
  case newSessionOnly
  case sessionExists
  case otherSession
  case sessionHasChanged
  case handInHasChanged
  case sessionIsKept
  /// A file that should be attached to a step of a walk.
  case noEvidence
  /// The most megabytes that it may have.
  case largeEvidence(Int)
  case unfinishedEvidence
  case walkNotWritten(String)
  case fewQuestions(Int)
  case interrupted
  /// The number of files that must be open.
  case fewDescriptors(Int)
  /// The number of megabytes that are missing.
  case littleMemory(Int)
  case noThread
  /// A reason that there is no screen.
  case inputIsNotTerminal
  case outputIsNotTerminal
  case noTerminalType
  case unknownTerminal(String)
  case poorTerminal(String)
  case terminalFailed
  case substitutedTerminal(String, substitute: String)
  /// A language that the terminal's character set cannot show, by its tag.
  case languageNotShown(String)
  /// A line of a file with translations.
  case notTranslation
}

/// A message about a hosted app: how it is built, and its problems.
package enum BuildMessage: Sendable {
  case neitherSourcesNorProgram
  /// The program said nothing about itself.
  case noHello
  /// The scenario has no such app.
  case noApp(String)
  /// A hosted app has statements that begin with `on`.
  case hasStatements(String)
  case twoPrograms(String)
  case cannotMakeFolder
  case cannotWrite
  case cannotWriteBundle
  case cannotRemove
  /// A folder that another process of applife left behind.
  case removed(String, process: Int)
  case noDelegate
  /// A module that is imported.
  case noModule(String)
  /// An app imports a module of Apple's that is not here.
  case noAppleModule(String)
  /// Manifests that compute their targets, and a module that they may have.
  case noModuleIn([String], String)
  case builtWithoutModule(String)
  /// Said of a file in another language.
  case buildsSwiftOnly
  /// Sources that are no part of the target that makes the app, with the folders that they are in.
  case notInTarget(Int, target: String, folders: [String])
  /// Sources in folders of tests, packages or templates, if no project says what the app is made of.
  case notTheApps(Int, folders: [String])
  /// A method in an older spelling.
  case neverCalled(String, today: String)
  /// A name that Apple's module has, unless it is misspelt.
  case applesName(String, module: String)
  /// An extension overrides what a class of Apple's declares.
  case overridesInExtension
  /// The further places of an error.
  case alsoAt([String])
  /// The offer to host the delegates alone.
  case onlyDelegate
  /// The names of modules that are not there, in whose place nothing is done.
  case doNothing([String], modules: [String])
  /// The number of the app's sources that are left out, and those of their names that do nothing.
  case sourcesLeftOut(Int, names: [String])
  /// The places of statements that do not compile.
  case takenOut([String])
  /// The places of statements at which the app ended when it was tried.
  case endedAt([String])
  /// The step of a build that is under way: the copy is mended, or the program is tried.
  case mending
  case trying
  /// The compiler did not come to an end with the delegates.
  case tooSlow(seconds: Int)
  /// The numbers of names and statements without which a verdict was reached.
  case notJudged(names: Int, statements: Int)
  case building(String)
  case buildingUIKit
  case buildingModules(String)
  case cannotBuild(String, compiler: String)
  case noSources
  case needsSwift
  /// The files of a new app, and the app.
  case starterIsWritten([String], app: String)
}

extension BuildMessage {
  /// The first of many names, with a mark if there are more.
  package static func some(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }
}

/// The system's error for a file, as far as the languages have a sentence for it.
package enum SystemProblem: Sendable {
  case notThere, notAllowed, isFolder, isNoFolder, exists, noSpace, readOnly
  /// A standard stream that is closed, or open for the other direction.
  case isClosed
}
