// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
@testable import OperatingSystem
import Foundation
import ProgramTestSupport
import Testing

@testable import applife

/// Deeds of people and other programs with files beside applife.
@Suite("Files that change beside the program")
struct StateFileTests {
  /// Runs lines of the shell in a folder with a scenario; `applife` ends after 20 seconds at the latest.
  private func shell(_ script: String) throws -> Subprocess.Result {
    let folder = try Folder()
    _ = try folder.write("two.scenario", "app Notes\ntap icon\npress home\n")
    return try Subprocess.run(
      "/usr/bin/env",
      [
        "-u", "APPLIFE_LANG", "LC_ALL=C.UTF-8", "bash", "-c",
        """
        cd '\(folder.url.path)'; export HOME="$PWD" XDG_STATE_HOME="$PWD/state" XDG_CONFIG_HOME="$PWD/config"
        applife() { timeout 300 '\(Binary.path)' "$@"; }
        \(script)
        """,
      ])
  }

  /// The ways in which something that is no plain file stands at a path.
  private static let replacements = [
    "mkdir $file", "mkfifo $file", "ln -s $file $file", "ln -s /dev/zero $file",
    "ln -s /nowhere/at/all $file",
  ]

  @Test(
    "a session, a hand-in, settings and progress that are no plain file give a sentence, and nothing waits"
  )
  func foreign() throws {
    let uses = [
      ("a.walk", "applife walk two.scenario --session a.walk --plain < /dev/null"),
      ("a.hand", "applife learn 1 --report a.hand --plain < /dev/null"),
      ("config/applife/config.toml", "applife config"),
      ("state/applife/lessons", "applife learn"),
    ]
    for (file, use) in uses {
      for replacement in Self.replacements {
        let result = try shell(
          """
          file=\(file); mkdir -p $(dirname $file); \(replacement)
          \(use) > out; echo $?; ls -ld $file | cut -c1
          """)
        let lines = result.output.split(separator: "\n")
        let status = lines.first.flatMap { Int($0) } ?? -1
        // A link to a file that is not there is a new file, or none.
        if status != 0 { #expect(!result.errors.isEmpty, "\(use) after \(replacement)") }
        #expect((0...2).contains(status), "\(use) after \(replacement): \(status) \(result.errors)")
        #expect(lines.count == 2, "\(use) after \(replacement) removes it")
      }
    }
  }

  @Test("a session file that becomes a pipe while the walk is on is not waited for")
  func pipe() throws {
    let result = try shell(
      """
      mkfifo words; exec 3<> words
      applife walk two.scenario --session a.walk --plain < words > out & walk=$!
      timeout 300 bash -c 'until grep -q "Step 1" out; do sleep 0.05; done'
      rm a.walk; mkfifo a.walk
      printf 'p\\nquit\\nquit\\n' >&3; wait $walk; echo $?
      """)
    #expect(result.output == "2\n")
    #expect(result.errors.contains("a.walk: not a regular file"))
  }

  @Test(
    "of two walks that give a verdict at the same moment one is told, and the other's verdict stays"
  )
  func twoWalks() throws {
    let result = try shell(
      """
      for try in $(seq 3); do
        # What the last try has printed must not be taken for this one's.
        rm -f a.walk one two; : > out1; : > out2; mkfifo one two; exec 3<> one 4<> two
        applife walk two.scenario --session a.walk --plain < one > out1 2> err1 & first=$!
        timeout 300 bash -c 'until grep -q "Step 1" out1; do sleep 0.02; done'
        applife walk two.scenario --session a.walk --plain < two > out2 2> err2 & second=$!
        # A disk that is slow holds the first one up, and the second is told that the file is busy.
        until grep -q "Step 1" out2; do
          kill -0 $second || { applife walk two.scenario --session a.walk --plain < two > out2 2> err2 & second=$!; }
          sleep 0.02
        done
        printf 'p\\nquit\\nquit\\n' >&3 & printf 'f\\nquit\\nquit\\n' >&4
        wait $first; wait $second
        # The one that is told is told again when it quits: that the other has changed the file, or is writing still.
        grep -l 'another program' err1 err2 | wc -l
        grep -q 'another program' err1 && word=fail || word=pass
        applife report a.walk --format json | grep -o '"step":1,.*"verdict":"[a-z]*"' | grep -c "\\"verdict\\":\\"$word"
      done
      """)
    #expect(result.output == String(repeating: "1\n1\n", count: 3), "\(result.errors)")
  }

  @Test("what reads a file and writes it again happens once at a time")
  func lock() throws {
    let folder = try Folder()
    let path = try folder.write("a", "")
    let isTaken = try Files.whileLocked(path) { () throws(Failure) in
      let other = open(folder.url.path, O_RDONLY | O_DIRECTORY)
      defer { close(other) }
      return flock(other, LOCK_EX | LOCK_NB) != 0
    }
    #expect(isTaken)
    let holder = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: Failure.self) { try Files.whileLocked(path) { () throws(Failure) in } }
  }

  @Test("a line of settings that is too long is refused before it is read, with its place")
  func longLine() throws {
    let key = Array(repeating: "a", count: 30_000).joined(separator: ".")
    for text in ["\(key) = 1", "a = 1\n\(key) = 1", "# \(key)"] {
      let malformed = #expect(throws: TOMLDocument.Malformed.self) { try TOMLDocument(text) }
      #expect(malformed?.place.column == 1001)
      #expect(malformed?.place.line == (text.hasPrefix("a = 1") ? 2 : 1))
    }
    let longest = "# " + String(repeating: ".", count: 998)
    #expect(throws: Never.self) { try TOMLDocument(longest) }
  }

  @Test("a long line of settings is named at once, and the version needs no settings")
  func settings() throws {
    let result = try shell(
      """
      mkdir -p config/applife
      { printf 'a'; for i in $(seq 30000); do printf '.a'; done; echo ' = 1'; } > config/applife/config.toml
      applife config > /dev/null; echo $?; applife --version | grep -c '^applife '
      """)
    #expect(result.output == "2\n1\n")
    #expect(result.errors.contains("config.toml:1:1001: "))
  }

  @Test("a folder of any depth is removed, and what links in it lead to is left")
  func deep() throws {
    let folder = try Folder()
    _ = try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        """
        cd '\(folder.url.path)'; mkdir kept; echo x > kept/file
        deep=$(printf 'a/%.0s' $(seq 1500)); mkdir -p "tree/$deep" "other/$deep"
        for level in $(seq 1 100 1500); do
          place=tree/$(printf 'a/%.0s' $(seq $level)); mkdir "${place}b"; ln -s "$PWD/kept" "${place}c"
        done
        ln -s "$PWD/kept/file" tree/root; mkdir "other/${deep}closed"; chmod 0 "other/${deep}closed"
        mv other "tree/$deep"
        """,
      ])
    #expect(FolderTree.remove(folder.path("tree")))
    #expect(folder.names == ["kept"])
    #expect(FileManager.default.fileExists(atPath: folder.path("kept/file")))
  }
}
