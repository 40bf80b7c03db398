// SPDX-License-Identifier: Apache-2.0

import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

@Suite("A trace written down")
struct ScenarioTraceTests {
  @Test("JSON Lines are as docs/reference/output.md says")
  func lines() throws {
    let json = try Played("app Notes\ntap icon, +2s receive call, +3s decline call").json
    let lines = json.split(separator: "\n").map(String.init)
    let expected = [
      #"{"t":0,"kind":"event","event":"tap-icon","args":["Notes"]}"#,
      #"{"t":2,"kind":"event","event":"receive-call"}"#,
      #"{"t":2,"app":"Notes","kind":"call","name":"applicationWillResignActive(_:)","#
        + #""state":"active","rule":"interruption.resign-only"}"#,
      #"{"t":2,"app":"Notes","kind":"notification","#
        + #""name":"UIApplication.willResignActiveNotification","state":"active","#
        + #""rule":"notification.after-delegate"}"#,
      #"{"t":2,"app":"Notes","kind":"state","from":"active","to":"inactive","because":"call","#
        + #""rule":"interruption.resign-only"}"#,
      #"{"t":5,"kind":"event","event":"decline-call"}"#,
    ]
    for line in expected { #expect(lines.contains(line)) }
    #expect(json.hasSuffix("}\n"))
  }

  private static let app = Device(apps: [EmulatedApp.Traits(name: "A")]).reference(at: 0)

  /// An entry of each kind, as JSON and as text.
  @Test(
    "every kind of entry",
    arguments: [
      (
        Trace.Kind.event(.openURL("x://\"y\"", Self.app)),
        #""kind":"event","event":"open-url","args":["x://\"y\"","A"]"#,
        "open url \"x://\"\"y\"\"\" A"
      ),
      (
        .refused(
          Refusal(
            event: .endCall, rule: .needTalking, remedy: [.receiveCall])),
        #""kind":"refused","event":"end-call","why":"need.talking","way":["receive call"],"#
          + #""rule":"launch.main""#,
        "end call: need.talking (first: receive call)"
      ),
      (
        .process(.main(arguments: ["/a", "b"])),
        #""kind":"process","what":"main","args":["/a","b"],"rule":"launch.main""#,
        #"main(2, ["/a", "b"])"#
      ),
      (
        .call(
          Trace.Call(
            callback: .sceneWillConnect, state: .inactive, scene: "scene 1",
            options: CallOptions([.init("url", "x")]))),
        #""kind":"call","name":"scene(_:willConnectTo:options:)","state":"inactive","#
          + #""scene":"scene 1","options":{"url":"x"},"rule":"launch.main""#,
        "scene(_:willConnectTo:options:) [inactive] scene 1 {url: x}"
      ),
      (
        .returned(.willFinishLaunching, after: .milliseconds(700), value: false),
        #""kind":"returned","name":"application(_:willFinishLaunchingWithOptions:)","#
          + #""after":0.7,"value":false"#,
        "application(_:willFinishLaunchingWithOptions:) after 700ms with false"
      ),
      (
        .returned(.draw, after: .seconds(12), value: nil),
        #""kind":"returned","name":"draw(_:)","after":12"#, "draw(_:) after 12s"
      ),
      (
        .task(name: "a\tb", what: .expired, remaining: .milliseconds(29_500)),
        #""kind":"task","name":"a\tb","what":"expired","remaining":29.5"#,
        "\"a\tb\" expired, 29s500ms remaining"
      ),
      (
        .deadline(.enterBackground, due: .milliseconds(5001)),
        #""kind":"deadline","name":"enter-background","due":5.001"#,
        "enter-background until +5.001"
      ),
      (
        .queue(.coalesced, .changeTime),
        #""kind":"queue","what":"coalesced","event":"change-time""#, "change time coalesced"
      ),
      (
        .end(
          Termination(
            reason: .watchdog, code: .badFood, notified: false, unsavedEditsLost: 2, limit: .launch,
            elapsed: nil,
            allowance: nil, lastCallback: nil, state: .inactive)),
        #""kind":"end","reason":"watchdog","code":"0x8badf00d","told":false,"lost":2,"#
          + #""rule":"launch.main""#,
        "watchdog 0x8badf00d, not notified, 2 unsaved edits lost"
      ),
    ] as [(Trace.Kind, String, String)])
  func kinds(kind: Trace.Kind, json: String, text: String) {
    let entry = Trace.Entry(
      time: .milliseconds(1250), app: "é\u{1}\"", kind: kind, rule: .launchMain)
    var buffer = TextBuffer()
    entry.writeJSON(to: &buffer) { $0.rawValue }
    #expect(buffer.text == #"{"t":1.25,"app":"é\u0001\"","# + json + "}\n")
    #expect(kind.text { $0.rawValue } == text)
  }

  @Test("text has aligned columns")
  func text() throws {
    let played = try Played("app Notes\napp Map\ntap icon, 100s lock")
    let layout = Trace.TextLayout(apps: ["Notes", "Map"])
    var buffer = TextBuffer()
    for entry in played.entries { layout.write(entry, to: &buffer) { $0.rawValue } }
    let lines = buffer.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "   +0.000  -      event         tap icon Notes")
    #expect(
      lines.contains(
        " +100.000  Notes  call          applicationWillResignActive(_:) [active]"))
  }

  @Test(
    "numbers have no trailing zeros",
    arguments: [
      (Duration.zero, "0"), (.seconds(2), "2"), (.milliseconds(2500), "2.5"),
      (.milliseconds(700), "0.7"), (.nanoseconds(1_000_000_001), "1.000000001"),
      (.seconds(123_456), "123456"),
    ])
  func numbers(duration: Duration, text: String) {
    var buffer = TextBuffer()
    buffer.addSeconds(duration)
    #expect(buffer.text == text)
  }
}
