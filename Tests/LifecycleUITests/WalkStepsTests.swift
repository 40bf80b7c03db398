// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LifecycleAnalysis
@testable import LifecycleUI

/// The steps of a walk as its screen shows them, and the way from one to the next.
@Suite("The steps of a walk")
struct WalkStepsTests {
  @Test("Enter goes on from a step that has a verdict, and otherwise says which keys give one")
  func enter() throws {
    var player = try WalkPlayer()
    player.press(.enter)
    #expect(player.number == 1 && player.disk == nil)
    #expect(player.text.contains("Press p (passed), f (failed), b (blocked) or s (skipped)."))
    player.press("p")
    player.press(.left)
    player.press(.enter)
    #expect(player.number == 2)
    player.press("ppp")
    #expect(player.walkthrough?.phase == .finished)
    player.press(.enter)
    #expect(player.text.contains("Press q to quit") && !player.hasQuit)
    player.press(.left)
    #expect(player.number == 4 && player.walkthrough?.phase == .step)
    player.press(.enter)
    #expect(player.walkthrough?.phase == .finished)
  }

  @Test("the keys stay in sight below a message, and the one that scrolls only where there is more")
  func keys() throws {
    var player = try WalkPlayer(size: Size(120, 30))
    player.press(.enter)
    #expect(player.lines[28].contains("Press p (passed)"))
    #expect(player.lines[29].contains("p passed  f failed") && !player.text.contains("PgDn"))
    player.press("pppp")
    #expect(!player.text.contains("PgDn"))
    var small = try WalkPlayer(size: Size(120, 10))
    small.press("pppp")
    #expect(small.text.contains("↓") && small.text.contains("PgDn more"))
  }

  @Test("the keys stand beside a line that is typed, as long as there is room")
  func keysOfLine() throws {
    var player = try WalkPlayer(size: Size(120, 30))
    player.press("f")
    #expect(player.lines[29].contains("Esc skips"))
    player.press("app")
    #expect(player.lines[29].contains("app") && player.lines[29].contains("Esc skips"))
    player.press(String(repeating: "x", count: 80))
    #expect(!player.lines[29].contains("Esc skips"))
  }

  @Test("the first row has a sign for each step, and counts only verdicts that were given")
  func progress() throws {
    var player = try WalkPlayer()
    #expect(player.lines[0].contains("Step 1 of 4  ○○○○ ") && !player.lines[0].contains("0 failed"))
    player.press("pb")
    player.press(.escape)
    #expect(player.lines[0].contains("Step 3 of 4  ●!○○   1 passed, 1 blocked "))
  }

  @Test("a list of all steps with their verdicts stands at the right where there is room")
  func list() throws {
    var narrow = try WalkPlayer(size: Size(109, 30))
    narrow.press("p")
    #expect(!narrow.text.contains("2 Press the side button"))
    var wide = try WalkPlayer(size: Size(110, 30))
    wide.press("p")
    #expect(wide.lines[1].contains("─ Steps ─"))
    #expect(wide.lines[2].contains("│  √ 1 Tap the icon of Notes"))
    #expect(wide.lines[3].contains("│ ►  2 Press the side button"))
    #expect(wide.lines[4].contains("│    3 Wait 6 seconds."))
  }

  @Test("a long title ends before the title of the list")
  func longTitle() throws {
    let title = "A save that takes longer than five seconds ends the app, and the edit is lost."
    let player = try WalkPlayer("# \(title)\napp Notes\ntap icon\n+1s lock", size: Size(120, 30))
    #expect(player.lines[1].contains("… ") && player.lines[1].contains("─ Steps ─"))
  }

  @Test("of a long list the steps around the one that is shown are seen")
  func longList() throws {
    let text = "app Notes\ntap icon\n" + String(repeating: "+1s lock\n+1s unlock\n", count: 30)
    let player = try WalkPlayer(text, size: Size(120, 24), from: 40)
    #expect(player.text.contains("►  40 ") && player.text.contains("   39 "))
    #expect(!player.text.contains("    1 "))
  }

  @Test("each line of what came instead is kept at once, and asked about again after a kill or Esc")
  func insteadIsKept() throws {
    var player = try WalkPlayer()
    player.press("pf")
    player.press(.down)
    player.press(.enter)
    player.type("own words")
    let said = ["nothing was logged", "own words"]
    #expect(player.disk?.results[2]?.instead == said)
    #expect(player.walkthrough?.phase == .instead)
    player.press(.backspace)
    #expect(player.disk?.results[2]?.instead == ["nothing was logged"])
    player.type("own words")
    // A line that can't be kept is kept with the next one.
    player.problem = "tour.walk: No space left on device"
    player.type("black")
    #expect(player.text.contains("No space left"))
    #expect(player.disk?.results[2]?.instead == said)
    player.problem = nil
    var later = player
    later.press(.enter)
    #expect(later.disk?.results[2]?.instead == said + ["black"])

    var resumed = try WalkPlayer(resuming: player.disk)
    #expect(resumed.number == 2)
    #expect(resumed.walkthrough?.phase == .instead)
    #expect(resumed.text.contains("own words"))
    #expect(resumed.text.contains("Resumed at step 2 of 4"))
    resumed.press(.escape)
    #expect(resumed.walkthrough?.phase == .note)
    resumed = try WalkPlayer(resuming: player.disk)
    resumed.press(.enter)
    #expect(resumed.disk?.results[2]?.asking == .note)
    resumed = try WalkPlayer(resuming: resumed.disk)
    #expect(resumed.walkthrough?.phase == .note)
    resumed.press(.escape)
    #expect(resumed.disk?.results[2]?.instead == said)
    #expect(resumed.disk?.results[2]?.asking == nil)
    #expect(resumed.number == 3)
    #expect(try WalkPlayer(resuming: resumed.disk).number == 3)
  }
}
