// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Foundation
import ProgramTestSupport
import Testing

@testable import applife

/// Each command that reads a file and writes another, told to write to the one that it reads.
@Suite("A report never takes the place of an input")
struct InputFileTests {
  /// The commands, with `IN` for what is read and `OUT` for what is written.
  private static let uses = [
    "check IN.log -o OUT", "check IN.log --story OUT", "check - -o OUT < IN.log",
    "check good.log --head IN.declarations --story OUT",
    "check good.log --head IN.declarations -o OUT",
    "compare IN.scenario good.scenario -o OUT", "compare good.scenario IN.scenario -o OUT",
    "compare IN.scenario --ios 12,26 -o OUT", "compare IN.scenario --changed -o OUT",
    "doctor App -o OUT # App/Info.plist", "doctor App -o OUT # App/AppDelegate.swift",
    "doctor App --write-baseline OUT # App/AppDelegate.swift",
    "doctor App --diff -o OUT # App/Info.plist",
    "doctor App --baseline IN.baseline -o OUT",
    "doctor App/AppDelegate.swift -o OUT # App/AppDelegate.swift",
    "evidence IN.settled -o OUT", "explain IN.crash -o OUT", "explain IN.crash --scenario OUT",
    "explain -o OUT < IN.crash", "grade IN.hand -o OUT", "lose IN.scenario -o OUT",
    "migrate program -o OUT # program",
    "report IN.walk -o OUT", "run IN.scenario -o OUT", "run good.scenario IN.scenario -o OUT",
    "run folder -o OUT # folder/a.scenario", "run - -o OUT < IN.scenario",
    "run good.scenario --host program -o OUT # program",
    "run good.scenario -o OUT # config/applife/config.toml",
    "torture program -o OUT # program",
    "tour --cover states \(SmallTour.few) --head IN.declarations -o OUT",
  ]

  /// The commands with `--output` that read nothing of the user's, or write into a folder.
  private static let others: Set = ["course", "site", "quiz"]

  @Test("by its own name, through a link, and by another name of it: it is refused, and stays")
  func refused() throws {
    let lines = Self.uses.map { use in
      let parts = use.split(separator: "#").map { $0.trimmingCharacters(in: .whitespaces) }
      let input =
        parts.count > 1
        ? parts[1] : use.firstMatch(of: /IN(\.\w+)/).map { "good\($0.1)" } ?? ""
      let words = parts[0].replacing("IN", with: "good").replacing("OUT", with: "$out")
      return "use '\(words)' \(input)"
    }
    let folder = try Folder()
    let script = try folder.write(
      "script",
      #"""
      cd "$(dirname "$0")"; applife='\#(Binary.path)'
      export HOME="$PWD" XDG_CONFIG_HOME="$PWD/config" XDG_STATE_HOME="$PWD/state" LC_ALL=C.UTF-8
      unset APPLIFE_LANG
      mkdir -p folder App config/applife; echo 'colors = "never"' > config/applife/config.toml
      printf 'app Notes\ntap icon\nedit\npress home\n' | tee good.scenario > folder/a.scenario
      echo 'app Notes' > good.declarations; printf '#!/bin/sh\nexit 0\n' > program; chmod +x program
      printf '12:00:00 Notes[1] applicationDidBecomeActive\n' > good.log
      printf 'Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d\n' > good.crash
      echo '<plist><dict></dict></plist>' > App/Info.plist
      printf 'import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n' > App/AppDelegate.swift
      "$applife" doctor App --write-baseline good.baseline > made 2>&1
      printf 'p\nquit\nquit\n' | "$applife" walk good.scenario --session good.walk --plain >> made 2>&1
      { yes p | head -n 60; printf 'quit\nquit\n'; } |
        "$applife" walk call-while-locked --session good.settled --plain >> made 2>&1
      printf 'next\npass\nquit\n' | "$applife" learn 1 --report good.hand --plain >> made 2>&1
      cp -r . ../before.$$
      use() {
        ln -s "$PWD/$2" soft; ln "$2" hard
        for out in "$2" "./$2" soft hard; do
          eval "timeout 300 '$applife' $1" > output 2> errors < /dev/null; status=$?
          grep -q 'applife uses this file already' errors && [ $status = 2 ] || echo "not refused: $1 to $out: $status"
          cmp -s "$2" "../before.$$/$2" || echo "lost: $1 to $out"
        done
        rm soft hard
        out=new; eval "timeout 300 '$applife' $1" > output 2> errors < /dev/null
        grep -q 'applife uses' errors && echo "refused: $1 to new"
        rm -f new
      }
      \#(lines.joined(separator: "\n"))
      rm -r ../before.$$
      # Two reports in one file, by two names.
      "$applife" check good.log --story two -o ./two > output 2>&1 && echo 'two reports in one file'
      grep -q 'tap icon' two || echo 'the first report is lost'
      # What is updated on purpose, and what a session saves over itself.
      "$applife" doctor App --baseline good.baseline --write-baseline good.baseline > output || echo 'no update'
      printf 'tap icon\nsave! good.scenario\n' | "$applife" good.scenario --plain > output || echo 'not saved'
      grep -q 'tap icon' good.scenario || echo 'nothing saved'
      """#)
    let result = try Subprocess.run("/bin/bash", [script])
    #expect(result.output.isEmpty && result.errors.isEmpty, "\(result.output)\(result.errors)")
  }

  @Test("every command that writes a report is tried")
  func complete() throws {
    let commands = try #require(try CommandInfo.program().subcommands)
    let writing = commands.filter { command in
      ([command] + command.commands).contains {
        $0.shown.contains { $0.spellings.contains("--output") }
      }
    }.map(\.commandName)
    #expect(writing.count > 10)
    for name in writing where !Self.others.contains(name) {
      #expect(Self.uses.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
  }
}
