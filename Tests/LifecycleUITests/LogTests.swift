// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleUI

@Suite struct LogTests {
  private func log(_ count: Int) -> Log {
    var log = Log()
    for number in 0..<count {
      log.append(.note(Log.Note(.presenter, "row \(number)"), time: .seconds(number)))
    }
    return log
  }

  @Test("The oldest rows go, the others keep their numbers")
  func ring() {
    let log = log(Log.capacity + 3)
    #expect(log.count == Log.capacity)
    #expect(log.first == 3)
    #expect(log.end == Log.capacity + 3)
    #expect(log[3] == .note(Log.Note(.presenter, "row 3"), time: .seconds(3)))
    let last = Log.capacity + 2
    #expect(log[last] == .note(Log.Note(.presenter, "row \(last)"), time: .seconds(last)))
  }

  @Test("The newest rows are in the window while it follows")
  func follows() {
    #expect(log(3).window(height: 10) == 0..<3)
    #expect(log(30).window(height: 10) == 20..<30)
    #expect(log(0).window(height: 10) == 0..<0)
    #expect(log(3).window(height: 0).isEmpty)
  }

  @Test("Up selects, the window moves only as far as it must, and beyond the end it follows again")
  func moving() {
    var log = log(30)
    log.move(.up, height: 10)
    #expect(log.selection == 28)
    #expect(log.window(height: 10) == 20..<30)
    for _ in 0..<10 { log.move(.up, height: 10) }
    #expect(log.selection == 18)
    #expect(log.window(height: 10) == 18..<28)
    log.move(.down, height: 10)
    #expect(log.window(height: 10) == 18..<28)
    log.move(.first, height: 10)
    #expect(log.window(height: 10) == 0..<10)
    log.move(.up, height: 10)
    #expect(log.selection == 0)
    log.move(.pageDown, height: 10)
    #expect(log.selection == 9)
    log.move(.last, height: 10)
    #expect(log.follows)
  }

  @Test("What is looked at stays while new rows come, until it is forgotten")
  func stays() {
    var log = log(30)
    log.select(12, height: 5)
    let window = log.window(height: 5)
    log.append(.note(Log.Note(.held, "new"), time: .zero))
    #expect(log.window(height: 5) == window)
    for _ in 0..<Log.capacity { log.append(.note(Log.Note(.held, "new"), time: .zero)) }
    #expect(log.selection == log.first)
    #expect(log.window(height: 5).lowerBound == log.first)
  }

  @Test("A window that becomes smaller still shows the selected row")
  func smaller() {
    var log = log(30)
    log.select(10, height: 20)
    for height in 1...25 { #expect(log.window(height: height).contains(10)) }
  }

  @Test("In the log letters scroll, and so do arrows on the device")
  func keys() {
    var player = Player()
    player.press("o h")
    player.press(.up, .up)
    #expect(player.session.log.selection == player.session.log.end - 3)
    player.press(.end)
    #expect(player.session.log.follows)
    player.press(.tab, .tab)
    #expect(player.session.focus == .log)
    player.press("g")
    #expect(player.session.log.selection == 0)
    player.press("j j k")
    #expect(player.session.log.selection == 1)
    player.press("G")
    #expect(player.session.log.follows)
  }

  @Test("To the side there is nothing: every row is whole already")
  func sideways() {
    var player = ScreenPlayer()
    player.play("o 2 h 1 ^T ^T")
    let before = player.canvas
    for key in [Key.right, .right, .left] { player.press(key) }
    #expect(player.canvas == before)
  }

  @Test("Esc follows the newest row again at once, and so does whatever happens")
  func followsAgain() {
    var player = Player()
    player.press("o h")
    player.press(.up, .up)
    #expect(!player.session.log.follows)
    player.wait(.seconds(6))
    #expect(player.session.log.follows)
    player.press(.up)
    player.press("o")
    #expect(player.session.log.follows)
    player.press(.tab, .tab)
    player.press("g")
    player.press(.escape)
    #expect(player.session.log.follows)
    #expect(player.session.focus == .device)
  }

  @Test("While rows are read, time takes nobody away; a new event does")
  func reading() {
    var player = Player()
    player.press("o h")
    player.press(.tab, .tab)
    player.press("k k")
    let selection = player.session.log.selection
    player.wait(.seconds(6))
    #expect(player.session.log.selection == selection)
    let newer = player.session.log.end - 1 - (selection ?? 0)
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("\(newer) newer, G") })
    player.press("o")
    #expect(player.session.log.follows)
  }

  @Test("A search goes from match to match and round")
  func search() {
    var player = Player()
    player.press("o h o")
    player.press("/DidBecomeActive")
    #expect(player.session.log.term == "DidBecomeActive")
    player.press(.enter)
    #expect(player.session.focus == .log)
    #expect(player.message == "Match 1 of 4.")
    let first = player.session.log.selection
    player.press("n")
    #expect(player.message == "Match 2 of 4.")
    player.press("n n n")
    #expect(player.session.log.selection == first)
    player.press("N")
    #expect(player.message == "Match 4 of 4.")
    player.press("/zebra")
    player.press(.enter)
    #expect(player.message == "\"zebra\" is not in the log.")
  }

  @Test("Esc forgets what was searched for; without a search n says what to do")
  func noSearch() {
    var player = Player()
    player.press("o /abc")
    player.press(.escape)
    #expect(player.session.log.term.isEmpty)
    player.press("N")
    #expect(player.message == "Nothing to search for: press / first.")
  }
}
