// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// The fewest events that lose an edit, held against answers worked out by hand and against a search that
/// cuts nothing.
@Suite("Ways to lose data")
struct LossTests {
  private static func scenario(_ text: String) throws -> Scenario {
    try Scenario.parse(Array(text.utf8))
  }

  private static func events(_ loss: Loss?) -> [String]? {
    loss?.way?.edges.compactMap { edge in
      if case .event(let event) = edge { event.kind.rawValue } else { nil }
    }
  }

  @Test(
    "habits of saving lose an edit in as many events as worked out by hand",
    arguments: [
      // Suspended or on the way there, then ended without notice: willTerminate is not called.
      ("saves-at-its-end", ["press-home", "reclaim-memory"]),
      // The switcher makes the scene inactive only, and the swipe ends it.
      ("saves-in-background-with-scenes", ["open-switcher", "swipe-away"]),
      // The timer stands still in the suspended process.
      ("saves-in-a-timer", ["press-home", "reclaim-memory"]),
      // The switcher makes the scene inactive only: no phase background comes.
      ("saves-in-scene-phase", ["open-switcher", "swipe-away"]),
      // iOS waits five seconds for a method that takes eight.
      ("saves-for-eight-seconds", ["press-home"]),
    ])
  func habits(name: String, way: [String]) throws {
    let loss = try #require(Loss(ScenarioLibrary.scenario(name)))
    #expect(Self.events(loss) == way)
    #expect(loss.searchedEvents == way.count - 1)
  }

  @Test(
    "a habit that no event defeats is searched whole",
    arguments: ["saves-in-background", "saves-when-it-resigns"])
  func safe(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let loss = try #require(Loss(scenario))
    #expect(loss.way == nil && loss.isComplete)
    // Whatever it does, what ends it suddenly in front comes before it can save.
    let sudden = try #require(Loss(scenario, sudden: true))
    #expect(sudden.way?.eventCount == 1)
  }

  @Test("a privacy setting loses what is saved in the background only")
  func privacy() throws {
    let scenario = try Self.scenario(
      "app N\non applicationDidEnterBackground save\ntap icon\nedit\n")
    let loss = try #require(
      Loss(scenario, events: 2, kinds: [.pressHome, .receiveCall, .changePrivacy]))
    #expect(Self.events(loss)?.last == "change-privacy")
    #expect(try #require(Loss(scenario)).way == nil)
    #expect(Loss.suddenKinds.contains(.changePrivacy))
  }

  @Test("what is saved at once can't be lost, however sudden the end")
  func atOnce() throws {
    let loss = try #require(Loss(ScenarioLibrary.scenario("saves-at-once"), sudden: true))
    #expect(loss.way == nil && loss.isComplete)
  }

  @Test("an event in the middle of a slow save counts, and the way replays")
  func middle() throws {
    let scenario = try Self.scenario(
      "app Notes\non applicationDidEnterBackground take 3s\non applicationDidEnterBackground save\n"
    )
    let loss = try #require(Loss(scenario))
    #expect(Self.events(loss) == ["press-home", "reclaim-memory"])
    try Self.replays(loss)
  }

  private static func replays(_ loss: Loss) throws {
    let scenario = try #require(loss.scenario(title: "", notes: []) { _ in "" })
    let again = try Self.scenario(scenario.text)
    var runner = Scenario.Runner(again)
    var judged = 0
    while let result = runner.next() {
      guard let verdict = result.verdict else { continue }
      judged += 1
      #expect(verdict.isHeld, "\(scenario.text)")
    }
    #expect(judged > 0)
  }

  @Test("a bound that is too small finds nothing and says so")
  func bound() throws {
    let loss = try #require(Loss(ScenarioLibrary.scenario("saves-at-its-end"), events: 1))
    #expect(loss.way == nil && !loss.isComplete && loss.searchedEvents == 1)
  }

  @Test("a search that is cut claims no more than it has looked at")
  func cut() throws {
    let loss = try #require(
      Loss(ScenarioLibrary.scenario("saves-at-its-end"), kinds: [.pressHome, .lock], limit: 2))
    #expect(loss.way == nil && !loss.isComplete && loss.searchedEvents < loss.bound)
  }

  /// The apps of the small worlds, one a line of a scenario.
  static let worlds = [
    "app N", "app N\non applicationWillTerminate save",
    "app N\non applicationDidEnterBackground save",
    "app N\non applicationWillResignActive save",
    "app N\non applicationDidEnterBackground take 2s\non applicationDidEnterBackground save",
    "app N\non applicationDidEnterBackground take 8s\non applicationDidEnterBackground save",
    "app N\non applicationDidEnterBackground begin task t",
    "app N exits-on-suspend=yes\non applicationWillTerminate save",
    "app N style=scene\non sceneDidEnterBackground save",
    "app N style=scene\non sceneWillResignActive save",
    "app N style=scene\non sceneDidDisconnect save",
    "app N modes=audio\non applicationDidEnterBackground save", "app A\napp B",
  ]

  @Test(
    "no way is shorter: every sequence of a small world, none left out, loses nothing earlier",
    arguments: worlds)
  func minimum(world: String) throws {
    let kinds: [SystemEvent.Kind] = [
      .pressHome, .openSwitcher, .closeSwitcher, .swipeAway, .lock, .unlock, .reclaimMemory,
      .tapIcon,
    ]
    let scenario = try Self.scenario(world + "\n")
    let loss = try #require(Loss(scenario, events: 3, kinds: kinds))
    #expect(loss.way?.eventCount == Self.fewest(scenario, kinds, most: 3))
    if loss.way != nil { try Self.replays(loss) }
  }

  @Test("what is never tried, such as input and edits, makes no way shorter", arguments: worlds)
  func kinds(world: String) throws {
    let scenario = try Self.scenario(world + "\n")
    let all = SystemEvent.Kind.allCases.filter {
      ($0.means == nil || $0.means == .patience) && !Loss.suddenKinds.contains($0) && $0 != .save
    }
    let loss = try #require(Loss(scenario, events: 2))
    #expect(loss.way?.eventCount == Self.fewest(scenario, all, most: 2))
  }

  /// The fewest events by trying every sequence of events and waits: nothing is remembered, and nothing cut.
  private static func fewest(
    _ scenario: Scenario, _ kinds: [SystemEvent.Kind], most: Int
  ) -> Int? {
    var device = scenario.device
    device.doAndSettle(.tapIcon(device.reference(at: 0)))
    device.doAndSettle(.edit)
    return (0...most).first { loses(device, kinds, events: $0, waits: 3) }
  }

  private static func loses(
    _ device: Device, _ kinds: [SystemEvent.Kind], events: Int, waits: Int
  ) -> Bool {
    var edges: [StateSpace.Edge] = waits > 0 ? [.wait] : []
    if events > 0 {
      edges += device.candidates.filter { kinds.contains($0.kind) }.map(StateSpace.Edge.event)
    }
    for edge in edges {
      guard let (next, entries) = device.following(edge) else { continue }
      let hasLost = entries.contains { entry in
        if case .end(let ending) = entry.kind { ending.unsavedEditsLost > 0 } else { false }
      }
      if hasLost { return true }
      var (left, pauses) = (events, waits)
      if case .wait = edge { pauses -= 1 } else { left -= 1 }
      if loses(next, kinds, events: left, waits: pauses) { return true }
    }
    return false
  }

  @Test("apps that are alike but for their names are tried once")
  func alike() throws {
    func situations(_ apps: String) throws -> Int {
      let scenario = try Self.scenario(apps)
      let kinds: [SystemEvent.Kind] = [.openURL]
      return try #require(Loss(scenario, events: 1, kinds: kinds)).situations
    }
    // Another app takes the screen, and the edit stays unsaved behind it.
    #expect(try situations("app A\napp B\n") == situations("app A\napp B\napp C\napp D\n"))
    #expect(
      try situations("app A\napp B\n")
        < situations("app A\napp B\napp C views=yes\napp D\n"))
  }
}
