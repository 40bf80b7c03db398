// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Walks without a screen")
struct PlainWalkTests {
  /// A tester who types words, with a disk.
  private struct Player {
    var walk: PlainWalk
    var disk: Walk?
    var output: [String] = []
    var errors: [String] = []

    init(asked: [Walk.Fact] = []) throws {
      let scenario = try Scenario.parse(WalkPlayer.tour)
      var phone = scenario
      phone.steps = []
      let source = Walk.Source(name: "tour.scenario", text: WalkPlayer.tour)
      let start = Walkthrough.Start(
        Walk(source), Walk.steps(of: scenario), path: "tour.walk", asked: asked)
      walk = PlainWalk(start, Session.Start(phone), at: .zero)
      output = walk.greeting(at: .zero)
    }

    mutating func type(_ lines: String...) {
      output = []
      errors = []
      for line in lines { take(walk.read(Array(line.utf8), at: .zero)) }
    }

    mutating func take(_ answer: PlainWalk.Answer) {
      output += answer.output
      errors += answer.errors
      for effect in answer.effects {
        guard case .keepWalk(let changed, _, _) = effect else { continue }
        disk = changed
        take(walk.kept(.success(changed), at: .zero))
      }
    }
  }

  @Test("a step is read out: what to do, what the phone shows, what the app's log shows")
  func step() throws {
    var player = try Player()
    player.type("passed")
    #expect(
      player.output == [
        "", "Step 2 of 4", "Do this: Press the side button.",
        "The phone must then show: Lock Screen", "The app's log must show:",
        "  applicationWillResignActive(_:) [active]",
        "  applicationDidEnterBackground(_:) [background]",
        "The model says, and you can't see it: Notes: Background",
        "Type passed, failed, blocked or skipped, or help.",
      ])
  }

  @Test("what explains a step stands apart from what is to be done")
  func comment() throws {
    let player = try Player()
    #expect(player.output.contains("Do this: Tap the icon of Notes on the Home Screen."))
    #expect(player.output.contains("The scenario says: Tap the icon of Notes."))
  }

  @Test("what is typed behind a word is kept or refused, and a note replaces none")
  func nothingDropped() throws {
    var player = try Player()
    player.type("fail It broke, twice", "note at the second launch", "note")
    #expect(player.disk?.results[1]?.verdict == .failed)
    #expect(player.disk?.results[1]?.note == "It broke, twice; at the second launch")
    player.type("blocked because the phone died")
    #expect(player.disk?.results[2]?.verdict == .blocked)
    #expect(player.disk?.results[2]?.note == "because the phone died")
    player.type("back now", "execution of it", "quit later")
    #expect(player.errors.count == 3)
    #expect(!player.walk.isOver)
  }

  @Test("words give verdicts, and notes belong to the step that was judged last")
  func words() throws {
    var player = try Player(asked: [.tester])
    #expect(player.output.last == "Tester: Who is testing?")
    player.type("Ada", "p", "failed", "instead applicationWillTerminate(_:), black", "note why")
    #expect(player.errors.isEmpty)
    #expect(player.disk?.facts == [.tester: "Ada"])
    #expect(player.disk?.results[2]?.instead == ["applicationWillTerminate(_:)", "black"])
    #expect(player.disk?.results[2]?.note == "why")
    player.type("step 3", "note third", "blocked", "next")
    #expect(player.disk?.results[3]?.note == "third")
    #expect(player.disk?.results[3]?.verdict == .blocked)
    #expect(player.errors == ["This is the last step."])
    player.type("skipped")
    #expect(
      player.output.prefix(2) == [
        "1 passed, 1 failed, 1 blocked, 1 skipped.", "All 4 steps have a verdict.",
      ])
    #expect(player.walk.hasFailures)
    player.type("quit")
    #expect(player.walk.isOver)
  }

  @Test("what came instead is added, and taken back without words")
  func instead() throws {
    var player = try Player()
    player.type("failed", "instead nothing was logged", "instead own, words")
    #expect(player.disk?.results[1]?.instead == ["nothing was logged", "own", "words"])
    player.type("instead")
    #expect(player.disk?.results[1]?.instead == [])
  }

  @Test("a verdict is understood as a verb too", arguments: ["pass", "fail", "block", "skip"])
  func verbs(_ word: String) throws {
    var player = try Player()
    player.type(word)
    #expect(player.errors.isEmpty)
    #expect(player.disk?.results[1]?.verdict?.rawValue.hasPrefix(word) == true)
  }

  @Test("what is not known is said with the nearest word")
  func unknown() throws {
    var player = try Player()
    player.type("pased")
    #expect(player.errors == ["unknown command \"pased\"; did you mean passed?"])
    for number in ["9", "0", "-9223372036854775808", "9223372036854775807", "x"] {
      player.type("step \(number)")
      #expect(player.errors == ["use a step from 1 to 4"])
    }
    #expect(player.walk.hasProblems)
    #expect(player.disk == nil)
  }
}
