// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String {
      "\(app) ran twice through the same events: on iOS \(before) with its app delegate alone, "
        + "and on iOS \(after) as if it had adopted scenes."
    }

    func finding(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(_, let selector, let calls, let isEmpty):
        return "\(selector) was called \(times(calls)) and is never called now."
          + (isEmpty ? " Its body is empty." : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) was called \(times(calls)) and is never called now."
      case .launchOption(let option, let reads):
        return "launchOptions[.\(option.name)] was read \(times(reads)) and is nil now."
      case .unsaved(let item, let methods):
        let names = methods.map { $0.rawValue }.joined(separator: ", ")
        return
          "\(migrationItem(item)) was written when \(names) was called, and is not written now. "
          + "If iOS ends the process in the background, its changes are lost."
      case .lostEdits(let edits):
        let list = edits.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let what = edits.isEmpty ? "An edit" : "The edit \(list)"
        return
          "\(what) is lost if iOS ends the process in the background. Before the move it was kept."
      case .failure(let failure):
        return "The process ends in the step \"\(failure.step)\" (\(failure.reason.rawValue)). "
          + "Before the move it did not."
      }
    }

    func advice(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(let method, _, _, isEmpty: true):
        return "Remove it, or implement \(method.instead) in the scene delegate."
      case .method(let method, _, _, isEmpty: false):
        let launch =
          method.atLaunch.map {
            " At a launch, read connectionOptions.\($0) in scene(_:willConnectTo:options:)."
          } ?? ""
        return "Implement \(method.instead) in the scene delegate." + launch
      case .unknownMethod: return "See Apple's page of the method."
      case .launchOption(let option, _):
        switch option.replacement {
        case .connectionOption(let name):
          return "Read connectionOptions.\(name) in scene(_:willConnectTo:options:)."
        case .other(let name, _): return "Use \(name), which is called with and without scenes."
        case .none: return "Read the connectionOptions in scene(_:willConnectTo:options:)."
        }
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "Save in the scene delegate." : "Save in \(moved.joined(separator: " or "))."
      case .lostEdits: return "Save in sceneDidEnterBackground(_:)."
      case .failure: return "Read what the app prints with applife host --style scene --ios 27."
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .methodNotCalled: "A method of the app delegate is no longer called"
      case .launchOptionNil: "A launch option is nil"
      case .dataNotSaved: "Data is no longer saved"
      case .editsLost: "Edits are lost if iOS ends the app without warning"
      case .processEnds: "The process ends at a step that it survived before"
      }
    }

    func staying(_ item: StayingCall) -> String {
      guard let counts = item.counts else { return "\(item.name): not rehearsed" }
      return "\(item.name): \(times(counts.before)) before the move, \(times(counts.after)) after"
    }

    var stayingMethods: String { "Still called" }

    var stayingNotifications: String { "Notifications that still come" }

    var unrehearsed: String { "Not rehearsed" }

    func refusedEvent(_ event: String, why: String) -> String { "\(event): \(why)" }

    func uncalledMethod(_ selector: String) -> String {
      "\(selector): no step of the rehearsal calls it"
    }

    func nothingRan(_ reasons: [String]) -> String {
      (["The app could not be built or launched here, so applife only read its sources:"]
        + reasons.map { "  " + $0 }).joined(separator: "\n")
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "Every method is still called." }
      return [
        errors == 1 ? "1 error" : "\(errors) errors",
        warnings == 1 ? "1 warning" : "\(warnings) warnings",
        notes == 1 ? "1 note" : "\(notes) notes",
      ].joined(separator: ", ") + "."
    }

    var headings: [String] { ["Place", "What changes", "What to do"] }

    func title(_ app: String) -> String { "The move of \(app) to scenes" }

    func problem(_ problem: MigrationProblem) -> String {
      switch problem {
      case .noApp(let path):
        "\(path): there is no Info.plist, Xcode project, Swift or Objective-C source of an app here"
      case .noTarget(let name, let known):
        "there is no app target \"\(name)\"; there is \(known.joined(separator: ", "))"
      case .noTargets(let path):
        "\(path): there is no Xcode project with an app target here, so --target can't be used"
      case .editIsNoEvent(let step): "--edit takes only events; '\(step)' is not an event"
      }
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func migrationItem(_ item: SavedItem) -> String {
    switch item {
    case .file(let name): "The file \(name)"
    case .userDefault(let key): "The user default \"\(key)\""
    }
  }
}
