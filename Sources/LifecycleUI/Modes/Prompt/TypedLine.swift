// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle

/// A line that was typed or read: a command of the program, or statements as a scenario has them.
struct TypedLine {
  let bytes: [UInt8]
  /// Its number among the lines, for what is said of mistakes.
  let number: Int

  /// Does what the line says.
  func enter(in session: inout Session, at wall: Duration) -> [Effect] {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(Scenario.Malformed) {
      switch Command.Word.of(text, on: session.device) {
      case (.why, _)?:
        session.run.message = try session.view.explain(text, number: number, in: session.run)
      case (.load, "")? where session.interface == .screen,
        (.learn, "")? where session.interface == .screen:
        return session.perform(.scenarios, at: wall)
      case (let word, let argument)?: return session.perform(word.command, argument, at: wall)
      case nil: try session.run.type(bytes, number: number, at: wall)
      }
    } catch {
      return session.run.tell(error)
    }
    return []
  }
}

extension Command.Word {
  /// Does what only a word asks for.
  ///
  /// - Parameter argument: what was typed behind the word.
  func perform(
    _ argument: String, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let name = name(argument) else {
      session.tell(.error, session.phrases.messages.missingFile(rawValue))
      return []
    }
    switch self {
    case .next, .step, .branch, .switchBranch, .speed:
      return session.run.perform(self, name, at: wall)
    case .earlier, .later: session.travel { _ = $0.perform(self, name, at: wall) }
    case .lang: return session.run.chooseLanguage(name)
    case .load: return [.openScenario(name)]
    case .learn: return [.openLesson(name)]
    case .save, .overwrite:
      session.view.kept.replacing = .overwrite
      let text = session.run.asScenario.text
      return [
        name.hasSuffix(".html")
          ? .savePage(path: name, scenario: text, overwrites: self == .overwrite)
          : .save(path: name, text: text, overwrites: self == .overwrite)
      ]
    case .saveSummary, .overwriteSummary:
      session.view.kept.replacing = .overwriteSummary
      let text = session.run.quizSummary.joined(separator: "\n") + "\n"
      return [.save(path: name, text: text, overwrites: self == .overwriteSummary)]
    case .coverage:
      session.view.kept.showsCoverage = true
      session.view.overlay = CoverageOverlay()
    case .summary: session.view.showSummary(of: session.run)
    case .start:
      if session.interface == .screen {
        session.view.overlay = StartOverlay()
        return [.readCourse]
      }
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .status, .quit, .exit, .close, .closeNow:
      break
    }
    return []
  }
}
