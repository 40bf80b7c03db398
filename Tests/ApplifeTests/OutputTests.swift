// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The output of the program and its places: no verdict is lost, no text acts on its reader, and no
/// other file is touched.
@Suite("What leaves the program")
struct OutputTests {
  /// Runs lines of the shell in a folder of their own, with `$applife` as the program.
  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Subprocess.Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "applife-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Subprocess.run(
      "/bin/bash", ["-c", "cd '\(folder.path)'; applife='\(Binary.path)'; " + line],
      expecting: status)
  }

  private let failing = "tap icon, expect MyApp suspended"

  @Test(
    "a failing run is told by its status wherever its report goes",
    arguments: [">&9", "> /dev/null"])
  func verdict(stdout: String) throws {
    // Descriptor 9 is a pipe whose reader has gone.
    let result = try shell(
      """
      mkfifo pipe; exec 8<> pipe 9> pipe 8<&-
      (trap '' PIPE; exec $applife run -c '\(failing)') \(stdout)
      """, expecting: 1)
    #expect(result.errors.contains("expected MyApp suspended"))
  }

  @Test(
    "a report that can't be written is an error, also if the output is closed",
    arguments: [">&-", "2>&- >&-", "<&- >&- 2>&-", "> /dev/full", "1< /dev/null"])
  func closedOutput(stdout: String) throws {
    for command in ["run -c 'tap icon'", "rules", "--version", "ask timer", "--plain < /dev/null"] {
      let result = try shell("$applife \(command) \(stdout)", expecting: 2)
      #expect(result.errors.hasPrefix("<stdout>: ") || stdout.contains("2>&-"))
    }
  }

  @Test("a report that nobody reads is not an error of a run that passes")
  func unreadReport() throws {
    let steps = "printf 'tap icon\\npress home\\n%.0s' $(seq 3000) > long"
    let result = try shell(
      "\(steps); (trap '' PIPE; exec $applife run long) | head -1; exit ${PIPESTATUS[0]}")
    #expect(result.errors.isEmpty)
  }

  @Test(
    "with standard streams closed, a report holds the report and nothing else",
    arguments: ["<&- >&- 2>&-", ">&- 2>&-", "2>&-", ">&-", "<&-"])
  func closedStreams(closed: String) throws {
    let result = try shell(
      """
      $applife run -c '\(failing)' -o open 2> /dev/null
      $applife run -c '\(failing)' -o report \(closed); echo $?; cmp open report
      """)
    #expect(result.output == "1\n")
  }

  @Test(
    "no name and no text acts on who shows a report",
    arguments: [
      "text", "tap", "junit", "markdown", "mermaid", "jsonl", "svg", "diagram", "dot",
    ])
  func escapes(format: String) throws {
    // What a scenario may hold: direction and line separators. What a name may hold: all that and
    // escape, CSI in one character, tab, carriage return and newline.
    let text = "\u{202E}\u{2028}\u{200F}\u{2066}"
    let name = "\u{1B}]0;x\u{7}\u{9B}31m\t\r\u{85}" + text
    let result = try shell(
      """
      printf '# T\(text)\\napp "A\(text)"\\ntap icon\\nopen url "u\(text)"\\nexpect refused\\n' > $'e\\n\(name)'
      printf 'lock\\n' > $'f\\n\(name)'
      $applife run e* --format \(format)
      $applife run f* --format \(format)
      if [ \(format) != mermaid ] && [ \(format) != svg ]; then $applife run e* f* --format \(format); fi
      exit 0
      """)
    for text in [result.output, result.errors] {
      let bad = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            || scalar.properties.generalCategory == .lineSeparator
            || scalar.properties.generalCategory == .paragraphSeparator)
      }
      #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
    }
    #expect(!result.output.isEmpty)
    if format == "jsonl" {
      for line in result.output.split(separator: "\n") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }
    // A line break in a name begins no line of a protocol.
    #expect(!result.output.contains("\n]0;x"))
  }

  @Test(
    "-o /dev/stdout appends to what the shell appends to",
    arguments: ["/dev/stdout", "/proc/self/fd/1", "/dev/fd/1", "link"])
  func append(path: String) throws {
    let result = try shell(
      "ln -s /dev/stdout link; echo before > log; $applife run -c lock -o \(path) >> log; cat log")
    #expect(result.output.hasPrefix("before\n"))
    #expect(result.output.contains("event"))
  }

  @Test("a link keeps pointing to its file, even to one that is not there yet")
  func links() throws {
    let result = try shell(
      """
      mkdir d; ln -s d/new dangling; ln -s dangling second
      $applife run -c lock -o second; readlink second; readlink dangling; grep -c lock d/new; ls -A d
      """)
    #expect(result.output == "dangling\nd/new\n1\nnew\n")
    #expect(
      try shell("ln -s a b; ln -s b a; $applife run -c lock -o a", expecting: 2).errors
        == "a: Too many levels of symbolic links\n")
  }

  @Test("a file named like one of ours is neither in the way nor removed")
  func names() throws {
    let result = try shell(
      """
      mkdir d; cd d; echo old > out
      # The program has the process of the shell it replaces.
      (touch "out.$BASHPID.tmp" ".out.applife-$BASHPID-0"; ls -A > ../before
      exec $applife run -c lock -o out)
      ls -A | cmp - ../before; grep -c lock out
      """)
    #expect(result.output == "1\n")
  }

  @Test(
    "what a killed run left is removed by the next, and nothing else",
    .enabled(if: Preloaded.compiler != nil))
  func leftovers() throws {
    let folder = try Folder()
    let library = try Preloaded.library(
      """
      #include <signal.h>
      #include <unistd.h>
      int rename(const char *from, const char *to) {
        kill(getpid(), SIGKILL);
        return 0;
      }
      """, in: folder.url)
    let result = try shell(
      """
      echo old > out; touch .out.applife-999999998-0
      (LD_PRELOAD='\(library)' exec $applife run -c lock -o out) 2> /dev/null; echo $?
      cat out; ls -A | wc -l
      $applife run -c lock -o out; ls -A; grep -c lock out
      """)
    #expect(result.output == "137\nold\n3\n.out.applife-999999998-0\nout\n1\n")
  }

  @Test("names that are no text are kept byte for byte")
  func bytes() throws {
    let result = try shell(
      """
      printf 'lock\\n' > $'in\\xff\\xf4\\x8f\\xbf\\xbf'
      $applife run $'in\\xff\\xf4\\x8f\\xbf\\xbf' -o $'out\\xc3\\x28' && ls -A | od -An -c | tr -d ' \\n'
      $applife run $'no\\xff' ; echo $?
      """)
    #expect(result.output.hasPrefix(#"in377364217277277\nout303(\n"#))
    #expect(result.errors == "no?: No such file or directory\n")
  }

  @Test("a name as long as a name may be is replaced too")
  func longName() throws {
    let result = try shell(
      "name=$(printf 'x%.0s' $(seq 255)); echo old > $name; $applife run -c lock -o $name; grep -c lock $name; ls -A | wc -l"
    )
    #expect(result.output == "1\n1\n")
  }

  @Test("help that cannot be written says why", arguments: ["--help", "--version", "help run"])
  func fullDisk(arguments: String) throws {
    let result = try shell("$applife \(arguments) > /dev/full", expecting: 2)
    #expect(result.errors == "<stdout>: No space left on device\n")
  }

  @Test("a file with two names keeps both, and one in a closed folder is filled")
  func inPlace() throws {
    let linked = try shell(
      "echo a long old report > one; ln one two; $applife run -c lock -o one; cmp one two; grep -c long one; stat -c %h one"
    )
    #expect(linked.output == "0\n2\n")
    // Root may write to any folder: another user has to try.
    let closed = try shell(
      """
      mkdir d; touch d/out; chmod 666 d/out; chmod 555 d
      if [ $(id -u) = 0 ]; then as="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
      cp $applife ./program; chmod 755 . program; $as ./program run -c lock -o d/out; grep -c lock d/out; ls -A d
      chmod 755 d
      """)
    #expect(closed.output == "1\nout\n")
  }

  @Test(
    "a file that would be too large is an error, and is not there",
    .enabled(if: !Binary.isThreadSanitized))
  func tooLarge() throws {
    let result = try shell(
      """
      printf 'tap icon\\npress home\\n%.0s' $(seq 3000) > long
      (ulimit -f 10; $applife run long -o out); echo $?; ls -A
      """)
    #expect(result.output == "2\nlong\n")
    #expect(result.errors == "out: File too large\n")
  }

  @Test(
    "the mode without a screen ends at the end of whatever its input is",
    arguments: [
      ("< /dev/null", 0), ("< .", 2), ("<&-", 0), ("< file", 0),
      ("< fifo & cat file > fifo; wait $!", 0),
    ])
  func plainInput(input: String, status: Int32) throws {
    let result = try shell(
      "echo 'tap icon' > file; mkfifo fifo; timeout 300 $applife --plain \(input)",
      expecting: status
    )
    #expect(result.output.contains("Active") == input.contains("file"))
  }

  @Test("a file is judged by the mode without a screen as run judges it")
  func plainAlike() throws {
    let scenarios = Project.root
      .appending(path: "Resources/Scenarios").path
    // As they are, and with another state expected, which fails or not.
    let result = try shell(
      """
      judge() {
        $applife run --quiet $1 > /dev/null 2> run.err; run=$?
        $applife --plain < $1 > /dev/null 2> plain.err; plain=$?
        echo "$run" >> statuses
        [ $run = $plain ] || echo "$2: run $run, plain $plain"
      }
      for file in '\(scenarios)'/*.scenario; do
        cp "$file" one; judge one "$file"
        sed -E 's/(expect.*) active/\\1 suspended/' "$file" > other
        cmp -s one other || judge other "$file, changed"
      done
      printf 'app A\napp B\ntap icon B\npress home\ntap icon\nexpect A active\n' > f; judge f 'the first app'
      printf 'tap icon\nexpect MyApp suspended\nlok\n' > f; judge f 'a failure and an error'
      printf 'app Zoë, ios 5, tap icon, app Late\n' > f; judge f 'one line'
      cmp <(cut -d: -f2,3 run.err) <(cut -d: -f2,3 plain.err)
      printf '\\xef\\xbb\\xbfapp A, lok\n' > f; judge f 'a byte order mark'
      cmp <(cut -d: -f2,3 run.err) <(cut -d: -f2,3 plain.err)
      for text in '' '# a title\n' 'app A\n' 'app A\nios 99\n' 'lock\\xff\n'; do
        printf "$text" > f; judge f "$text"
      done
      sort -u statuses | tr -d '\n'
      """)
    #expect(result.output == "012")
  }

  @Test("a standard input that nothing can be read from is an error")
  func plainWriteOnly() throws {
    let result = try shell(
      "timeout 300 $applife --plain 0> file; echo $?; timeout 300 $applife --plain 0> >(sleep 1); echo $?"
    )
    #expect(result.output == "2\n2\n")
    #expect(
      result.errors
        == String(
          repeating: "<stdin>: it is closed, or open only in the other direction\n", count: 2))
  }

  @Test("the mode without a screen takes a whole file, or refuses it")
  func plainLarge() throws {
    let result = try shell(
      """
      (echo 'tap icon'; head -c 34000000 /dev/zero | tr '\\0' '\\n'; echo 'expect MyApp suspended') > file
      $applife run file; echo $?; $applife --plain < file; echo $?
      """)
    #expect(result.output == "2\n2\n")
  }

  @Test("the mode without a screen ends when nobody reads it, and tells so by its status")
  func plainUnread() throws {
    let result = try shell(
      "(trap '' PIPE; (while echo 'tap icon'; do :; done) 2> /dev/null | timeout 300 $applife --plain) | head -1; exit ${PIPESTATUS[0]}",
      expecting: 2)
    #expect(result.errors == "<stdout>: its reader has closed it\n")
  }
}
