// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Lifecycle
import LifecycleUI

/// A log that is followed while it is written: it comes through the standard input, and the keys
/// come from the terminal, which takes the standard input's place.
struct FollowedLog: ~Copyable {
  private let descriptor: Int32
  /// Ends a wait of the main loop when there is something to read.
  private let source: any DispatchSourceRead
  private var lines = LogLines()
  private var check: LogCheck
  private var hasEnded = false
  /// What the session has been told.
  private var told: [LogCheck.Progress] = []
  private var scenario: Scenario?
  private var departures = 0

  /// What a session must be told.
  struct News {
    /// The device the session begins anew with; nil if it goes on.
    var restart: Scenario?
    var changes: [FollowedChange] = []
  }

  /// Takes the standard input for the log. Call before the terminal is opened.
  init(_ options: LogCheck.Options) throws(Failure) {
    var options = options
    options.follows = true
    check = LogCheck(options)
    descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw Failure("<stdin>: \(Files.reason())") }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0, dup2(terminal, STDIN_FILENO) >= 0 else {
      throw Failure("/dev/tty: \(Files.reason())")
    }
    close(terminal)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // That it fires ends the wait, which is all it is for.
    source.setEventHandler {}
    source.activate()
  }

  /// Reads what waits, without waiting for more.
  mutating func read() -> News? {
    var isNew = false
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // So much at a time that keys are not kept waiting.
    for _ in 0..<4 where !hasEnded {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0 else { break }
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { break }
      isNew = true
      if count <= 0 {
        hasEnded = true
        source.cancel()
        lines.finish(into: &check)
      } else {
        lines.read(chunk[..<count], into: &check)
      }
    }
    return isNew ? news() : nil
  }

  /// What has changed in the likeliest explanation.
  private mutating func news() -> News {
    check.catchUp()
    let progress = check.progress
    var news = News()
    var done = told.count
    if check.scenario != scenario || !progress.starts(with: told) {
      scenario = check.scenario
      news.restart = scenario
      done = 0
    }
    var time = Duration.zero
    for (place, part) in progress.enumerated() {
      if case .wait(let duration) = part { time += duration }
      guard place >= done else { continue }
      news.changes.append(Self.change(part, time))
    }
    told = progress
    if check.departures.count > departures || news.restart != nil, let last = check.departures.last
    {
      let text = CheckReport(name: "", check: check, story: nil).summaryLine(last)
      news.changes.append(.note(text, isProblem: true))
    }
    departures = check.departures.count
    if hasEnded {
      news.changes.append(
        .note(Phrases.english.check.logEnded(check.counts.lines), isProblem: false))
    }
    return news
  }

  private static func change(_ part: LogCheck.Progress, _ time: Duration) -> FollowedChange {
    switch part {
    case .event(let event): .event(event)
    case .wait: .time(time)
    case .skip: .skip
    case .line(let number, let observation):
      .note(Phrases.english.check.line(number, observation.text), isProblem: false)
    }
  }
}
