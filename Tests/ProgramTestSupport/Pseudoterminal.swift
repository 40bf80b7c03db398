// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A terminal for one test of which every end is in the test's hands: what is written can be left
/// unread, its size can be absurd, and its modes can be looked at when the program has ended.
///
/// A shell that stays behind leads the session: when a leader ends, the kernel itself puts the
/// modes back.
package final class Pseudoterminal {
  /// A folder for the test's files, and the current one of its commands.
  package let folder: URL
  private let master: Int32
  /// The name of the other end.
  private let name: String
  /// The other end, as the program has it: kept open to look at its modes.
  private let slave: Int32
  private var shell: pid_t = 0
  /// Everything that has been read.
  package private(set) var output: [UInt8] = []

  /// A terminal of this size.
  package init(_ columns: UInt16 = 80, _ rows: UInt16 = 24) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "applife-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, isLocked): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw Subprocess.Failed(description: "no pseudo-terminal") }
    name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns, rows)
  }

  deinit {
    if shell > 0 {
      kill(-shell, SIGKILL)
      kill(shell, SIGKILL)
      waitpid(shell, nil, 0)
    }
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Acting

  /// Runs a line of the shell, in which `applife` is the program, and then says its status.
  /// `isShared`: standard input and output are the test's own descriptor, flags and all.
  package func run(_ line: String, isShared: Bool = false) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal a leader opens is that of its session.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for stream in Int32(isShared ? 0 : 1)...2 {
      posix_spawn_file_actions_adddup2(&actions, isShared ? slave : 0, stream)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which Swift does not import.
    let session = Int32(0x80)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | session))

    let script = """
      cd '\(folder.path)'
      applife() { '\(Binary.path)' "$@"; }
      ulimit -c 0
      # What the test's process has open is not the program's.
      for number in $(seq 3 100); do eval "exec $number>&-"; done
      \(line)
      echo "status $?"
      read -r unused
      """
    let words = Self.copies(["/bin/bash", "-c", script])
    let variables = Self.copies(
      ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"] + Binary.sanitizerOptions)
    defer { for word in words + variables { free(word) } }
    let error = posix_spawn(&shell, "/bin/bash", &actions, &attributes, words, variables)
    guard error == 0 else { throw Subprocess.Failed(description: String(cString: strerror(error))) }
  }

  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { (word: String) -> UnsafeMutablePointer<CChar>? in strdup(word) } + [nil]
  }

  /// Sends bytes as if they were typed.
  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Sends bytes as if they were typed. What the terminal has no room for waits until it has.
  package func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the window a size.
  package func resize(_ columns: UInt16, _ rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The process that is the program: the shell's child. It runs already.
  package func process(for limit: Duration = .seconds(120)) throws -> pid_t {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      let path = "/proc/\(shell)/task/\(shell)/children"
      let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      if let child = children.split(separator: " ").first.flatMap({ pid_t($0) }) { return child }
      Polling.pause()
    }
    throw Subprocess.Failed(description: "the program has not started")
  }

  // MARK: Looking

  /// The modes the terminal has.
  package var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Lets a Ctrl-C that the terminal turns into a signal leave alone what was written and not yet
  /// read: by default the kernel throws that away.
  package func keepOutputAtInterrupt() {
    var modes = termios()
    tcgetattr(slave, &modes)
    modes.c_lflag |= UInt32(NOFLSH)
    tcsetattr(slave, TCSANOW, &modes)
  }

  /// True if the descriptor that the program shares with the test must not block.
  package var isNonblocking: Bool {
    get { fcntl(slave, F_GETFL) & O_NONBLOCK != 0 }
    set {
      let flags = fcntl(slave, F_GETFL)
      _ = fcntl(slave, F_SETFL, newValue ? flags | O_NONBLOCK : flags & ~O_NONBLOCK)
    }
  }

  /// Reads until what was written contains a text.
  package func wait(for text: String, limit: Duration = .seconds(120)) throws {
    let wanted = Array(text.utf8)
    let end = ContinuousClock.now + limit
    while !output.contains(wanted) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) > 0 {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        if count > 0 { output += chunk[..<count] }
      }
      if ContinuousClock.now > end {
        let tail = String(decoding: output.suffix(2_000), as: UTF8.self)
        throw Missing(what: "'\(text)'", screen: [tail.replacing("\u{1B}", with: "␛")])
      }
    }
  }

  /// Forgets what was read.
  package func forget() { output = [] }

  /// True if the terminal was left as a shell needs it: the former screen, with a cursor.
  package var isGivenBack: Bool {
    let text = String(decoding: output, as: UTF8.self)
    func isLast(_ on: String, after off: String) -> Bool {
      guard let on = text.range(of: on, options: .backwards) else { return false }
      guard let off = text.range(of: off, options: .backwards) else { return true }
      return off.lowerBound < on.lowerBound
    }
    return isLast("\u{1B}[?1049l", after: "\u{1B}[?1049h")
      && isLast("\u{1B}[?25h", after: "\u{1B}[?25l")
      && isLast("\u{1B}[?1000l", after: "\u{1B}[?1000h")
      && isLast("\u{1B}[?1006l", after: "\u{1B}[?1006h")
      && isLast("\u{1B}[?2004l", after: "\u{1B}[?2004h")
      && isLast("\u{1B}[23;0t", after: "\u{1B}[22;0t")
  }
}
