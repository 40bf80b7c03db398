// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// A log that is followed while it is written: it comes through the standard input, and the keys
/// come from the terminal, which takes the standard input's place.
struct FollowedLog: ~Copyable {
  private let descriptor: Int32
  private let phrases: Phrases
  /// Fires when there is something to read, once the program listens.
  private var source: (any DispatchSourceProtocol)?
  private var lines = LogLines(keepsTail: true)
  private var check: LogCheck
  private var hasEnded = false
  /// The error that ended it before its end.
  private var problem: String?
  /// The parts that the session has been told.
  private var told: [Told] = []
  private var scenario: Scenario?
  private var departures = 0
  private var restarts = 0
  private var found = FindingList()

  /// A part of the explanation.
  private struct Told {
    let part: LogCheck.Progress
    /// The device's time when it is over.
    let time: Duration
  }

  /// The news that a session must be told.
  struct News {
    /// The number of parts it was told that still stand; nil for all of them.
    var standing: Int?
    /// The device, if the session must begin anew.
    var scenario = Scenario()
    /// The number of parts it has been told, and what comes next.
    var told = 0
    var changes: [FollowedChange] = []
    /// The remarks beside it.
    var remarks: [FollowedChange] = []
    /// The findings, if they have changed.
    var findings: FollowedFindings?
  }

  /// Takes the standard input for the log. Call before the terminal is opened.
  static func takingStandardInput(
    _ options: LogCheck.Options, _ phrases: Phrases
  ) throws(Failure) -> FollowedLog {
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw Failure("<stdin>: \(Files.reason())") }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0, dup2(terminal, STDIN_FILENO) >= 0 else {
      throw Failure("/dev/tty: \(Files.reason())")
    }
    close(terminal)
    return FollowedLog(options, phrases, reading: descriptor)
  }

  // Apart from what can fail: Swift 6.0 does not compile an initializer of such a type that throws.
  private init(
    _ options: LogCheck.Options, _ phrases: Phrases, reading descriptor: Int32
  ) {
    var options = options
    options.follows = true
    check = LogCheck(options)
    self.descriptor = descriptor
    self.phrases = phrases
  }

  /// The source that fires when there is something to read; nil at the end.
  mutating func whenReadable(_ body: @escaping () -> Void) -> (any DispatchSourceProtocol)? {
    if !hasEnded { source = MainQueue.whenReadable(descriptor, body) }
    return source
  }

  /// The status to end with: it says if the log has departed anywhere.
  var status: ExitStatus {
    switch check.verdict {
    case .departs: .answeredNo
    case .fits where problem == nil: .done
    case .fits, .undecided, .nothing: .undecided
    }
  }

  /// The findings, for the terminal when the screen has been given back.
  var farewell: [String] {
    let isOpen = check.verdict == .undecided || check.verdict == .nothing
    return found.farewell(phrases) + [problem].compactMap { $0 }
      + (isOpen ? [CheckReport.verdict(check, phrases)] : [])
  }

  /// Reads what waits, without waiting for more.
  mutating func read() -> News? {
    var isNew = false
    // So much at a time that keys are not kept waiting.
    for _ in 0..<4 where !hasEnded {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0 else { break }
      let chunk: [UInt8]
      do throws(Errno) {
        chunk = try Files.chunk(of: descriptor)
      } catch {
        if error.code == EAGAIN { break }
        problem = "<stdin>: \(error.text(in: phrases))"
        chunk = []
      }
      isNew = true
      if chunk.isEmpty {
        hasEnded = true
        source?.cancel()
        lines.finish(into: &check)
      } else {
        lines.read(chunk[...], into: &check)
      }
    }
    return isNew ? news() : nil
  }

  /// Returns what has changed in the likeliest explanation.
  private mutating func news() -> News {
    check.catchUp()
    let latest = check.takeNews()
    let isSame = check.scenario == scenario
    var news = News(told: told.count)
    // Parts that are told again may be the same as before.
    let again = zip(told[latest.kept...], latest.parts).prefix { $0.part == $1 }.count
    let standing = isSame ? latest.kept + again : 0
    if !isSame || standing < told.count {
      scenario = check.scenario
      news.standing = standing
      news.scenario = check.scenario ?? Scenario()
    }
    told.removeSubrange(latest.kept...)
    for part in latest.parts {
      var time = told.last?.time ?? .zero
      if case .wait(let duration) = part { time += duration }
      told.append(Told(part: part, time: time))
    }
    if news.standing == nil { news.changes = changes(from: news.told) }
    if check.departures.count > departures || news.standing == 0, let last = check.departures.last {
      let text = CheckReport(name: "", check: check, explanation: nil, phrases).summaryLine(last)
      news.remarks.append(.note(text, isProblem: true))
    }
    departures = check.departures.count
    if found.update(check, lines.tail, phrases) { news.findings = found.findings }
    if check.restarts > restarts {
      restarts = check.restarts
      let count = check.options.bounds.followed
      news.remarks.append(.note(phrases.check.followedAnew(count), isProblem: false))
    }
    if let problem { news.remarks.append(.note(problem, isProblem: true)) }
    if hasEnded {
      news.remarks.append(
        .note(phrases.check.logEnded(check.counts.lines), isProblem: false))
    }
    return news
  }

  /// Returns the changes behind the first parts of what is told.
  func changes(from count: Int) -> [FollowedChange] {
    let phrases = phrases
    return told[count...].map { Self.change($0, phrases) }
  }

  private static func change(_ told: Told, _ phrases: Phrases) -> FollowedChange {
    switch told.part {
    case .event(let event): .event(event)
    case .wait: .time(told.time)
    case .skip: .skip
    case .ending(let end): .ending(phrases.check.text(end))
    case .line(let number, let observation):
      .note(phrases.check.line(number, phrases.check.text(observation)), isProblem: false)
    }
  }
}
