// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The sentences of `applife doctor`.
enum DoctorSentences {
  // MARK: Launch

  static func headline(_ verdict: LaunchVerdict) -> String {
    let sdk = "Built with the iOS \(verdict.sdk) SDK: "
    return sdk
      + {
        switch verdict.outcome {
        case .launches: "it launches."
        case .traps: "it does not launch. UIKit stops the process."
        case .black: "it launches, and its screen stays black."
        case .disputed: "it does not come up. Sources dispute in which way."
        case .undecided: "not decided."
        }
      }()
  }

  /// The two sides of what sources dispute.
  static func meaning(_ verdict: LaunchVerdict) -> String? {
    guard verdict.outcome == .disputed else { return nil }
    let sides = verdict.rule.origin.sources.compactMap { source in
      source.claim.map { "\($0) (\(source.place.text))" }
    }
    return "One side: the app \(sides.joined(separator: "; the other: it "))."
  }

  static func reason(_ reason: LaunchReason, _ facts: ProjectFacts) -> String {
    let plist = facts.infoPath == nil ? "The build settings have" : "The Info.plist has"
    switch reason {
    case .swiftUI(let name): return "\(name) is a SwiftUI App, which has scenes."
    case .noManifest: return "\(plist) no UIApplicationSceneManifest."
    case .emptyConfigurations(isGenerated: false):
      return "UISceneConfigurations is empty or missing, and the app delegate does not implement "
        + "application(_:configurationForConnecting:options:)."
    case .emptyConfigurations(isGenerated: true):
      return
        "Xcode generates a scene manifest without configurations, and the app delegate does not "
        + "implement application(_:configurationForConnecting:options:)."
    case .superclassMayAnswer(let name):
      return
        "The manifest has no configuration. Whether \(name), the app delegate's superclass, makes "
        + "one is not in these files."
    case .configuredInCode(let name):
      return "\(name) implements application(_:configurationForConnecting:options:)."
    case .codeNamesNoClass:
      return "The configuration made here has no delegateClass that can be read."
    case .codeNamesMissingClass(let name):
      return
        "The configuration made here has the class \(name), which is in no source that was read."
    case .codeWithoutManifest(let name):
      return
        "\(name) implements application(_:configurationForConnecting:options:), but there is no "
        + "UIApplicationSceneManifest. No source says whether that counts as adopted."
    case .noApplicationRole:
      return "No configuration is for UIWindowSceneSessionRoleApplication."
    case .noClassAndOldWindow:
      return
        "The configuration names no scene delegate. The window that the app delegate makes has no "
        + "scene."
    case .noClassAndStoryboard(let name):
      return
        "The configuration names the storyboard \(name) and no scene delegate, who would own the "
        + "window."
    case .configurationMissing(let name):
      return
        "The app delegate asks for the configuration \"\(name)\", which the manifest does not have."
    case .noClass: return "The configuration names no scene delegate, so nothing makes a window."
    case .classMissing(let name): return "The class \(name) is in no source."
    case .classOutsideTarget(let name, let file):
      return "The class \(name) is in \(file), which does not belong to the target \(facts.name)."
    case .classUnderOtherName(let name, let runtimeName):
      return
        "UIKit looks for the class \"\(name)\", and its name at run time is \"\(runtimeName)\"."
    case .classOfLibrary(let name):
      return
        "The class \(name) is in no source here. If a library has it, the app launches; if none "
        + "has, it does not come up."
    case .libraryDelegate(let name): return "The scene delegate is \(name), a library's."
    case .noWindow(let name):
      return "\(name) makes no window, and its configuration names no storyboard."
    case .windowNotSeen(let name):
      return
        "\(name) is the scene delegate. Whether it makes a window for the scene is not seen in the "
        + "sources."
    case .storyboardMissing(let name):
      return "The configuration names the storyboard \(name), which is not in the folder."
    case .adopted(let name):
      return "The manifest names \(name), which makes its window with the scene."
    case .takesWindow(let name):
      return "The manifest names \(name), which gives the scene to the app delegate's window."
    case .windowLacks(let name, .visibility):
      return
        "No code is seen here that makes the window of \(name) visible: makeKeyAndVisible(), or "
        + "isHidden = false."
    case .windowLacks(let name, .root):
      return "No code is seen here that gives the window of \(name) a root view controller."
    case .windowMayLack(let name, .visibility):
      return "Whether the window of \(name) is made visible is not seen in the sources."
    case .windowMayLack(let name, .root):
      return
        "Whether the window of \(name) gets a root view controller is not seen in the sources."
    case .windowLate(let name):
      return
        "\(name) takes the app delegate's window when the scene connects. That window is made later."
    case .windowMayBeLate(let name):
      return
        "\(name) takes the app delegate's window when the scene connects. Whether it is made by then "
        + "is not seen here."
    case .windowNeeded:
      return
        "The launch ends the app here if the app delegate has no window. With scenes, no code is "
        + "seen that gives it one."
    case .variable(let text): return "The variable in \(text) has no value in the project."
    case .noInfo:
      return facts.unused.isEmpty && facts.unread.isEmpty
        ? "There is no Info.plist and no Xcode project here. They decide."
        : "No Info.plist and no Xcode project of an app was read here. They decide."
    case .infoNotRead(let path): return "\(path) could not be read. It decides."
    case .projectNotRead(let path): return "\(path) could not be read. It decides."
    case .generatedProject(let path):
      return "\(path) makes the project. Generate the project first, then judge it."
    case .expoWithoutFolder:
      return "There is no folder ios. Run npx expo prebuild --platform ios first, then judge it."
    case .noEntry:
      return "No source that was read begins the app: no app delegate, no @main, no SwiftUI App."
    }
  }

  // MARK: The project

  static func head(_ diagnosis: Diagnosis) -> String {
    let facts = diagnosis.facts
    let kind =
      switch facts.kind {
      case .native: ""
      case .flutter, .reactNative: facts.kind.framework.map { "a \($0.name) app, " } ?? ""
      case .expo: "an Expo app, "
      case .capacitor: "a Capacitor app, "
      case .cordova: "a Cordova app, "
      case .kotlin: "a Kotlin Multiplatform app, "
      case .dotnet: "a .NET app, "
      }
    let name = facts.name.isEmpty ? "The app" : facts.name
    let target = facts.target.map { "target \($0.name), " } ?? ""
    let sources = facts.sourceCount == 1 ? "1 source" : "\(facts.sourceCount) sources"
    let isKnown = diagnosis.hasScenes || diagnosis.launches.contains { $0.outcome != .undecided }
    let scenes = diagnosis.hasScenes ? " It has scenes." : isKnown ? " It has no scenes." : ""
    return "\(name): \(kind)\(target)\(sources) read.\(scenes)"
  }

  /// The parts of the project that were not read, or are of no use.
  static func limits(_ facts: ProjectFacts, _ path: (String) -> String) -> [String] {
    let all =
      facts.unread.map { "\(path($0.path)) was not read: \(why($0.reason))." }
      + facts.unused.map { "\(path($0.path)) was not used: \(why($0.reason))." }
    var lines = Array(all.prefix(10))
    if all.count > 10 { lines.append("\(all.count - 10) more files were not read.") }
    if facts.isCut {
      lines.append("The folder has more files than are read. What is missing here may be there.")
    }
    let conditional = facts.app.filter(\.hasConditionalCode).map(\.file)
    if let first = conditional.first {
      let more = conditional.count > 1 ? " and \(conditional.count - 1) more" : ""
      lines.append(
        "Code that only a flag of the build includes (#if) was passed over: in \(path(first))\(more)."
      )
    }
    if !facts.otherApps.isEmpty {
      let names = facts.otherApps.prefix(5).joined(separator: ", ")
      let more = facts.otherApps.count > 5 ? " and \(facts.otherApps.count - 5) more" : ""
      lines.append("Other app targets, judged with --target: \(names)\(more).")
    }
    return lines
  }

  private static func why(_ reason: ProjectFacts.Unread.Reason) -> String {
    switch reason {
    case .tooLarge: "it is too large"
    case .unreadable: "it can't be opened, or lies outside of the folder"
    case .malformed(.malformed(let line)):
      line > 0 ? "line \(line) is no property list" : "it is no property list"
    case .malformed(.tooDeep): "it is nested too deeply"
    case .malformed(.tooMany): "it has too many values"
    case .withoutApp: "it has no target that makes an app for iOS"
    case .ofExtension: "it is that of an extension or a watch app"
    case .late: "there was no time left"
    }
  }

  // MARK: Findings

  static func finding(_ kind: DoctorFinding.Kind) -> String {
    switch kind {
    case .silentMethod(let selector, _, adopted: true, inSwiftUI: true):
      return
        "\(selector) is never called, because the app has scenes. No view and no scene delegate of "
        + "the app does its work."
    case .silentMethod(let selector, let moved, adopted: true, inSwiftUI: false):
      return
        "\(selector) is never called, because the app has scenes. No scene delegate here implements "
        + "\(moved.instead)."
    case .silentMethod(let selector, _, adopted: false, _):
      return "\(selector) is never called once the app has scenes."
    case .misnamed(let selector, _):
      return "UIKit has no method \(selector), so it never calls this one."
    case .emptyMethod(let selector): return "\(selector) is empty."
    case .launchOption(let option, adopted: true):
      return "launchOptions[.\(option.name)] is always nil, because the app has scenes."
    case .launchOption(let option, adopted: false):
      return "launchOptions[.\(option.name)] is nil once the app has scenes."
    case .passedOptions(let callee, let adopted):
      return
        "\(callee) is given the launch options. \(adopted ? "The app has scenes" : "Once the app has scenes"), "
        + "\(adopted ? "so " : "")they have no URL, activity, shortcut or notification."
    case .oldWindow(adopted: true): return "This window has no scene, so it is not shown."
    case .oldWindow(adopted: false):
      return "This window has no scene. Once the app has scenes, it is not shown."
    case .delegateWindow(let adopted):
      return
        "The app delegate's window is read here. \(adopted ? "Scenes own the windows, so it is nil." : "It is nil once scenes own the windows.")"
    case .windowNeeded(adopted: true):
      return
        "The app delegate's window is nil here, because the app has scenes. This line ends the app."
    case .windowNeeded(adopted: false):
      return
        "Once the app has scenes, the app delegate's window is nil here. Then this line ends the app."
    case .appWindow(let name): return "\(name) doesn't tell scenes apart."
    case .mainStoryboard(let name, adopted: true):
      return "UIMainStoryboardFile (\(name)) makes no window, because the app has scenes."
    case .mainStoryboard(let name, adopted: false):
      return "UIMainStoryboardFile (\(name)) makes no window once the app has scenes."
    case .doubled(let selector, let notification, let call?):
      return
        "\(call) runs twice: \(selector) calls it, and so does this observer of \(notification)."
    case .doubled(let selector, let notification, nil):
      return "\(selector) runs twice: UIKit calls it, and so does this observer of \(notification)."
    case .registeredLate(let selector):
      return
        "\(selector) registers a task handler. It runs after the launch, where that is an exception."
    case .notPermitted(let name):
      return "\"\(name)\" is not in BGTaskSchedulerPermittedIdentifiers."
    case .notRegistered(let name): return "No handler is registered for the task \"\(name)\"."
    case .modeWithoutUse(let mode, let hasDependencies):
      return "No source uses what the background mode \(mode) is for."
        + (hasDependencies ? " A library may." : "")
    case .useWithoutMode(let mode, let use):
      return "\(use) needs the background mode \(mode), which is not in UIBackgroundModes."
    case .fetchReplaced:
      return
        "From iOS 13, performFetch is not called if BGTaskSchedulerPermittedIdentifiers is there."
    case .taskNotEnded: return "This background task is begun and never ended."
    case .taskEndedByHandler:
      return
        "This background task is ended by its expiration handler alone, so it always runs until "
        + "time is up."
    case .savedAtTermination(let call):
      return "Only applicationWillTerminate(_:) calls \(call). iOS does not call it when it ends a "
        + "suspended app."
    case .workNotKept(let selector):
      return
        "\(selector) starts work here that goes on after it has returned, without a background "
        + "task. The app may be suspended before it is done."
    case .callNotReported:
      return
        "No call of CallKit or LiveCommunicationKit is seen here that reports the VoIP push. iOS "
        + "ends an app that does not report it."
    case .handlerNotCalled(let selector, _):
      return
        "The body of \(selector) never names its completion handler, so nothing calls it. iOS ends "
        + "an app in the background that does not call it in time."
    case .unknownMode(let mode, _):
      return "applife knows no background mode \(mode). iOS ignores a mode that it does not know."
    case .exitsOnSuspend:
      return
        "With UIApplicationExitsOnSuspend, iOS ends the app when it leaves the screen. Apple "
        + "deprecated the key with iOS 13."
    }
  }

  static func advice(_ kind: DoctorFinding.Kind) -> String {
    switch kind {
    case .silentMethod(_, let moved, _, inSwiftUI: true)
    where moved.modifier != nil || moved.isPhase:
      return moved.modifier.map { "Handle it in a view, with \($0)." } ?? "Observe scenePhase."
    case .silentMethod(_, let moved, _, _):
      let launch =
        moved.atLaunch.map {
          " At a launch, read connectionOptions.\($0) in scene(_:willConnectTo:options:)."
        } ?? ""
      return "Implement \(moved.instead) in the scene delegate.\(launch)"
    case .misnamed(_, let meant): return "Write \(meant), if that is meant."
    case .emptyMethod: return "Remove it, if nothing needs it."
    case .launchOption(let option, _):
      switch option.replacement {
      case .connectionOption(let name):
        return "Read connectionOptions.\(name) in scene(_:willConnectTo:options:)."
      case .other(let name, _): return "Use \(name), which is called with and without scenes."
      case .none: return "Read the connectionOptions in scene(_:willConnectTo:options:)."
      }
    case .passedOptions:
      return
        "Give it what it needs from the connectionOptions, or look for its library's method for "
        + "scenes."
    case .oldWindow:
      return "Make it in scene(_:willConnectTo:options:) with UIWindow(windowScene:)."
    case .delegateWindow: return "Ask the scene delegate or a view for its window: view.window."
    case .windowNeeded:
      return "Do it in scene(_:willConnectTo:options:), where the scene has its window."
    case .appWindow: return "Ask a window scene for its windows, or a view for its window."
    case .mainStoryboard:
      return "Name the storyboard as UISceneStoryboardFile in UIApplicationSceneManifest."
    case .doubled: return "Keep one of the two."
    case .registeredLate:
      return "Register it in application(_:didFinishLaunchingWithOptions:), before it returns."
    case .notPermitted: return "Add it to BGTaskSchedulerPermittedIdentifiers in the Info.plist."
    case .notRegistered: return "Register a handler with BGTaskScheduler before the launch ends."
    case .modeWithoutUse(_, hasDependencies: true):
      return "If none does, remove the mode: App review rejects an app that has it without a use."
    case .modeWithoutUse(_, hasDependencies: false):
      return "Remove the mode. App review rejects an app that has it without a use."
    case .useWithoutMode(let mode, _): return "Add \(mode) to UIBackgroundModes in the Info.plist."
    case .fetchReplaced: return "Move the work to a BGAppRefreshTask, and remove the method."
    case .taskNotEnded, .taskEndedByHandler:
      return "Call endBackgroundTask(_:) when the work is done, and in the expiration handler too."
    case .savedAtTermination:
      return "Save when the app enters the background: in sceneDidEnterBackground(_:), or in "
        + "applicationDidEnterBackground(_:) without scenes."
    case .workNotKept:
      return
        "Call beginBackgroundTask(expirationHandler:) before it, and endBackgroundTask(_:) when it "
        + "is done."
    case .callNotReported:
      return
        "Call reportNewIncomingCall, or reportNewIncomingConversation from iOS 17.4, before the "
        + "method returns, in every case."
    case .handlerNotCalled:
      return "Call it when the work is done, in every case, also if there is nothing to do."
    case .unknownMode(_, let nearest?): return "Write \(nearest.rawValue), if that is meant."
    case .unknownMode(_, nil): return "Look for its name in Apple's list of UIBackgroundModes."
    case .exitsOnSuspend: return "Remove the key. Then the app is suspended instead."
    }
  }

  /// Apple's page of what to do.
  static func page(_ kind: DoctorFinding.Kind) -> String? {
    switch kind {
    case .silentMethod(_, let moved, _, _): moved.page
    case .launchOption(let option, _): option.page
    case .emptyMethod, .misnamed, .passedOptions, .oldWindow, .delegateWindow, .windowNeeded,
      .appWindow,
      .mainStoryboard,
      .doubled, .registeredLate, .notPermitted, .notRegistered, .modeWithoutUse, .useWithoutMode,
      .fetchReplaced, .taskNotEnded, .taskEndedByHandler, .savedAtTermination, .workNotKept,
      .callNotReported, .handlerNotCalled, .unknownMode, .exitsOnSuspend:
      nil
    }
  }
}
