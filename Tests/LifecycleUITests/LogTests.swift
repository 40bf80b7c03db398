// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct LogTests {
  /// A log and somebody who looks at it.
  private struct Reader {
    var log = Log()
    var cursor = LogCursor()

    var selection: Int? { cursor.selection(in: log) }
    var follows: Bool { cursor.follows }
    func window(height: Int) -> Range<Int> { cursor.window(in: log, height: height).rows }
    mutating func move(_ move: Command.Move, height: Int) {
      cursor.move(move, in: log, height: height)
    }
    mutating func select(_ number: Int, height: Int) {
      cursor.select(number, in: log, height: height)
    }
    mutating func append(_ row: LogRow) { log.append(row) }
  }

  private func reader(_ count: Int) -> Reader {
    var reader = Reader()
    for number in 0..<count {
      reader.append(.note(LogNote(.presenter, "row \(number)"), time: .seconds(number)))
    }
    return reader
  }

  @Test("The oldest rows go, the others keep their numbers")
  func ring() {
    let log = reader(Log.capacity + 3).log
    #expect(log.count == Log.capacity)
    #expect(log.first == 3)
    #expect(log.end == Log.capacity + 3)
    #expect(log[3] == .note(LogNote(.presenter, "row 3"), time: .seconds(3)))
    let last = Log.capacity + 2
    #expect(log[last] == .note(LogNote(.presenter, "row \(last)"), time: .seconds(last)))
  }

  @Test("Rows that are taken back give their numbers to those that come next")
  func takenBack() {
    var log = reader(Log.capacity + 3).log
    log.removeRows(from: Log.capacity, generation: 1)
    #expect(log.end == Log.capacity)
    #expect(log.first == 3)
    log.append(.note(LogNote(.held, "next"), time: .zero))
    #expect(log[Log.capacity] == .note(LogNote(.held, "next"), time: .zero))
    #expect(log[3] == .note(LogNote(.presenter, "row 3"), time: .seconds(3)))
    log.removeRows(from: 1, generation: 2)
    #expect(log.isEmpty && log.end == 1)
  }

  @Test("With a step through time rows stay where they are while the panel is half full")
  func steps() {
    var reader = reader(30)
    let before = reader.cursor.window(in: reader.log, height: 10)
    #expect(before.rows == 20..<30)
    func window(_ end: Int) -> Range<Int> {
      reader.log.limit(to: end)
      reader.cursor.follow(holding: before)
      return reader.window(height: 10)
    }
    #expect(window(27) == 20..<27)
    #expect(window(25) == 20..<25)
    // Less than half: the panel is filled again, with the newest at the end.
    #expect(window(24) == 14..<24)
    #expect(window(12) == 2..<12)
    // Rows that come again stand where they were.
    #expect(window(29) == 20..<29)
    reader.cursor.follow()
    #expect(reader.window(height: 10) == 19..<29)
  }

  @Test("What is seen of a row above the window stays in sight with a step through time")
  func partlySeen() {
    var reader = reader(30)
    func window() -> LogCursor.Window {
      reader.cursor.window(in: reader.log, height: 10) { _ in 3 }
    }
    let before = window()
    #expect(before == LogCursor.Window(rows: 27..<30, linesAbove: 1))
    reader.log.limit(to: 29)
    reader.cursor.follow(holding: before)
    #expect(window() == LogCursor.Window(rows: 27..<29, linesAbove: 1))
    // What stood there is later than what is shown now.
    reader.log.limit(to: 27)
    reader.cursor.follow(holding: before)
    #expect(window() == LogCursor.Window(rows: 24..<27, linesAbove: 1))
  }

  @Test("The newest rows are in the window while it follows")
  func follows() {
    #expect(reader(3).window(height: 10) == 0..<3)
    #expect(reader(30).window(height: 10) == 20..<30)
    #expect(reader(0).window(height: 10) == 0..<0)
    #expect(reader(3).window(height: 0).isEmpty)
  }

  @Test("Up selects, the window moves only as far as it must, and beyond the end it follows again")
  func moving() {
    var log = reader(30)
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
    var log = reader(30)
    log.select(12, height: 5)
    let window = log.window(height: 5)
    log.append(.note(LogNote(.held, "new"), time: .zero))
    #expect(log.window(height: 5) == window)
    for _ in 0..<Log.capacity { log.append(.note(LogNote(.held, "new"), time: .zero)) }
    #expect(log.selection == log.log.first)
    #expect(log.window(height: 5).lowerBound == log.log.first)
  }

  @Test("A window that becomes smaller still shows the selected row")
  func smaller() {
    var log = reader(30)
    log.select(10, height: 20)
    for height in 1...25 { #expect(log.window(height: height).contains(10)) }
  }

  @Test("In the log letters scroll, and so do arrows on the device")
  func keys() {
    var player = Player()
    player.press("# o h")
    player.press(.up, .up)
    #expect(
      player.session.view.cursor.selection(in: player.session.log) == player.session.log.end - 3)
    player.press(.end)
    #expect(player.session.view.cursor.follows)
    player.press(.tab, .tab)
    #expect(player.session.focus == .log)
    player.press("g")
    #expect(player.session.view.cursor.selection(in: player.session.log) == 0)
    player.press("j j k")
    #expect(player.session.view.cursor.selection(in: player.session.log) == 1)
    player.press("G")
    #expect(player.session.view.cursor.follows)
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
    #expect(!player.session.view.cursor.follows)
    player.wait(.seconds(6))
    #expect(player.session.view.cursor.follows)
    player.press(.up)
    player.press("o")
    #expect(player.session.view.cursor.follows)
    player.press(.tab, .tab)
    player.press("g")
    player.press(.escape)
    #expect(player.session.view.cursor.follows)
    #expect(player.session.focus == .device)
  }

  @Test("While rows are read, time takes nobody away; a new event does")
  func reading() {
    var player = Player()
    player.press("o h")
    player.press(.tab, .tab)
    player.press("k k")
    let selection = player.session.view.cursor.selection(in: player.session.log)
    player.wait(.seconds(6))
    #expect(player.session.view.cursor.selection(in: player.session.log) == selection)
    let newer = player.session.log.end - 1 - (selection ?? 0)
    let lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("\(newer) newer, G") })
    player.press("o")
    #expect(player.session.view.cursor.follows)
  }

  @Test("A search goes from match to match and round")
  func search() {
    var player = Player()
    player.press("o h o")
    player.press("/DidBecomeActive")
    #expect(player.session.view.search.term == "DidBecomeActive")
    player.press(.enter)
    #expect(player.session.focus == .log)
    #expect(player.message == "Match 1 of 4.")
    let first = player.session.view.cursor.selection(in: player.session.log)
    player.press("n")
    #expect(player.message == "Match 2 of 4.")
    player.press("n n n")
    #expect(player.session.view.cursor.selection(in: player.session.log) == first)
    player.press("N")
    #expect(player.message == "Match 4 of 4.")
    player.press("/zebra")
    player.press(.enter)
    #expect(player.message == "\"zebra\" is not in the log.")
  }

  @Test("A search finds the same in logs that begin and end elsewhere", arguments: 0..<3)
  func searchInPast(seed: Int) {
    var dice = Dice(seed: seed)
    let rows = (0..<900).map { number in
      LogRow.note(LogNote(.presenter, "row \(number % 7)"), time: .zero)
    }
    var search = LogSearch("row 3")
    for _ in 0..<200 {
      let first = dice.roll(rows.count)
      var log = Log(first: first, generation: 1)
      for row in rows[first...].prefix(dice.pick([1, 50, 600, 900])) { log.append(row) }
      if dice.roll(2) == 0 { log.limit(to: first + dice.roll(log.count + 1)) }
      let found = search.matches(in: log, phrases: Language.english.phrases)
      #expect(Array(found) == (log.first..<log.end).filter { $0 % 7 == 3 })
    }
  }

  @Test("Esc forgets what was searched for; without a search n says what to do")
  func noSearch() {
    var player = Player()
    player.press("o /abc")
    player.press(.escape)
    #expect(player.session.view.search.term.isEmpty)
    player.press("N")
    #expect(player.message == "Nothing to search for. Press / first.")
  }
}
