// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The speaker's notes, in a terminal that the class doesn't see.
@Suite("applife notes", .serialized)
struct NotesTests {
  private static let scenario = """
    # The call tells it
    # A note for the speaker.
    app Notes
    # The user opens the app.
    tap icon
    # Becoming inactive is the answer.
    receive call
    expect Notes inactive
    """

  /// The output of `applife notes` to no terminal, for a user of a home folder.
  private func notes(_ home: URL, _ arguments: String...) throws -> String {
    try Subprocess.run(
      "/usr/bin/env",
      ["-u", "XDG_STATE_HOME", "HOME=\(home.path)", Binary.path, "notes"] + arguments
    ).output
  }

  @Test("they follow the stage, and end with it")
  func follow() throws {
    let tmux = try Tmux()
    let file = tmux.folder.appending(path: "a.scenario")
    try Self.scenario.write(to: file, atomically: true, encoding: .utf8)
    let nothing = "Nothing is presented now. Your notes come here when you present a scenario.\n"
    #expect(try notes(tmux.folder) == nothing)
    try tmux.type("applife --present a.scenario")
    try tmux.wait(text: "Next: tap icon")
    #expect(
      try notes(tmux.folder) == """
        The call tells it
        A note for the speaker.

        Next step (1 of 2): tap icon Notes
        The user opens the app.

        """)
    try tmux.press("Enter")
    try tmux.wait(text: "?????")
    let hidden = try notes(tmux.folder)
    #expect(hidden.contains("Step 1 of 2: tap icon"))
    #expect(hidden.contains("Next step (2 of 2): receive call"))
    // The class never sees them.
    try tmux.press("n")
    try tmux.wait(text: "Your notes are in another terminal: run applife notes there.")
    try tmux.press("Enter", "Enter", "q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
    #expect(try notes(tmux.folder) == nothing)
  }

  @Test("a file that another process left, or that is something else, is no notes")
  func stale() throws {
    let folder = try Folder()
    let state = folder.url.appending(path: ".local/state/applife")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let file = state.appending(path: "notes")
    try "applife notes 1 999999999\n secret\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try notes(folder.url).hasPrefix("Nothing is presented now."))
    for text in ["secret\n", ""] {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let result = try Subprocess.run(
        "/usr/bin/env",
        ["-u", "XDG_STATE_HOME", "HOME=\(folder.url.path)", Binary.path, "notes"], expecting: 2)
      #expect(result.errors == "\(file.path) is not a file of notes\n")
    }
  }

  @Test("a file that applife does not understand stays while one presents")
  func foreign() throws {
    let tmux = try Tmux()
    let state = tmux.folder.appending(path: ".local/state/applife")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let file = state.appending(path: "notes")
    try "secret\n".write(to: file, atomically: true, encoding: .utf8)
    try Self.scenario.write(
      to: tmux.folder.appending(path: "a.scenario"), atomically: true, encoding: .utf8)
    try tmux.type("applife --present a.scenario")
    try tmux.wait(text: "Next: tap icon")
    try tmux.press("Enter")
    try tmux.wait(text: "?????")
    try tmux.press("q")
    try tmux.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
    #expect(try String(contentsOf: file, encoding: .utf8) == "secret\n")
  }

  @Test(
    "without a file that can be written, the presenter is told so, not that they are in another terminal"
  )
  func unwritable() throws {
    let tmux = try Tmux(160, 24, environment: ["XDG_STATE_HOME": "/dev/null"])
    try Self.scenario.write(
      to: tmux.folder.appending(path: "a.scenario"), atomically: true, encoding: .utf8)
    try tmux.type("applife --present a.scenario")
    let sentence =
      "Your notes can't be shown in another terminal: /dev/null/applife: Not a directory"
    try tmux.wait(text: sentence)
    try tmux.press("Enter")
    try tmux.wait("no sentence") { !$0.contains { $0.contains(sentence) } }
    try tmux.press("n")
    try tmux.wait(text: sentence)
  }

  @Test(
    "of two that present, the second is told whose notes are there, and shows its own after the first"
  )
  func two() throws {
    let first = try Tmux(160, 24)
    let state = first.folder.appending(path: ".local/state")
    let second = try Tmux(160, 24, environment: ["XDG_STATE_HOME": state.path])
    for (folder, name) in [(first.folder, "one"), (second.folder, "two")] {
      try Self.scenario.replacing("call tells", with: "call of \(name) tells").write(
        to: folder.appending(path: "a.scenario"), atomically: true, encoding: .utf8)
    }
    try first.type("applife --present a.scenario")
    try first.wait(text: "Next: tap icon")
    try second.type("applife --present a.scenario")
    let sentence = "applife notes shows those of another session that presents now (process"
    try second.wait(text: sentence)
    #expect(try notes(first.folder).hasPrefix("The call of one tells it"))
    try second.press("Enter", "n")
    try second.wait(text: sentence)
    try first.press("n")
    try first.wait(text: "Your notes are in another terminal")
    try first.press("q")
    try first.wait("the shell") { $0.contains { $0.hasPrefix("$ applife") } }
    try second.press("n")
    try second.wait(text: "Your notes are in another terminal")
    #expect(try notes(first.folder).hasPrefix("The call of two tells it"))
  }

  @Test("those of a file are printed, all of them")
  func file() throws {
    let folder = try Folder()
    let file = try folder.write("a.scenario", Self.scenario)
    #expect(
      try notes(folder.url, file) == """
        The call tells it
        A note for the speaker.

        Step 1 of 2: tap icon Notes
        The user opens the app.

        Step 2 of 2: receive call
        Becoming inactive is the answer.
        Answer: expect Notes inactive

        """)
  }
}
