// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import Testing

@testable import LifecycleAnalysis

@Suite("Tours")
struct TourTests {
  private static func head(
    _ style: LifecycleStyle = .delegate, _ version: SystemVersion = 26,
    _ change: (inout EmulatedApp.Traits) -> Void = { _ in }
  ) -> Scenario {
    var head = Scenario()
    head.version = version
    head.apps = [EmulatedApp.Traits(name: "Notes", style: style)]
    change(&head.apps[0])
    return head
  }

  private static func rich(_ traits: inout EmulatedApp.Traits) {
    traits.modes = [.audio, .fetch, .location, .remoteNotification, .bluetoothCentral]
    traits.registeredTasks = ["refresh"]
    traits.hasManyWindows = traits.style.hasScenes
    traits.showsViewControllers = true
    traits.restoresInterface = true
    traits.usesDataProtection = true
  }

  /// All means that a tester can have.
  private static let all = Set(TourMeans.allCases)

  /// Plays a tour as the file it becomes, and holds it to what it says.
  private static func replay(_ tour: Tour) throws {
    let scenario = tour.scenario(title: "Tour", notes: []) { "\($0)" }
    let parsed = try Scenario.parse(Array(scenario.text.utf8))
    var runner = Scenario.Runner(parsed)
    var coverage = Coverage()
    coverage.add(EmulatedApp.State.notRunning)
    while let result = runner.next() {
      result.entries.forEach { coverage.add($0) }
      if let verdict = result.verdict {
        #expect(
          verdict.isHeld,
          "line \(verdict.position.line): \(verdict.expectation.text)")
      }
    }
    let unseen = tour.covered.filter { !coverage.seen.contains($0) }
    #expect(unseen.isEmpty, "claimed and not seen: \(unseen.map(\.name))")
    for (place, step) in parsed.steps.enumerated() where !step.isExpectation {
      #expect(!step.note.isEmpty, "step without an instruction: \(step.text)")
      #expect(parsed.steps[(place + 1)...].first?.isExpectation == true)
    }
  }

  @Test(
    "over all transitions: the shortest, everything covered, every expectation held",
    arguments: [
      (LifecycleStyle.delegate, 2), (.delegate, 12), (.scene, 26), (.swiftui, 27),
    ])
  func transitions(style: LifecycleStyle, version: Int) throws {
    // Without these the graphs of apps with scenes are small enough for a build that is slow.
    let without: Set<TourGroup> =
      style.hasScenes ? [.messages, .push, .localNotifications, .links] : []
    let tour = Tour(
      TourRequest(head: Self.head(style, SystemVersion(version)), without: without, with: Self.all))
    #expect(tour.missing.isEmpty)
    #expect(tour.isShortest)
    #expect(tour.bound == tour.time)
    try Self.replay(tour)
  }

  @Test("every kind of thing", arguments: Coverage.Category.allCases, [3, 4])
  func categories(category: Coverage.Category, version: Int) throws {
    let tour = Tour(
      TourRequest(
        head: Self.head(.delegate, SystemVersion(version)), cover: [category], with: Self.all))
    #expect(!tour.covered.isEmpty)
    #expect(tour.bound <= tour.time)
    let unexplained = tour.missing.filter { $0.reason == .notFound }.map(\.item.name)
    #expect(unexplained.isEmpty)
    try Self.replay(tour)
  }

  @Test("an app that declares a lot, with scenes and windows")
  func rich() throws {
    let head = Self.head(.scene, 26, Self.rich)
    let used: Set<TourGroup> = [.windows, .scheduler, .links]
    let request = TourRequest(
      head: head, cover: [.callbacks, .events],
      without: Set(TourGroup.allCases).subtracting(used), with: Self.all)
    let tour = Tour(request)
    for kind in [SystemEvent.Kind.chooseWindow, .closeWindow, .completeTask, .quickAction] {
      #expect(tour.covered.contains(.event(kind)))
    }
    #expect(tour.covered.contains(.callback(.taskExpirationHandler)))
    try Self.replay(tour)
  }

  @Test("what must be declared is what is missing: declared, it is covered")
  func declarations() throws {
    let cover: [Coverage.Category] = [.callbacks]
    let plain = Tour(TourRequest(head: Self.head(.delegate, 9), cover: cover, with: Self.all))
    var properties: [Substring: Set<Substring>] = [:]
    for missing in plain.missing {
      guard case .declaration(let text) = missing.reason else {
        Issue.record("\(missing.item.name): \(missing.reason)")
        continue
      }
      let parts = text.split(separator: "=")
      properties[parts[0], default: []].insert(parts[1])
    }
    let line = properties.sorted { $0.key < $1.key }
      .map { "\($0)=\($1.sorted().joined(separator: ","))" }.joined(separator: " ")
    let head = try Scenario.parse(Array("ios 9\napp Notes \(line)\n".utf8))
    let tour = Tour(TourRequest(head: head, cover: cover, with: Self.all))
    // A Bluetooth event of an app with both modes is for its central.
    #expect(
      Set(tour.missing.map(\.item)) == [
        .callback(.peripheralManagerWillRestoreState), .callback(.peripheralManagerDidReceiveRead),
      ])
  }

  @Test("an app that opts out of the background is ended by that")
  func optingOut() throws {
    let plain = Tour(
      TourRequest(head: Self.head(.delegate, 6), cover: [.terminations], with: Self.all))
    #expect(
      plain.missing == [
        Tour.Missing(
          item: .termination(.exitsOnSuspend), reason: .declaration("exits-on-suspend=yes"))
      ])
    let head = Self.head(.delegate, 6) { $0.exitsOnSuspend = true }
    let tour = Tour(TourRequest(head: head, cover: [.terminations], with: Self.all))
    #expect(tour.covered.contains(.termination(.exitsOnSuspend)))
  }

  @Test("without some events none of them is used, and what only they show is named")
  func without() throws {
    let groups: Set<TourGroup> = [
      .calls, .siri, .endProcess, .crash, .memory, .reboot, .privacy, .hang,
    ]
    let tour = Tour(
      TourRequest(
        head: Self.head(.delegate, 3), cover: [.transitions, .events], without: groups,
        with: Self.all))
    for move in tour.moves {
      guard case .event(let event) = move else { continue }
      #expect(!(event.kind.tourGroup.map(groups.contains) ?? false), "\(event)")
    }
    let reasons = Dictionary(
      uniqueKeysWithValues: tour.missing.map { ($0.item, $0.reason) })
    #expect(reasons[.event(.answerCall)] == .group(.calls))
    #expect(reasons[.event(.reboot)] == .group(.reboot))
    #expect(
      reasons[.transition(Coverage.Transition(from: .active, to: .notRunning))] == .leftOut)
    try Self.replay(tour)
  }

  @Test(
    "within a time: no longer than that, no more than its bound, and more with more time",
    arguments: [Coverage.Category.transitions, .events])
  func within(category: Coverage.Category) throws {
    var last = 0
    for seconds in [0, 10, 30, 60, 180] {
      let time = Duration.seconds(seconds)
      let tour = Tour(
        TourRequest(head: Self.head(.delegate, 3), cover: [category], with: Self.all, within: time))
      #expect(tour.time <= time)
      let most = try #require(tour.mostCovered)
      #expect(tour.covered.count <= most)
      #expect(tour.covered.count >= last, "\(seconds) s")
      last = tour.covered.count
      try Self.replay(tour)
    }
    let whole = Tour(TourRequest(head: Self.head(.delegate, 3), cover: [category], with: Self.all))
    let enough = Tour(
      TourRequest(
        head: Self.head(.delegate, 3), cover: [category], with: Self.all, within: whole.time))
    #expect(enough.covered.count == whole.covered.count)
  }

  @Test("one move beside a limit that counts is enough: there are few situations to search")
  func fewSituations() {
    // With every number of moves beside it there are over 600.
    let tour = Tour(TourRequest(head: Self.head(.delegate, 4), with: Self.all))
    #expect(tour.missing.isEmpty)
    #expect(tour.situations < 500)
  }

  @Test("the shortest tour is as short as trying every walk says")
  func exhaustive() {
    // Few events and few things: every walk that is no longer can be tried.
    let groups = Set(TourGroup.allCases).subtracting([.crash])
    let tour = Tour(
      TourRequest(
        head: Self.head(), cover: [.states, .terminations], without: groups, with: Self.all))
    #expect(tour.isShortest)
    let app = tour.request.head.device.reference(at: 0)
    let events: [SystemEvent] = [.tapIcon(app), .pressHome, .crash(app), .exit(app)]
    var best = Duration.seconds(3600)
    func walk(_ device: Device, _ seen: Coverage, _ spent: Duration, _ depth: Int) {
      guard spent < best else { return }
      if tour.covered.allSatisfy(seen.seen.contains) {
        best = spent
        return
      }
      guard depth > 0 else { return }
      for event in events where device.isPossible(event) {
        // A control of the app is touched in the app.
        if event.kind == .crash || event.kind == .exit, device.apps[0].state != .active { continue }
        step(event.kind.handTime.duration, device, seen, spent, depth) { $0.handle(event) }
      }
      if let due = device.nextDeadline {
        step(due - device.now + HandTime.margin.duration, device, seen, spent, depth) { _ in [] }
      }
    }
    func step(
      _ time: Duration, _ device: Device, _ seen: Coverage, _ spent: Duration, _ depth: Int,
      _ act: (inout Device) -> [Trace.Entry]
    ) {
      var (copy, seen) = (device, seen)
      for entry in act(&copy) { seen.add(entry) }
      for entry in copy.advance(to: device.now + time) { seen.add(entry) }
      walk(copy, seen, spent + time, depth - 1)
    }
    var seen = Coverage()
    seen.add(EmulatedApp.State.notRunning)
    walk(tour.request.head.device, seen, .zero, 8)
    #expect(best == tour.time)
  }

  @Test("slow methods, time limits and several apps of a head are respected")
  func heads() throws {
    for text in [
      "app Notes style=scene\non sceneDidEnterBackground take 2.5s\n"
        + "on didFinishLaunchingWithOptions take 1s\n",
      "app Notes\nlimit suspension 40s\n", "app Notes exits-on-suspend=yes\n",
      "app Notes\napp Mail\n",
      "app Notes\non applicationDidEnterBackground begin task upload\n",
      "app \"My Notes\" style=scene windows=many\ncalls banner\n",
    ] {
      let head = try Scenario.parse(Array(text.utf8))
      let used: Set<TourGroup> = [.lock, .switcher, .endProcess, .location, .tasks, .windows]
      let without = Set(TourGroup.allCases).subtracting(used)
      try Self.replay(Tour(TourRequest(head: head, without: without, with: Self.all)))
    }
  }

  @Test("the same request gives the same tour")
  func same() {
    let request = TourRequest(head: Self.head(.delegate, 3), cover: [.callbacks], with: Self.all)
    #expect(Tour(request) == Tour(request))
  }

  @Test("a hand goes to Settings from the Home Screen: from an app that would be leaving it")
  func settings() throws {
    let device = try Scenario.parse("app A\ntap icon").device
    let app = device.reference(at: 0)
    for kind in SystemEvent.Kind.allCases where kind.isDoneInSettings {
      let event = try #require(device.candidate(kind, for: app))
      var open = device
      open.doAndSettle(.tapIcon(app))
      #expect(TourMove.event(event).make(on: &open) == nil, "\(event)")
      open.doAndSettle(.pressHome)
      #expect(TourMove.event(event).make(on: &open) != nil, "\(event)")
    }
  }

  @Test("a link, a quick action and an icon are tapped at the Home Screen, where they are")
  func homeScreen() throws {
    let device = try Scenario.parse("app A").device
    let app = device.reference(at: 0)
    for kind in [SystemEvent.Kind.tapIcon, .openURL, .continueActivity, .quickAction] {
      let event = try #require(device.candidate(kind, for: app))
      var phone = device
      phone.doAndSettle(.openSwitcher)
      #expect(TourMove.event(event).make(on: &phone) == nil, "\(event)")
      phone.doAndSettle(.closeSwitcher)
      #expect(TourMove.event(event).make(on: &phone) != nil, "\(event)")
    }
  }

  @Test("without other means a tour is one of a finger, and says what would show the rest")
  func finger() throws {
    for category in Coverage.Category.allCases {
      let tour = Tour(TourRequest(head: Self.head(.delegate, 4), cover: [category]))
      for case .event(let event) in tour.moves { #expect(event.kind.means == nil, "\(event)") }
      for one in TourMeans.allCases {
        let promised = tour.missing.filter { missing in
          if case .needs(let means) = missing.reason { means.contains(one) } else { false }
        }
        if promised.isEmpty { continue }
        let more = Tour(TourRequest(head: Self.head(.delegate, 4), cover: [category], with: [one]))
        for missing in promised {
          #expect(more.covered.contains(missing.item), "\(missing.item.name) with \(one)")
        }
      }
      try Self.replay(tour)
    }
    let endings = Tour(TourRequest(head: Self.head(.delegate, 4), cover: [.terminations]))
    let reasons = Dictionary(uniqueKeysWithValues: endings.missing.map { ($0.item, $0.reason) })
    #expect(reasons[.termination(.crash)] == .needs([.controls]))
  }

  @Test("the number of steps is that of the scenario")
  func steps() throws {
    var hasWaits = false
    for cover in Coverage.Category.allCases {
      let tour = Tour(TourRequest(head: Self.head(.delegate, 4), cover: [cover], with: Self.all))
      let scenario = tour.scenario(title: "", notes: []) { _ in "" }
      #expect(tour.stepCount == Walk.steps(of: scenario).count)
      if tour.stepCount > tour.moves.count { hasWaits = true }
    }
    // What happens while the hand is still busy is a step of its own.
    #expect(hasWaits)
  }

  @Test("every event has a time for the hand")
  func handTimes() {
    for kind in SystemEvent.Kind.allCases { #expect(kind.handTime.seconds > 0) }
    #expect(SystemEvent.Kind.lock.handTime.seconds == 2)
    #expect(SystemEvent.Kind.reboot.handTime.seconds == 60)
  }

  @Test("while a limit counts, a tour makes one move and no second beside it")
  func movesBesideLimits() {
    let kinds: [SystemEvent.Kind] = [.tapIcon, .pressHome, .lock, .unlock, .beginTask, .endTask]
    let start = Self.head().device
    let graph = TourGraph(
      from: start, kinds: kinds, items: TourItems(EmulatedApp.State.allCases.map { .state($0) }),
      maxOpen: 1)
    var moves = 0
    var visited: Set<Int> = []
    func visit(_ place: Int, _ device: Device, hasActedBeside: Bool) {
      guard visited.insert(place).inserted else { return }
      for edge in graph.edges[place] {
        var copy = device
        #expect(edge.move.make(on: &copy) != nil)
        let isBeside = device.nextDeadline.map { $0 == copy.nextDeadline } ?? false
        if isBeside { moves += 1 }
        #expect(!(isBeside && hasActedBeside), "\(edge.move)")
        visit(edge.target, copy, hasActedBeside: isBeside)
      }
    }
    visit(0, start, hasActedBeside: false)
    // There are such moves.
    #expect(moves > 0)
  }
}
