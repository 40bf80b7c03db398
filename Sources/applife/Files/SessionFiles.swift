// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem
import Publishing

/// The files a session asks for: scenarios that are saved and opened.
enum SessionFiles {
  /// Does what an effect says about files, and what the session is to be told; nil for an effect
  /// that is about none.
  static func answer(
    to effect: Effect, _ overrides: Scenario.Overrides, _ phrases: Phrases
  ) -> Input? {
    switch effect {
    case .save(let path, let text, let overwrites):
      .saved(save(Array(text.utf8), to: path, overwrites: overwrites))
    case .savePage(let path, let scenario, let overwrites):
      .saved(savePage(of: scenario, to: path, overwrites: overwrites, phrases))
    case .openScenario(let name): .opened(open(name, overrides, phrases))
    case .openLesson(let word): .opened(openLesson(word, phrases))
    case .lessonDone(let lesson, let score):
      .lessonNoted(problem: LessonProgress.add(lesson, score))
    case .keepWalk(let walk, let former, let path):
      .walkKept(WalkFile.keep(walk, over: former, at: path))
    case .attach(let folder, let walk, let step):
      .attached(EvidenceFolder.attach(newestOf: folder, toWalk: walk, step: step), step: step)
    case .keepHandIn(let handIn, let former, let path):
      .handInKept(HandInFile.keep(handIn, over: former, at: path))
    case .readCourse: .course(Course.standing(phrases))
    case .listLibrary: .library(library(phrases))
    case .speak(let language, let texts, let lesson): speak(language, texts, lesson)
    case .quit, .stopProcess, .relaunch, .repaint, .report, .noteStart, .keepNotes, .copy: nil
    }
  }

  /// The lessons and scenarios that come with the program.
  private static func library(_ phrases: Phrases) -> Library {
    Library(
      lessons: Course.lessons(in: phrases), done: LessonProgress.read().done,
      scenarios: ScenarioLibrary.list(in: phrases))
  }

  /// Reads what is shown now in another language.
  private static func speak(
    _ language: Language, _ texts: ScenarioTexts, _ lesson: Lesson?
  ) -> Input {
    guard LanguageChoice.canShow(language) else {
      return .cannotSpeak(FileProblem.languageNotShown(language.rawValue).text)
    }
    do throws(Failure) {
      let texts = try texts.file.map { file throws(Failure) in
        try ScenarioTexts.read(for: file, in: language.rawValue)
      }
      return .speaks(
        language, texts ?? ScenarioTexts(),
        lesson.flatMap { Course.place(of: $0, in: language.phrases) })
    } catch {
      return .cannotSpeak(error.lines.joined(separator: " "))
    }
  }

  /// Reads a scenario; where none has that name, the lesson of that name.
  private static func open(
    _ name: String, _ overrides: Scenario.Overrides, _ phrases: Phrases
  ) -> Result<OpenedScenario, OpenError> {
    do throws(Failure) {
      let path = ScenarioLibrary.path(of: expanded(name))
      if !ScenarioLibrary.exists(path), let lesson = Course.named(name, phrases) {
        return .success(try Course.open(lesson, phrases))
      }
      // Reading a pipe, or the keyboard, would wait, and with it the whole program.
      if path == "-" || Files.exists(path), !Files.isRegular(path) {
        throw Failure(.notRegular, of: name)
      }
      let file = try ScenarioLibrary.load(path, overrides: overrides, phrases)
      return .success(OpenedScenario(file.scenario, name: file.title, texts: file.texts))
    } catch {
      return .failure(OpenError(message: error.lines.joined(separator: " ")))
    }
  }

  /// Reads a lesson.
  private static func openLesson(
    _ word: String, _ phrases: Phrases
  ) -> Result<OpenedScenario, OpenError> {
    do throws(Failure) {
      return .success(try Course.open(Course.lesson(word, phrases), phrases))
    } catch {
      return .failure(OpenError(message: error.lines.joined(separator: " ")))
    }
  }

  /// Saves what the user asked for.
  private static func save(
    _ bytes: [UInt8], to path: String, overwrites: Bool
  ) -> Result<String, FileError> {
    // The user's `~/` is the home directory; `-` has no meaning while the screen is open.
    let target = path == "-" ? "./-" : expanded(path)
    if !overwrites, Files.isRegular(target) { return .failure(.exists(path: path)) }
    do throws(Failure) {
      try Files.write(bytes, to: target)
      return .success(path)
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  /// Saves a session as a page.
  private static func savePage(
    of scenario: String, to path: String, overwrites: Bool, _ phrases: Phrases
  ) -> Result<String, FileError> {
    do throws(Failure) {
      let name = "session.scenario"
      let file = ScenarioFile(
        name: name,
        scenario: try Scenario.parse(
          Array(scenario.utf8), Scenario.Overrides(), in: name, phrases))
      let language = Language(tag: phrases.tag) ?? .english
      let page = PageReport.page(of: file, try PageFiles.parts(language), language)
      return save(page, to: path, overwrites: overwrites)
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
