// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Ways to die, to starve and to be stuck: the terminal is given back from each.
@Suite("What a terminal and a system can do to the program", .serialized)
struct SurvivalTests {
  /// The program with its screen open.
  private func started(
    _ line: String = "applife", _ columns: UInt16 = 80, _ rows: UInt16 = 24
  ) throws -> (Pseudoterminal, [UInt32]) {
    let terminal = try Pseudoterminal(columns, rows)
    let modes = terminal.modes
    try terminal.run(line)
    try terminal.wait(for: "\u{1B}[?25l")
    try terminal.wait(for: "Notes")
    return (terminal, modes)
  }

  private func expectGivenBack(
    _ terminal: Pseudoterminal, _ modes: [UInt32], status: Int32,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(for: "status \(status)\r\n")
    #expect(terminal.isGivenBack, sourceLocation: location)
    #expect(terminal.modes == modes, sourceLocation: location)
  }

  @Test(
    "Any signal that can be caught ends it, and gives the terminal back",
    arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGPWR, SIGXCPU,
      SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGSTKFLT, SIGSYS, SIGBUS, SIGFPE, SIGTRAP, 34, 64,
    ])
  func signals(signal: Int32) throws {
    let (terminal, modes) = try started()
    kill(try terminal.process(), signal)
    try expectGivenBack(terminal, modes, status: 128 + signal)
  }

  @Test(
    "A signal that comes while the terminal is given back for another waits until it has been",
    .enabled(if: Preloaded.compiler != nil))
  func secondSignal() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // The last sequence has been written, and the modes are still to be set.
    let library = try Preloaded.library(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      #include <string.h>
      #include <unistd.h>
      static ssize_t (*theirs)(int, const void *, size_t);
      ssize_t write(int file, const void *bytes, size_t count) {
        if (!theirs) theirs = dlsym(RTLD_NEXT, "write");
        ssize_t result = theirs(file, bytes, count);
        static const char end[] = "\\033[?1000l";
        if (memmem(bytes, count, end, sizeof end - 1)) raise(SIGTERM);
        return result;
      }
      """, in: terminal.folder)
    try terminal.run("LD_PRELOAD='\(library)' '\(Binary.path)'; (exit $?)")
    try terminal.wait(for: "\u{1B}[?25l")
    try terminal.wait(for: "Notes")
    kill(try terminal.process(), SIGHUP)
    try expectGivenBack(terminal, modes, status: 128 + SIGHUP)
  }

  @Test("Where nobody reads, a signal ends it all the same", arguments: [SIGTERM, SIGINT, SIGHUP])
  func stalled(signal: Int32) throws {
    let (terminal, modes) = try started()
    let process = try terminal.process()
    // Frames of a large window, until the terminal takes no more and the program waits for it.
    let end = ContinuousClock.now + .seconds(20)
    var isStuck = false
    var width: UInt16 = 200
    while !isStuck, ContinuousClock.now < end {
      width = width == 200 ? 201 : 200
      terminal.resize(width, 100)
      let threads = "/proc/\(process)/task"
      isStuck = try FileManager.default.contentsOfDirectory(atPath: threads).contains {
        let place = try? String(contentsOfFile: "\(threads)/\($0)/wchan", encoding: .utf8)
        return place?.contains("n_tty_write") ?? false || place?.contains("wait_woken") ?? false
      }
    }
    kill(process, signal)
    try expectGivenBack(terminal, modes, status: 128 + signal)
  }

  @Test("A terminal that must not block is made to, and given back as it was")
  func nonblocking() throws {
    let terminal = try Pseudoterminal()
    terminal.isNonblocking = true
    try terminal.run("applife", isShared: true)
    try terminal.wait(for: "Notes")
    #expect(!terminal.isNonblocking)
    terminal.type("q")
    try terminal.wait(for: "status 0")
    #expect(terminal.isNonblocking)
  }

  @Test(
    "A byte that is no text swallows nothing behind it",
    arguments: [
      [0xFF, 0x71], [0xC3, 0x71], [0xE2, 0x82, 0x71], [0xF0, 0x71], [0x80, 0x71],
      [0xED, 0xA0, 0x71],
      [0xFF, 0x03], [0xC3, 0x03], [0xFF, 0xFE, 0xF8, 0x88, 0x80, 0x80, 0x71], [0xC0, 0xAF, 0x03],
    ])
  func invalidBytes(bytes: [UInt8]) throws {
    let (terminal, modes) = try started()
    terminal.type(bytes)
    try expectGivenBack(terminal, modes, status: 0)
  }

  @Test("Ctrl-\\ is a key like another while the screen is open")
  func controlBackslash() throws {
    let (terminal, modes) = try started()
    terminal.type([0x1C])
    terminal.type("q")
    try expectGivenBack(terminal, modes, status: 0)
  }

  @Test("A character that comes in parts is one key")
  func parts() throws {
    let (terminal, modes) = try started()
    terminal.type(":x")
    try terminal.wait(for: ":")
    terminal.type([0xC3])
    terminal.type([0xA9])
    try terminal.wait(for: "é")
    terminal.type([0x03])
    try expectGivenBack(terminal, modes, status: 0)
  }

  @Test(
    "A window of any size is survived, from the start and later",
    arguments: [(65_535, 65_535), (32_768, 2), (2, 40_000), (10_000, 10_000), (1, 1)]
      as [(UInt16, UInt16)])
  func sizes(columns: UInt16, rows: UInt16) throws {
    let first = try Pseudoterminal(columns, rows)
    let modes = first.modes
    try first.run("COLUMNS=99999 LINES=99999 applife")
    try first.wait(for: "\u{1B}[?25l")
    first.resize(80, 24)
    try first.wait(for: "Notes")
    first.forget()
    first.resize(columns, rows)
    first.resize(80, 24)
    first.type("?")
    first.type([0x03])
    try expectGivenBack(first, modes, status: 0)
  }

  @Test("With too few descriptors it says so and ends, or it works", arguments: 4...14)
  func descriptors(limit: Int) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    try terminal.run("(ulimit -n \(limit); exec '\(Binary.path)') 2> errors")
    if limit < 11 {
      try terminal.wait(for: "status 2")
      let errors = try String(
        contentsOf: terminal.folder.appending(path: "errors"), encoding: .utf8)
      #expect(errors.hasPrefix("applife: needs "))
      #expect(errors.filter { $0 == "\n" }.count == 1)
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}"))
    } else {
      try terminal.wait(for: "Notes")
      terminal.type("o")
      try terminal.wait(for: "applicationDidBecomeActive")
      terminal.type("qq")
      try expectGivenBack(terminal, modes, status: 0)
    }
  }

  @Test(
    "A stack that overflows while the screen is open gives the terminal back",
    .enabled(if: Preloaded.compiler != nil),
    // Swift's own reports bring a stack for handlers too: it must go without them.
    arguments: ["", "SWIFT_BACKTRACE=enable=no"])
  func overflow(environment: String) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // Reading the first key recurses until nothing is left of the stack: a handler without a stack of
    // its own could not run.
    let library = try Preloaded.library(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <unistd.h>
      static ssize_t (*theirs)(int, void *, size_t);
      static int recurse(volatile char *above) {
        volatile char room[4096];
        room[0] = above[0];
        return recurse(room) + room[0];
      }
      ssize_t read(int file, void *bytes, size_t count) {
        if (!theirs) theirs = dlsym(RTLD_NEXT, "read");
        ssize_t result = theirs(file, bytes, count);
        char none = 0;
        return file == 0 && result > 0 ? recurse(&none) : result;
      }
      """, in: terminal.folder)
    try terminal.run("\(environment) LD_PRELOAD='\(library)' '\(Binary.path)'; (exit $?)")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "Notes")
    terminal.type("o")
    try expectGivenBack(terminal, modes, status: 128 + SIGSEGV)
    #expect(
      String(decoding: terminal.output, as: UTF8.self)
        .contains("applife: internal error, or out of memory\r\n"))
  }

  @Test(
    "Where no thread can be started it says so and ends, before the terminal is taken",
    .enabled(if: Preloaded.compiler != nil), arguments: ["", "--plain"])
  func threads(mode: String) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // What `ulimit -u` does to everyone but root.
    let library = try Preloaded.library(
      """
      #include <errno.h>
      int pthread_create(void *thread, const void *attributes, void *(*start)(void *), void *argument) {
        return EAGAIN;
      }
      """, in: terminal.folder)
    try terminal.run("LD_PRELOAD='\(library)' '\(Binary.path)' \(mode) 2> errors")
    try terminal.wait(for: "status 2")
    let errors = try String(contentsOf: terminal.folder.appending(path: "errors"), encoding: .utf8)
    #expect(errors == "applife: can't start a thread (ulimit -u, ulimit -v)\n")
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.modes == modes)
  }

  @Test(
    "An ordinary user who may start no more processes is told so", arguments: ["", "--plain"])
  func processes(mode: String) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // The limit does not hold for root, and no other user need be able to read the program's folder.
    let user = getuid() == 0 ? "setpriv --reuid=61234 --regid=61234 --clear-groups" : ""
    try terminal.run(
      """
      cp '\(Binary.path)' program; chmod 755 . program; touch errors
      (ulimit -u 1; exec \(user) ./program \(mode)) 2> errors
      """)
    try terminal.wait(for: "status 2")
    #expect(try errors(terminal) == "applife: can't start a thread (ulimit -u, ulimit -v)\n")
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.modes == modes)
  }

  @Test(
    "With little memory it says so and ends, or it works", .enabled(if: !Binary.isSanitized),
    arguments: ["v", "d"], (1...15).map { $0 * 10_000 })
  func memory(kind: String, limit: Int) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // Swift's own reports are colored.
    try terminal.run(
      """
      export SWIFT_BACKTRACE=enable=no
      (ulimit -\(kind) \(limit); exec '\(Binary.path)') 2> errors
      """)
    // The events are not saved: it asks once.
    terminal.type("oqq")
    try terminal.wait(for: "status ")
    #expect(terminal.modes == modes)
    let text = String(decoding: terminal.output, as: UTF8.self)
    let errors = try errors(terminal)
    if errors.hasPrefix("applife: ") {
      #expect(text.contains("status 2") && errors.filter { $0 == "\n" }.count == 1)
      #expect(!text.contains("\u{1B}"))
    } else if text.contains("\u{1B}") {
      #expect(text.contains("status 0") && terminal.isGivenBack)
    } else {
      // The system or Swift's runtime could not load it, and says so.
      let isFatal = errors.hasPrefix("Fatal error: failed to allocate")
      #expect(["127", "139"].contains { text.contains("status " + $0) } || isFatal)
    }
  }

  @Test(
    "Where memory ends while the screen is open, the terminal is given back",
    .enabled(if: !Binary.isSanitized))
  func exhausted() throws {
    let terminal = try Pseudoterminal()
    terminal.keepOutputAtInterrupt()
    let modes = terminal.modes
    // The Ctrl-C may come when the program has just ended: the shell must still say its status.
    try terminal.run("trap : INT; applife")
    // The whole screen: Dispatch waits for ever for memory that its first block does not get.
    try terminal.wait(for: "undo")
    let process = try terminal.process()
    try Subprocess.run("/usr/bin/prlimit", ["--pid", "\(process)", "--as=1000000:1000000"])
    terminal.type(String(repeating: "oh", count: 5_000))
    terminal.type([0x03])
    try terminal.wait(for: "status ", limit: .seconds(60))
    #expect(terminal.isGivenBack)
    #expect(terminal.modes == modes)
  }

  private func errors(_ terminal: Pseudoterminal) throws -> String {
    try String(contentsOf: terminal.folder.appending(path: "errors"), encoding: .utf8)
  }

  @Test(
    "A signal that comes during a save is not taken for a file that is too large",
    .enabled(if: Preloaded.compiler != nil))
  func signalDuringSave() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let library = try Preloaded.library(
      """
      #include <signal.h>
      #include <sys/wait.h>
      #include <unistd.h>
      int fsync(int file) {
        pid_t other = fork();
        if (other == 0) {
          kill(getppid(), SIGXFSZ);
          _exit(0);
        }
        waitpid(other, 0, 0);
        return fdatasync(file);
      }
      """, in: terminal.folder)
    try terminal.run("LD_PRELOAD='\(library)' '\(Binary.path)'; (exit $?)")
    try terminal.wait(for: "Notes")
    terminal.type(":save x\r")
    try expectGivenBack(terminal, modes, status: 128 + SIGXFSZ)
  }

  @Test("Being continued again and again in the background does no harm")
  func continued() throws {
    let tmux = try Tmux()
    try tmux.type("clear; applife")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("C-z")
    try tmux.wait(text: "Stopped")
    try tmux.type("p=$(jobs -p); for i in $(seq 150); do kill -CONT $p; done; echo sent")
    try tmux.wait(text: "sent")
    try tmux.type("fg")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.press("q")
    try tmux.wait("the prompt") { _ in try tmux.value("alternate_on") == "0" }
  }

  @Test(
    "A paste of thousands of keys holds up neither Ctrl-C nor TERM nor q", arguments: 0...3,
    [("", "bn"), ("oh", "n"), ("o", "b"), ("ohohohohoh", "d")])
  func paste(way: Int, keys: (before: String, pasted: String)) throws {
    let (terminal, modes) = try started()
    terminal.type(String(repeating: keys.before, count: 1_000))
    terminal.type(String(repeating: keys.pasted, count: 4_096 / keys.pasted.count))
    switch way {
    case 0: terminal.type([0x03])
    case 1: kill(try terminal.process(), SIGTERM)
    // The first one may be asked back: the events are not saved.
    case 2: terminal.type("qq")
    // Behind a line that is typed, which Escape ends.
    default: terminal.type(":quiz\u{1B}\u{1B}qq")
    }
    try expectGivenBack(terminal, modes, status: way == 1 ? 128 + SIGTERM : 0)
  }

  @Test("A Ctrl-S typed while it was stopped does not hold it up, even behind a full input")
  func heldOutput() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    // `fg` itself would wait to print.
    try terminal.run(
      """
      set -m
      applife
      echo stopped
      until [ -e go ]; do sleep 0.01; done
      fg > /dev/null
      """)
    try terminal.wait(for: "undo")
    terminal.type([0x1A])
    try terminal.wait(for: "stopped\r\n")
    terminal.forget()
    // More than the kernel keeps of what is typed: it reads no Ctrl-C behind it.
    terminal.type([0x13] + Array(String(repeating: "o\r", count: 3_000).utf8))
    try Data().write(to: terminal.folder.appending(path: "go"))
    try terminal.wait(for: "undo")
    terminal.type([0x03])
    try expectGivenBack(terminal, modes, status: 0)
  }

  @Test("Saving to a pipe is refused at once")
  func pipe() throws {
    let (terminal, modes) = try started("mkfifo pipe; applife")
    terminal.type(":save pipe\r")
    try terminal.wait(for: "not a regular file")
    terminal.type("q")
    try expectGivenBack(terminal, modes, status: 0)
  }
}
