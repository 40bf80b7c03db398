// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// `applife walk`: session files, interruptions, and what may go wrong with them.
@Suite("Walks")
struct WalkTests {
  static let tour = """
    # Tour of Notes
    app Notes
    # Tap the icon of Notes.
    tap icon
    expect Notes active
    # Press the side button.
    +2s lock
    expect Notes background
    # Wait 6 seconds.
    wait 6s
    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.write("tour.scenario", Self.tour)
  }

  /// Runs lines of the shell in the folder, in which `applife` is the program.
  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        "cd '\(folder.url.path)'; export XDG_STATE_HOME=$PWD/state; unset PYTHONPATH; "
          + "applife() { '\(Binary.path)' \"$@\"; }; " + line,
      ], expecting: status)
  }

  @Test("verdicts are in a session file, which the next run of the same command goes on with")
  func resumes() throws {
    let first = try shell("printf 'p\\n' | applife walk tour.scenario --plain --tester Ada")
    #expect(first.output.contains("Step 2 of 3"))
    #expect(first.output.contains("1 of 3 steps have a verdict: "))
    let second = try shell(
      "printf 'f\\nnote black\\n' | applife walk tour.scenario --plain", expecting: 1)
    #expect(second.output.contains("Resumed at step 2 of 3."))
    let lines = try shell("cat state/applife/walks/tour-1.walk").output.split(separator: "\n")
    #expect(lines.first?.contains(#""version":2"#) == true)
    #expect(lines.last?.hasPrefix(#"{"design":0"#) == true)
    #expect(lines.contains { $0.contains(#""note":"black""#) && $0.contains(#""failed""#) })
    #expect(lines.contains { $0.contains(#""tester":"Ada""#) })
    // A finished session is left alone: a new one begins.
    _ = try shell("printf 's\\n' | applife walk tour.scenario --plain", expecting: 1)
    let third = try shell("applife walk tour.scenario --plain </dev/null; ls state/applife/walks")
    #expect(third.output.hasSuffix("tour-1.walk\ntour-2.walk\n"))
    #expect(third.output.contains("applife saves every verdict in"))
    let fourth = try shell(
      "applife walk tour.scenario --plain --new </dev/null; ls state/applife/walks")
    #expect(fourth.output.hasSuffix("tour-3.walk\n"))
  }

  @Test("a scenario that was changed begins a new session; a session needs no other file")
  func changed() throws {
    _ = try shell("printf 'p\\n' | applife walk tour.scenario --plain")
    _ = try folder.write("tour.scenario", Self.tour + "\nunlock\n")
    let changed = try shell("applife walk tour.scenario --plain </dev/null")
    #expect(changed.output.contains("Step 1 of 4"))
    let named = try shell(
      "applife walk tour.scenario --session state/applife/walks/tour-1.walk --plain </dev/null",
      expecting: 2)
    #expect(named.errors.contains("this session belongs to another scenario"))
    try FileManager.default.removeItem(atPath: folder.path("tour.scenario"))
    let alone = try shell("applife walk state/applife/walks/tour-1.walk --plain </dev/null")
    #expect(alone.output.contains("Step 2 of 3"))
  }

  @Test("a scenario may come from a pipe, which can be read once")
  func pipe() throws {
    let result = try shell(
      "applife walk <(cat tour.scenario) --session a.walk --plain </dev/null")
    #expect(result.output.contains("Step 1 of 3"))
  }

  @Test("a tour of 20 minutes without calls is walked, interrupted, gone on with, and handed in")
  func tour() throws {
    let result = try shell(
      """
      applife tour --with all --without calls --within 20m -o long.scenario > /dev/null
      printf 'p\np\nf\nnote black\n' | applife walk long.scenario --plain > /dev/null
      yes p | head -500 | applife walk long.scenario --plain > out; grep -c 'Resumed at step 4 of' out
      file=state/applife/walks/long-1.walk
      applife report $file --format junit | grep -o 'failures="1" errors="0" skipped="0"'
      applife report $file | grep -c '^### Step 3: failed'
      """)
    #expect(result.output == "1\nfailures=\"1\" errors=\"0\" skipped=\"0\"\n1\n")
    #expect(result.errors.isEmpty)
  }

  @Test("the steps that failed are walked again, with the way to them")
  func only() throws {
    _ = try shell(
      "printf 'p\\nf\\ns\\n' | applife walk tour.scenario --session one.walk --plain", expecting: 1)
    let again = try shell(
      "printf 'p\\n' | applife walk --only failed one.walk --session two.walk --plain")
    #expect(
      again.output.contains(
        "Do this first, without checking: 1. Tap the icon of Notes on the Home Screen."))
    #expect(again.output.contains("1 of 1 step has a verdict: two.walk"))
    #expect(try shell("cat two.walk").output.contains(#"{"kind":"selection","steps":[2]}"#))
    let none = try shell("applife walk --only blocked one.walk --plain </dev/null", expecting: 2)
    #expect(none.errors == "one.walk: this session has no step that is blocked\n")
    let from = try shell("applife walk --from 3 one.walk --plain </dev/null", expecting: 1)
    #expect(from.output.contains("Step 3 of 3"))
  }

  @Test(
    "what is wrong with a session file is said with its line, and the file is left as it was",
    arguments: [
      (
        "1s/\"version\":2/\"version\":3/",
        "1: expected a session file of version 2, found version 3"
      ),
      ("1s/\"version\":2/\"version\":\"2\"/", "1: expected a whole number for \"version\""),
      (
        "4s/\"step\":1/\"evidence\":[{\"file\":\"..\\/x\",\"sha256\":\"\",\"bytes\":1}],\"step\":1/",
        "4: an attached file needs a name without a folder, its SHA-256 and its size"
      ),
      ("$d", "4: the session file is cut off"),
      ("4s/.\\{20\\}$//", "4: not a line of JSON"),
      ("4s/passed/pased/", "4: unknown verdict \"pased\"; use passed"),
      ("4s/\"step\":1/\"step\":9/", "4: expected a step from 1 to 3, found 9"),
      (
        "4s/\"step\":1/\"step\":-9223372036854775808/",
        "4: expected a step from 1 to 3, found -9223372036854775808"
      ),
      ("4s/\"step\":1/\"step\":1e30/", "4: expected a whole number for \"step\""),
      ("4s/\"step\":1/\"step\":1.5/", "4: expected a whole number for \"step\""),
      ("4s/\"seconds\":[^,]*/\"seconds\":-1/", "4: expected a time in seconds for \"seconds\""),
      ("4s/\"seconds\":[^,]*/\"seconds\":1e999/", "4: expected a number for \"seconds\""),
      ("$s/\"design\":[^,]*/\"design\":1e18/", "5: expected a time in seconds for \"design\""),
      ("4s/\"at\":\"/\"at\":\"x/", "4: expected a date such as"),
      ("2s/tap icon/tap icno/", "2: the scenario in it:4:1: "),
      ("2d", "2: expected the line of kind \"text\" before this one"),
      ("1d", "1: not a session file of applife"),
    ])
  func broken(edit: String, message: String) throws {
    _ = try shell("printf 'p\\n' | applife walk tour.scenario --session a.walk --plain")
    let result = try shell(
      """
      sed -i '\(edit)' a.walk; cp a.walk b.walk
      applife walk a.walk --plain </dev/null; echo $?
      applife report a.walk; echo $?
      cmp a.walk b.walk
      """)
    #expect(result.output == "2\n2\n")
    for line in result.errors.split(separator: "\n") {
      #expect(line.hasPrefix("a.walk:" + message), "\(line)")
    }
    #expect(result.errors.split(separator: "\n").count == 2)
  }

  @Test("a session that was cut off can be kept by the line that is named")
  func cutOff() throws {
    let result = try shell(
      """
      printf 'p\\n' | applife walk tour.scenario --session a.walk --plain > /dev/null
      sed -i '$d' a.walk; echo '{"kind":"end"}' >> a.walk
      applife walk a.walk --plain </dev/null
      """)
    #expect(result.output.contains("Step 2 of 3"))
  }

  @Test("an interrupted session that cannot be read is left, and a new one begins")
  func unreadable() throws {
    let result = try shell(
      """
      printf 'p\\n' | applife walk tour.scenario --plain > /dev/null
      sed -i '$d' state/applife/walks/tour-1.walk
      applife walk tour.scenario --plain </dev/null > /dev/null; ls state/applife/walks
      """)
    #expect(result.output == "tour-1.walk\ntour-2.walk\n")
    #expect(result.errors.contains("tour-1.walk:4: the session file is cut off"))
  }

  @Test("a second line of a kind that there is once is refused, and the file left as it is")
  func secondLines() throws {
    let result = try shell(
      """
      printf 'p\\n' | applife walk tour.scenario --plain --session a.walk > /dev/null
      for line in 2 3; do
        sed "${line}p" a.walk > b.walk; cp b.walk c.walk
        applife walk b.walk --plain </dev/null; echo $?; cmp b.walk c.walk
      done
      """)
    #expect(result.output == "2\n2\n")
    #expect(
      result.errors == """
        b.walk:3: found a second line of kind "text"
        b.walk:4: found a second line of kind "facts"

        """)
  }

  @Test("scenarios of one name in two folders are each gone on with; absurd numbers are no session")
  func sameNames() throws {
    let result = try shell(
      """
      mkdir -p a b state/applife/walks; cp tour.scenario a; sed s/6s/7s/ tour.scenario > b/tour.scenario
      touch state/applife/walks/tour-9223372036854775807.walk
      printf 'p\\n' | applife walk a/tour.scenario --plain > /dev/null
      printf 'p\\n' | applife walk b/tour.scenario --plain > /dev/null
      applife walk a/tour.scenario --plain < /dev/null | grep -o 'Resumed at step 2'
      ls state/applife/walks
      """)
    #expect(
      result.output == """
        Resumed at step 2
        tour-1.walk
        tour-2.walk
        tour-9223372036854775807.walk

        """)
  }

  @Test("an input that cannot be read is told by the status")
  func unreadableInput() throws {
    let result = try shell("applife walk tour.scenario --plain < .", expecting: 2)
    #expect(result.errors == "<stdin>: Is a directory\n")
  }

  @Test(
    "where no verdict can be kept is said before the first step",
    .enabled(if: !Binary.isThreadSanitized))
  func nowhere() throws {
    let result = try shell(
      """
      applife walk tour.scenario --session none/a.walk --plain </dev/null; echo $?
      applife walk tour.scenario --session /dev/null --plain </dev/null; echo $?
      XDG_STATE_HOME=/dev/null applife walk tour.scenario --plain </dev/null; echo $?
      env -u HOME -u XDG_STATE_HOME '\(Binary.path)' walk tour.scenario --plain </dev/null; echo $?
      (ulimit -f 0; applife walk tour.scenario --session a.walk --plain </dev/null 2>&1) | cat
      echo ${PIPESTATUS[0]}; ls
      """)
    #expect(result.output == "2\n2\n2\n2\na.walk: File too large\n2\ntour.scenario\n")
    #expect(result.errors.contains("none/a.walk: No such file or directory\n"))
  }

  @Test(
    "a full disk loses no verdict that was given before",
    .enabled(if: Preloaded.compiler != nil && !Binary.isSanitized))
  func fullDisk() throws {
    // Writing fails from the fourth session file on.
    let library = try Preloaded.library(
      """
      #define _GNU_SOURCE
      #include <errno.h>
      #include <unistd.h>
      int fsync(int file) {
        static int count;
        if (++count <= 6) return 0;
        errno = ENOSPC;
        return -1;
      }
      """, in: folder.url)
    let result = try shell(
      """
      printf 'p\\np\\np\\np\\nnote x\\n' | LD_PRELOAD='\(library)' '\(Binary.path)' walk tour.scenario \
        --session a.walk --plain; echo $?
      applife walk a.walk --plain </dev/null | grep -c 'Resumed at step 3'
      """)
    #expect(result.output.hasSuffix("\n2\n1\n"))
    #expect(
      result.errors.contains("Not saved, so it does not count yet: a.walk: No space left on device")
    )
  }

  @Test("what another program wrote into the session meanwhile is not written over")
  func conflict() throws {
    let result = try shell(
      """
      mkfifo words; exec 3<> words
      applife walk tour.scenario --session a.walk --plain < words > out & walk=$!
      echo p >&3; timeout 300 bash -c 'until grep -q "Step 2" out; do :; done'
      printf 'f\nnote mine\n' | applife walk a.walk --plain > /dev/null
      cp a.walk b.walk
      printf 'p\nquit\nquit\n' >&3; wait $walk; echo $?; cmp a.walk b.walk && grep -c mine a.walk
      """)
    #expect(result.output == "2\n1\n")
    #expect(result.errors.contains("a.walk: another program has changed this session"))
  }

  @Test("names and texts with escapes do nothing to a terminal or a report")
  func escapes() throws {
    let result = try shell(
      """
      name=$(printf 'a\\033]0;x\\007.scenario'); cp tour.scenario "$name"
      esc=$(printf '\\033[31m\\302\\233')
      printf "f\\nnote $esc\\n" | applife walk "$name" --session a.walk --charter "$esc" --plain
      for format in markdown junit tap csv json; do applife report a.walk --format $format; done
      cat a.walk
      """)
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("\u{9B}"))
  }

  @Test(
    "wrong use is said in one line",
    arguments: [
      ("", "walk needs a scenario or a session file"),
      ("-", "walk reads a scenario only from a file"),
      ("tour.scenario --only failed", "--only needs a session file"),
      ("tour.scenario --from 4", "use a step from 1 to 3"),
      ("tour.scenario --from=-9223372036854775808", "use a step from 1 to 3"),
      ("empty.scenario", "the scenario has no steps to walk"),
      ("tuor.scenario", "No such file"),
      ("bad.scenario", "bad.scenario:2:1: unknown event 'tpa icon'"),
    ])
  func wrongUse(arguments: String, message: String) throws {
    _ = try folder.write("empty.scenario", "app Notes\n")
    _ = try folder.write("bad.scenario", "app Notes\ntpa icon\n")
    let result = try shell("applife walk \(arguments) --plain </dev/null", expecting: 2)
    #expect(result.errors.contains(message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("a tester walks in a terminal, is killed, and goes on where the walk was")
  func killed() throws {
    let tmux = try Tmux(80, 24)
    try Data(Self.tour.utf8).write(to: tmux.folder.appending(path: "tour.scenario"))
    try tmux.type("applife walk tour.scenario")
    try tmux.wait(text: "Charter: What do you want to find out in this session?")
    try tmux.type("Leaks")
    try tmux.wait(text: "Tester: Who is testing?")
    try tmux.press("Enter")
    try tmux.wait(text: "Device: Which device")
    try tmux.press("Enter")
    try tmux.wait(text: "Build: Which build")
    try tmux.type("412")
    try tmux.wait(text: "p passed")
    try tmux.press("p")
    try tmux.wait(text: "Step 2 of 3")
    // The verdict is on the disk as soon as the next step is on the screen.
    let file = tmux.folder.appending(path: ".local/state/applife/walks/tour-1.walk")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(#""verdict":"passed""#))
    try tmux.press("f")
    try tmux.wait(text: "↑↓ choose")
    // The failed verdict is there, and what was said of it; the question is asked again.
    try tmux.type("own words")
    try tmux.press("C-z")
    try tmux.wait(text: "Stopped")
    try tmux.type("kill -9 %1; wait; clear; stty sane")
    try tmux.type("applife walk tour.scenario")
    try tmux.wait(text: "Resumed at step 2 of 3.")
    try tmux.wait(text: "own words")
    try tmux.press("Escape")
    try tmux.wait(text: "Note:")
    try tmux.press("Escape")
    try tmux.wait(text: "Step 3 of 3")
    try tmux.press("Left")
    try tmux.wait(text: "Verdict:")
    try tmux.wait(text: "failed")
    try tmux.press("q")
    try tmux.wait(text: "2 of 3 steps have a verdict")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(#""build":"412","charter":"Leaks""#))
  }

  @Test("a closed terminal loses no verdict")
  func hangup() throws {
    let terminal = try Pseudoterminal()
    try Data(Self.tour.utf8).write(to: terminal.folder.appending(path: "tour.scenario"))
    try terminal.run(
      "applife walk tour.scenario --session a.walk --charter a --tester b --device c --build d")
    try terminal.wait(for: "Step 1 of 3")
    terminal.type("p")
    try terminal.wait(for: "Lock Screen")
    kill(try terminal.process(), SIGHUP)
    try terminal.wait(for: "status ")
    let text = try String(contentsOf: terminal.folder.appending(path: "a.walk"), encoding: .utf8)
    #expect(text.contains(#""step":1"#))
    #expect(text.hasSuffix("}\n"))
  }
}
