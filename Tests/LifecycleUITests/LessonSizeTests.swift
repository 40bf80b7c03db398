// SPDX-License-Identifier: Apache-2.0

import Foundation
import LifecycleTestSupport
import Lifecycle
import Testing

@testable import LifecycleText
@testable import LifecycleUI

@Suite("The room that a lesson has")
struct LessonSizeTests {
  private static let folder = Project.root
    .appendingPathComponent("Resources/Lessons")
  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".scenario") }.sorted() ?? []

  @Test("What a lesson says before each step is read whole at 80×24", arguments: files)
  func fits(file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let scenario = try Scenario.parse(String(contentsOf: url, encoding: .utf8))
    let session = Session(start: Session.Start(scenario, size: Size(80, 24)), at: .zero)
    let panel = session.layout.scenario
    let steps = scenario.steps.filter { !$0.isExpectation }
    for (index, step) in steps.enumerated() {
      let next = session.phrases.messages.nextStep(index + 1, of: steps.count, step.text)
      let notes = index == 0 ? scenario.notes : []
      let rows = (notes + [next, step.note]).flatMap { TextWidth.wrap($0, to: panel.width - 2) }
      #expect(rows.count <= panel.height, "\(rows)")
    }
  }

  @Test(
    "At 40×12 the next step and what a lesson says of it are on the screen, and a cut is marked")
  func small() throws {
    for file in Self.files {
      let url = Self.folder.appendingPathComponent(file)
      let scenario = try Scenario.parse(String(contentsOf: url, encoding: .utf8))
      let start = Session.Start(scenario, size: Size(40, 12))
      var player = Player(Session(start: start, at: .zero))
      // A log without rows leaves its room to the aim, which is whole or marked as cut.
      let first = Screen.draw(player.session).lines[2..<11].joined(separator: " ")
      let aim = scenario.notes.flatMap { $0.split(separator: " ") }
      #expect(aim.allSatisfy { first.contains($0) } || first.contains("…"), "\(first)")
      if file.hasPrefix("08") { #expect(!first.contains("…")) }
      for _ in 0..<60 where player.session.playback?.isOver == false {
        guard player.session.overlay == nil, let next = player.session.playback?.upcoming else {
          player.press(.escape)
          continue
        }
        // A message of more rows than the log has covers more.
        if player.message.count > 100 { player.press(.character("W"), .escape) }
        let panel = player.session.layout.scenario
        let log = player.session.layout.log
        #expect(panel.height >= 2)
        #expect(log.height >= 3 || player.session.timeline.log.isEmpty)
        let lines = Screen.draw(player.session).lines[panel.y..<panel.maxY]
        let words = lines.joined(separator: " ")
        let note = next.note.split { $0 == " " || $0 == "\n" }
        #expect(words.contains("Next step (") || words.contains("…"))
        #expect(
          note.allSatisfy { words.contains($0) } || lines.last?.contains("…") == true, "\(lines)")
        player.press(.enter)
        player.wait(.seconds(30))
      }
    }
  }
}
