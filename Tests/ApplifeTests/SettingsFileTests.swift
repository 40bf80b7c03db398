// SPDX-License-Identifier: Apache-2.0
@testable import OperatingSystem
import Foundation
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import ProgramTestSupport
import Testing

@testable import applife

@Suite("The settings file")
struct SettingsFileTests {
  private static func place(
    of path: [String], isValue: Bool = false, in text: String
  ) throws -> [Int] {
    let place = try TOMLDocument(text).place(of: path, isValue: isValue)
    return [place.line, place.column]
  }

  /// Runs the program with a settings file.
  private static func run(
    _ arguments: String, _ text: String, variables: String = "", expecting status: Int32 = 0
  ) throws -> Subprocess.Result {
    let folder = try Folder()
    _ = try folder.write("applife/config.toml", text)
    let line = "XDG_CONFIG_HOME='\(folder.url.path)' \(variables) '\(Binary.path)' \(arguments)"
    return try Subprocess.run(
      "/usr/bin/env", ["-u", "NO_COLOR", "-u", "CLICOLOR_FORCE", "sh", "-c", line],
      expecting: status)
  }

  @Test("a file that may not be read is named at once")
  func unreadable() throws {
    let folder = try Folder()
    let file = try folder.write("applife/config.toml", "speed = 2\n")
    // Root may read any file: another user has to try.
    let script = """
      cd '\(folder.url.path)'; chmod 755 . applife; chmod 0 '\(file)'; cp '\(Binary.path)' program
      if [ $(id -u) = 0 ]; then as="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
      XDG_CONFIG_HOME="$PWD" LC_ALL=C timeout 300 $as ./program config
      """
    let result = try Subprocess.run("/bin/sh", ["-c", script], expecting: 2)
    #expect(result.errors == "\(file): Permission denied\n")
  }

  @Test("lines end as on any system", arguments: ["\r", "\r\n"])
  func lineEnds(_ end: String) throws {
    let text = ["# Mine", "ios = 12", "speed = x", ""].joined(separator: end)
    let result = try Self.run("config", text, expecting: 2)
    #expect(result.errors.contains("config.toml:3:9: "), "\(result.errors)")
  }

  @Test("the whole file that is printed is read without an error, and says the defaults")
  func standard() throws {
    let text = SettingsText.file(Language.english.phrases.settings)
    let reader = SettingsReader(try TOMLDocument(text).entries)
    #expect(reader.problems.isEmpty)
    #expect(reader.settings.keymap == .standard)
    var settings = reader.settings
    settings.keys = nil
    #expect(settings == SettingsText.standard)
    // It names every setting and every command.
    for setting in Setting.allCases { #expect(text.contains(setting.rawValue)) }
    for command in Keymap.commands { #expect(text.contains("\"\(command.name)\" = ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    // The lines that are only examples can be used as well.
    let whole = text.replacing("# ios =", with: "ios =").replacing("# style =", with: "style =")
    #expect(SettingsReader(try TOMLDocument(whole).entries).problems.isEmpty)
  }

  @Test("everything TOML has becomes entries")
  func entries() throws {
    let text = """
      a = "text"
      b = [1, 2.5, true]
      c.d = 1979-05-27
      [keys]
      "press home" = 'h'
      [keys.log]
      """
    let entries = Set(try TOMLDocument(text).entries)
    #expect(
      entries == [
        SettingsEntry(["a"], .text("text")),
        SettingsEntry(["b"], .list([.integer(1), .number(2.5), .boolean(true)])),
        SettingsEntry(["c", "d"], .other("date")),
        SettingsEntry(["keys", "press home"], .text("h")),
        SettingsEntry(["keys", "log"], .table),
      ])
  }

  @Test("a setting is found where it stands")
  func places() throws {
    let text = """
      # theme = "light"

        theme = "dark"
      panels = [
        "apps",
      ]
      keys = { lock = "F2", "press home" = "F3" }
      [colour]
      """
    #expect(try Self.place(of: ["theme"], in: text) == [3, 3])
    #expect(try Self.place(of: ["theme"], isValue: true, in: text) == [3, 11])
    #expect(try Self.place(of: ["panels"], isValue: true, in: text) == [4, 10])
    #expect(try Self.place(of: ["keys", "press home"], in: text) == [7, 23])
    #expect(try Self.place(of: ["colour"], in: text) == [8, 2])
    let windows = "theme = \"dark\"\r\nquiz = 1\r\n"
    #expect(try Self.place(of: ["quiz"], isValue: true, in: windows) == [2, 8])
  }

  @Test("errors name the file, the line and the column; all are said, in the order of the file")
  func errors() throws {
    let result = try Self.run(
      "config", "theme = \"drak\"\ncolour = 1\n[keys]\nhome = \"h\"\n", expecting: 2)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n").map {
      $0.split(separator: "config.toml").last ?? ""
    }
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(":1:9: expected \"auto\""))
    #expect(lines[0].hasSuffix("found \"drak\"; did you mean 'dark'?"))
    #expect(lines[1] == ":2:1: unknown setting 'colour'; did you mean 'colors'?")
    #expect(lines[2].hasPrefix(":4:1: unknown command or event 'home'"))
    let broken = try Self.run("config", "theme = = 1\n", expecting: 2)
    #expect(broken.errors.contains("config.toml:1:9: "))
    let key = try Self.run("config", "quiz = false\n[+a]\n", expecting: 2)
    #expect(key.errors.contains("config.toml:2:2: "), "\(key.errors)")
    let bytes = try Self.run("config", "quiz = false # \u{1}\n", expecting: 2)
    #expect(bytes.errors.contains("config.toml:1:"))
  }

  @Test("a file that cannot be a settings file is refused, and none at all is no error")
  func files() throws {
    let folder = try Folder()
    func run(_ status: Int32) throws -> Subprocess.Result {
      try Subprocess.run(
        "/usr/bin/env", ["XDG_CONFIG_HOME=\(folder.url.path)", Binary.path, "config"],
        expecting: status)
    }
    #expect(try run(0).output.contains("default"))
    _ = try folder.write("applife/config.toml/file", "")
    #expect(try run(2).errors.contains("not a regular file"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "applife/config.toml"))
    _ = try folder.write("applife/config.toml", String(repeating: "#", count: 70_000))
    #expect(try run(2).errors.contains("longer than 65536 bytes"))
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "applife/config.toml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("applife/config.toml"), withDestinationPath: folder.path("pipe"))
    #expect(try run(2).errors.contains("not a regular file"))
  }

  @Test("each setting is listed with where it comes from")
  func origins() throws {
    let text = """
      speed = 4
      theme = "dark"
      [keys]
      "press home" = ["F2", "c"]
      """
    let result = try Self.run(
      "config --theme light --ios 18 --json", text, variables: "NO_COLOR=1 TERM_PROGRAM=iTerm.app")
    let rows = try result.output.split(separator: "\n").map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String])
    }
    func row(_ name: String) -> [String] {
      let row = rows.first { $0["setting"] == name } ?? [:]
      return [row["value"] ?? "", row["from"] ?? ""]
    }
    #expect(row("theme") == ["\"light\"", "command line"])
    #expect(row("ios") == ["18", "command line"])
    #expect(row("speed") == ["4", "file"])
    #expect(row("colors") == ["\"never\"", "environment: NO_COLOR"])
    #expect(row("mouse") == ["\"never\"", "environment: TERM_PROGRAM"])
    #expect(row("quiz") == ["false", "default"])
    #expect(row("keys.\"press home\"") == ["[\"F2\", \"c\"]", "file"])
    #expect(rows.last?["note"]?.contains("receive call") == true)
    // What the file says wins over the environment.
    let file = try Self.run("config --json", "colors = \"always\"", variables: "NO_COLOR=1")
    #expect(file.output.contains(#""setting":"colors","value":"\"always\"","from":"file""#))
  }

  @Test("the printed default file is read back by the program")
  func printed() throws {
    let text = try Self.run("config --default", "").output
    let result = try Self.run("config", text)
    #expect(!result.output.contains("command line"))
    #expect(result.errors.isEmpty)
  }

  @Test("a list of events shows the keys as they are")
  func events() throws {
    let result = try Self.run("events home --json", "[keys]\n\"press home\" = \"F2\"")
    #expect(result.output.contains(#""key":"F2""#))
  }

  @Test("an input that is no terminal is read in the same way for every user")
  func script() throws {
    let result = try Self.run(
      "--plain </dev/null", "ios = 12\nquiz = true\n")
    #expect(!result.output.contains("iOS 12"))
  }

  // MARK: In a terminal

  @Test("a key that was changed does what it was given, and the screen names it")
  func changedKey() throws {
    let folder = try Folder()
    _ = try folder.write(
      "applife/config.toml",
      "ios = 12\npanels = [\"events\"]\n[keys]\n\"tap icon\" = \"T\"\n\"help\" = \"F2\"\n")
    let tmux = try Tmux(environment: ["XDG_CONFIG_HOME": folder.url.path])
    try tmux.type("applife")
    try tmux.wait(text: "Press T.")
    try tmux.wait(text: "F2 help")
    try tmux.wait(text: "iOS 12")
    #expect(try !tmux.screen().contains { $0.contains("Timers") })
    try tmux.press("o")
    try tmux.wait(text: "o is not bound")
    try tmux.press("T")
    try tmux.wait(text: "didFinishLaunching")
    try tmux.press("q")
    try tmux.wait(text: "q again quits")
    try tmux.press("q")
    try tmux.wait("the shell") { lines in lines.contains { $0.hasPrefix("$ applife") } }
  }

  @Test("a broken file is said before the screen is taken")
  func brokenInTerminal() throws {
    let folder = try Folder()
    _ = try folder.write("applife/config.toml", "quiz = \"no\"\n")
    let tmux = try Tmux(120, 24, environment: ["XDG_CONFIG_HOME": folder.url.path])
    try tmux.type("applife; echo status $?")
    try tmux.wait(text: "config.toml:1:8: expected true or false, found \"no\"")
    try tmux.wait(text: "status 2")
  }

  // MARK: Colors

  /// A terminal type whose numbers of colors are red, green and blue, as xterm-direct has them.
  private static let direct = #"""
    applife-direct|test of direct colors,
      use=xterm-256color, RGB, colors#0x1000000, pairs#0x10000,
      setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,

    """#

  @Test("direct colors are the colors of the theme, and not numbers of a palette")
  func directColors() throws {
    guard Subprocess.find("tic") != nil else { return }
    let terminal = try Pseudoterminal()
    let source = terminal.folder.appending(path: "direct.ti")
    try Data(Self.direct.utf8).write(to: source)
    try Subprocess.run(
      "/usr/bin/env", ["tic", "-x", "-o", terminal.folder.path, source.path])
    try terminal.run(
      "TERM=applife-direct TERMINFO='\(terminal.folder.path)' applife --theme dark")
    // The rules: gray, number 247 of the palette.
    try terminal.wait(for: "38;2;158;158;158")
    terminal.type("q")
    try terminal.wait(for: "status 0")
    #expect(!terminal.output.contains(Array("38;2;0;0;247".utf8)))
  }

  @Test(
    "a theme chooses the colors",
    arguments: [("dark", "38;5;114m"), ("light", "38;5;22m"), ("projector", "32m")])
  func themes(_ theme: String, _ sequence: String) throws {
    let terminal = try Pseudoterminal()
    try terminal.run("applife --theme \(theme)")
    try terminal.wait(for: "undo")
    terminal.type("o")
    try terminal.wait(for: sequence)
    terminal.type("qq")
    try terminal.wait(for: "status 0")
  }

  @Test("high contrast and none use no colors", arguments: ["high-contrast", "none"])
  func withoutColors(_ theme: String) throws {
    let terminal = try Pseudoterminal()
    try terminal.run("applife --theme \(theme)")
    try terminal.wait(for: "Not running")
    terminal.type("q")
    try terminal.wait(for: "status 0")
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(!text.contains("38;5;"))
    #expect(!text.contains("\u{1B}[3" + "6"))
  }

  @Test("a terminal that cannot move its cursor is told of --plain")
  func dumb() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("TERM=dumb applife")
    try terminal.wait(for: "applife --plain")
    try terminal.wait(for: "status 2")
  }
}
