// SPDX-License-Identifier: Apache-2.0

import Foundation
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@testable import LifecycleText
@testable import LifecycleUI
@testable import Teaching

/// A lesson of the course on a page: what the student sees and hands in.
@Suite("A lesson on a page")
struct PageLessonTests {
  private struct Shown: Decodable {
    struct Lesson: Decodable {
      let done: Bool
      let right: Int
      let answered: Int
    }
    struct Card: Decodable {
      struct Part: Decodable {
        let text: String
        let choice: Int?
      }
      let title: String
      let parts: [Part]
    }
    struct Screen: Decodable {
      struct Layer: Decodable {
        let kind: String
        let label: String
      }
      let text: String
      let layers: [Layer]
    }
    let step: Int?
    let asks: Bool
    let lesson: Lesson?
    let explained: String?
    let card: Card?
    let screen: Screen
  }

  private static let text = """
    # Leaving
    # After this lesson you know one method.
    app Notes
    # The user opens Notes.
    tap icon
    # The user leaves.
    predict state
    +1s press home
      # Home ends in Background.
      expect Notes background
    """

  private static let lesson = Lesson(number: 1, name: "leaving", title: "Leaving")
  private static let next = Lesson(number: 2, name: "endings", title: "Endings")

  private func facts() throws -> PageLesson {
    PageLesson(
      Self.lesson, next: Self.next, try Scenario.parse(Self.text), program: "1.0.0")
  }

  private func session() throws -> PageSession {
    PageSession(try Scenario.parse(Self.text), try facts(), in: .english, at: .zero)
  }

  private func decode<Value: Decodable>(_ json: JSON, as: Value.Type) throws -> Value {
    var buffer = TextBuffer()
    buffer.add(json: json)
    return try JSONDecoder().decode(Value.self, from: Data(buffer.bytes))
  }

  private func shown(_ session: PageSession) throws -> Shown {
    try decode(session.json, as: Shown.self)
  }

  /// Takes both steps, and answers the question of the second one.
  private func play(_ session: inout PageSession, answering state: String) throws {
    session.press("Enter", at: .zero)
    session.passTime(until: .seconds(10))
    session.press("Enter", at: .seconds(11))
    let choice = try #require(
      try shown(session).card?.parts.first { $0.text.hasSuffix(state) }?.choice)
    session.press(String(choice), at: .seconds(12))
    session.passTime(until: .seconds(40))
  }

  @Test("the facts of a lesson come back from the text that a page holds")
  func roundTrip() throws {
    let facts = try facts()
    #expect(PageLesson(facts.text) == facts)
    let last = PageLesson(
      Self.lesson, next: nil, try Scenario.parse(Self.text), program: "1.0.0")
    #expect(PageLesson(last.text) == last)
    for text in ["", "1\n2", "1\n2\nx\nname\ntitle"] { #expect(PageLesson(text) == nil) }
  }

  @Test("a page says the aim before anything happens")
  func aim() throws {
    struct Head: Decodable { let notes: [String] }
    #expect(
      try decode(try session().head, as: Head.self).notes
        == ["After this lesson you know one method."])
  }

  @Test("the explanation of a step follows once it is true, and not before")
  func explanation() throws {
    var session = try session()
    session.press("Enter", at: .zero)
    session.passTime(until: .seconds(10))
    #expect(try shown(session).explained == nil)
    try play(&session, answering: "Background")
    #expect(try shown(session).explained == "Home ends in Background.")
  }

  @Test(
    "the score is the student's, and the end leads to the next lesson",
    arguments: [
      ("Background", 1), ("Suspended", 0),
    ])
  func score(answer: String, right: Int) throws {
    var session = try session()
    #expect(try shown(session).lesson?.done == false)
    try play(&session, answering: answer)
    session.closeCard()
    let end = try shown(session)
    #expect(end.lesson?.done == true)
    #expect(end.lesson?.right == right)
    #expect(end.lesson?.answered == 1)
    let card = try #require(end.card)
    #expect(card.title.contains("Leaving"))
    #expect(card.parts.contains { $0.text == "Endings" })
    session.closeCard()
    #expect(try shown(session).card == nil)
  }

  @Test("the hand-in of a page is one that grade accepts")
  func handIn() throws {
    var session = try session()
    session.stampHandIn(1_700_000_000)
    try play(&session, answering: "Suspended")
    session.stampHandIn(1_700_000_040)
    let bytes = try #require(session.handIn)
    let handIn = try HandInFile.parse(bytes)
    let scenario = try Scenario.parse(Self.text)
    let replay = HandInReplay(handIn) { $0 == "leaving" ? (Self.lesson, scenario) : nil }
    #expect(replay.contradictions == [])
    #expect(HandInFile.bytes(of: handIn) == bytes)
    #expect(handIn.records.last?.what == .done)
  }

  @Test("a translated lesson hands in the lesson as it is shipped")
  func translated() throws {
    let other = try Scenario.parse(Self.text.replacing("# The user leaves.", with: "# Rời app."))
    var session = PageSession(other, try facts(), in: .english, at: .zero)
    session.stampHandIn(1)
    let handIn = try HandInFile.parse(try #require(session.handIn))
    let hash = HandIn.hash(of: try Scenario.parse(Self.text))
    #expect(handIn.records.first?.what == .lesson(name: "leaving", hash: hash))
  }

  @Test("a session that is no lesson has no hand-in")
  func noLesson() throws {
    let session = PageSession(try Scenario.parse(Self.text), in: .english, at: .zero)
    #expect(session.handIn == nil)
    #expect(try shown(session).lesson == nil)
  }

  @Test("an end without warning has its card, with the reason")
  func termination() throws {
    var session = PageSession(
      try Scenario.parse("app Notes\ntap icon\n+1s crash\n"), in: .english, at: .zero)
    session.press("Enter", at: .zero)
    session.press("Enter", at: .seconds(1))
    let card = try #require(try shown(session).card)
    #expect(card.title.contains("Notes was terminated"))
    session.closeCard()
    #expect(try shown(session).card == nil)
  }

  @Test("the phone shows its layers, the lowest first")
  func phone() throws {
    var session = PageSession(
      try Scenario.parse("app Notes\ntap icon\n+1s receive call\n"), in: .english, at: .zero)
    #expect(try shown(session).screen.layers.map(\.label) == ["Home Screen"])
    session.press("Enter", at: .zero)
    session.press("Enter", at: .seconds(1))
    let screen = try shown(session).screen
    #expect(screen.layers.map(\.kind).first == "front")
    #expect(screen.layers.first?.label == "Notes")
    #expect(screen.layers.count == 2)
    #expect(screen.text.contains("call"))
  }
}
