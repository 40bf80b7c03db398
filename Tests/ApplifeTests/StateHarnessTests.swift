// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Everything that people and other programs do to the files in which the program keeps something. Expected is a
/// sentence, nothing lost that was confirmed, and an end. In `make test-all`.
@Suite("State files that are something else, change, or cannot be written")
struct StateHarnessTests {
  /// A file, or a folder, in which the program keeps something.
  enum Kept: String, CaseIterable {
    case session, handIn, settings, progress, walks, notes, recording, cache

    var path: String {
      switch self {
      case .session: "dir/a.walk"
      case .handIn: "dir/a.hand"
      case .settings: "config/applife/config.toml"
      case .progress: "state/applife/lessons"
      case .walks: "state/applife/walks"
      case .notes: "state/applife/notes"
      case .recording: "dir/a.cast"
      case .cache: "cache/applife"
      }
    }

    /// Uses it; `$run` is the program, perhaps with fewer rights.
    var use: String {
      switch self {
      case .session: #"printf 'p\nquit\nquit\n' | $run walk two.scenario --session $file --plain"#
      case .handIn: #"printf 'next\npass\nquit\n' | $run learn 1 --report $file --plain"#
      case .settings: "$run config < /dev/null"
      case .progress: #"yes $'next\npass' | head -60 | $run learn 1 --plain"#
      case .walks: #"printf 'p\nquit\nquit\n' | $run walk two.scenario --plain"#
      case .notes:
        // Of what presents, the terminal sees everything.
        #"""
        { sleep 1; $run notes > shown < /dev/null; printf q; } |
          script -qec "$run two.scenario --present" /dev/null > /dev/null; $run notes < /dev/null
        """#
      case .recording:
        // Its errors are on the terminal.
        #"{ sleep 1; printf q; } | script -qec "$run two.scenario --record $file" /dev/null >&2"#
      case .cache: "$run host App.swift --plain < /dev/null"
      }
    }

    /// True if what stands there is written to.
    var isWritten: Bool { self != .settings }
  }

  /// The things that can stand in the place of a file; `$name` is its name, `$file` its path.
  private static let replacements = [
    "true", "mkdir $file", "mkfifo $file", "ln -s $name $file", "ln -s /nowhere/at/all $file",
    "ln -s \"$PWD/target\" $file", "ln -s /dev/zero $file", "ln -s /dev/full $file",
    "ln -s /dev/null $file", "echo x > $file", ": > $file", "echo x > $file; chmod 0 $file",
    ": > $file; chmod 444 $file; chmod 555 $(dirname $file)", "chmod 555 $(dirname $file)",
    "mount -t tmpfs -o size=4k none $(dirname $file) && head -c 4096 /dev/zero > $(dirname $file)/filler",
  ]

  /// Runs lines of the shell in a folder, in which file systems can be mounted if the user may do that.
  private func shell(_ script: String) throws -> Subprocess.Result {
    let folder = try Folder()
    let file = try folder.write(
      "script",
      """
      cd '\(folder.url.path)'; applife='\(Binary.path)'
      export HOME="$PWD" XDG_STATE_HOME="$PWD/state" XDG_CONFIG_HOME="$PWD/config" XDG_CACHE_HOME="$PWD/cache"
      unset APPLIFE_LANG; export LC_ALL=C.UTF-8 TERM=xterm
      printf 'app Notes\\ntap icon\\npress home\\n' > two.scenario
      printf 'import UIKit\\n@main class A: UIResponder, UIApplicationDelegate {}\\n' > App.swift
      usual="timeout --foreground 60 $applife"
      # Root may read and write everything, unless it gives that up.
      limited="$usual"
      [ "$(id -u)" = 0 ] && limited="timeout --foreground 60 setpriv --bounding-set -dac_override,-dac_read_search \\
        --inh-caps -dac_override,-dac_read_search $applife"
      \(script)
      """)
    let unshare = "unshare -m true 2>/dev/null && exec unshare -m bash \"$1\"; exec bash \"$1\""
    return try Subprocess.run("/bin/bash", ["-c", unshare, "bash", file])
  }

  @Test(
    "whatever stands there, there is a sentence, it stays, and nothing waits",
    arguments: Kept.allCases)
  func replaced(kept: Kept) throws {
    if [.recording, .notes].contains(kept), Subprocess.find("script") == nil { return }
    // A cache that can be used is filled: that takes minutes, and HostBuildTests do it.
    let replacements = Self.replacements.filter {
      kept != .cache || !($0 == "true" || $0.hasPrefix("mkdir") || $0.contains("target"))
    }
    let result = try shell(
      """
      file=\(kept.path); name=$(basename $file)
      use() { \(kept.use); }
      while IFS= read -r what; do
        rm -rf target; mkdir -p $(dirname $file)
        eval "$what" 2> /dev/null || { echo "skipped: $what" >> skipped; continue; }
        before=$(ls -ld $file 2> /dev/null | cut -c1-10)
        case $what in *chmod*) run=$limited ;; *) run=$usual ;; esac
        use > out 2> err < /dev/null; status=$?
        after=$(ls -ld $file 2> /dev/null | cut -c1-10)
        [ $status = 124 ] && echo "does not end: $what"
        [ $status -gt 3 ] && echo "status $status: $what: $(head -c 300 err)"
        [ $status != 0 ] && [ ! -s err ] && echo "silent: $what"
        [ -n "$before" ] && [ "${before:0:1}" != "${after:0:1}" ] && echo "$before became $after: $what"
        mountpoint -q $(dirname $file) && umount $(dirname $file)
        chmod 755 $(dirname $file); rm -rf $(dirname $file)
      done << 'END'
      \(replacements.joined(separator: "\n"))
      END
      true
      """)
    #expect(result.output.isEmpty, "\(kept): \(result.output)")
    #expect(result.errors.isEmpty, "\(kept): \(result.errors)")
  }

  /// The things that somebody does to a file while it is in use.
  private static let changes = [
    "rm $file", "echo x >> $file", ": > $file", "rm $file; mkdir $file", "rm $file; mkfifo $file",
    "rm $file; ln -s $name $file", "rm $file; ln -s /dev/null $file",
    "rm $file; ln -s /dev/full $file",
    "rm -r dir", "mv $file dir/b; cp dir/b $file", "mv $file dir/b; ln -s b $file",
  ]

  @Test(
    "what is said to be noted is in the file, whatever is done to that meanwhile",
    arguments: [Kept.session, .handIn])
  func changed(kept: Kept) throws {
    let isSession = kept == .session
    let start = isSession ? "walk two.scenario --session $file" : "learn 1 --report $file"
    let result = try shell(
      """
      file=\(kept.path); name=$(basename $file); mkfifo keys
      while IFS= read -r what; do
        # What the last try has printed must not be taken for this one's.
        rm -rf dir; mkdir dir; : > out; exec 3<> keys
        $usual \(start) --plain < keys > out 2> err & program=$!
        timeout 300 bash -c 'until grep -q "\(isSession ? "Step 1" : "Type next")" out; do sleep 0.02; done'
        eval "$what"
        printf '\(isSession ? "p" : "next\\npass\\nnext")\\nquit\\nquit\\n' >&3
        wait $program; status=$?; exec 3>&-
        [ $status -gt 2 ] && echo "status $status: $what"
        [ $status != 0 ] && [ ! -s err ] && echo "silent $status: $what"
        # Nothing is said to be wrong: then it is there.
        if [ ! -s err ]; then
          grep -q '\(isSession ? #""verdict":"passed""# : "step 1 ")' $file || echo "lost: $what"
        fi
      done << 'END'
      \(Self.changes.joined(separator: "\n"))
      END
      true
      """)
    #expect(result.output.isEmpty, "\(kept): \(result.output)")
  }

  @Test(
    "of two lessons that write one hand-in at the same moment, the one that is not told is in it")
  func twoLessons() throws {
    let result = try shell(
      #"""
      for try in $(seq 5); do
        rm -f a.hand one two; : > out1; : > out2; mkfifo one two; exec 3<> one 4<> two
        $usual learn 1 --report a.hand --plain < one > out1 2> err1 & first=$!
        timeout 300 bash -c 'until grep -q "Type next" out1; do sleep 0.02; done'
        $usual learn 1 --report a.hand --plain < two > out2 2> err2 & second=$!
        timeout 300 bash -c 'until grep -q "Type next" out2; do sleep 0.02; done'
        printf 'next\n1\nnext\nquit\nquit\n' >&3 & printf 'next\n2\nnext\nquit\nquit\n' >&4
        wait $first; wait $second
        for one in '1 not' '2 inactive'; do
          set -- $one
          grep -q 'another program has changed this hand-in' err$1 ||
            grep -q "answer 1.1.1 wrong chose $2" a.hand || echo "lesson $1 lost its answer, and was not told"
        done
      done
      """#)
    #expect(result.output.isEmpty, "\(result.output)\(result.errors)")
  }

  @Test("two lessons that end at the same moment are both noted")
  func twoEnds() throws {
    let result = try shell(
      #"""
      for try in $(seq 3); do
        rm -rf state
        for lesson in 1 2; do
          yes $'next\npass' | head -60 | $usual learn $lesson --plain > out$lesson 2> err$lesson &
        done
        wait; cat err1 err2 | grep 'not saved'; grep -c -E '^done (five-states|launch)$' state/applife/lessons
      done
      """#)
    #expect(result.output == "2\n2\n2\n")
  }
}
