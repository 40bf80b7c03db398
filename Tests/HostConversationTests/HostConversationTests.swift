// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Lifecycle
import Languages
import Testing

@Suite("The conversation with an app that answers from outside")
struct HostConversationTests {
  /// The device with the app in front, and nothing open.
  private static func active(_ change: (inout EmulatedApp.Traits) -> Void = { _ in }) -> Talk {
    var talk = Talk(change)
    _ = talk.perform(.tapIcon(talk.app))
    return talk
  }

  private static func entry(_ kind: Trace.Kind) -> Trace.Entry {
    Trace.Entry(time: .zero, app: "Notes", kind: kind, rule: .hostedProcess)
  }

  // MARK: To the app

  @Test(
    "an entry is a message, or none",
    arguments: [
      (
        .call(Trace.Call(callback: .applicationDidBecomeActive, state: .inactive)),
        .call(HostMessage.Call(id: 1, name: "applicationDidBecomeActive(_:)", state: "inactive"))
      ),
      (
        .notification(.didBecomeActive, state: .active),
        .post(id: 1, name: "UIApplication.didBecomeActiveNotification", state: "active")
      ),
      (
        .phase(scene: "scene-1", from: .inactive, to: .active),
        .phase(id: 1, scene: "scene-1", "active")
      ),
      (.state(from: .inactive, to: .active, because: .launch), .state("active", remaining: nil)),
      (.state(from: .background, to: .suspended, because: .launch), nil),
      (.process(.audio(.paused)), .interruption(began: true)),
      (.process(.audio(.resumed)), .interruption(began: false)),
      (.process(.main(arguments: [])), nil),
      (.event(.tapButton("Add")), .tap(id: 1, name: "Add")),
      (.event(.tapButton(nil)), nil),
      (.event(.type("Ada")), .type(id: 1, text: "Ada")),
      (.event(.pressHome), nil),
      (.output(.standardOutput, "a line"), nil),
      (.returned(.applicationDidBecomeActive, after: .zero, value: nil), nil),
    ] as [(Trace.Kind, HostMessage?)])
  func entries(kind: Trace.Kind, message: HostMessage?) {
    var talk = Self.active()
    // The numbers begin anew with a conversation.
    talk.conversation = HostConversation(talk.app)
    let entry = Self.entry(kind)
    #expect(talk.conversation.messages(for: entry, on: talk.device) == [message].compactMap { $0 })
    #expect(talk.conversation.pending.isEmpty == (message?.number == nil))
  }

  @Test("taps, texts and edits concern the app in front alone", arguments: ["tap", "type", "edit"])
  func front(what: String) {
    var talk = Self.active()
    _ = talk.inputs(.hello(AppMessage.Hello(answersEdits: true)))
    _ = talk.perform(.pressHome)
    let event: SystemEvent = what == "tap" ? .tapButton("Add") : what == "type" ? .type("a") : .edit
    #expect(talk.conversation.messages(for: Self.entry(.event(event)), on: talk.device) == [])
  }

  @Test(
    "an app is asked to edit if it has said that it answers, and not if it has edited by itself")
  func edits() {
    var talk = Self.active()
    #expect(talk.perform(.edit) == [])
    _ = talk.inputs(.hello(AppMessage.Hello(answersEdits: true)))
    #expect(talk.inputs(.edited("a note")) == .success([.event(.edit)]))
    #expect(talk.perform(.edit) == [])
    let asked = talk.apply(.event(.edit))
    #expect(asked == [.edit(id: asked.last?.number ?? 0, what: HostConversation.editText)])
    #expect(talk.conversation.isWaitedFor && !talk.conversation.isInCode)
    // What it says it has edited is what it was asked for.
    #expect(talk.inputs(.edited(nil)) == .success([]))
    #expect(talk.inputs(.returned(id: asked.last?.number ?? 0, value: true)) == .success([]))
    #expect(!talk.conversation.isWaitedFor)
  }

  @Test("a session in a car has Apple's role; one on the phone has none of its own")
  func roles() {
    var talk = Talk { $0.style = .scene }
    let told = talk.perform(.connectCarPlay(talk.app)) + talk.perform(.tapIcon(talk.app))
    let roles = told.compactMap { message -> [String]? in
      guard case .call(let call) = message, call.name.hasPrefix("scene(_:willConnectTo") else {
        return nil
      }
      return [call.options["sessionRole"] ?? "none"]
    }
    #expect(roles == [["CPTemplateApplicationSceneSessionRoleApplication"], ["none"]])
  }

  @Test("an expiration handler is called without an entry, by the app's number of its task")
  func handlers() throws {
    var talk = Self.active()
    #expect(
      talk.inputs(.beginTask(task: 7, name: "Save"))
        == .success([.event(.beginTask("Save", talk.app))]))
    _ = talk.perform(.beginTask("Save", talk.app))
    _ = talk.perform(.pressHome)
    var expired: HostMessage?
    while expired == nil, let due = talk.device.nextDeadline {
      _ = talk.device.advance(to: due)
      expired = talk.conversation.handlerCall(on: talk.device)
    }
    let message = try #require(expired)
    #expect(message == .expire(id: message.number ?? 0, task: 7))
    // It is called once.
    #expect(talk.conversation.handlerCall(on: talk.device) == nil)
    #expect(
      talk.inputs(.returned(id: message.number ?? 0, value: nil))
        == .success([.returned(talk.app, value: nil)]))
  }

  @Test("the state says how much background time is left, and nothing once the app is suspended")
  func states() {
    var talk = Self.active()
    #expect(talk.conversation.currentState(on: talk.device) == .state("active", remaining: nil))
    _ = talk.perform(.pressHome)
    guard case .state("background", let left?)? = talk.conversation.currentState(on: talk.device)
    else {
      Issue.record("it is in the background")
      return
    }
    #expect(left > 0)
    _ = talk.device.advance(to: talk.device.now + .seconds(60))
    #expect(talk.conversation.currentState(on: talk.device) == nil)
  }

  @Test("background time isn't counted while audio plays, and the app is told when it counts again")
  func audioInTheBackground() {
    var talk = Self.active { $0.modes = [.audio, .location] }
    _ = talk.perform(.playAudio(talk.app))
    _ = talk.perform(.pressHome)
    _ = talk.device.advance(to: talk.device.now + .seconds(60))
    let free = HostMessage.state("background", remaining: nil)
    #expect(talk.conversation.currentState(on: talk.device) == free)
    #expect(talk.perform(.beginTask("Save", talk.app)) == [])
    #expect(talk.perform(.stopAudio(talk.app)) == [.state("background", remaining: 30)])
    #expect(talk.perform(.startLocation(talk.app)) == [free])
    // A call pauses the audio that is begun here: the location goes on.
    _ = talk.perform(.playAudio(talk.app))
    #expect(talk.perform(.receiveCall) == [free, .interruption(began: true)])
  }

  // MARK: From the app

  @Test("what an app says is an event if that is possible, and nothing if it makes no difference")
  func messages() {
    var talk = Self.active {
      $0.modes = [.audio, .location]
      $0.registeredTasks = ["refresh"]
    }
    let app = talk.app
    let table: [(AppMessage, [SystemEvent])] = [
      (.completed(result: "newData"), []),
      (.endTask(task: 3), []),
      (.beginTask(task: 3, name: "Save"), [.beginTask("Save", app)]),
      (.submit(identifier: "refresh", isProcessing: false), [.scheduleRefresh("refresh", app)]),
      (.submit(identifier: "refresh", isProcessing: true), [.scheduleProcessing("refresh", app)]),
      (.cancelTask(identifier: "refresh"), []),
      (.taskCompleted(identifier: "refresh", isSuccess: true), []),
      (.progress(identifier: "refresh"), []),
      (.audio(isPlaying: true), [.playAudio(app)]),
      (.audio(isPlaying: false), []),
      (.location(isFollowed: true), [.startLocation(app)]),
      (.location(isFollowed: false), []),
      (.edited("a note"), [.edit]),
      (.saved(nil), [.save(app)]),
      (.reportCall, []),
      (.readLaunchOption(key: "UIApplicationLaunchOptionsURLKey"), []),
      (.hello(AppMessage.Hello()), []),
    ]
    for (message, events) in table {
      #expect(talk.inputs(message) == .success(events.map { .event($0) }), "\(message)")
    }
  }

  @Test("background tasks have names of their own, and are ended by number")
  func tasks() {
    var talk = Self.active()
    for (task, name) in [(1, "Save"), (2, "Save"), (3, "")] {
      for input in (try? talk.inputs(.beginTask(task: task, name: name)).get()) ?? [] {
        _ = talk.apply(input)
      }
    }
    #expect(talk.conversation.tasks == [1: "Save", 2: "Save (2)", 3: " (3)"])
    #expect(talk.inputs(.endTask(task: 2)) == .success([.event(.endTask("Save (2)", talk.app))]))
    #expect(talk.inputs(.endTask(task: 2)) == .success([]))
  }

  @Test("a call is answered once, and what is not open is the app's mistake")
  func answers() throws {
    var talk = Talk()
    let told = talk.apply(.event(.tapIcon(talk.app)))
    let id = try #require(told.compactMap(\.code).first)
    #expect(talk.conversation.isInCode)
    #expect(talk.conversation.isReturn(.returned(id: id, value: nil)))
    #expect(talk.inputs(.returned(id: id + 1, value: nil)) == .failure(.notOpen(id + 1)))
    // It was not tapped.
    #expect(talk.inputs(.tapped(id: id, names: ["Add"])) == .success([]))
    #expect(
      talk.inputs(.returned(id: id, value: true)) == .success([.returned(talk.app, value: true)]))
    #expect(!talk.conversation.isInCode)
    #expect(talk.inputs(.returned(id: id, value: true)) == .failure(.notOpen(id)))
  }

  @Test("a tap and a text are answered by what is shown instead, once")
  func taps() throws {
    for event in [SystemEvent.tapButton("Add"), .type("Ada")] {
      var talk = Self.active()
      let asked = try #require(talk.apply(.event(event)).compactMap(\.number).last)
      #expect(talk.conversation.isWaitedFor)
      // It is no call that returns.
      #expect(talk.inputs(.returned(id: asked, value: nil)) == .failure(.notOpen(asked)))
      #expect(talk.conversation.isWaitedFor)
      var other = talk
      #expect(other.inputs(.tapped(id: asked, names: nil)) == .success([]))
      #expect(!other.conversation.isWaitedFor)
      let problem: HostProblem =
        event == .type("Ada") ? .noTextField : .noButton("Add", names: ["Save"])
      #expect(talk.inputs(.tapped(id: asked, names: ["Save"])) == .failure(problem))
      #expect(talk.inputs(.tapped(id: asked, names: ["Save"])) == .success([]))
    }
  }

  @Test("phases of a scene and of the app have been answered once both are")
  func phases() {
    var talk = Talk()
    let ids = ["scene-1", nil].compactMap { scene in
      let entry = Self.entry(.phase(scene: scene, from: .inactive, to: .active))
      return talk.conversation.messages(for: entry, on: talk.device).first?.number
    }
    #expect(ids.count == 2)
    #expect(talk.inputs(.returned(id: ids[1], value: nil)) == .success([]))
    #expect(talk.conversation.isInCode)
    #expect(
      talk.inputs(.returned(id: ids[0], value: nil)) == .success([.returned(talk.app, value: nil)]))
    #expect(!talk.conversation.isInCode)
  }

  @Test("another process begins without anything open, and its numbers are new")
  func begin() throws {
    var talk = Talk()
    let first = try #require(talk.apply(.event(.tapIcon(talk.app))).compactMap(\.code).first)
    _ = talk.inputs(.beginTask(task: 1, name: "Save"))
    talk.conversation.begin()
    #expect(talk.conversation.pending.isEmpty && talk.conversation.tasks.isEmpty)
    #expect(talk.inputs(.returned(id: first, value: nil)) == .failure(.notOpen(first)))
    let entry = Self.entry(.notification(.didBecomeActive, state: .active))
    let next = try #require(
      talk.conversation.messages(for: entry, on: talk.device).first?.number)
    #expect(next > first)
  }
}

extension HostMessage {
  /// The number of a request; nil for a message that asks for no answer.
  fileprivate var number: Int? {
    switch self {
    case .edit(let id, _), .tap(let id, _), .type(let id, _): id
    case .call, .expire, .post, .phase, .welcome, .interruption, .state, .block, .unblock: code
    }
  }
}
