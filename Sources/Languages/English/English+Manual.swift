// SPDX-License-Identifier: Apache-2.0

extension English.CommandLineSentences {
  /// A sentence of the manual page.
  func manual(_ text: ManualText) -> String {
    switch text {
    case .exitDone: "Success: every expectation passed, or nothing differs."
    case .exitAnsweredNo:
      "An expectation or a step of a walk failed, the two sides of a comparison differ, or a log "
        + "departs from the model."
    case .exitWrongUse: "The command line is wrong, or the input cannot be read or understood."
    case .exitFault: "An internal error."
    case .keys:
      "Events that terminate or block an app have capital letters. The settings can put any command "
        + "on any key."
    case .scenarios:
      "A scenario is UTF-8 text with one statement per line. A comma also ends a statement. A number "
        + "sign starts a comment, and the first comment is the title. Declarations come first:"
    case .steps: "Steps follow. A step can have a time before it:"
    case .stepEvent: "as soon as the device has settled"
    case .stepAtTime: "five seconds after the start"
    case .stepAfterTime: "three seconds after the previous step began"
    case .stepWait: "time passes"
    case .stepSkip: "to the next deadline"
    case .expectations: "Expectations are checked when the device has settled:"
    case .scenariosFolder: "A folder in which applife looks for scenarios first."
    case .lessonsFolder: "A folder in which applife looks for lessons first."
    case .pageFolder: "A folder in which applife looks for the parts of a page first."
    case .configHome:
      "The folder for applife/config.toml, the settings. If it is not set, applife uses ~/.config."
    case .stateHome:
      "The folder for applife/lessons, the list of finished lessons, and for applife/walks, the "
        + "sessions of applife walk. If it is not set, applife uses ~/.local/state."
    case .noColor: "If it is not empty, applife uses no colors, except with --color."
    case .forceColor:
      "If it is neither empty nor 0, applife uses colors even if the output is not a terminal."
    case .pager:
      "The program that shows lists and reports that are longer than the terminal. Without it, applife "
        + "prints them whole."
    case .term: "The kind of terminal."
    case .termProgram: "In Apple_Terminal and iTerm.app, applife uses the mouse only with --mouse."
    case .characterSet:
      "If they do not name UTF-8, applife draws with ASCII characters and speaks English."
    case .languageVariables: "The language, unless --lang or the settings name one."
    case .scenarioFiles:
      "Copies of the scenarios and lessons that applife carries. PREFIX is /usr or /usr/local."
    case .settingsFile:
      "The settings, as TOML. applife config lists them, and applife config --default prints a whole "
        + "file with comments."
    case .progressFile:
      "The list of finished lessons: the line applife lessons 1, then done NAME for each lesson. You "
        + "can remove it."
    case .walkFiles:
      "Sessions of applife walk, as JSON Lines. You can move, rename and remove them."
    case .scenarioText: "Scenarios as text."
    }
  }

  /// The title of a section of the manual page.
  func section(_ section: ManualSection) -> String {
    switch section {
    case .name: "NAME"
    case .synopsis: "SYNOPSIS"
    case .description: "DESCRIPTION"
    case .options: "OPTIONS"
    case .commands: "COMMANDS"
    case .exitStatus: "EXIT STATUS"
    case .examples: "EXAMPLES"
    case .seeAlso: "SEE ALSO"
    case .keys: "KEYS"
    case .scenarios: "SCENARIOS"
    case .events: "EVENTS"
    case .environment: "ENVIRONMENT"
    case .files: "FILES"
    }
  }
}
