// SPDX-License-Identifier: Apache-2.0

import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("The scenario language")
struct ScenarioParseTests {
  /// The contract's own example.
  static let text = """
    # A call arrives over the app and is declined.
    app Notes
    tap icon
    +2s  receive call
         expect Notes inactive
    +3s  decline call
         expect calls applicationDidBecomeActive(_:) [active]
         expect Notes active
    """

  @Test("declarations, steps and expectations are read")
  func example() throws {
    let scenario = try Scenario.parse(Self.text)
    #expect(scenario.title == "A call arrives over the app and is declined.")
    #expect(scenario.apps.map(\.name) == ["Notes"])
    #expect(scenario.version == 26)
    #expect(
      scenario.steps.map(\.action) == [
        .event(.tapIcon(scenario.device.reference(at: 0))),
        .event(.receiveCall),
        .expect(.state(app: "Notes", .inactive), within: nil),
        .event(.declineCall),
        .expect(
          .calls([Scenario.Expected(.applicationDidBecomeActive, .active)], app: nil), within: nil),
        .expect(.state(app: "Notes", .active), within: nil),
      ])
    #expect(scenario.steps[1].time == .after(.seconds(2)))
    #expect(scenario.steps[1].position == Scenario.Position(line: 4, column: 1))
    #expect(scenario.steps[2].position == Scenario.Position(line: 5, column: 6))
  }

  @Test("lines end as on any system, and keep their numbers", arguments: ["\r", "\r\n"])
  func lineEnds(_ end: String) throws {
    let text = Self.text.replacing("\n", with: end)
    #expect(try Scenario.parse(text) == Scenario.parse(Self.text))
    let declared = try Scenario.parseDeclarations(Array(text.utf8))
    let plain = try Scenario.parseDeclarations(Array(Self.text.utf8))
    #expect(declared.scenario == plain.scenario)
    #expect(declared.steps == plain.steps)
    do {
      _ = try Scenario.parse(["", "app A", "", "tap icno"].joined(separator: end))
      Issue.record("no error")
    } catch {
      #expect(error.problems.map(\.position.line) == [4])
    }
  }

  @Test("commas do on one line what newlines do in a file")
  func oneLine() throws {
    let scenario = try Scenario.parse("tap icon, +2s receive call, decline call")
    #expect(
      scenario.steps.map(\.text) == ["tap icon MyApp", "+2s receive call", "decline call"])
    #expect(scenario.steps.map(\.position.column) == [1, 11, 29])
  }

  @Test("a list of calls in the middle of a line ends where a statement begins")
  func listOnOneLine() throws {
    let scenario = try Scenario.parse(
      "press home, expect calls applicationWillResignActive, "
        + "applicationDidEnterBackground [background], +1s tap icon")
    #expect(scenario.steps.count == 3)
    #expect(scenario.steps[2].time == .after(.seconds(1)))
  }

  @Test(
    "case, blanks and hyphens do not matter",
    arguments: [
      "tap icon", "Tap Icon", "TAP-ICON", "  tap \t  icon  ", "tap-icon\r", "\u{FEFF}tap icon",
    ])
  func spelling(text: String) throws {
    #expect(try Scenario.parse(text).steps.map(\.text) == ["tap icon MyApp"])
  }

  @Test("every event can be written", arguments: SystemEvent.Kind.allCases)
  func everyEvent(kind: SystemEvent.Kind) throws {
    let device = Device(apps: [EmulatedApp.Traits(name: "My App")])
    let event = try #require(device.event(kind, nil, Self.argument(of: kind)))
    let text = "app \"My App\"\n\(event.description)"
    #expect(try Scenario.parse(text).steps.map(\.action) == [.event(event)])
    let line = Array(event.description.utf8)
    let steps = try Scenario.parseSteps(line, line: 1, apps: ["My App"], focus: "My App")
    #expect(steps.map(\.action) == [.event(event)])
  }

  /// An argument that has to be quoted where that can be.
  private static func argument(of kind: SystemEvent.Kind) -> String? {
    switch kind.form {
    case .argument(.url): "notes://new#part"
    case .argument(.name): "save it"
    case .argument(.result): "noData"
    case .argument(.status): "denied"
    case .argument(.window), .optionalArgument(.window): "2"
    case .argument(.duration), .optionalArgument(.duration): "4s"
    case .argument(.completion): "the refresh failure"
    case .argument(.submission): "the export fail"
    case .argument(.text), .text, .optionalText: "Log in, please"
    case .bare, .app, .requiredApp, .optionalArgument: nil
    }
  }

  @Test("an event without an app means the first one declared")
  func focus() throws {
    let scenario = try Scenario.parse("app A\napp B\ntap icon\ntap icon b\nopen url x://y\nsave B")
    #expect(
      scenario.steps.map(\.text)
        == ["tap icon A", "tap icon B", "open url x://y A", "save B"])
  }

  @Test("declarations describe the apps")
  func declarations() throws {
    let scenario = try Scenario.parse(
      """
      ios 12
      app Notes modes=fetch,audio exits-on-suspend=yes memory=1GB arguments="god bless me"
      app Maps style=delegate restoration=yes memory=20MB
      on didFinishLaunching take 300ms
      on applicationDidEnterBackground save in Maps
      on applicationDidEnterBackground begin task upload in Maps
      on willFinishLaunching return no in maps
      on expiration end task upload in Maps
      limit background-time 20s
      limit enter background 1m30s
      """)
    #expect(scenario.version == 12)
    let notes = scenario.apps[0]
    #expect(notes.modes == [.fetch, .audio])
    #expect(notes.exitsOnSuspend)
    #expect(notes.memory == 1024)
    #expect(notes.arguments == ["god", "bless", "me"])
    let maps = scenario.apps[1]
    #expect(maps.restoresInterface)
    guard case .scripted(let script) = maps.code else {
      Issue.record("the app is not scripted")
      return
    }
    #expect(script[.didFinishLaunching].take == .milliseconds(300))
    #expect(script[.applicationDidEnterBackground].saves)
    #expect(script[.applicationDidEnterBackground].begins == ["upload"])
    #expect(!script[.willFinishLaunching].answer)
    #expect(script.expiration.ends == ["upload"])
    #expect(scenario.limits == [.backgroundTime: .seconds(20), .enterBackground: .seconds(90)])
  }

  @Test("comments become the title, the notes and what is said at a step")
  func comments() throws {
    let scenario = try Scenario.parse(
      """
      # Title
      # A sentence.

      app Notes # not part of anything yet
      # Open it.
      # Slowly.
      tap icon
      press home # and away
      """)
    #expect(scenario.title == "Title")
    #expect(scenario.notes == ["A sentence."])
    #expect(
      scenario.steps.map(\.note)
        == ["not part of anything yet\nOpen it.\nSlowly.", "and away"])
  }

  @Test(
    "durations",
    arguments: [
      ("250ms", Duration.milliseconds(250)), ("5s", .seconds(5)), ("1m30s", .seconds(90)),
      ("2h", .seconds(7200)), ("1H2M3S4MS", .milliseconds(3_723_004)), ("0s", .zero),
      ("2.5s", .milliseconds(2500)), ("0.7s", .milliseconds(700)), ("1.5ms", .microseconds(1500)),
    ])
  func durations(text: String, duration: Duration) throws {
    #expect(try Scenario.parse("wait \(text)").steps.map(\.action) == [.wait(duration)])
    #expect(try Scenario.parse("wait \(duration.words)").steps.map(\.action) == [.wait(duration)])
  }

  @Test(
    "the units of a duration go from large to small, each once",
    arguments: [
      "1m2m", "1s1s", "1h1h", "5ms5ms", "1s1m", "1ms1s", "1m1h", "1m30s5s", "1m30", "m", "1.s",
      "1d",
    ])
  func wrongDurations(text: String) {
    #expect(Duration(words: text) == nil)
    #expect(throws: Scenario.Malformed.self) { try Scenario.parse("wait \(text)") }
  }

  @Test(
    "a suggestion differs from what was written in half of its letters at most",
    arguments: [
      ("lokc", "lock"), ("unlokc", "unlock"), ("lo", nil), ("l", nil), ("cvll", "call"),
      ("cxyl", "call"), ("cxyz", nil), ("calls", "call"), ("ca", nil), ("c", nil),
      ("applicationDid", "applicationDidBecomeActive"), ("appl", "applicationDidBecomeActive"),
      ("app", nil),
      ("call receive", "receive call"),
      ("RECEIVE-CALL", nil), ("receivecall", "receive call"),
    ])
  func suggestions(found: String, name: String?) {
    let names = ["receive call", "lock", "unlock", "call", "applicationDidBecomeActive"]
    #expect(EditDistance.name(to: found, among: names) == name)
  }

  @Test("of several names that are equally near the first is suggested")
  func firstSuggestion() {
    #expect(EditDistance.name(to: "tast", among: ["test", "task", "toast"]) == "test")
    #expect(EditDistance.name(to: "tast", among: ["toast", "task", "test"]) == "toast")
    // A single letter may be another one.
    #expect(EditDistance.name(to: "p", among: ["pq", "q"]) == "pq")
    #expect(EditDistance.name(to: "p", among: ["qq"]) == nil)
  }

  @Test(
    "every expectation can be written",
    arguments: [
      "expect MyApp not running", "expect MyApp suspended", "expect no calls",
      "expect no notifications in MyApp", "expect end watchdog", "expect end exits-on-suspend",
      "expect end 0x8badf00d", "expect end SIGTRAP", "expect refused", "expect data saved",
      "expect data lost", "within 5s expect MyApp background",
      "expect calls applicationWillResignActive(_:) [active], "
        + "applicationDidEnterBackground(_:) in MyApp",
      "expect notifications UIApplication.willResignActiveNotification [active]",
      "expect calls \"CMMotionManager handler\"",
    ])
  func expectations(text: String) throws {
    let scenario = try Scenario.parse(text)
    #expect(scenario.steps.map(\.text) == [text])
  }

  @Test(
    "short names",
    arguments: [
      ("applicationDidBecomeActive", Callback.applicationDidBecomeActive),
      ("didFinishLaunching", .didFinishLaunching),
      ("didFinishLaunchingWithOptions", .didFinishLaunching),
      ("sceneDidBecomeActive", .sceneDidBecomeActive), ("performFetch", .performFetch),
      ("willConnectTo", .sceneWillConnect), ("draw", .draw), ("touchesBegan", .touchesBegan),
      ("APPLICATIONDIDBECOMEACTIVE(_:)", .applicationDidBecomeActive),
    ])
  func shortNames(text: String, callback: Callback) throws {
    let scenario = try Scenario.parse("expect calls \(text)")
    #expect(
      scenario.steps.map(\.action)
        == [.expect(.calls([Scenario.Expected(callback)], app: nil), within: nil)])
  }

  @Test("a scenario written as text reads back the same")
  func roundTrip() throws {
    let text = #"""
      # Title
      # Note
      ios 15
      app "My App" style=scene modes=fetch,location memory=90MB arguments="a b"
      app Maps exits-on-suspend=yes restoration=yes
      on didFinishLaunching take 1m0.5s in Maps
      on didFinishLaunching return no in "my app"
      on sceneDidEnterBackground save
      on sceneDidEnterBackground begin task "up load"
      on sceneDidEnterBackground end task other
      on expiration end task "up load"
      limit launch 3s
      # Said first.
      tap icon
      5s open url "x://y, z" Maps # Said behind.
      +250ms wait 3s
      skip
      within 2s expect calls didFinishLaunching [inactive], sceneDidBecomeActive in Maps
      finish fetch NEWDATA # and an empty comment
      # Nothing follows the next number sign.
      wait 999999h59m #
      open url x://a"b
      begin task "say ""hello"""
      """#
    let once = try Scenario.parse(text)
    var twice = try Scenario.parse(once.text)
    #expect(twice.steps.count == once.steps.count)
    for index in twice.steps.indices { twice.steps[index].position = once.steps[index].position }
    #expect(twice == once)
    #expect(twice.text == once.text)
  }

  @Test("a quotation mark is kept: bare inside a word, doubled inside quotation marks")
  func quotationMarks() throws {
    let scenario = try Scenario.parse(
      #"""
      app "the ""app"""
      app a"b arguments="x ""y"" z"
      open url x://a"b "The ""App"""
      begin task ""
      """#)
    #expect(scenario.apps.map(\.name) == ["the \"app\"", "a\"b"])
    #expect(scenario.apps[1].arguments == ["x", "\"y\"", "z"])
    #expect(
      scenario.steps.map(\.text) == [
        "open url \"x://a\"\"b\" \"the \"\"app\"\"\"",
        "begin task \"\" \"the \"\"app\"\"\"",
      ])
    #expect(try Scenario.parse(scenario.text).text == scenario.text)
    #expect(throws: Scenario.Malformed.self) { try Scenario.parse("open url \"a\"\"\"\" b") }
  }

  @Test("what says nothing is not kept: found by the fuzzer")
  func nothingSaid() throws {
    let scenario = try Scenario.parse(
      "on didFinishLaunching take 00s\non willFinishLaunching return yes\ntap icon")
    #expect(scenario.apps == [EmulatedApp.Traits(name: "MyApp", style: .delegate)])
    #expect(try Scenario.parse(scenario.text).apps == scenario.apps)
  }

  @Test(
    "an app that names no style has scenes where an app without them is not launched",
    arguments: [
      ("ios 26, app A, tap icon", LifecycleStyle.delegate),
      ("ios 27, tap icon", .scene), ("ios 27, app A, tap icon", .scene),
      ("app A, ios 27, tap icon", .scene), ("ios 27, app A sdk=26, tap icon", .delegate),
      ("ios 27, app A style=delegate, tap icon", .delegate),
      ("ios 27, app A style=swiftui, tap icon", .swiftui),
    ])
  func standardStyle(text: String, style: LifecycleStyle) throws {
    let scenario = try Scenario.parse(text)
    #expect(scenario.apps.map(\.style) == [style])
    #expect(try Scenario.parse(scenario.text).apps == scenario.apps)
    let overrides = Scenario.Overrides(version: 27)
    if text.hasPrefix("ios 26") {
      #expect(try Scenario.parse(text, overrides: overrides).apps.map(\.style) == [.scene])
    }
  }

  @Test("what is said of every app is written into each script, in order, however much it is")
  func codeOfEveryApp() throws {
    var lines = (1...64).map { "app A\($0)" }
    lines += (1...2_000).map { "on applicationDidBecomeActive begin task t\($0)" }
    lines += ["on applicationDidBecomeActive take 2s in a64", "tap icon"]
    let scenario = try Scenario.parse(lines.joined(separator: "\n"))
    for app in scenario.apps {
      guard case .scripted(let script) = app.code else {
        Issue.record("\(app.name) has no script")
        continue
      }
      #expect(script[.applicationDidBecomeActive].begins == (1...2_000).map { "t\($0)" })
      #expect(script[.applicationDidBecomeActive].take == (app.name == "A64" ? .seconds(2) : .zero))
    }
  }
}
