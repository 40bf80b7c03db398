// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The table: what each framework reports, with sources and grades. The first row that fits is taken.
///
/// *Documented* means that the framework's documents or its own code say so.
extension AppFramework {
  package var rows: [FrameworkRow] {
    switch self {
    case .swiftUI: Self.swiftUIRows
    case .flutter: Self.flutterRows
    case .reactNative: Self.reactNativeRows
    case .compose: Self.composeRows
    case .dotnet: Self.dotnetRows
    }
  }

  // MARK: SwiftUI

  private static let scenePhase = Rule.Origin.documented(.apple("swiftui/scenephase"))

  private static let swiftUIRows: [FrameworkRow] = [
    FrameworkRow([.phase(.active)], ["active"], since: "iOS 14", scenePhase),
    FrameworkRow(
      [.phase(.inactive)], ["inactive"], since: "iOS 14",
      .documented(.apple("swiftui/scenephase/inactive")),
      remark: "inactive also comes on the way to background and back. Don't save or refresh there."),
    FrameworkRow([.phase(.background)], ["background"], since: "iOS 14", scenePhase),
    FrameworkRow(
      [.notification(.willTerminate)], [], scenePhase,
      remark:
        "ScenePhase has no value for the end of the app: background is the last chance to save."),
  ]

  // MARK: Flutter

  private static let flutterCode = RuleSource(
    .page(
      "https://github.com/flutter/flutter/blob/master/engine/src/flutter/shell/platform/darwin/ios/framework/Source/FlutterViewController.mm"
    ))
  private static let flutterState = RuleSource(
    .page("https://api.flutter.dev/flutter/dart-ui/AppLifecycleState.html"))
  private static let flutterHidden = RuleSource(
    .page("https://docs.flutter.dev/release/breaking-changes/add-applifecyclestate-hidden"))

  private static let flutterRows: [FrameworkRow] = [
    FrameworkRow(
      [.firstView], ["inactive"], .documented(flutterCode.saying("viewWillAppear")),
      remark: "inactive comes when the view appears. Nothing is reported before."),
    FrameworkRow(
      [.notification(.didBecomeActive)], ["resumed"], .documented(flutterCode, flutterState),
      remark: "resumed is sent one turn of the run loop after didBecomeActive."),
    FrameworkRow(
      [.notification(.willResignActive)], ["inactive"], .documented(flutterCode, flutterState)),
    FrameworkRow(
      [.notification(.didEnterBackground)], ["hidden", "paused"], since: "Flutter 3.13",
      .documented(flutterCode.saying("paused"), flutterHidden),
      remark:
        "iOS has no hidden: the framework adds it before paused and behind it. Before Flutter 3.13 it is missing."
    ),
    FrameworkRow(
      [.notification(.willEnterForeground)], after: ["paused"], ["hidden", "inactive"],
      since: "Flutter 3.13", .documented(flutterCode.saying("inactive"), flutterHidden)),
    FrameworkRow(
      [.notification(.willTerminate)], [],
      .observed(
        .thread("flutter/flutter", 96779).saying("detached is set, then the engine is destroyed"),
        .thread("flutter/flutter", 57594).saying("not called when the app is swiped away"),
        flutterCode),
      remark:
        "detached never comes: the engine is destroyed behind it, and Dart doesn't run any more."),
  ]

  // MARK: React Native

  private static let reactNativeCode = RuleSource(
    .page(
      "https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTAppState.mm"
    ))
  private static let reactNativeState = RuleSource(
    .page("https://reactnative.dev/docs/appstate"))

  private static let reactNativeRows: [FrameworkRow] = [
    FrameworkRow(
      [.firstView], [], .assumed(reactNativeCode.saying("initialAppState")),
      remark:
        "No event comes at launch: JavaScript is still being loaded. Read AppState.currentState."),
    FrameworkRow(
      [.notification(.didBecomeActive)], after: ["inactive", "background"], ["active"],
      .documented(reactNativeCode, reactNativeState)),
    FrameworkRow(
      [.notification(.willResignActive)], ["inactive"],
      .documented(reactNativeCode, reactNativeState),
      remark: "inactive exists on iOS only. Android goes from active to background."),
    FrameworkRow(
      [.notification(.didEnterBackground)], ["background"],
      .documented(reactNativeCode, reactNativeState)),
    FrameworkRow(
      [.notification(.willEnterForeground)], after: ["background"], [],
      .documented(reactNativeCode.saying("background")),
      remark:
        "willEnterForeground is reported as background. Since that was reported last, no event comes: active follows background directly."
    ),
    FrameworkRow(
      [.notification(.didReceiveMemoryWarning)], ["memoryWarning"],
      .documented(reactNativeCode, reactNativeState)),
    FrameworkRow(
      [.notification(.willTerminate)], [], .documented(reactNativeCode),
      remark: "AppState doesn't observe willTerminate: background is the last event."),
  ]

  // MARK: Compose Multiplatform

  private static let composeCode = RuleSource(
    .page(
      "https://github.com/JetBrains/compose-multiplatform-core/blob/jb-main/compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ViewControllerLifecycleDelegate.uikit.kt"
    ))
  private static let composeLifecycle = RuleSource(
    .page("https://kotlinlang.org/docs/multiplatform/compose-lifecycle.html"))
  private static let composeOrigin = Rule.Origin.documented(composeLifecycle, composeCode)
  private static let composeSince = "Compose Multiplatform 1.6.10"

  private static let composeRows: [FrameworkRow] = [
    FrameworkRow(
      [.firstView], ["ON_CREATE", "ON_START"], since: composeSince, composeOrigin,
      remark: "ON_START comes with viewWillAppear, not with the launch."),
    FrameworkRow(
      [.notification(.sceneDidActivate), .notification(.didBecomeActive)],
      after: ["ON_START", "ON_PAUSE"], ["ON_RESUME"], since: composeSince, composeOrigin),
    FrameworkRow(
      [.notification(.sceneWillDeactivate), .notification(.willResignActive)],
      after: ["ON_RESUME"], ["ON_PAUSE"], since: composeSince, composeOrigin,
      remark: "ON_PAUSE also comes for Control Center and for a call: the app is still visible."),
    FrameworkRow(
      [.notification(.sceneDidEnterBackground), .notification(.didEnterBackground)],
      after: ["ON_PAUSE", "ON_START"], ["ON_STOP"], since: composeSince, composeOrigin,
      remark:
        "ON_STOP also comes with viewDidDisappear, when another view controller covers Compose."),
    FrameworkRow(
      [.notification(.sceneWillEnterForeground), .notification(.willEnterForeground)],
      after: ["ON_STOP"], ["ON_START"], since: composeSince, composeOrigin),
    FrameworkRow(
      [.notification(.willTerminate)], [], .documented(composeCode, composeLifecycle),
      remark: "ON_DESTROY doesn't come when the app ends, only when the view controller goes away."),
  ]

  // MARK: .NET MAUI

  private static let dotnetCode = RuleSource(
    .page(
      "https://github.com/dotnet/maui/blob/main/src/Controls/src/Core/Hosting/LifecycleEvents/AppHostBuilderExtensions.iOS.cs"
    ))
  private static let dotnetLifecycle = RuleSource(
    .page("https://learn.microsoft.com/dotnet/maui/fundamentals/app-lifecycle"))
  private static let dotnetOrigin = Rule.Origin.documented(dotnetLifecycle, dotnetCode)

  private static let dotnetRows: [FrameworkRow] = [
    FrameworkRow([.call(.didFinishLaunching)], isWithoutScenes: true, ["Created"], dotnetOrigin),
    FrameworkRow(
      [.call(.sceneWillConnect)], ["Created"], dotnetOrigin,
      remark: "With scenes, Created comes for each window, and not for a launch in the background."),
    FrameworkRow(
      [.call(.applicationDidBecomeActive), .call(.sceneDidBecomeActive)], ["Activated"],
      dotnetOrigin),
    FrameworkRow(
      [.call(.applicationWillResignActive), .call(.sceneWillResignActive)], ["Deactivated"],
      dotnetOrigin,
      remark:
        "Deactivated also comes for Control Center and for a call: the window is still visible."),
    FrameworkRow(
      [.call(.applicationDidEnterBackground), .call(.sceneDidEnterBackground)], ["Stopped"],
      dotnetOrigin),
    FrameworkRow(
      [.call(.applicationWillEnterForeground), .call(.sceneWillEnterForeground)],
      after: ["Stopped"], ["Resumed"], dotnetOrigin,
      remark: "Resumed comes before Activated, and only behind Stopped: not at launch."),
    FrameworkRow(
      [.call(.sceneDidDisconnect), .call(.applicationWillTerminate)], ["Destroying"], dotnetOrigin,
      remark: "A suspended app that iOS or the user ends gets no Destroying: save in Stopped."),
  ]
}
