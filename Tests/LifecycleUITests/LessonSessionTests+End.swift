// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The end of a lesson: its score, its missed questions, and the lesson after it.
extension LessonSessionTests {
  @Test("At the end the first answers are counted; Enter leads back to a step that was missed")
  func end() throws {
    var player = try Self.player(Self.asking)
    player.press(.enter)
    try answer(&player, rightly: false)
    player.press(.enter)
    try answer(&player, rightly: true)
    player.press(.enter)
    // A question that is left out was not answered right.
    player.press(.escape)
    let score = Lesson.Score(right: 1, count: 3)
    #expect(player.effects == [.lessonDone(Self.first, score)])
    Golden.expect(lines(player), "lesson-end-80x24")
    #expect(shows("You answered 1 of 3 questions right the first time.", player))
    #expect(shows("Step 1: ", player) && shows("Step 3: ", player) && !shows("Step 2: ", player))
    // The next lesson is selected; above it are the steps.
    player.press(.up, .up)
    player.press(.enter)
    #expect(player.device.now == .zero && player.state == .notRunning)
    #expect(player.message.contains("Step 1 comes next again."))
    // The second answer is not the first one.
    player.press(.enter)
    try answer(&player, rightly: true)
    #expect(player.session.run.lesson?.score == score)

    player = try Self.player(Self.asking)
    player.press(.enter)
    try answer(&player, rightly: true)
    for _ in 0..<2 {
      player.press(.enter)
      try answer(&player, rightly: true)
    }
    #expect(
      player.effects == [.lessonDone(Self.first, Lesson.Score(right: 3, count: 3))])
    #expect(!shows("Look at these again", player))
    player.press(.enter)
    #expect(player.effects.last == .openLesson("\(Self.second.number)"))
  }

  @Test("What was learnt is said in words that stand without the step")
  func learnt() throws {
    var player = try Self.player(
      """
      # Title
      app Notes
      predict state
      tap icon
       # No. Notes is Active. It receives events from the user, and from the run loop as well.
       expect Notes active
      """)
    player.press(.enter, "3")
    let progress = try #require(player.session.run.lesson)
    #expect(
      player.session.run.learnt(in: progress) == [
        "Notes is Active. It receives events from the user, and from the run loop as well."
      ])
  }

  @Test("Redo leads from a step that is looked at again to the end, which is said again")
  func backToTheEnd() throws {
    var player = try Self.player(Self.asking)
    for _ in 0..<3 {
      player.press(.enter)
      try answer(&player, rightly: false)
    }
    player.press(.up)
    player.press(.enter)
    #expect(player.session.playback?.taken == 2)
    player.press("Z")
    #expect(player.session.playback?.taken == 3)
    #expect(shows("You answered 0 of 3 questions right the first time.", player))
  }

  @Test("A lesson that begins again counts again")
  func again() throws {
    var player = try Self.player(Self.asking)
    player.press(.enter)
    try answer(&player, rightly: false)
    player.enter("restart")
    #expect(player.session.run.lesson?.score == nil)
    player.press(.enter)
    try answer(&player, rightly: true)
    #expect(player.session.run.lesson?.score == Lesson.Score(right: 1, count: 1))
  }

  @Test("Behind the last lesson, those that are open are listed; before it, only the next is")
  func open() throws {
    let third = Lesson(number: 3, name: "three", title: "The third")
    let last = Lesson(number: 9, name: "nine", title: "The ninth")
    #expect(Lesson.Place(Self.second, open: [Self.first, third, last]).next == third)
    #expect(Lesson.Place(last, open: [Self.first, third]).next == Self.first)
    #expect(Lesson.Place(last, open: []).next == nil)
    var start = Session.Start(try Scenario.parse("app Notes\nlock"))
    start.run.lesson = Lesson.Place(last, open: [Self.first, third])
    var player = Player(Session(start: start, at: .seconds(1_000)))
    player.step()
    #expect(shows("Lessons that are still open", player))
    #expect(shows("1 The first", player) && shows("3 The third", player))
    player.press(.down)
    player.press(.enter)
    #expect(player.effects.last == .openLesson("\(third.number)"))
  }

  @Test("In plain mode the end says how it went before it says what comes next")
  func plainEnd() throws {
    var plain = PlainSession(start: try Self.start(Self.asking), at: .zero)
    var output: [String] = []
    var effects: [Effect] = []
    for line in ["next", "active", "next", "pass", "next", "next", "2"] {
      let answer = plain.read(Array(line.utf8), at: .zero)
      output = answer.output
      effects += answer.effects
    }
    let score = Lesson.Score(right: 1, count: 3)
    #expect(effects == [.lessonDone(Self.first, score)])
    #expect(output.contains("You answered 1 of 3 questions right the first time."))
    #expect(output.contains("  Step 3: Ten seconds pass."))
    #expect(output.last == "Lesson 1 is done. next starts lesson 2: The second")
  }
}
