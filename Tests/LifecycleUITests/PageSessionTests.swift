// SPDX-License-Identifier: Apache-2.0

import Foundation
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleText
@testable import LifecycleUI

/// The session of a page for browsers. That the module for browsers does the same is tested by
/// `tools/web-test.mjs`.
@Suite("The session of a page")
struct PageSessionTests {
  /// The parts of a session that a page reads.
  private struct Shown: Decodable {
    struct App: Decodable {
      let name: String
      let state: String
    }
    struct Message: Decodable {
      let kind: String
      let text: String
    }
    struct Log: Decodable {
      let first: Int
      let end: Int
      let generation: Int
    }
    struct Action: Decodable {
      let event: String
      let line: String?
      let possible: Bool
    }
    struct Card: Decodable {
      struct Part: Decodable {
        let text: String
        let choice: Int?
        let right: Bool?
      }
      let title: String
      let parts: [Part]
    }
    struct Timeline: Decodable {
      struct Stop: Decodable { let t: String }
      let stops: [Stop]
      let shown: Int
    }
    let t: Double
    let past: Bool
    let message: Message?
    let apps: [App]
    let log: Log
    let possible: [Action]
    let timeline: Timeline
    let branches: [String]
    let branch: Int
    let step: Int?
    let asks: Bool
    let predicts: Bool
    let card: Card?
  }

  private struct Row: Decodable { let text: String }

  private static let call = "# A call\napp Notes\ntap icon\n+2s receive call\n+1s decline call\n"

  private func session(_ text: String = call) throws -> PageSession {
    PageSession(try Scenario.parse(text), in: .english, at: .zero)
  }

  private func decode<Value: Decodable>(_ json: JSON, as: Value.Type) throws -> Value {
    var buffer = TextBuffer()
    buffer.add(json: json)
    return try JSONDecoder().decode(Value.self, from: Data(buffer.bytes))
  }

  private func shown(_ session: PageSession) throws -> Shown {
    try decode(session.json, as: Shown.self)
  }

  private func rows(_ session: PageSession, _ first: Int, _ end: Int) throws -> [String] {
    try decode(session.rows(from: first, to: end), as: [Row].self).map(\.text)
  }

  @Test("keys are those of the terminal, and Enter takes a step")
  func keys() throws {
    var session = try session()
    session.press("Enter", at: .zero)
    #expect(try shown(session).step == 1)
    #expect(try shown(session).apps.map(\.state) == ["active"])
    session.press("h", at: .seconds(1))
    #expect(try shown(session).apps.map(\.state) == ["background"])
  }

  @Test("a key that only the terminal has is said so, and no name is no key")
  func terminalOnly() throws {
    var session = try session()
    session.press("?", at: .zero)
    #expect(try shown(session).message?.text == "? works only in the terminal.")
    session.press("no key", at: .zero)
    #expect(try shown(session).log.end == 0)
  }

  @Test("steps are given by place, as far as there are such steps")
  func steps() throws {
    struct Head: Decodable { let steps: Int }
    let session = try session("# T\ntap icon\n# Then\n+1s press home\nexpect MyApp background\n")
    #expect(try decode(session.head, as: Head.self).steps == 2)
    func steps(_ first: Int, _ end: Int) throws -> [[String: String]] {
      try decode(session.steps(from: first, to: end), as: [[String: String]].self)
    }
    #expect(try steps(0, 1).map { $0["text"] } == ["tap icon MyApp"])
    #expect(try steps(1, 9) == [["text": "+1s press home", "note": "Then"]])
    for (first, end) in [(Int.min, Int.min), (Int.max, Int.max), (1, 0), (-1, 0), (2, 99)] {
      #expect(try steps(first, end).isEmpty)
    }
    #expect(try steps(Int.min, Int.max).count == 2)
  }

  @Test("rows of the log are given by number, as far as there are such rows")
  func rowsOfTheLog() throws {
    var session = try session()
    session.press("Enter", at: .zero)
    let log = try shown(session).log
    #expect(log.end > 10)
    #expect(try rows(session, 0, log.end).count == log.end)
    #expect(try rows(session, 3, 5).count == 2)
    for (first, end) in [(Int.min, Int.min), (Int.max, Int.max), (5, 3), (-1, 0), (log.end, 999)] {
      #expect(try rows(session, first, end).isEmpty)
    }
    #expect(try rows(session, Int.min, Int.max).count == log.end)
  }

  @Test("a jump to a moment that is not there does nothing")
  func jump() throws {
    var session = try session()
    for _ in 0..<3 { session.press("Enter", at: .zero) }
    let stops = try shown(session).timeline.stops.count
    for place in [Int.min, -1, stops, Int.max] { session.go(toStop: place, at: .zero) }
    #expect(try !shown(session).past)
    session.go(toStop: 1, at: .zero)
    #expect(try shown(session).past)
    session.press("h", at: .zero)
    #expect(try shown(session).branches.count == 2)
    session.switchBranch(to: 1, at: .zero)
    #expect(try shown(session).branch == 1)
    for number in [Int.min, 0, 3, Int.max] { session.switchBranch(to: number, at: .zero) }
    #expect(try shown(session).branch == 1)
  }

  @Test("every reason that can be asked for is there, and none for what is not there")
  func reasons() throws {
    var session = try session()
    session.press("Enter", at: .zero)
    for (place, action) in try shown(session).possible.enumerated() where action.line != nil {
      session.explain(action: place)
      #expect(try shown(session).card != nil, "no reason: \(action.event)")
    }
    for state in EmulatedApp.State.allCases {
      session.explain(state: state.rawValue)
      #expect(try shown(session).card != nil)
    }
    session.closeCard()
    #expect(try shown(session).card == nil)
    for number in [Int.min, -1, 9_999, Int.max] {
      session.explain(row: number)
      session.explain(timer: number)
      session.explain(action: number)
      session.explain(state: "\(number)")
      #expect(try shown(session).card == nil)
    }
  }

  @Test("a question waits for its answer, and the answer is marked")
  func questions() throws {
    var session = try session("app A\ntap icon\npredict state\n+1s press home\n")
    session.press("Enter", at: .zero)
    session.press("Enter", at: .zero)
    let asked = try shown(session)
    #expect(asked.asks && asked.step == 1)
    let choices = try #require(asked.card).parts.filter { $0.choice != nil }
    #expect(choices.count == 5)
    let right = try #require(choices.first { $0.text.hasSuffix("Background") }?.choice)
    session.press("h", at: .zero)
    #expect(try shown(session).asks, "another key is no answer")
    session.press(String(right), at: .zero)
    let marked = try shown(session)
    #expect(!marked.asks && marked.step == 2)
    #expect(marked.card?.parts.contains { $0.right == true } == true)
  }

  @Test("everything is predicted first if the user wants that, also what is typed")
  func predictions() throws {
    var session = try session()
    session.predict(true, at: .zero)
    #expect(try shown(session).predicts)
    session.press("Enter", at: .zero)
    #expect(try shown(session).asks)
    session.press("Esc", at: .zero)
    #expect(try shown(session).step == 1)
    session.type("press home", at: .zero)
    #expect(try shown(session).asks)
    session.type("pass", at: .zero)
    #expect(try shown(session).apps.map(\.state) == ["background"])
    session.predict(false, at: .zero)
    session.press("o", at: .zero)
    #expect(try !shown(session).asks)
  }

  @Test("words that are typed are commands, and what is no statement is told")
  func words() throws {
    var session = try session()
    session.type("next", at: .zero)
    session.type("undo", at: .zero)
    #expect(try shown(session).step == 0)
    session.type("redo", at: .zero)
    session.type("branch mine", at: .zero)
    #expect(try shown(session).branches.contains { $0.contains("mine") })
    session.type("load x", at: .zero)
    #expect(try shown(session).message?.text == "load works only in the terminal.")
    session.type("tap nothing", at: .zero)
    #expect(try shown(session).message?.kind == "error")
  }

  @Test("a session is the same when it is done again")
  func again() throws {
    func play() throws -> PageSession {
      var session = try session()
      session.press("Enter", at: .milliseconds(10))
      session.passTime(until: .seconds(3))
      session.press(",", at: .seconds(3))
      session.press("h", at: .seconds(4))
      session.press("~", at: .seconds(5))
      session.type("1", at: .seconds(6))
      return session
    }
    let (one, other) = (try play(), try play())
    #expect(one.text == other.text)
    var (left, right) = (TextBuffer(), TextBuffer())
    left.add(json: one.json)
    right.add(json: other.json)
    #expect(left.text == right.text)
  }

  @Test("text from outside is free of what acts on a reader")
  func names() throws {
    var session = try session("# \u{202E}T<b>\napp \"<script>\u{2066}\"\n# \u{202E}n\ntap icon\n")
    session.press("Enter", at: .zero)
    session.press("W", at: .zero)
    var buffer = TextBuffer()
    for json in [
      session.head, session.json, session.rows(from: 0, to: .max), session.steps(from: 0, to: .max),
    ] {
      buffer.add(json: json)
    }
    // What is typed for an event names the app as the scenario does. It is not shown.
    let shown = buffer.text.replacing(/"line":"[^"]*"/, with: "")
    #expect(shown.contains("<script>"))
    #expect(shown.unicodeScalars.allSatisfy(Printable.isHarmless))
  }
}
