// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// The move from an app delegate to scenes, over every shipped scenario that both styles can play.
///
/// - SeeAlso: https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
/// - SeeAlso: https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle
@Suite("What becomes of each method")
struct MethodTableTests {
  private static let lines: [MethodTable.Line] = {
    var table = MethodTable()
    for name in ScenarioLibrary.names {
      guard let text = try? ScenarioLibrary.text(name),
        let left = try? Scenario.parse(text, overrides: .init(version: 26, style: .delegate)),
        let right = try? Scenario.parse(text, overrides: .init(version: 26, style: .scene))
      else { continue }
      table.add(Comparison(left.recorded(), right.recorded()), name: name)
    }
    return table.lines
  }()

  private static func line(_ callback: Callback) throws -> MethodTable.Line {
    try #require(lines.first { $0.subject == .method(callback) })
  }

  @Test(
    "the methods that are no longer called, and what is called instead",
    arguments: [
      (Callback.applicationDidBecomeActive, [Callback.sceneDidBecomeActive]),
      (.applicationWillResignActive, [.sceneWillResignActive]),
      (.applicationDidEnterBackground, [.sceneDidEnterBackground]),
      (.applicationWillEnterForeground, [.sceneWillEnterForeground]),
      (.openURL, [.sceneOpenURLContexts, .sceneWillConnect]),
      (.continueUserActivity, [.sceneContinueUserActivity, .sceneWillConnect]),
      (.willContinueUserActivity, [.sceneWillContinueUserActivity]),
      (.performAction, [.windowScenePerformAction, .sceneWillConnect]),
      (.shouldSaveApplicationState, []),
      (.willEncodeRestorableState, [.stateRestorationActivity]),
      (.shouldRestoreApplicationState, []), (.didDecodeRestorableState, []),
    ])
  func gone(callback: Callback, instead: [Callback]) throws {
    let line = try Self.line(callback)
    #expect(line.outcome == .gone)
    #expect(Set(line.instead.keys) == Set(instead.map(MethodTable.Subject.method)))
  }

  @Test("no other method is no longer called")
  func nothingElse() {
    let gone = Self.lines.filter { $0.outcome == .gone }
    #expect(gone.count == 12)
  }

  @Test("the launch methods stay, without options, and read background where they read inactive")
  func launch() throws {
    for callback in [Callback.willFinishLaunching, .didFinishLaunching] {
      let line = try Self.line(callback)
      #expect(line.outcome == .stays)
      #expect(line.optionsLost > 0 && line.optionsGained == 0)
      #expect(
        line.states.keys.map { [$0.left, $0.right] } == [[.inactive, .background]])
    }
  }

  @Test(
    "what concerns the process and not a scene stays",
    arguments: [
      Callback.applicationWillTerminate, .didReceiveMemoryWarning, .performFetch,
      .didReceiveRemoteNotification, .userNotificationDidReceive,
      .handleEventsForBackgroundURLSession, .significantTimeChange,
      .protectedDataDidBecomeAvailable,
    ])
  func stays(callback: Callback) throws {
    #expect(try Self.line(callback).outcome == .stays)
  }

  @Test("every notification of UIApplication stays, and none is lost but with the app")
  func notifications() {
    let posted = Self.lines.filter { $0.subject.name.hasPrefix("UIApplication.") }
    #expect(posted.count > 8)
    #expect(posted.allSatisfy { $0.outcome == .stays })
    let scenes = Self.lines.filter { $0.subject.name.hasPrefix("UIScene.") }
    #expect(scenes.count == 6)
    #expect(scenes.allSatisfy { $0.outcome == .new })
  }

  @Test("of what is found in several scenarios the first is named")
  func first() throws {
    func comparison(_ right: String) throws -> Comparison {
      Comparison(
        try Scenario.parse("app A\ntap icon").recorded(),
        try Scenario.parse("app A\ntap icon\n" + right).recorded())
    }
    var table = MethodTable()
    table.add(try comparison("lock"), name: "none")
    table.add(try comparison("warn memory"), name: "first")
    table.add(try comparison("warn memory\nwarn memory"), name: "second")
    let warned = MethodTable.Subject.method(.didReceiveMemoryWarning)
    let added = try #require(table.lines.first { $0.subject == warned }?.added)
    #expect(added.count == 3)
    #expect(added.first == "first")
    var mirrored = MethodTable()
    for (name, text) in [("one", "lock"), ("two", "warn memory"), ("three", "warn memory")] {
      mirrored.add(
        Comparison(
          try Scenario.parse("app A\ntap icon\n" + text).recorded(),
          try Scenario.parse("app A\ntap icon").recorded()),
        name: name)
    }
    let lost = try #require(mirrored.lines.first { $0.subject == warned }?.withoutCounterpart)
    #expect(lost.count == 2)
    #expect(lost.first == "two")
  }

  @Test("every count adds up")
  func counts() {
    for line in Self.lines {
      let instead = line.instead.values.reduce(0, +)
      let replaces = line.replaces.values.reduce(0, +)
      #expect(line.left == line.both + instead + line.withoutCounterpart.count)
      #expect(line.right == line.both + replaces + line.added.count)
    }
  }
}
