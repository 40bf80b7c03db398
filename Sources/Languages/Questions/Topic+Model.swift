// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  package static let outside: [Topic] = [
    Topic(
      .catalyst, "mac catalyst lifecycle", "catalyst life cycle background",
      "macos app nsapplication terminate",
      "appkit window closed quit app", "app on mac applicationShouldTerminate"),
    Topic(.visionOS, "visionos immersive space lifecycle", "vision pro app scene phase"),
    Topic(
      .watchOS, "apple watch app lifecycle", "watchkit extension background refresh",
      "watchos complication update", "watchos background"),
    Topic(.tvOS, "apple tv app lifecycle tvos"),
    Topic(
      .android,
      "Android onPause not called", "android activity lifecycle onPause onStop",
      "android foreground service doze",
      "kotlin activity destroyed"),
    Topic(.widgets, "widgetkit timeline not refreshing", "home screen widget update interval"),
    Topic(
      .extensions, "notification service extension not called", "share extension memory limit",
      "keyboard extension lifecycle", "network extension packet tunnel killed"),
    Topic(
      .appIntents, "app intents launch app in background", "appintent openAppWhenRun scene",
      "shortcuts app intent perform lifecycle", "app intent launch"),
    Topic(
      .distribution,
      "what happens to a running app when it is updated",
      "publish the app to TestFlight or the App Store",
      "app update kills the running app",
      "what happens to a running app when it is updated from the App Store",
      "StoreKit purchases restore subscription", "provisioning profile signing certificate error"),
    Topic(
      .layout, "center a view with auto layout constraints", "UITableView cell layout",
      "navigation bar color font",
      "keyboard covers the text field"),
    Topic(
      .building, "CocoaPods pod install fails", "build error undefined symbol linker",
      "swift package manager cannot resolve", "merge conflict in project.pbxproj"),
    Topic(
      .liveActivities, "live activity after force quit",
      "live activity stays on the lock screen after the app is killed",
      "end live activity when the app is terminated",
      "live activity does not close when app is quit"),
    Topic(
      .foldables, "fold", "unfold the iphone duo", "iphone duo fold scene resize",
      "foldable iphone opening and closing"),
  ]

  package static let commands: [Topic] = [
    Topic(
      .lose, "saves-at-its-end",
      "what is the shortest way to lose data", "fewest events that lose an edit",
      "prove that no edit can be lost", "shortest way to lose unsaved changes",
      "đường ngắn nhất làm mất dữ liệu", "кратчайший путь к потере данных", "丢失数据的最短途径"),
    Topic(
      .compare, "leave-ios3",
      "which ios versions changed the life cycle", "what changed in ios 13 ios 26",
      "compare several versions of ios", "run the same scenario on old and new versions",
      "phiên bản iOS nào thay đổi vòng đời", "что изменилось между версиями iOS", "各版本的 iOS 有什么变化"
    ),
    Topic(
      .settle, "leave-by-lock",
      "measure a disputed rule with my own phone", "settle assumed rules on a real device",
      "send a measurement of my iphone to applife",
      "đo quy tắc còn tranh cãi bằng điện thoại của tôi",
      "проверить спорное правило на своём телефоне",
      "用自己的手机判定有争议的规则"),
    Topic(
      .frameworks, "framework-words",
      "ON_STOP and ON_PAUSE in compose multiplatform",
      "AppLifecycleState order hidden paused inactive resumed",
      "AppState order inactive background active",
      "compose multiplatform ON_STOP ON_PAUSE ON_RESUME",
      "Lifecycle.Event in compose multiplatform",
      "maui Window Deactivated Stopped Resumed Destroying events",
      "uikit callbacks beside the framework's words",
      "framework gọi vòng đời là gì", "слова фреймворка для жизненного цикла", "框架的生命周期叫法"),
  ]
}
