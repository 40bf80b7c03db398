// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// The log by cause: an event's row, and below it what it caused.
@Suite("The log by cause")
struct LogByCauseTests {
  /// The lines of the log's panel.
  private func lines(_ player: ScreenPlayer) -> [String] {
    let area = player.session.layout.log
    return player.canvas.rows[area.y..<area.maxY].map { row in
      var text = ""
      for cell in row[area.x..<area.maxX] { text += cell.text }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private func line(_ text: String, _ player: ScreenPlayer) -> String? {
    lines(player).first { $0.contains(text) }
  }

  /// The log of a session as its panel shows it.
  private func page(_ session: Session) -> LogPage {
    var page = session.view.logPage(of: session.run, width: session.layout.log.width)
    page.foldOlder(height: session.layout.log.height)
    return page
  }

  private func style(of text: String, in player: ScreenPlayer) -> Style? {
    for row in player.canvas.rows {
      var line = ""
      var places: [Int] = []
      for (x, cell) in row.enumerated() {
        for _ in cell.text.utf8 { places.append(x) }
        line += cell.text
      }
      if let range = line.range(ofText: text) {
        return row[places[line.utf8.distance(from: line.startIndex, to: range.lowerBound)]].style
      }
    }
    return nil
  }

  @Test("A call and its return are one row, with how long it took and the state it read")
  func returned() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    let call = try #require(line("applicationDidEnterBackground", player))
    #expect(call.contains("0.2 s"))
    #expect(call.hasSuffix(Mark.of(EmulatedApp.State.background)))
    #expect(!lines(player).contains { $0.contains("returned") })
    player.resize(Size(120, 40))
    #expect(line("applicationDidEnterBackground(_:)", player)?.hasSuffix("[background]") == true)
  }

  @Test("A blank stands before the sign of a state", arguments: Language.allCases)
  func blankBeforeSign(_ language: Language) {
    let signs = EmulatedApp.State.allCases.map { Mark.of($0) }
    for size in [Size(60, 20), Size(80, 24)] {
      var player = ScreenPlayer(size: size, language: language)
      player.play("o 2 h 1 o 2 c 1 d 1")
      for line in lines(player).map(\.trimmed) {
        guard let sign = signs.first(where: { line.hasSuffix($0) }) else { continue }
        let before = line.dropLast(sign.count).last
        #expect(before == nil || before == " ", "\(line)")
      }
    }
  }

  @Test("With its limit, where there is room")
  func limit() {
    var player = ScreenPlayer(size: Size(200, 50))
    player.play("o 2 h 1")
    #expect(line("applicationDidEnterBackground(_:)", player)?.contains("0.2 s of") == true)
    #expect(!lines(player).contains { $0.contains("watchdog") })
  }

  @Test("While a call runs there are three dots; in the past they stand there again")
  func running() {
    var player = ScreenPlayer()
    player.play("o 2 h")
    #expect(line("applicationDidEnterBackground", player)?.contains("…") == true)
    player.play("1")
    #expect(line("applicationDidEnterBackground", player)?.contains("…") == false)
    player.press(",")
    #expect(line("applicationDidEnterBackground", player)?.contains("…") == true)
  }

  @Test("Changes of state behind each other are one row, each state in its color")
  func states() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    #expect(line("Active → Inactive → Background", player) != nil)
    for state in [EmulatedApp.State.inactive, .background] {
      let name = "→ \(Language.english.phrases.state(state))"
      let line = try #require(self.line(name, player))
      let area = player.session.layout.log
      let y = try #require(lines(player).firstIndex(of: line))
      let before = try #require(line.range(ofText: name))
      let x = TextWidth.of(String(line[..<before.lowerBound])) + 2
      #expect(
        player.canvas.rows[area.y + y][area.x + x].style.color == Style.of(state).color)
    }
  }

  @Test(
    "Where there is no room for all, the oldest events are folded; Enter unfolds, Esc folds again")
  func folded() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1 o 1 c")
    let fold = try #require(line("rows: Enter", player))
    #expect(fold.contains("tap icon"))
    // The newest event's rows are whole.
    #expect(line("applicationWillResignActive", player) != nil)
    #expect(line("didFinishLaunching", player) == nil)
    player.press("\t")
    player.press("\t")
    #expect(player.session.focus == .log)
    player.press("g")
    let first = player.session.view.cursor.selection(in: player.session.log)
    player.press("\r")
    #expect(line("didFinishLaunching", player) != nil)
    #expect(player.session.view.cursor.selection(in: player.session.log) == first)
    #expect(player.session.overlay == nil)
    player.press("\u{1B}")
    #expect(line("didFinishLaunching", player) == nil)
  }

  @Test("A click on a folded event unfolds it")
  func click() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1 o 1 c")
    let y = try #require(player.lines.firstIndex { $0.contains("rows: Enter") })
    player.press(.mouse(Mouse(Point(player.session.layout.log.x + 10, y), .press)))
    #expect(player.session.focus == .log)
    #expect(player.session.overlay == nil)
    #expect(player.lines.contains { $0.contains("UIApplicationMain") })
  }

  @Test("On a large screen nothing is folded that has room")
  func room() {
    var player = ScreenPlayer(size: Size(200, 50))
    player.play("o 2 h 1")
    #expect(!lines(player).contains { $0.contains("rows: Enter") })
  }

  @Test("The key for it switches to every row and back, and the selected row stays selected")
  func switches() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    player.press(.up)
    player.press(.up)
    let selected = player.session.view.cursor.selection(in: player.session.log)
    player.press("#")
    #expect(lines(player).contains { $0.contains("returned") })
    #expect(player.session.view.cursor.selection(in: player.session.log) == selected)
    #expect(player.session.message?.text.contains("complete log") == true)
    player.press("#")
    #expect(!lines(player).contains { $0.contains("returned") })
    #expect(player.session.view.cursor.selection(in: player.session.log) == selected)
  }

  @Test("Every row is shown where their order is the subject")
  func standard() throws {
    let scenario = try Scenario.parse("app Notes\ntap icon\npredict calls\npress home")
    var start = Session.Start(scenario)
    #expect(Session(start: start, at: .zero).run.standardLogForm == .byCause)
    start.run.isPresenting = true
    #expect(Session(start: start, at: .zero).run.standardLogForm == .complete)
    var following = Session(start: Session.Start(scenario), at: .zero)
    _ = following.update(.followed(.time(.seconds(1))), at: .zero)
    #expect(following.run.standardLogForm == .complete)
  }

  @Test("What an event causes behind another event begins with its name again")
  func interrupted() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 0.1 c 0.5")
    let shown = lines(player)
    let call = try #require(shown.firstIndex { $0.contains("► receive call") })
    let again = try #require(shown.firstIndex { $0.contains("► press home …") })
    #expect(again > call)
    #expect(shown[again + 1].contains("didEnterBackground"))
  }

  @Test("What a deadline causes begins with the deadline")
  func deadline() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 7")
    let shown = lines(player)
    let reached = try #require(shown.firstIndex { $0.contains("time limit reached: suspension") })
    #expect(shown[reached + 1].contains("Background → Suspended"))
  }

  @Test("A search leads to the row that tells what was found, and marks it; a state's sign too")
  func search() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    player.press("/didEnter")
    player.press("\r")
    let first = try #require(player.session.view.cursor.selection(in: player.session.log))
    #expect(player.session.log.host(of: first) == first)
    player.press("n")
    let second = player.session.view.cursor.selection(in: player.session.log)
    #expect(second != first)
    player.press("/[background]")
    player.press("\r")
    let signs = player.canvas.rows.joined().filter {
      $0.text == Mark.of(EmulatedApp.State.background)
        && [.found, .foundInSelection].contains($0.style)
    }
    #expect(signs.count >= 2)
    player.press("#")
    player.press("/ground]")
    player.press("\r")
    #expect([.found, .foundInSelection].contains(try #require(style(of: "ground]", in: player))))
  }

  @Test("A match in a folded event unfolds it")
  func searchInFold() throws {
    var player = ScreenPlayer()
    player.play("o 2 h 1 o 1 c")
    player.press("/UIApplicationMain")
    player.press("\r")
    #expect(line("UIApplicationMain", player) != nil)
  }

  @Test("A smallest good screen tells at least 13 things in its 16 rows")
  func density() {
    var player = ScreenPlayer()
    player.play("o 2 h 1")
    let area = player.session.layout.log
    var page = page(player.session)
    let window = player.session.view.cursor.window(in: page.log, height: area.height) {
      page.lineCount($0)
    }
    var facts = 0
    for number in window.rows where page.isShown(number) {
      facts += 1 + page.log.joined(to: number).entries.count
    }
    #expect(facts >= 13, "\(facts) in \(area.height) rows")
  }

  @Test(
    "Both forms tell the same: each entry has a row, or another row tells it", arguments: 0..<40)
  func same(seed: Int) {
    var dice = Dice(seed: seed)
    var player = Player(apps: ["Notes", "Maps", "Mail"])
    let keys = Keymap.standard.eventBindings.map(\.key).filter { $0 != .enter }
    for _ in 0..<40 {
      player.press(dice.pick(keys))
      if dice.roll(3) == 0 { player.wait(.milliseconds(dice.pick([10, 200, 900, 6_000, 40_000]))) }
      if player.session.overlay != nil { player.press(.escape) }
    }
    let log = player.session.log
    for number in log.first..<log.end {
      let host = log.host(of: number)
      #expect(host <= number && log.host(of: host) == host)
      if host < number, let entry = log[number].entry {
        #expect(log.joined(to: host).entries.contains(entry))
      }
      let joined = log.joined(to: number)
      if log.host(of: number) == number {
        #expect(joined.entries.allSatisfy { log.host(of: $0.row(in: log)) == number })
      }
      guard let section = log.section(around: number) else { continue }
      #expect(log.beginsSection(section.lowerBound))
      let begins = (section.lowerBound + 1..<max(section.upperBound, section.lowerBound + 1))
      #expect(!begins.contains { log.beginsSection($0) })
    }
    // The whole log in lines: none is lost, and arrows go through all of them.
    var page = page(player.session)
    // Going up begins above the newest one.
    var seen: Set<Int> = Set((log.first..<log.end).last { page.isShown($0) }.map { [$0] } ?? [])
    var cursor = LogCursor()
    for _ in 0..<log.count {
      cursor.move(.up, in: log, height: 16) { page.lineCount($0) }
      if let row = cursor.selection(in: log) { seen.insert(row) }
    }
    #expect(seen == Set((log.first..<log.end).filter { page.isShown($0) }))
  }

  @Test(
    "No word of the log touches the last column; a selected row is marked to the edge",
    arguments: [Size(60, 20), Size(80, 24), Size(100, 30), Size(120, 40)], ["", "#"])
  func edge(_ size: Size, _ form: String) {
    var player = ScreenPlayer(size: size)
    player.play("o 2 2 o 2 h 7" + (form.isEmpty ? "" : " " + form))
    let area = player.session.layout.log
    for y in area.y..<area.maxY {
      #expect(player.canvas.rows[y][area.maxX - 1].text == " ", "\(player.lines[y])")
    }
    for _ in 0..<30 {
      player.press(.up)
      let selected = (area.y..<area.maxY).filter { y in
        player.canvas.rows[y][area.x].style.attributes.contains(.reverse)
      }
      #expect(!selected.isEmpty)
      for y in selected {
        #expect(
          player.canvas.rows[y][area.x..<area.maxX].allSatisfy {
            $0.style.attributes.contains(.reverse)
          })
      }
    }
  }

  @Test("A note has a bar at its left and is dim")
  func note() throws {
    var player = try Player(
      scenario: """
        # The first comment is the title.
        app Notes
        tap icon
        # The user leaves the app for the Home Screen, and something is not saved yet, as so often.
        press home
        """)
    for _ in 0..<2 {
      player.press(.enter)
      player.wait(.seconds(1))
    }
    let session = player.session
    var page = page(session)
    let rows = session.log.first..<session.log.end
    let note = try #require(rows.first { session.log[$0].entry == nil })
    let block = page.block(note)
    #expect(block.lines.count > 1)
    #expect(block.lines[0].mark == Sign.note.rawValue)
    #expect(block.lines.dropFirst().allSatisfy { $0.mark == "│" && $0.style == .note })
  }
}

extension Trace.Entry {
  fileprivate func row(in log: Log) -> Int { log.row(ofEntry: number) ?? -1 }
}

extension String {
  fileprivate func range(ofText text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
