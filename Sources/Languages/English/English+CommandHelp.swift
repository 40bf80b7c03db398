// SPDX-License-Identifier: Apache-2.0

extension English.CommandLineSentences {
  /// The effect of a command or an option.
  func help(_ text: HelpText) -> String {
    switch text {
    case .applife: "Emulate the life cycle of iOS apps in a terminal."
    case .applifeFile:
      "A scenario to step through: a file, or the name of a scenario that comes with applife. "
        + "Without it, applife starts the demo."
    case .applifeStart: "Begin with the card that asks what brings you here."
    case .applifeVersion: "Show the version."
    case .buildModules: "Build the modules that hosted apps import, in a folder."
    case .buildModulesFolder: "An existing folder."
    case .completions: "Print the completion script for a shell: bash, zsh or fish."
    case .completionsShell: "The shell."
    case .plain:
      "Run without a screen: read commands from stdin, write one line per change to stdout."
    case .ascii: "Draw only with ASCII characters."
    case .present: "Present the scenario: hide each step's outcome until you reveal it."
    case .manual: "Print the manual page."
    case .ios: "The iOS version to emulate, 2 to 27."
    case .language:
      "The interface language. The default is the language of your settings or your locale."
    case .reportOutput: "A file for the report, written atomically."
    case .style: "The life-cycle style: an app delegate, scene delegates or SwiftUI."
    case .color: "When to use colors."
    case .noColor: "The same as --color never."
    case .outputFormat: "The output format."
    case .jsonLines: "Print the list as JSON Lines."
    case .jsonDocument: "The same as --format json."
    case .hyperlinks:
      "Turn the addresses of sources into links. By default, only in terminals that have links."
    case .mcp: "Answer the questions of a coding agent over the Model Context Protocol."
    case .mcpAllowHost: "Let the agent run apps' own code, which it names by their paths."
    case .mcpSkill: "Print a skill that tells a coding agent when to ask applife."
    case .jsonFormat: "The same as --format jsonl."
    case .record: "Record the screen to a new asciicast file."
    case .castVersion: "The version of asciicast. The default is 2, which every asciinema reads."
    case .speed: "The speed of the device's clock; 1 = real time. The default is 1."
    case .mouse: "Use the mouse. By default, only in terminals where Shift still selects text."
    case .motion: "Show changes slowly enough to be seen. The default is yes."
    case .predict: "Before each event, ask what it will do."
    case .theme: "The colors."
    case .ask: "Answer a question about the life cycle."
    case .askWords: "A question, in your own words."
    case .check: "Check the log of a real app against the model."
    case .checkLog: "A log; - or nothing means the standard input."
    case .checkHead: "A scenario with declarations of the apps; without it, applife infers them."
    case .checkApp: "Check only this process; you can give this option several times."
    case .checkPattern: "The format of a line."
    case .checkRename: "A name in the log, and the method or notification that it means."
    case .checkImplements:
      "A method that the app implements and logs: it is missing if the log never shows it."
    case .checkStory: "A file for the scenario that explains the log, written atomically."
    case .checkFollow:
      "Follow the log on the screen while it is written. applife reads the log from the "
        + "standard input and keys from the terminal."
    case .findingsFormat: "The format of the report."
    case .compare: "Compare two scenarios, or scenarios under two conditions, entry by entry."
    case .compareFiles:
      "Scenarios: files, folders of *.scenario files, or names of scenarios that come with "
        + "applife; - means the standard input."
    case .compareStyle:
      "The life-cycle styles of both sides, or one for both: delegate, scene, swiftui."
    case .compareIos:
      "The iOS versions of both sides, or one for both, 2 to 27. From three on, each is a column."
    case .compareChanged: "Compare the versions of iOS at which anything differs."
    case .compareLimit:
      "A time limit and its durations on both sides, or one for both: suspension=5s,1m."
    case .compareWidth:
      "The width of the text. From 100 columns, the two sides are side by side. The default is "
        + "the terminal's width."
    case .compareMethods: "Print a table of methods and notifications instead of the entries."
    case .compareEach: "With --methods, also print a table for each scenario."
    case .compareQuiet: "In text and Markdown, print only differences."
    case .config: "List the settings and where each comes from."
    case .configDefault: "Print a settings file with every default."
    case .course: "Write the lessons of the course as pages for browsers, with an index."
    case .courseOutput: "The folder for the pages; it is made if there is none."
    case .site: "Write a site: the emulator, the course, and a page for each answer."
    case .siteOutput: "The folder for the site; it is made if there is none."
    case .siteAddress: "The address at which the site will be published. The sitemap needs it."
    case .explain: "Explain a crash log or a termination code."
    case .explainReport:
      "A report, a message of a console or a code; - or nothing means the standard input."
    case .explainScenario: "A file for the scenario that reproduces it, written atomically."
    case .explainOutput: "A file for the explanation, written atomically."
    case .explainJson: "Print the explanation as one JSON object."
    case .host: "Run an app's own code in a process, on the screen or line by line."
    case .hostPath: "A Swift file, a folder, or an executable."
    case .hostHome:
      "The app's home folder, which applife keeps. Without it, applife makes a fresh one and "
        + "removes it at the end."
    case .hostOnly:
      "Host a part of the app. delegate: the app delegate, the scene delegates and SwiftUI's App, "
        + "with what they need and what compiles. Missing names do nothing, and applife lists them."
    case .hostClean: "Remove what was built for hosted apps, and run nothing."
    case .hostShowRewritten: "Print the rewritten sources that would be compiled, and run nothing."
    case .learn: "List the lessons of the course, or start one."
    case .learnLesson: "The number or the name of a lesson. Without it, applife lists the lessons."
    case .learnReport:
      "Record your answers in this file, to hand in. If the file exists, applife appends to it."
    case .notes: "Show your notes of the scenario that you present, in another terminal."
    case .notesFile: "A scenario whose notes are printed; without it, applife follows the stage."
    case .grade:
      "Mark hand-ins of applife learn --report."
    case .gradeFiles:
      "Hand-ins, as applife learn --report writes them."
    case .gradeFormat:
      "The format of the grades: csv for a grade book, junit for continuous integration."
    case .events: "List all events that can happen to the device."
    case .scenarios: "List the scenarios that come with applife, by topic."
    case .eventsWords: "List only events whose name or explanation contains these words."
    case .scenariosWords: "List only scenarios whose name or title contains these words."
    case .doctor: "Judge an app by its files: does it launch, what falls silent, what is lost."
    case .doctorPath: "A folder with an app: its sources, its Info.plist and its Xcode project."
    case .doctorSdk: "Judge the build with this iOS SDK alone: 26 or 27."
    case .doctorTarget: "The app target to judge. The default is the one of the project's name."
    case .doctorBaseline: "A file with findings that are accepted."
    case .doctorWriteBaseline: "Write a baseline that accepts all of today's findings."
    case .doctorDiff: "Print a patch that adds scenes, instead of the report. Nothing is changed."
    case .migrate: "Rehearse an app's move to scenes, and report what stops working."
    case .migrateEdit:
      "The user's steps to edit data, separated by commas. Without it, applife sends the "
        + "events edit and touch."
    case .new: "Write a starter app that applife host builds and runs."
    case .newName: "The name of the app and its folder."
    case .quiz: "Write questions about the life cycle, with their answers."
    case .quizSeed: "The seed. The same seed gives the same questions."
    case .quizLesson: "Write the questions of a lesson, by its number or name."
    case .quizAction: "What to do: export writes the questions."
    case .quizCount: "How many questions, 1 to 200. The default is 10."
    case .quizFormat:
      "The format. The default is gift, which Moodle and others import; qti and qti21 are ZIP archives."
    case .report: "Write a report of a session of applife walk."
    case .reportFile: "A session file."
    case .reportFormat: "The format of the report; tap is version 13, tap14 is version 14."
    case .rules:
      "List the rules with their values, sources, grades and when they were last checked."
    case .rulesWords: "A rule's id, or words that its text contains."
    case .run: "Run scenarios in virtual time and report the results."
    case .runSteps: "Steps on one line, separated by commas."
    case .runCoverage:
      "At the end, report which states, transitions, callbacks, notifications, terminations "
        + "and events occurred, in text and JSON Lines."
    case .runFormat: "The format of the report; tap is version 13."
    case .runAnimate: "In SVG, let the drawing appear as time passes, again and again."
    case .runQuiet: "In text, print only failures and the last line."
    case .runAs:
      "In text and JSON Lines, also what a developer of this framework sees: its words beside UIKit's calls."
    case .runWhy: "In text, print the rule of each entry and the entry that caused it."
    case .torture: "End an app's process at every possible moment and report lost data."
    case .tortureFile:
      "A file or folder inside the app's home folder to compare before and after. Without it, "
        + "applife uses the app's own reports."
    case .tortureEdit:
      "The user's steps to edit data, separated by commas. Without it, applife sends the event "
        + "edit, unless the app makes edits by itself."
    case .tortureLimits: "Wait for limits as long as iOS does."
    case .lose: "Find the fewest events that lose an edit."
    case .loseFile:
      "A scenario whose apps say where they save. The search begins where it ends."
    case .loseEvents: "The most events after the edit."
    case .loseOpen: "Open the way on the screen, to step through it."
    case .loseSudden:
      "Also end the process without a chance to save: crashes, restarts, the system."
    case .tour: "Plan the shortest test with a phone that covers everything."
    case .tourSettle:
      "Cover the rules that are disputed or assumed, so that your phone decides them."
    case .evidence:
      "Turn sessions of a tour with --settle into rows of the table of what phones have shown."
    case .evidenceFiles: "Session files of applife walk."
    case .tourCover:
      "The items to cover, separated by commas: states, transitions, callbacks, notifications, "
        + "endings, events."
    case .tourWithin: "The most time the tour may take. It then covers as much as possible."
    case .tourHead:
      "A scenario without steps that declares the apps, their modes and their code. The tour "
        + "covers its first app."
    case .tourFormat: "The format: a scenario, or one JSON object with it."
    case .tourOutput: "A file for the scenario, written atomically."
    case .walk: "Walk through a scenario with a phone and give each step a verdict."
    case .walkFile:
      "A scenario file, the name of a scenario that comes with applife, or a session file."
    case .walkSession:
      "The session file. Without it, applife makes one in applife/walks in your state folder."
    case .walkFrom: "Start at this step."
    case .walkCharter: "The question that the session should answer."
    case .walkTester: "The name of the tester."
    case .walkDevice: "The phone and its version of iOS."
    case .walkBuild: "The build of the app."
    case .walkEvidence:
      "A folder whose newest file the key a attaches to a step: screenshots, videos, logs."
    case .reportFor:
      "Add what a test management tool reads to JUnit's XML: testrail, xray or kiwi."
    case .reportCase:
      "The tool's name for a step, as STEP=ID; you can give this option several times."
    case .walkOnly:
      "Walk only the steps of a session file that have this verdict, as a new session."
    case .walkNew: "Start a new session even if one was interrupted."
    case .limitProcesses:
      "The most new processes and threads while an app is hosted (512); 0 means no limit."
    case .limitFileSize:
      "The largest file that the hosted app may write, in megabytes (1024); 0 means no limit."
    case .hostOption:
      "Run an app's own code in a process, in real time: a Swift file, a folder of Swift "
        + "files, or an executable that speaks the host protocol. It runs with your rights. For an "
        + "app other than the first, use NAME=PATH."
    case .hostOptionHome:
      "The home folder of the hosted app, which applife keeps. Without it, applife makes a "
        + "fresh one and removes it at the end."
    case .tourWith(let means):
      "What you have beside the phone, separated by commas: \(means.joined(separator: ", "))."
    case .tourWithout(let groups):
      "Groups of events not to use, separated by commas: \(groups.joined(separator: ", "))."
    case .showHelp: "Show help."
    }
  }
}
