// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension English.CommandLineSentences {
  func file(_ problem: FileProblem) -> String {
    switch problem {
    case .noLessons: "none of the lessons in APPLIFE_LESSONS can be read"
    case .noScenarios: "none of the scenarios in APPLIFE_SCENARIOS can be read"
    case .lessonIsGone(let name): "the lesson '\(name)' no longer exists"
    case .notFound(let name, let variable): "\(name) not found; name its folder in \(variable)"
    case .folderToRun(let path): "\(path) is a folder; applife run \(path) runs its scenarios"
    case .folderToCompare(let path):
      "\(path) is a folder; to compare its scenarios, use --style, --ios or --limit with two values"
    case .folderWithout(let files): "this folder contains no \(files) file"
    case .nearestName(let why, let nearest): "\(why); did you mean '\(nearest)'?"
    case .system(let problem): system(problem)
    case .isBusy: "another program is writing in this folder; try again"
    case .notRegular: "not a regular file"
    case .tooLong(let bytes): "the file is longer than \(bytes) bytes"
    case .longLine: "a line is too long"
    case .readerIsGone: "its reader has closed it"
    case .recordingExists: "exists already; record to another file"
    case .recordingEnds(let why): "\(why); the recording ends here"
    case .recordingRemoved(let path):
      "the recording was removed meanwhile; applife wrote it again to \(path)"
    case .recordingLost(let why):
      "the recording was removed meanwhile, and can't be written again: \(why)"
    case .recordingChanged:
      "another program has changed the recording, so it ends here and may not play"
    case .isUsed(let name): "applife uses this file already (\(name)); write to another one"
    case .foreignFolder: "applife has not written the files in this folder; name an empty folder"
    case .foreignPage: "applife has not written this page; name an empty folder"
    case .notBaseline: "this line is not from a baseline of applife doctor"
    case .noFolder(let variable): "neither \(variable) nor HOME names a folder"
    case .laterLessons(let path): "\(path) is from a later version of applife"
    case .otherLessons(let path): "\(path) is not a list of lessons"
    case .otherNotes(let path): "\(path) is not a file of notes"
    case .otherPresents(let process):
      "applife notes shows those of another session that presents now (process \(process))"
    case .progressNotSaved(let why): "progress is not saved: \(why)"
    case .noScenarioToWrite(let path): "there is no scenario to write to \(path)"
    case .nothingToRun: "the scenario has no steps, so nothing was run"
    case .nothingSettled: "no verdict in it is about a rule that is disputed or assumed"
    case .nothingToWalk: "the scenario has no steps to walk"
    case .sameSession(let file): "this is the same session as \(file); name it once"
    case .onlyNeedsSession: "--only needs a session file, but this is a scenario"
    case .noStepWith(let verdicts):
      "this session has no step that is \(verdicts.map { $0.rawValue }.joined(separator: " or "))"
    case .newSessionOnly: "--ios and --style can be used only with a new session"
    case .sessionExists:
      "this session exists already; name another file, or use --new without --session"
    case .otherSession:
      "this session belongs to another scenario, or to an earlier version of this one"
    case .sessionHasChanged: "another program has changed this session; quit, and walk it again"
    case .handInHasChanged:
      "another program has changed this hand-in; quit, and start the lesson again"
    case .noEvidence: "the folder has no file"
    case .largeEvidence(let megabytes): "the file is larger than \(megabytes) MB"
    case .unfinishedEvidence: "the file is still being written"
    case .sessionIsKept: "the session was not changed"
    case .walkNotWritten(let why): "a walk could not be written as JSON: \(why)"
    case .fewQuestions(let count): "found only \(count) questions"
    case .interrupted: "interrupted"
    case .fewDescriptors(let count): "needs \(count) open files, but the limit is lower (ulimit -n)"
    case .littleMemory(let megabytes): "needs \(megabytes) MB more memory (ulimit -v, ulimit -d)"
    case .noThread: "can't start a thread (ulimit -u, ulimit -v)"
    case .inputIsNotTerminal:
      "standard input is not a terminal. Without one, use 'applife run FILE' or 'applife --plain'."
    case .outputIsNotTerminal:
      "standard output is not a terminal. Without one, use 'applife run FILE' or 'applife --plain'."
    case .noTerminalType:
      "TERM is not set, so the terminal type is unknown. Try TERM=xterm-256color."
    case .unknownTerminal(let name):
      "this computer does not know the terminal type '\(name)'. Try TERM=xterm-256color."
    case .poorTerminal(let name):
      "a terminal of type '\(name)' cannot move its cursor. Use 'applife --plain', or try TERM=xterm-256color."
    case .terminalFailed: "the terminal could not be opened."
    case .substitutedTerminal(let name, let substitute):
      "this computer does not know the terminal type '\(name)', so applife uses \(substitute); the package ncurses-term may have it"
    case .notTranslation: "expected msgid, msgstr or text in quotation marks, as in a PO file"
    case .languageNotShown(let tag):
      "the locale's character set cannot show the language \(tag), so applife uses English; set LANG to a locale with UTF-8"
    }
  }

  /// The system's error for a file.
  func system(_ problem: SystemProblem) -> String {
    switch problem {
    case .notThere: "No such file or directory"
    case .notAllowed: "Permission denied"
    case .isFolder: "Is a directory"
    case .isNoFolder: "Not a directory"
    case .exists: "File exists"
    case .noSpace: "No space left on device"
    case .readOnly: "Read-only file system"
    case .isClosed: "it is closed, or open only in the other direction"
    }
  }
}
