// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Hosting
import Languages
import Lifecycle
import LifecycleUI
import OperatingSystem
import Teaching

/// The program on a terminal: an input comes in, the session changes, the timers are set, a frame is
/// drawn. All of it happens on the Dispatch main queue, which sleeps whenever nothing counts.
final class Program {
  private var session: Session
  private var terminal: Terminal
  /// The instant at which the session was last told the time.
  private var lastUpdate: Duration
  /// Keys that have been read and not been acted on.
  private var backlog = KeyBacklog()

  /// The apps whose code runs in processes; nil: every app is scripted.
  var host: Host?
  /// The instant at which the facts about the processes were last read.
  private var factsRead = Duration.zero

  /// The options of the command line that hold for every scenario.
  private let overrides: Scenario.Overrides
  /// The log that is followed, if one is.
  private var followed: FollowedLog?
  /// The notes that are shown in another terminal while a scenario is presented.
  private var notes = NotesFile()
  /// The recording of the screen, if there is one and it can be written.
  private var recording: Recording?
  /// The reason for which the recording ended before the session.
  private var recordingFailure: Failure?

  // MARK: Sources of the main queue

  private lazy var timers = SessionTimers { [self] in timePassed() }
  private lazy var jobControl = JobControl(
    JobControl.Handlers(
      stopAsked: { [self] in stop(withJob: false) },
      continued: { [self] in continued(wasAsked: $0) }))
  private lazy var descriptors = WatchedDescriptors { [self] in processesAreReady() }
  /// The other sources: the keys, the window's size, the log.
  private var sources: [any DispatchSourceProtocol] = []

  init(
    session: Session, terminal: consuming Terminal, overrides: Scenario.Overrides, host: Host?,
    followed: consuming FollowedLog?, recording: Recording?, at wall: Duration
  ) {
    self.host = host
    self.followed = followed
    self.recording = recording
    self.session = session
    self.overrides = overrides
    self.terminal = terminal
    lastUpdate = wall
  }

  /// Draws the first frame, and listens from then on; with hosted apps the scenario's steps begin.
  /// Call on the main queue.
  func begin() {
    if host != nil { perform(session.update(.hostingBegan, at: lastUpdate)) }
    if session.showsCard { perform([.readCourse]) }
    settle()
    listen()
  }

  /// Makes the sources. They keep the program in memory.
  private func listen() {
    sources = [
      MainQueue.whenReadable(STDIN_FILENO) { [self] in readKeys() },
      // Its size may have changed before.
      MainQueue.whenSignaled(SIGWINCH, registered: { [self] in windowChanged() }) { [self] in
        windowChanged()
      },
    ]
    if let log = followed?.whenReadable({ [self] in readLog() }) { sources.append(log) }
    _ = jobControl
  }

  // MARK: What happens outside

  private func readKeys() {
    let keys = terminal.readKeys()
    if terminal.needsRepaint { settle() }
    if keys.isEmpty {
      if terminal.isGone { leave(by: SIGHUP) }
      if Terminal.isInBackground { return stop(withJob: false) }
    }
    let isWaiting = !backlog.isEmpty
    backlog.add(keys, at: MonotonicClock.now)
    // Keys that waited before have their turn on the queue already.
    if !isWaiting { actOnKeys() }
  }

  /// The longest time that keys are acted on before a frame is drawn and the world is listened to again.
  private static let mostTimeForKeys = Duration.milliseconds(100)

  /// Many keys, one frame: what waits is acted on before anything is drawn. Of a paste, or of a key that is
  /// held, nothing moves.
  private func actOnKeys() {
    if backlog.isEmpty { return }
    let start = MonotonicClock.now
    backlog.skipToEnd(at: start, of: session)
    while !jobControl.isStopped, let input = backlog.next() {
      update(input)
      if lastUpdate - start > Self.mostTimeForKeys { break }
    }
    if backlog.isHurried { session.endMotion() }
    settle()
    takeTurnForKeys()
  }

  /// Puts the keys that are left behind everything else that has happened.
  private func takeTurnForKeys() {
    if backlog.isEmpty || jobControl.isStopped { return }
    MainQueue.async { [self] in
      if !jobControl.isStopped { actOnKeys() }
    }
  }

  /// Reads what has come of the log that is followed.
  private func readLog() {
    if let news = followed?.read() { follow(news) }
  }

  /// The log says what has happened on the real device.
  private func follow(_ news: FollowedLog.News) {
    var news = news
    if let standing = news.standing {
      lastUpdate = MonotonicClock.now
      news.told = session.takeBack(to: standing, news.scenario, at: lastUpdate)
      news.changes = followed?.changes(from: news.told) ?? []
    }
    if !news.changes.isEmpty { update(.followed(.mark(news.told))) }
    for change in news.changes + news.remarks { update(.followed(change)) }
    if let findings = news.findings { update(.followed(.findings(findings))) }
    settle()
  }

  /// The engine is told the time: what is due happens, an app is suspended, a limit expires.
  private func timePassed() {
    update(.timePassed)
    // Also a process that Dispatch said nothing of, because there was no descriptor to watch it.
    serveProcesses()
    settle()
  }

  /// A hosted process has done something.
  private func processesAreReady() {
    serveProcesses()
    settle()
  }

  /// Only the size the window has now matters, however many it has had.
  private func windowChanged() {
    let size = terminal.resize()
    if size == session.size { return }
    update(.resized(size))
    settle()
  }

  /// Gives the terminal back and stops. The device's clock stands still until the program goes on.
  private func stop(withJob: Bool) {
    if jobControl.isStopped { return }
    update(.stopping)
    terminal.close()
    // The processes' clock stands still with the device's.
    host?.setFrozen(true)
    descriptors.watch([])
    jobControl.stop(withJob: withJob, silencing: sources + timers.sources)
  }

  /// The program goes on, after it was stopped as it asked, or without having been asked (SIGSTOP).
  private func continued(wasAsked: Bool) {
    // Continued with `bg` the terminal is still the shell's.
    if Terminal.isInBackground {
      if wasAsked { jobControl.stop(withJob: false) } else { stop(withJob: false) }
      return
    }
    // The time since the last frame is taken for the time that stood still.
    if !wasAsked { perform(session.update(.stopping, at: lastUpdate)) }
    jobControl.resume()
    terminal.resume()
    update(.continued)
    update(.resized(terminal.resize()))
    settle()
    takeTurnForKeys()
  }

  // MARK: What follows

  private func update(_ input: Input) {
    lastUpdate = MonotonicClock.now
    perform(session.update(input, at: lastUpdate))
    tellProcesses()
  }

  /// Watches the processes, and reads once in a second how they are. Returns the instant to read that
  /// again.
  private func watchProcesses() -> Duration? {
    guard host != nil else { return nil }
    descriptors.watch(followProcesses())
    guard host?.isRunning == true else { return nil }
    let now = MonotonicClock.now
    if now - factsRead >= .seconds(1) {
      factsRead = now
      perform(session.update(.processes(host?.facts ?? [:]), at: now))
    }
    return factsRead + .seconds(1)
  }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit:
        terminal.close()
        notes.remove()
        host?.end()
        for line in session.farewell + (followed?.farewell ?? []) { StandardError.write(line) }
        let recordingFailure = self.recordingFailure ?? recording?.finish()
        for line in recordingFailure?.lines ?? [] { StandardError.write(line) }
        var status = followed?.status ?? .done
        if let recordingFailure, status == .done { status = recordingFailure.status }
        if session.leavesUnsaved { status = .wrongUse }
        exit(status.rawValue)
      case .stopProcess: stop(withJob: true)
      case .relaunch: host?.relaunch()
      case .repaint: terminal.redrawAll()
      case .save, .savePage, .openScenario, .lessonDone, .openLesson, .keepWalk, .keepHandIn,
        .attach, .listLibrary, .readCourse, .speak:
        if let answer = SessionFiles.answer(to: effect, overrides, session.phrases) {
          update(answer)
        }
      case .noteStart: LessonProgress.noteStart()
      case .keepNotes: update(.notesKept(problem: notes.keep(session)))
      case .copy(let text): terminal.copy(text)
      case .report: break
      }
    }
  }

  private func leave(by signal: Int32) -> Never {
    terminal.close()
    notes.remove()
    host?.end()
    for line in recording?.finish()?.lines ?? [] { StandardError.write(line) }
    Signals.terminate(by: signal)
  }

  /// Shows the session as it is now, and sets the timers to the instants it wants to be told of.
  private func settle() {
    if jobControl.isStopped { return }
    let facts = watchProcesses()
    let frame = session.frame()
    terminal.show(title: session.windowTitle)
    terminal.present(frame)
    if let problem = notes.follow(session) {
      update(.notesKept(problem: problem))
      terminal.present(session.frame())
    }
    if recording != nil { record(frame) }
    var wakeUps = session.wakeUps(after: lastUpdate)
    wakeUps.add(clock: facts)
    timers.set(to: wakeUps)
  }

  /// Adds a frame to the recording. If that cannot be done, the user is told and the session goes on.
  private func record(_ frame: Canvas) {
    guard let failure = recording?.add(frame, of: session, at: MonotonicClock.now) else { return }
    recording = nil
    recordingFailure = failure
    update(.saved(.failure(.failed(failure.lines.joined(separator: " ")))))
    terminal.present(session.frame())
  }
}

extension Program: HostingInterface {
  var presentDevice: Device { session.timeline.presentDevice }
  var areProcessesRunning: Bool { session.run.areProcessesRunning }
  func takeUntold() -> [Trace.Entry] { session.takeUntold() }
  func passTime() { update(.timePassed) }
  func take(_ input: Device.Input) { update(.hosted(input)) }
}
