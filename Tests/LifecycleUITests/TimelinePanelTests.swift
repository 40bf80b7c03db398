// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The axis of the timeline, and the number of events beside it.
@Suite("Timeline's panel")
struct TimelinePanelTests {
  @Test(
    "Two times have at least two columns of the rule between them",
    arguments: ["o 2 h 1 o 2 c 1 d 3 h 9", "o 2 y b h 40 o 2 h 9 o 2", "o 2 h 600 l 0.1 l 0.1 o 3"])
  func timesApart(_ steps: String) {
    for size in [Size(80, 30), Size(100, 30), Size(120, 40), Size(200, 50)] {
      var player = ScreenPlayer(size: size)
      player.play(steps)
      let rect = player.session.layout.timeline
      guard !rect.isEmpty else { continue }
      for _ in 0..<6 {
        let rule = player.lines[rect.y - 1].dropFirst(rect.x).drop { $0 == "─" }
        // The mark of the moment stands before its own time.
        let pieces = rule.split { !"─┬┴┼".contains($0) }
        #expect(pieces.allSatisfy { $0.count >= 2 }, "\(rule)")
        player.press(",")
      }
    }
  }

  @Test("The mark of now has the time on the clock, however much a column stands for")
  func timeOfNow() {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 h 9")
    player.play(":wait_2h^M")
    player.play("o 2 h 3")
    // What was earlier has the same form as what is late.
    #expect(player.lines[player.session.layout.timeline.y - 1].contains("0:0"))
    for _ in 0..<3 {
      let rect = player.session.layout.timeline
      let clock = player.lines[0].split(separator: " ")[0]
      #expect(
        player.lines[rect.y - 1].contains("▼\(clock)"), "\(player.lines[rect.y - 1]) \(clock)")
      player.play(":wait_47s^M")
    }
  }

  @Test(
    "What was refused is no event: the timeline, the branches, the log and a report count the same")
  func counts() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("h h o 2 Y Y y h 1")
    let session = player.session
    let marks = session.timeline.window.stops.count { $0.event != nil }
    let rows = session.log.rows.count { row in
      guard case .entry(let entry) = row, case .event = entry.kind else { return false }
      return true
    }
    #expect(rows == 5 && marks == 5)
    #expect(player.lines.contains { $0.contains("event 5 of 5") })
    #expect(session.run.branchWords.lines[0].contains("5 events"))
    player.press("[[")
    #expect(player.lines.contains { $0.contains("event 4 of 5") })
    var picture = RunPicture(session.run.asScenario, title: "", phrases: Language.english.phrases)
    for case .entry(let entry) in session.log.rows { picture.add(entry) }
    #expect(picture.description(session.device.now).hasPrefix("5 events,"))
  }

  @Test("a picture that is cut says nothing of the time behind its last row")
  func cutPicture() throws {
    let cycle = "tap icon\n+1s press home\nwait 2s\n"
    let scenario = try Scenario.parse("app Notes\n" + String(repeating: cycle, count: 1_000))
    var picture = RunPicture(scenario, title: "", phrases: Language.english.phrases)
    for entry in ScenarioLibrary.play(scenario).entries { picture.add(entry) }
    let svg = picture.svg(until: .seconds(3_000))
    #expect(svg.contains("more rows are not drawn."))
    // Neither a lane nor the times at the side; the description is of the whole run.
    let ends = svg.matches(of: #/[a-z], [0-9]+ - ([0-9]+) s</#).compactMap { Double($0.1) }
    #expect(ends.max().map { $0 < 2_900 } == true, "\(ends.max() ?? 0)")
    #expect(!svg.contains(">3000 s<"))
  }
}
