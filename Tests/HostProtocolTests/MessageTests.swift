// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HostProtocol

@Suite("Messages between applife and a hosted app")
struct MessageTests {
  @Test(
    "what applife says can be read back",
    arguments: [
      HostMessage.welcome(version: 1, app: "Notes"), .tap(id: 3, name: "Add"),
      .type(id: 4, text: "a \"b\"\n"),
      .call(
        HostMessage.Call(
          id: 7, name: "application(_:open:options:)", state: "inactive",
          options: ["url": "notes://a?b=\"c\"\n"])),
      .call(HostMessage.Call(id: 8, name: "sceneDidBecomeActive(_:)", state: "active", scene: "s")),
      .expire(id: 9, task: 2),
      .post(id: 3, name: "UIScene.didActivateNotification", state: "active"),
      .state("background", remaining: 29.5), .state("active", remaining: nil), .block, .unblock,
      .edit(id: 10, what: "a \"note\""), .phase(id: 11, scene: "scene-1", "active"),
      .phase(id: 12, scene: nil, "background"), .interruption(began: true),
    ])
  func hostMessages(message: HostMessage) throws {
    #expect(!message.line.contains(UInt8(ascii: "\n")))
    #expect(try HostMessage(line: message.line) == message)
  }

  @Test(
    "what an app says can be read back",
    arguments: [
      AppMessage.hello(
        AppMessage.Hello(
          style: "scene", methods: ["applicationDidBecomeActive(_:)"], modes: ["fetch"],
          tasks: ["a.b"], hasManyWindows: true, answersEdits: true)),
      .hello(AppMessage.Hello()), .returned(id: 3, value: false), .returned(id: 4, value: nil),
      .completed(result: "newData"), .beginTask(task: 1, name: "Save"), .endTask(task: 1),
      .submit(identifier: "a.b", isProcessing: true),
      .cancelTask(identifier: "a.b"), .reportCall, .startActivity,
      .submitContinued(identifier: "a.b", strategy: "fail"), .progress(identifier: "a.b"),
      .taskCompleted(identifier: "a.b", isSuccess: false), .edited(nil), .edited("a\nnote"),
      .readLaunchOption(key: "UIApplicationLaunchOptionsURLKey"),
      .saved(nil), .audio(isPlaying: true), .location(isFollowed: false),
      .saved(AppMessage.Saved([])),
      .saved(AppMessage.Saved(["a", "b"], continues: true)),
    ])
  func appMessages(message: AppMessage) throws {
    #expect(!message.line.contains(UInt8(ascii: "\n")))
    #expect(try AppMessage(line: message.line) == message)
  }

  @Test("the lines are those the documentation shows")
  func documented() {
    let call = HostMessage.call(
      HostMessage.Call(id: 1, name: "applicationDidBecomeActive(_:)", state: "active"))
    #expect(
      String(decoding: call.line, as: UTF8.self)
        == #"{"id":1,"name":"applicationDidBecomeActive(_:)","state":"active","type":"call"}"#)
    #expect(
      String(decoding: AppMessage.returned(id: 1, value: true).line, as: UTF8.self)
        == #"{"id":1,"type":"returned","value":true}"#)
  }

  @Test("a type that is not known is no message, and no error")
  func unknownType() throws {
    #expect(try AppMessage(line: Array(#"{"type":"dance","id":"x"}"#.utf8)) == nil)
  }

  @Test(
    "what is no message is refused",
    arguments: [
      "", "x", "[]", "{}", "{\"type\":1}", "{\"type\":\"returned\"",
      "{\"type\":\"returned\",\"id\":\"1\"}",
      "\u{0}", String(repeating: "[", count: 100_00),
    ])
  func malformed(line: String) {
    #expect(throws: HostProtocolError.notAMessage) { try AppMessage(line: Array(line.utf8)) }
  }

  @Test("a key that is missing is named")
  func incomplete() {
    #expect(throws: HostProtocolError.incomplete(type: "returned", key: "id")) {
      try AppMessage(line: Array(#"{"type":"returned"}"#.utf8))
    }
  }

  @Test("a line that is too long is refused")
  func tooLong() {
    let line = [UInt8](repeating: UInt8(ascii: " "), count: HostProtocol.longestLine + 1)
    #expect(throws: HostProtocolError.tooLong) { try AppMessage(line: line) }
  }
}

@Suite("Lines cut from pieces")
struct LineSplitterTests {
  @Test("lines end wherever they arrive")
  func pieces() {
    var splitter = LineSplitter()
    #expect(splitter.add(Array("a".utf8)).isEmpty)
    let lines = splitter.add(Array("b\n\ncd".utf8))
    #expect(lines.map(\.bytes) == [Array("ab".utf8), []])
    #expect(splitter.takeRest()?.bytes == Array("cd".utf8))
    #expect(splitter.takeRest() == nil)
  }

  @Test("of a line that is too long a bounded part is kept, and said to be one")
  func tooLong() {
    var splitter = LineSplitter(limit: 4)
    for _ in 0..<1_000 { #expect(splitter.add(Array("xyz".utf8)).isEmpty) }
    let lines = splitter.add(Array("\nok\n".utf8))
    #expect(lines.map(\.bytes) == [Array("xyzx".utf8), Array("ok".utf8)])
    #expect(lines.map(\.isCut) == [true, false])
  }
}
