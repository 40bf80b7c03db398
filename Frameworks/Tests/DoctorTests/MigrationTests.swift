// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Doctor
@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("Move to scenes")
struct MigrationTests {
  /// Plays the rehearsal with an app that returns at once.
  ///
  /// - Parameters:
  ///   - missing: the methods that the app does not implement.
  ///   - writes: what the app writes in a step in which a method is called.
  private static func run(
    _ style: LifecycleStyle, missing: [Callback] = [],
    writes: [Callback: SavedItem] = [:], reads: [String] = []
  ) throws -> Migration.Run {
    var head = Scenario()
    head.version = style == .delegate ? Migration.versions.before : Migration.versions.after
    var app = EmulatedApp.Traits(name: "Notes", style: style)
    app.restoresInterface = true
    app.missingMethods = missing
    head.apps = [app]
    let text = Migration.rehearsal(Migration.Payloads(), edit: ["edit", "touch"])
    var scenario = head
    scenario.steps = try Scenario.parse(
      Array(("app Notes\n" + text.joined(separator: "\n")).utf8)
    ).steps
    var runner = Scenario.Runner(scenario)
    var run = Migration.Run()
    while let step = runner.next() {
      var written: [SavedItem] = []
      var isLaunch = false
      for entry in step.entries {
        guard case .call(let call) = entry.kind else { continue }
        if let item = writes[call.callback] { written.append(item) }
        if call.callback == .didFinishLaunching { isLaunch = true }
      }
      run.add(
        step.entries, step: step.index.map { scenario.steps[$0].text } ?? "", written: written,
        reads: isLaunch ? reads : [])
    }
    return run
  }

  private static func place(_ line: Int, _ file: String = "AppDelegate.swift") -> SourcePlace {
    SourcePlace(file: file, line: line, column: 8)
  }

  private static let facts = SourceFacts(
    delegateMethods: [
      .init(selector: "applicationDidEnterBackground(_:)", place: place(9)),
      .init(selector: "applicationWillResignActive(_:)", isEmpty: true, place: place(12)),
      .init(selector: "application(_:handleOpen:)", place: place(14)),
      .init(selector: "application(_:userDidAcceptCloudKitShareWith:)", place: place(15)),
      .init(
        selector: "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        place: place(16)),
    ],
    delegatePlace: place(3), launchOptions: [.init(name: "url", place: place(5))],
    notifications: [
      .init(name: "UIApplication.didEnterBackgroundNotification", place: place(4, "List.swift")),
      .init(name: "UIApplication.userDidTakeScreenshotNotification", place: place(5, "List.swift")),
    ])

  /// The methods that are found, each with its line and how often it was called.
  private func methods(_ migration: Migration) -> [String] {
    migration.findings.compactMap { finding in
      guard case .method(_, let selector, let calls, let isEmpty) = finding.kind else { return nil }
      let line = finding.place.map { "\($0.line)" } ?? "-"
      return "\(line) \(selector) \(calls)\(isEmpty ? " empty" : "")"
    }
  }

  // MARK: Two runs

  @Test(
    "every method of the table that the engine calls is one that it stops calling, and no other")
  func table() throws {
    let before = try Self.run(.delegate)
    let after = try Self.run(.scene)
    let gone = Set(before.calls.keys).subtracting(after.calls.keys)
      .filter { $0.rawValue.hasPrefix("application") }
    let listed = Set(MovedMethod.all.compactMap(\.callback))
    #expect(gone == listed)
    // Each of them has what the table names in its place.
    for method in MovedMethod.all where method.callback != nil {
      #expect(Callback(rawValue: method.instead).map { after.calls[$0] != nil } == true)
    }
  }

  @Test("the rehearsal leaves nothing out: no event of it is impossible in either world")
  func rehearsal() throws {
    for style in [LifecycleStyle.delegate, .scene] {
      let run = try Self.run(style)
      #expect(run.hasLaunched && run.failures.isEmpty)
      #expect(run.unrehearsed.isEmpty)
    }
  }

  @Test("a method is found with its place and how often it was called; a form of it counts as it")
  func called() throws {
    let before = try Self.run(.delegate)
    let after = try Self.run(.scene)
    let migration = Migration(Self.facts, before: before, after: after)
    let found = methods(migration)
    #expect(
      found.contains(
        "9 applicationDidEnterBackground(_:) \(before.calls[.applicationDidEnterBackground] ?? 0)"))
    #expect(
      found.contains {
        $0.hasPrefix("12 applicationWillResignActive(_:) ") && $0.hasSuffix(" empty")
      })
    #expect(found.contains { $0.hasPrefix("14 application(_:handleOpen:) 2") })
    #expect(
      migration.stayingMethods.contains { $0.name == Callback.applicationWillTerminate.rawValue })
    #expect(
      migration.uncalledMethods.map(\.place.line) == [16])
  }

  @Test(
    "the notifications that the sources name still come, also those that the engine does not post")
  func notifications() throws {
    let migration = Migration(
      Self.facts, before: try Self.run(.delegate), after: try Self.run(.scene))
    #expect(
      migration.stayingNotifications.map(\.name) == [
        "UIApplication.didEnterBackgroundNotification",
        "UIApplication.userDidTakeScreenshotNotification",
      ])
    #expect(migration.stayingNotifications.map { $0.counts == nil } == [false, true])
  }

  @Test("what is written only when a method is called that is no longer called is not saved")
  func unsaved() throws {
    let notes = SavedItem.file("Documents/notes")
    let key = SavedItem.userDefault("last")
    let writes: [Callback: SavedItem] = [
      .applicationDidEnterBackground: notes, .applicationWillTerminate: notes,
      .didReceiveMemoryWarning: key, .didFinishLaunching: .file("Documents/cache"),
    ]
    // They are called in the same steps as the method that saves.
    let missing: [Callback] = [.shouldSaveApplicationState, .willEncodeRestorableState]
    let migration = Migration(
      Self.facts,
      before: try Self.run(.delegate, missing: missing, writes: writes),
      after: try Self.run(.scene, missing: missing, writes: writes))
    let items = migration.findings.compactMap { finding in
      if case .unsaved(let item, let methods) = finding.kind {
        #expect(methods == [.applicationDidEnterBackground])
        #expect(finding.place?.line == 9)
        return item
      }
      return nil
    }
    // Saved at an end with a warning too, which helps nobody at an end without one.
    #expect(items == [notes])
  }

  @Test("an edit that is lost in both worlds is not lost by the move")
  func edits() throws {
    func found(_ one: TortureVerdict?, _ other: TortureVerdict?) throws -> Bool {
      var before = try Self.run(.delegate)
      var after = try Self.run(.scene)
      (before.verdict, after.verdict) = (one, other)
      return Migration(nil, before: before, after: after).findings
        .contains { $0.kind == .lostEdits(["milk"]) }
    }
    let lost = TortureVerdict.lost(["milk"], wereClaimed: false)
    #expect(try found(.kept, lost))
    #expect(try !found(lost, lost))
    #expect(try !found(.kept, .kept))
  }

  @Test(
    "a launch option is found where it is read; one that a helper reads is found without a place")
  func options() throws {
    let migration = Migration(
      Self.facts,
      before: try Self.run(
        .delegate,
        reads: ["UIApplicationLaunchOptionsURLKey", "UIApplicationLaunchOptionsShortcutItemKey"]),
      after: try Self.run(.scene))
    let found = migration.findings.compactMap { finding -> String? in
      guard case .launchOption(let option, let reads) = finding.kind else { return nil }
      return "\(finding.place?.line ?? 0) \(option.name) \(reads)"
    }
    #expect(found == ["0 shortcutItem 7", "5 url 7"])
  }

  @Test("a program without sources is judged by its runs alone")
  func noSources() throws {
    let missing = Callback.allCases.filter {
      $0 != .didFinishLaunching && $0 != .applicationDidBecomeActive
    }
    let migration = Migration(
      nil, before: try Self.run(.delegate, missing: missing),
      after: try Self.run(.scene, missing: missing))
    #expect(methods(migration).map { $0.prefix(33) } == ["- applicationDidBecomeActive(_:) "])
    #expect(migration.stayingNotifications.count > 4)
  }

  @Test("a process that ends only with scenes is a finding")
  func failure() throws {
    let before = try Self.run(.delegate)
    var after = try Self.run(.scene)
    var device = Device(apps: [EmulatedApp.Traits(name: "Notes", style: .scene)])
    device.doAndSettle(.tapIcon(device.reference(at: 0)))
    after.add(device.handle(.crash(device.reference(at: 0))), step: "open url a://b")
    let migration = Migration(nil, before: before, after: after)
    #expect(
      migration.findings.contains {
        $0.kind == .failure(MigrationChange.Failure(step: "open url a://b", reason: .crash))
      })
  }

  @Test("every address is one of Apple's, and has no capital letters")
  func pages() {
    let options = ["url", "location", "bluetoothCentrals", "somethingNew"].map { LaunchOption($0) }
    let pages = MovedMethod.all.map(\.page) + options.map(\.page) + [AppleDocumentation.note]
    for page in pages {
      #expect(page.hasPrefix("https://developer.apple.com/documentation/"))
      #expect(page == page.lowercased())
    }
    #expect(
      LaunchOption(constant: "UIApplicationLaunchOptionsUserActivityDictionaryKey").name
        == "userActivityDictionary")
    #expect(LaunchOption(constant: "url").name == "url")
  }
}
