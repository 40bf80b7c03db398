// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A real terminal for one test: a tmux server of its own with one window and a shell in it.
/// It is ended with everything in it when the test lets go of it.
package struct Tmux: ~Copyable {
  private let socket: String
  /// A folder for the test's files.
  package let folder: URL

  /// Starts a shell in a window of this size. Its prompt is `$ `, and `applife` is the program.
  ///
  /// - Parameter isFirstStart: Whether the user has never done anything with the program.
  package init(
    _ columns: Int = 80, _ rows: Int = 24, environment: [String: String] = [:],
    isFirstStart: Bool = false
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "applife-test-\(UUID().uuidString)")
    socket = folder.appending(path: ".tmux").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !isFirstStart {
      let state = folder.appending(path: ".local/state/applife")
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try "applife lessons 1\nstarted\n".write(
        to: state.appending(path: "lessons"), atomically: true, encoding: .utf8)
    }
    var variables = ["LC_ALL": "C.UTF-8", "PS1": "$ ", "HOME": folder.path]
    variables["PATH"] = "\(Binary.folder.path):/usr/bin:/bin"
    variables.merge(environment) { $1 }
    let assignments = variables.map { "\($0.key)=\($0.value)" }.sorted()
    try run(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.path]
        + ["env", "-u", "NO_COLOR"] + assignments + ["bash", "--norc", "--noprofile", "-i"])
    try wait("the shell's prompt") { $0.first == "$" }
  }

  deinit {
    _ = try? run(["kill-server"])
    // The program may still be writing its files: it is told that its terminal is gone, and ends a moment later.
    let deadline = Date(timeIntervalSinceNow: 10)
    while FileManager.default.fileExists(atPath: folder.path), Date() < deadline {
      try? FileManager.default.removeItem(at: folder)
      Polling.pause()
    }
  }

  // MARK: Acting

  /// Presses keys, by tmux's names: `o`, `Enter`, `C-z`, `Up`.
  package func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Types a line into the shell.
  package func type(_ line: String) throws {
    try run(["send-keys", "-l", line])
    try run(["send-keys", "Enter"])
  }

  /// Sends bytes as they are, which need not be text.
  package func send(_ bytes: [UInt8]) throws {
    let codes = bytes.map { String($0, radix: 16) }
    for start in stride(from: 0, to: codes.count, by: 500) {
      try run(["send-keys", "-H"] + codes[start..<min(start + 500, codes.count)])
    }
  }

  package func resize(_ columns: Int, _ rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: Looking

  /// The screen's lines, without blanks at their ends.
  package func screen(escapes: Bool = false) throws -> [String] {
    try run(["capture-pane", "-p"] + (escapes ? ["-e"] : []))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns tmux's value for a name of its formats: `alternate_on`.
  package func value(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// True if a full-screen program has the terminal: the other screen, no cursor.
  package var isTaken: Bool {
    get throws { try value("alternate_on") == "1" && value("cursor_flag") == "0" }
  }

  /// Looks at the screen until it shows what is wanted. What was seen last is in the error.
  @discardableResult
  package func wait(
    _ what: String, for limit: Duration = .seconds(120), until isRight: ([String]) throws -> Bool
  ) throws -> [String] {
    let end = ContinuousClock.now + limit
    while true {
      let lines = try screen()
      if try isRight(lines) { return lines }
      if ContinuousClock.now > end { throw Missing(what: what, screen: lines) }
      Polling.pause()
    }
  }

  /// Waits for a text anywhere on the screen.
  @discardableResult
  package func wait(text: String, for limit: Duration = .seconds(120)) throws -> [String] {
    try wait("'\(text)'", for: limit) { lines in lines.contains { $0.contains(text) } }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    try Subprocess.run(
      "/usr/bin/env", ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments
    ).output
  }
}

/// The screen did not show in time what a test waited for.
package struct Missing: Error, CustomStringConvertible {
  package let what: String
  package let screen: [String]
  package var description: String {
    "waited in vain for \(what). The screen:\n" + screen.joined(separator: "\n")
  }
}
