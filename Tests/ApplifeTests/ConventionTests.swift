// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The conventions of terminals: pastes, titles, the clipboard, links, pagers.
@Suite("Conventions of terminals", .serialized)
struct ConventionTests {
  private static let paste = (start: "\u{1B}[200~", end: "\u{1B}[201~")

  @Test("a paste is no event; at the prompt it is text, also with a key right before and behind it")
  func paste() throws {
    let tmux = try Tmux()
    try tmux.type("applife")
    try tmux.wait(text: "Nothing has happened yet")
    try tmux.send(Array((Self.paste.start + "oXRq" + Self.paste.end).utf8))
    try tmux.wait(text: "A pasted text presses no keys")
    #expect(try tmux.screen().contains { $0.contains("Nothing has happened yet") })
    let typed = ":" + Self.paste.start + "tap icon\rpress home\r" + Self.paste.end + "\r"
    try tmux.send(Array(typed.utf8))
    try tmux.wait(text: "applicationDidEnterBackground")
  }

  @Test("the window's title is the session's, and the terminal keeps the one before for the end")
  func title() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("TERM=xterm-256color applife call-banner")
    for said in ["\u{1B}[22;0t", " - applife\u{07}", "\u{1B}[?2004h"] {
      try terminal.wait(for: said)
    }
    terminal.type("q")
    // The shell says this: the program has ended, and all it wrote has been read.
    try terminal.wait(for: "status 0")
    #expect(terminal.isGivenBack)
  }

  @Test("a terminal that reports no mouse is asked for none of this")
  func linux() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("TERM=linux applife")
    try terminal.wait(for: "happened yet")
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(!text.contains("\u{1B}]2;") && !text.contains("2004") && !text.contains("22;0t"))
  }

  @Test("y on a card puts its text on the clipboard")
  func clipboard() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("TERM=xterm-256color applife call-banner")
    try terminal.wait(for: "\u{1B}]2;")
    terminal.type("oW")
    try terminal.wait(for: "copy link")
    // The title has ended with the same character.
    terminal.forget()
    terminal.type("Y")
    try terminal.wait(for: "\u{1B}]52;c;")
    try terminal.wait(for: "\u{07}")
    let text = String(decoding: terminal.output, as: UTF8.self)
    let start = try #require(text.range(of: "\u{1B}]52;c;"))
    let base64 = text[start.upperBound...].prefix { $0 != "\u{07}" }
    let copied = Data(base64Encoded: String(base64)).map { String(decoding: $0, as: UTF8.self) }
    #expect(copied?.hasPrefix("https://") == true, "\(copied ?? String(base64))")
  }

  @Test("addresses are links where they are asked for, or where the terminal is known to have them")
  func links() throws {
    func rule(_ options: String...) throws -> String {
      try Subprocess.run(Binary.path, ["rules", "leave.lock"] + options).output
    }
    let link = "\u{1B}]8;;https://developer.apple.com/"
    #expect(!(try rule()).contains("\u{1B}"))
    #expect(try rule("--hyperlinks").contains(link))
    // The text is the same.
    let shown = try rule("--hyperlinks").replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(shown == (try rule()))
    let terminal = try Pseudoterminal()
    try terminal.run(
      "TERM=xterm-kitty applife rules leave.lock; TERM=xterm-kitty applife rules leave.lock --no-hyperlinks | cat"
    )
    try terminal.wait(for: link)
    let plain = try Pseudoterminal()
    try plain.run("TERM=xterm-kitty applife rules leave.lock --no-hyperlinks; echo the end")
    try plain.wait(for: "the end")
    #expect(!String(decoding: plain.output, as: UTF8.self).contains("\u{1B}]8"))
  }

  @Test("a source that is a thread leads to its page")
  func threads() throws {
    let text = try Subprocess.run(
      Binary.path, ["rules", "banner.arrival-is-nothing", "--hyperlinks"]
    )
    .output
    #expect(
      text.contains(
        "\u{1B}]8;;https://github.com/onmyway133/notes/issues/8\u{1B}\\onmyway133/notes#8\u{1B}]8;;\u{1B}\\"
      ), "\(text)")
  }

  @Test("an address that ends with a parenthesis of its own is linked whole")
  func parentheses() throws {
    let text = try Subprocess.run(Binary.path, ["explain", "0x8badf00d", "--hyperlinks"]).output
    #expect(
      text.contains("\u{1B}]8;;https://developer.apple.com/documentation/xcode/sigkill\u{1B}\\"))
  }

  @Test("a long list on a terminal goes through $PAGER, a short one and a pipe do not")
  func pager() throws {
    let terminal = try Pseudoterminal()
    try terminal.run(
      "PAGER='sed s/^/paged:/' applife events; echo first; PAGER='sed s/^/paged:/' applife events lock | cat; echo second; PAGER=nonsense-zz applife events | tail -n 1; PAGER=nonsense-zz applife events; echo third; PAGER=/etc/passwd applife events; echo fourth"
    )
    try terminal.wait(for: "fourth")
    let text = String(decoding: terminal.output, as: UTF8.self)
    let first = text.prefix(through: text.range(of: "first")?.upperBound ?? text.endIndex)
    #expect(first.contains("paged:\u{1B}[1mEVENT"))
    let rest = text[first.endIndex...]
    #expect(!rest.contains("paged:"))
    // A pager that is not there, or can't be started, loses nothing.
    #expect(text.components(separatedBy: "third").last?.contains("EVENT") == true)
    #expect(rest.components(separatedBy: "second").dropFirst().first?.contains("EVENT") == true)
  }

  @Test("each command has a manual page of its own", .enabled(if: Subprocess.find("mandoc") != nil))
  func manual() throws {
    let folder = try Folder()
    let names = try Subprocess.run(Binary.path, ["manual", "--list"]).output.split(separator: "\n")
    #expect(names.count > 15 && names.contains("mcp"))
    for name in names {
      let page = try Subprocess.run(Binary.path, ["manual", String(name)]).output
      let file = try folder.write("applife-\(name).1", page)
      let lint = try Subprocess.run(
        "/bin/sh", ["-c", "mandoc -T lint -W warning '\(file)' || true"])
      #expect(lint.output.isEmpty, "\(lint.output)")
    }
  }
}
