// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Foundation
import ProgramTestSupport
import Testing

@testable import applife

/// Each command with everything that can be wrong with its arguments, files and streams.
@Suite("Failures have a sentence")
struct SilentExitTests {
  /// The commands as the program itself lists them; the program without a command is the empty one.
  static let commands: [String] = {
    let found = (try? CommandInfo.program())?.subcommands?.map(\.commandName) ?? []
    return [""] + found.filter { $0 != "help" }
  }()

  /// A function of the shell that says what is wrong with the end of a command.
  private static let judge = """
    # judge STATUS WORDS: the answer to a question may be no (1); everything else that is not 0 needs a sentence.
    judge() {
      case $1 in
      0) ;;
      1) [ -s out ] || [ -s err ] || echo "no answer: $2" ;;
      2|3) [ -s err ] || echo "silent $1: $2" ;;
      124) echo "does not end: $2" ;;
      *) echo "status $1: $2" ;;
      esac
      [ "$1" = 3 ] && echo "an internal error: $2: $(head -c 300 err)"
      LC_ALL=C grep -q $'\\033' err && echo "an escape sequence: $2"
      true
    }
    try() { timeout 300 "$applife" "$@" > out 2> err < /dev/null; judge $? "$*"; }
    """

  /// The files that a command may find in the place of one that it can read.
  private static let files = [
    "nowhere", "folder", "empty", "binary", "loop", "name", "/dev/null", "good.log",
    "good.scenario", "",
  ]

  @Test("a command that does not end well says why", arguments: commands)
  func failures(command: String) throws {
    let info = try #require(
      try CommandInfo.program().command(named: command.isEmpty ? nil : command))
    var lines: [String] = []
    func add(_ words: [String]) {
      let quoted = ([command].filter { !$0.isEmpty } + words).map {
        $0 == "name" ? "\"$name\"" : "'" + $0.replacing("'", with: "'\\''") + "'"
      }
      lines.append("try " + quoted.joined(separator: " "))
    }
    add(["--no-such-option"])
    // It builds for minutes.
    let builds = command == "build-modules"
    for file in builds ? [] : Self.files {
      add([file])
      if command == "compare" { add(["good.scenario", file]) }
    }
    for option in info.shown where option.kind == "option" {
      let name = option.spellings.first { $0.hasPrefix("--") } ?? option.spellings.first ?? ""
      add(["good.scenario", name])
      if builds { continue }
      let takesFile = ["file", "folder", "path"].contains(option.valueName ?? "")
      for value in takesFile ? ["folder", "/dev/full"] : ["???"] {
        add(["good.scenario", name, value])
      }
    }
    let name = command.isEmpty ? "" : "'\(command)'"
    let streams =
      builds
      ? ""
      : """
      for file in good.scenario good.log; do
        timeout 300 "$applife" \(name) $file > /dev/full 2> err < /dev/null; status=$?; : > out
        judge $status "$file > /dev/full"
        [ $status = 0 ] && [ "\(command)" != mcp ] && echo "a full disk is not noticed: $file"
        timeout 300 "$applife" \(name) $file >&- 2> err < /dev/null; status=$?; echo > out
        judge $status "$file >&-"
        [ $status = 0 ] && [ "\(command)" != mcp ] && echo "a closed output is not noticed: $file"
        timeout 300 "$applife" \(name) $file 2> err < /dev/null | true; status=${PIPESTATUS[0]}; echo > out
        # The signal of a reader that is gone says enough.
        [ $status = 141 ] || judge $status "$file | true"
        timeout 300 "$applife" \(name) < $file > out 2> err; judge $? "< $file"
      done
      timeout 300 "$applife" \(name) <&- > out 2> err; judge $? "<&-"
      timeout 300 "$applife" \(name) < folder > out 2> err; judge $? "< folder"
      timeout 300 "$applife" \(name) <(cat binary) > out 2> err < /dev/null; judge $? "a pipe"
      timeout 300 "$applife" \(name) good.scenario 2>&- > out < /dev/null; echo > err; judge $? "2>&-"
      """
    let folder = try Folder()
    let script = try folder.write(
      "script",
      """
      cd '\(folder.url.path)'; mkdir home; applife='\(Binary.path)'
      export HOME="$PWD/home" XDG_STATE_HOME="$PWD/home/state" XDG_CONFIG_HOME="$PWD/home/config"
      unset APPLIFE_LANG; export LC_ALL=C.UTF-8 TERM=dumb
      printf 'app Notes\\ntap icon\\npress home\\n' > good.scenario
      printf '12:00:00 Notes[1] applicationDidBecomeActive\\n' > good.log
      mkdir folder; : > empty; head -c 3000 /dev/urandom > binary
      ln -s loop loop
      name=$(printf 'a\\033[31mname'); echo x > "$name"
      \(Self.judge)
      \(lines.joined(separator: "\n"))
      \(streams)
      """)
    let result = try Subprocess.run("/bin/bash", [script])
    #expect(result.output.isEmpty, "\(result.output)")
  }

  @Test("the list of commands is the program's")
  func list() { #expect(Self.commands.count > 25) }
}
