// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleText
@testable import LifecycleUI

@Suite("Settings")
struct SettingsTests {
  private static func read(_ entries: (String, SettingsEntry.Value)...) -> SettingsReader {
    SettingsReader(
      entries.map { SettingsEntry($0.split(separator: "/").map(String.init), $1) })
  }

  /// The sentence about the only problem.
  private static func problem(_ path: String, _ value: SettingsEntry.Value) throws -> String {
    let reader = read((path, value))
    #expect(reader.problems.count == 1)
    return Language.english.phrases.settings.problem(try #require(reader.problems.first))
  }

  @Test("every setting is read")
  func values() {
    let reader = Self.read(
      ("theme", .text("dark")), ("colors", .text("never")), ("mouse", .text("always")),
      ("language", .text("en")), ("speed", .integer(4)), ("ios", .integer(18)),
      ("style", .text("scene")), ("quiz", .boolean(true)),
      ("panels", .list([.text("apps"), .text("run-loop")])), ("keys/press home", .text("F2")))
    #expect(reader.problems.isEmpty)
    let settings = reader.settings
    #expect(settings.theme == .dark)
    #expect(settings.colors == .never)
    #expect(settings.mouse == .always)
    #expect(settings.language == .english)
    #expect(settings.speed == TimeBase.Speed(4))
    #expect(settings.ios == 18)
    #expect(settings.style == .scene)
    #expect(settings.quiz == true)
    #expect(settings.panels == [.apps, .runLoop])
    #expect(settings.keys == [KeyChange(.send(.pressHome), [.function(2)])])
  }

  @Test("a version has a part behind the point, and one that is not known is refused")
  func versionBehindPoint() {
    let read = Self.read(("ios", .number(27.1)))
    #expect(read.problems.isEmpty)
    #expect(read.settings.ios == SystemVersion(27, 1))
    #expect(Self.read(("ios", .text("27.1"))).settings.ios == SystemVersion(27, 1))
    #expect(Self.read(("ios", .number(28.1))).problems.count == 1)
    #expect(Self.read(("ios", .text("new"))).problems.count == 1)
    #expect(Self.read(("ios", .integer(28))).problems.count == 1)
  }

  @Test("the command line wins, and a style that its version does not have is not taken")
  func order() {
    var commandLine = Settings()
    commandLine.theme = .light
    commandLine.ios = 6
    var file = Settings()
    file.theme = .dark
    file.quiz = true
    file.style = .scene
    let settings = commandLine.over(file)
    #expect(settings.theme == .light)
    #expect(settings.quiz == true)
    #expect(settings.style == nil)
  }

  @Test(
    "what is wrong is said with what was wanted and the nearest name",
    arguments: [
      (
        "colour", SettingsEntry.Value.text("auto"),
        "unknown setting 'colour'; did you mean 'colors'?"
      ),
      (
        "theme", .text("drak"),
        "expected \"auto\", \"dark\", \"light\", \"projector\", \"high-contrast\" or \"none\", "
          + "found \"drak\"; did you mean 'dark'?"
      ),
      ("theme/dark", .boolean(true), "unknown setting 'theme.dark'"),
      ("quiz", .text("yes"), "expected true or false, found \"yes\""),
      ("ios", .integer(99), "expected a version of iOS from 2 to 27, found 99"),
      ("ios", .number(28.5), "expected a version of iOS from 2 to 27, found 28.5"),
      ("speed", .integer(0), "expected a number from 0.01 to 1000, found 0"),
      ("speed", .other("date"), "expected a number from 0.01 to 1000, found a date"),
      (
        "panels", .list([.text("timer")]),
        "expected a list with any of \"apps\", \"timers\", \"run loop\", \"objects\", \"events\" "
          + "and \"timeline\", found \"timer\"; did you mean 'timers'?"
      ),
      (
        "keys/pres home", .text("h"),
        "unknown command or event 'pres home'; did you mean 'press home'?"
      ),
      (
        "keys/press home", .integer(2),
        "expected the name of a key in quotation marks, or a list of such names, found 2"
      ),
      (
        "keys/press home", .text("Hyper"),
        "unknown key 'Hyper': expected one character, such as h, or a name, such as F2, ^T, Space "
          + "or PgUp"
      ),
      (
        "keys/press home", .text("^C"),
        "the key ^C always does 'quit': choose another key"
      ),
      (
        "keys/quit", .text("F4"), "'quit' always keeps the key ^C: name it beside the others"
      ),
      ("keys", .boolean(true), "expected a table of commands and their keys, found true"),
    ] as [(String, SettingsEntry.Value, String)])
  func problems(_ path: String, _ value: SettingsEntry.Value, _ sentence: String) throws {
    let found = try Self.problem(path, value)
    #expect(found.hasPrefix(sentence), "\(found)")
  }

  @Test("a style that the version does not have is a problem of the style")
  func styleTooEarly() {
    let reader = Self.read(("ios", .integer(6)), ("style", .text("scene")))
    #expect(reader.problems.map(\.path) == [["style"]])
  }

  @Test("the same key for two commands is a problem, and so is a command with two spellings")
  func shared() {
    var reader = Self.read(("keys/lock", .text("F2")), ("keys/edit", .text("F2")))
    #expect(reader.problems.map(\.fault) == [.sharedKey(key: "F2", other: "lock")])
    // What the log does with a key is another matter.
    reader = Self.read(("keys/lock", .text("F2")), ("keys/log/up", .text("F2")))
    #expect(reader.problems.isEmpty)
    reader = Self.read(("keys/press home", .text("F2")), ("keys/press-home", .text("F3")))
    #expect(reader.problems.map(\.fault) == [.repeatedCommand("press home")])
  }

  // MARK: Keys

  @Test("every command that a key can ask for has a name of its own, which leads back to it")
  func names() {
    let names = Keymap.commands.map(\.name)
    #expect(names.count == Set(names).count)
    for kind in SystemEvent.Kind.allCases where kind != .choose {
      #expect(names.contains(kind.phrase))
    }
  }

  @Test("every key in use is read by its name")
  func keyNames() {
    for binding in Keymap.standard.bindings {
      #expect(Key(name: binding.key.name) == binding.key, "\(binding.key.name)")
    }
    #expect(Key(name: "ctrl-t") == .control("t"))
    #expect(Key(name: "space") == " ")
    #expect(Key(name: "F") == "F")
    for name in ["", "ab", "^I", "^1", "F0", "F25", "\u{1B}"] { #expect(Key(name: name) == nil) }
  }

  @Test("a key that is given away loses its old meaning; a command loses the keys it had")
  func given() {
    let keymap = Keymap.standard.changed(by: [
      KeyChange(.send(.pressHome), ["c", .function(2)]),
      KeyChange(.send(.enterRegion), [.function(5)]),
    ])
    #expect(keymap.command(for: "c", focus: .device) == .send(.pressHome))
    #expect(keymap.command(for: .function(2), focus: .device) == .send(.pressHome))
    #expect(keymap.command(for: "h", focus: .device) == nil)
    #expect(keymap.key(for: .receiveCall) == nil)
    #expect(keymap.typedKinds.contains(.receiveCall))
    #expect(!keymap.typedKinds.contains(.enterRegion))
    #expect(keymap.command(for: .function(5), focus: .device) == .send(.enterRegion))
    // Every event is still in the panel of events, once.
    let kinds = keymap.eventBindings.flatMap(\.command.kinds) + keymap.typedKinds
    #expect(Set(kinds) == Set(SystemEvent.Kind.allCases))
    #expect(kinds.count == Set(kinds).count)
  }

  @Test("two commands can change their keys with each other, and stay where they are in the help")
  func exchanged() {
    let keymap = Keymap.standard.changed(by: [
      KeyChange(.send(.pressHome), ["o"]), KeyChange(.send(.tapIcon), ["h"]),
    ])
    #expect(
      keymap.bindings.map(\.command) == Keymap.standard.bindings.map(\.command))
    #expect(keymap.key(for: .tapIcon) == "h")
  }

  @Test("what a change takes from other commands is known")
  func collisions() {
    let change = KeyChange(.send(.pressHome), ["c", "+", "j"])
    let keymap = Keymap.standard.changed(by: [change])
    #expect(
      Keymap.standard.collisions(of: change, in: keymap) == [
        .taken("c", .send(.receiveCall), isLast: true), .taken("+", .run(.faster), isLast: false),
        .otherInLog("j", .move(.down)),
      ])
    let notes = SettingsText.notes(on: change, in: keymap, Language.english.phrases.settings)
    #expect(notes.count == 3)
    #expect(notes[0].contains("receive call"))
  }

  @Test("the screen names the keys as they are")
  func shown() throws {
    var start = Session.Start(
      device: Device(apps: [EmulatedApp.Traits(name: "Notes")]), size: Size(100, 30))
    var settings = Settings()
    settings.keys = [
      KeyChange(.send(.tapIcon), [.function(2)]), KeyChange(.session(.help), [.function(3)]),
      KeyChange(.run(.pause), []), KeyChange(.run(.travelToPresent), ["!"]),
      KeyChange(.travel(.backward, .moment), [.function(6)]),
    ]
    start.use(settings)
    var player = Player(Session(start: start, at: .seconds(1_000)))
    var lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("Press F2") })
    #expect(lines.contains { $0.contains("F2  open") })
    #expect(lines[29].contains("F3 help"))
    #expect(!lines[29].contains("pause"))
    player.press("?")
    #expect(player.message == "? is not bound. F3 lists the keys.")
    player.press(.function(2))
    #expect(player.device.apps[0].state != .notRunning)
    player.wait(.seconds(2))
    player.press(.function(6))
    lines = Screen.draw(player.session).lines
    #expect(lines[29].contains("! back to now"))
    player.press(.function(3))
    lines = Screen.draw(player.session).lines
    #expect(lines.contains { $0.contains("F2") && $0.contains("icon") || $0.contains("F2") })
    player.press(.escape)
    player.press("x")
    #expect(player.message.hasSuffix("! goes back to now."))
  }

  // MARK: Panels

  @Test("a panel that is not wanted gives its room to others, and what is drawn stays whole")
  func panels() {
    for size in [
      Size(40, 12), Size(60, 20), Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50),
    ] {
      for left in [Panels.apps, .timers, .runLoop, .objects, .events, .timeline, .all] {
        for isPast in [false, true] {
          let layout = Layout(
            .init(size: size, isPast: isPast, panels: Panels.all.subtracting(left)))
          let areas: [(Panels, Rect)] = [
            (.apps, layout.apps), (.timers, layout.now), (.runLoop, layout.runLoop),
            (.objects, layout.objects), (.events, layout.actions), (.timeline, layout.timeline),
          ]
          for (panel, area) in areas where left.contains(panel) {
            #expect(area.isEmpty, "\(panel) at \(size)")
          }
          let shown = areas.map(\.1) + [layout.diagram, layout.log, layout.status, layout.message]
          let cells = shown.filter { !$0.isEmpty }.flatMap { area in
            (area.y..<area.maxY).flatMap { y in (area.x..<area.maxX).map { Point($0, y) } }
          }
          #expect(cells.count == Set(cells).count, "\(left) at \(size)")
          #expect(cells.allSatisfy { $0.x >= 0 && $0.x < size.width && $0.y < size.height })
          let full = Layout(.init(size: size, isPast: isPast))
          // Room for the main run loop may come from a panel that is gone.
          let rows = layout.log.height + layout.runLoop.height
          #expect(
            rows >= full.log.height && layout.log.width >= full.log.width,
            "\(left) at \(size), in the past: \(isPast): \(layout.log), \(full.log)")
        }
      }
    }
  }
}
