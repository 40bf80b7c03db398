// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, _ basis: MigrationBasis) -> String {
      switch basis {
      case .moved(let evidence):
        return
          "\(app) has scenes already: \(migrationEvidence(evidence)). There is nothing to move."
      case .rehearsed(let before, let after):
        return
          "\(app) ran twice through the same events: on iOS \(before) with its app delegate alone, "
          + "and on iOS \(after) as if it had adopted scenes."
      case .read(let sources):
        let files = sources == 1 ? "1 source" : "\(sources) sources"
        return "applife read \(files) of \(app)."
      }
    }

    func finding(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes:
        return "The app has no scenes. Built with the iOS 27 SDK, it stops at launch."
      case .method(_, let selector, let calls?, let isEmpty):
        return "\(selector) was called \(times(calls)) and is never called now."
          + (isEmpty ? " Its body is empty." : "")
      case .method(_, let selector, nil, let isEmpty):
        return "\(selector) is never called once the app has scenes."
          + (isEmpty ? " Its body is empty." : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) was called \(times(calls)) and is never called now."
      case .launchOption(let option, let reads?):
        return "launchOptions[.\(option.name)] was read \(times(reads)) and is nil now."
      case .launchOption(let option, nil):
        return "launchOptions[.\(option.name)] is nil once the app has scenes."
      case .passedOptions(let callee):
        return "\(callee) is given the launch options, which are nil once the app has scenes."
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
      case .window:
        return "The app delegate makes a window without a scene, so the window is not shown."
      case .delegateWindow:
        return
          "The window of the app delegate is read here. Once scenes own the windows, it is nil."
      case .mainStoryboard:
        return "UIMainStoryboardFile makes no window in an app with scenes."
      case .appWindow(let name):
        return "UIApplication.shared.\(name) is read here. It doesn't tell scenes apart."
      case .unreplaced(let method, let selector):
        return "\(selector) is not called in an app with scenes, and the scene delegate does not "
          + "implement \(method.instead)."
      }
    }

    func advice(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes:
        return "Add UIApplicationSceneManifest to the Info.plist and a scene delegate to the app."
      case .method(let method, _, _, isEmpty: true):
        return "Remove it, or implement \(method.instead) in the scene delegate."
      case .method(let method, _, _, isEmpty: false), .unreplaced(let method, _):
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
      case .passedOptions:
        return
          "Give it what it needs from the connectionOptions. If it belongs to a library, look for "
          + "the library's method for scenes."
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "Save in the scene delegate." : "Save in \(moved.joined(separator: " or "))."
      case .lostEdits: return "Save in sceneDidEnterBackground(_:)."
      case .failure: return "Read what the app prints with applife host --style scene --ios 27."
      case .window:
        return "Make it in scene(_:willConnectTo:options:) with UIWindow(windowScene:)."
      case .delegateWindow:
        return "Ask the scene delegate or a view for its window, as in view.window."
      case .mainStoryboard:
        return "Name the storyboard as UISceneStoryboardFile in UIApplicationSceneManifest."
      case .appWindow: return "Ask a window scene for its windows, or a view for its window."
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .scenesRequired: "An app without scenes stops at launch"
      case .methodNotCalled: "A method of the app delegate is no longer called"
      case .launchOptionNil: "A launch option is nil"
      case .launchOptionsPassed: "Another function is given launch options that are nil"
      case .dataNotSaved: "Data is no longer saved"
      case .editsLost: "Edits are lost at an end without a warning"
      case .processEnds: "The process ends where it did not"
      case .windowWithoutScene: "A window without a scene is not shown"
      case .delegateWindow: "The app delegate's window is nil"
      case .mainStoryboard: "The main storyboard makes no window"
      case .applicationWindows: "The windows of all scenes are mixed"
      case .methodNotReplaced: "The scene delegate lacks a method"
      }
    }

    func staying(_ item: Migration.Staying) -> String {
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

    func leftOut(_ files: [String]) -> String {
      "applife reads Swift only. It did not read \(files.joined(separator: ", "))."
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "Nothing stops being called." }
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
      case .noDelegate(let path):
        "\(path): no Swift class conforms to UIApplicationDelegate; applife reads Swift only"
      case .noSyntax(let folder):
        "\(folder): the installed Swift has no SwiftSyntax there; applife needs it to read sources "
          + "(https://www.swift.org/install/linux/)"
      case .editIsNoEvent(let step): "--edit takes only events; '\(step)' is not an event"
      }
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func migrationEvidence(_ evidence: Migration.Evidence) -> String {
    switch evidence {
    case .manifest(let name): "\(name) has UIApplicationSceneManifest"
    case .buildSetting: "the project's build settings generate UIApplicationSceneManifest"
    case .configuration:
      "its app delegate implements application(_:configurationForConnecting:options:)"
    case .sceneDelegate: "it has a scene delegate"
    case .swiftUI: "its life cycle is SwiftUI's"
    case .program: "the program says so"
    }
  }

  private static func migrationItem(_ item: Migration.SavedItem) -> String {
    switch item {
    case .file(let name): "The file \(name)"
    case .userDefault(let key): "The user default \"\(key)\""
    }
  }
}
