// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class CheckSentences: CheckPhrases {
    func summary(_ lines: Int, observations: Int) -> String {
      "\(counted(lines, "line", "lines")), \(observations) of them about the life cycle."
    }

    var nothingFound: String {
      "No line names a life-cycle method or notification, so there was nothing to check."
    }

    func noLine(of apps: [String]) -> String {
      "No line about the life cycle is of \(apps.joined(separator: ", "))."
    }

    var nearest: String { "These lines come nearest:" }

    /// The reading of a line that says nothing about the life cycle.
    func readAs(_ hint: LogHints.Hint) -> String {
      let names = "It looks for names such as applicationDidBecomeActive in {message}."
      guard let pattern = hint.pattern else {
        return "applife found no time and no process in it. \(names)"
      }
      let parts = hint.app.map { "a time, then the process \($0)" } ?? "a time, then a message"
      return "applife read it as \(parts), as with --pattern '\(pattern)'. \(names)"
    }

    func otherApps(_ names: [String]) -> String {
      "The log has lines of \(names.joined(separator: ", ")): choose with --app."
    }

    var fits: String { "The log fits the model." }

    func departs(_ count: Int, undecided: Int) -> String {
      "\(counted(count, "line departs", "lines depart")) from the model."
        + (undecided > 0
          ? " applife could not decide about \(counted(undecided, "more line", "more lines"))."
          : "")
    }

    func undecided(_ count: Int) -> String {
      count == 0
        ? "applife could not decide about the log: the check stopped before its end."
        : "applife could not decide about the log: \(counted(count, "line fits", "lines fit")) none of "
          + "the explanations that it kept, but it had left some out."
    }

    func unchecked(_ count: Int) -> String {
      "applife could not decide about the log: \(counted(count, "line belongs", "lines belong")) to more "
        + "apps than are checked."
    }

    func assumption(_ assumption: LogCheck.Assumption) -> String {
      switch assumption {
      case .repeated(let count, let line):
        "Line \(line) repeats a call that is already logged; applife did not count it again."
          + (count > 1
            ? " The same is true of \(counted(count - 1, "more line", "more lines"))." : "")
      case .returned(let count, let line, let longest, let time):
        "Line \(line) tells the end of a call that is already logged; applife did not count it again."
          + (count > 1
            ? " The same is true of \(counted(count - 1, "more line", "more lines"))." : "")
          + (time.map { " The longest call took \($0.words): \(longest.name)." } ?? "")
      case .unplaced(let count, let line):
        "Nothing in the model explains line \(line). applife did not count it: an observer may log "
          + "late, a scene may appear while the app ends or be discarded while it does not run, and iOS "
          + "may end a process in a way that the model does not have."
          + (count > 1
            ? " The same is true of \(counted(count - 1, "more line", "more lines"))." : "")
      case .observer(let app, let methods):
        "\(app): applife took \(methods.map { $0.rawValue }.joined(separator: ", ")) for "
          + (methods.count == 1
            ? "the line of an observer of the notification"
            : "lines of observers of the notifications")
          + ", because iOS does not call the delegate of this app there."
      case .windows(let app):
        "applife assumed that \(app) has several windows: the log then fits better (windows=many in --head)."
      case .otherScreen(let app):
        "applife assumed that \(app) has a scene on an external display or in CarPlay: the log then fits better."
      case .completed(let app):
        "applife assumed that \(app) completed pushes or fetches: the log then fits better."
      case .style(let app, let style):
        "applife assumed that \(app) has the style \(style.rawValue): the log then fits better "
          + "(--style \(style.rawValue))."
      case .version(let version):
        "applife assumed that the log comes from iOS \(version): it then fits (--ios \(version))."
      case .passingObservers(let app):
        "applife assumed that \(app) does not always observe its notifications, so one may be missing."
      case .states(let app):
        "applife assumed that the states in the lines of \(app) are not UIKit's: the log then fits better."
      case .apart: "applife checked each app by itself."
      case .setAside(let count):
        "applife set aside \(counted(count, "line", "lines")) of a framework or of UIKit about the "
          + "app's state, because the app logs its methods too."
      }
    }

    func departure(_ app: String, seen: String, _ seconds: Int?) -> String {
      "\(app): \(seen) departs from the model here"
        + (seconds.map { ", \(counted($0, "second", "seconds")) after the previous line." } ?? ".")
    }

    func undecidedLine(_ app: String, seen: String) -> String {
      "\(app): applife could not decide whether \(seen) fits here."
    }

    func due(_ names: [String]) -> String {
      "The model requires next: " + names.joined(separator: ", ") + "."
    }

    func possible(_ names: [String]) -> String {
      "The model allows next: " + names.joined(separator: ", ") + "."
    }

    var nothingPossible: String {
      "After the previous lines, the model allows no call that the app logs."
    }

    func rule(_ id: String, grade: String, text: String) -> String {
      "Nearest rule: \(id) (\(grade)). \(text)"
    }

    var noRule: String {
      "With these options the model never calls it: see --ios, --style and --head."
    }

    func story(_ isWhole: Bool, of app: String?) -> String {
      if let app {
        return isWhole
          ? "This scenario explains the lines of \(app):"
          : "This scenario explains the first lines of \(app):"
      }
      return isWhole
        ? "This scenario explains the log:"
        : "This scenario explains the beginning of the log:"
    }

    func storyTitle(_ log: String, of app: String?) -> String {
      app.map { "The events behind the lines of \($0) in \(log)" } ?? "The events behind \(log)"
    }

    func otherStories(of apps: [String]) -> String {
      "It says nothing about \(apps.joined(separator: ", ")). To see the scenario of an app, choose it with --app."
    }

    func longStory(_ steps: Int) -> String {
      "It has \(steps) steps. --story FILE writes it to a file."
    }

    func cutStory(_ told: Int) -> String {
      "The scenario explains only the first \(counted(told, "line", "lines")) about the life cycle. "
        + "The other lines were checked too."
    }

    func open(_ count: Int) -> String {
      "\(counted(count, "step has", "steps have")) another possible explanation: see \"or:\"."
    }

    func end(_ app: String, _ states: [String]) -> String {
      "At the end, \(app) is \(states.joined(separator: " or "))."
    }

    func silent(_ app: String, _ methods: [String]) -> String {
      "\(app) never logs \(methods.joined(separator: ", ")). It does not implement or does not log "
        + (methods.count == 1 ? "it." : "them.")
    }

    func others(_ count: Int, mostApps most: Int?) -> String {
      "\(counted(count, "line belongs", "lines belong")) to other apps."
        + (most.map { " At most \($0) apps are checked; choose them with --app." } ?? "")
    }

    var newestFirst: String {
      "applife could not decide about the log: its newest line comes first. Turn it round, with `tail -r` or `tac`."
    }

    func backwards(_ count: Int, line: Int, seconds: Int) -> String {
      "The clock goes backwards \(counted(count, "time", "times")), first at line \(line) by "
        + "\(counted(seconds, "second", "seconds"))."
    }

    func long(_ count: Int) -> String {
      "\(counted(count, "line was", "lines were")) too long and read only in part."
    }

    func colored(_ count: Int) -> String {
      "\(counted(count, "line", "lines")) had colors or other terminal sequences. applife took them off."
    }

    func capped(_ most: Int) -> String {
      "At some point, more explanations fitted than applife keeps (at most \(most)), so it left some "
        + "out. If only one of those could explain a line, applife calls the line undecided."
    }

    var uncertain: String {
      "applife had left out some explanations that fitted before. One of them may explain this line."
    }

    func stopped(_ app: String, _ line: Int) -> String {
      "The check of \(app) stopped at line \(line), because too many explanations are possible. The "
        + "lines after it were not checked."
    }

    func surprise(_ app: String, name: String, line: Int) -> String {
      "Line \(line) shows \(name) in \(app) for the first time. applife had assumed that \(app) does "
        + "not have it, so the check started again there."
    }

    func further(_ count: Int) -> String {
      "\(counted(count, "further departure", "further departures"))."
    }

    func furtherUndecided(_ count: Int) -> String {
      "applife could not decide about \(counted(count, "further line", "further lines"))."
    }

    func line(_ number: Int, _ text: String) -> String { "line \(number): \(text)" }

    func followedAnew(_ lines: Int) -> String {
      "The session starts again here. It holds \(counted(lines, "line", "lines")) about the life cycle."
    }

    func logEnded(_ lines: Int) -> String {
      "The log ended after \(counted(lines, "line", "lines"))."
    }

    func departureCount(_ count: Int, _ key: String) -> String {
      "\(counted(count, "departure", "departures")): \(key)"
    }

    var departuresTitle: String { "Lines that depart from the model" }

    var nothingFollowed: String {
      "No log is followed. `applife check --follow LOG` follows one."
    }

    var noDepartures: String { "So far, every line fits the model." }

    var explainedSince: String {
      "Later lines explain it, so it does not count."
    }

    var inferredMark: String { "?" }

    var inferred: String { "inferred" }

    var beforeLog: String { "Before the log" }

    var endedEarly: String { "The process ended before it logged the rest." }

    func late(_ time: String) -> String {
      "after \(time): longer than iOS waits, so a debugger may have stopped the app"
    }

    func ending(_ word: String?, namesReason: Bool) -> String {
      guard let word else { return "The log tells the end of the process, and no reason." }
      return namesReason
        ? "The log tells the end of the process, and the reason: \(word)."
        : "The log tells the end of the process, and no reason: \(word)."
    }

    func alternatives(_ events: [String]) -> String { "or: " + events.joined(separator: ", ") }

    var newProcess: String { "a new process" }

    func badPattern(_ problem: LogPattern.Problem) -> String {
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} is not a field, "
          + (nearest.map { "did you mean {\($0)}?" }
            ?? "use {time}, {app}, {pid}, {message} or {}")
      case .twice(let field): "{\(field.rawValue)} occurs twice"
      case .noSpace(let name): "{\(name)} needs text between it and the previous field"
      case .open: "a brace is not closed"
      case .noMessage: "{message} is missing"
      }
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
