// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Languages
import Lifecycle
import LifecycleUI

/// The program on a terminal: what happens outside comes in, the session changes, the timer is
/// moved, a frame is drawn. It runs on the Dispatch main queue and sleeps whenever nothing counts.
struct Program: ~Copyable {
  private var session: Session
  private var terminal: Terminal
  private var loop: MainLoop
  /// When the session was last told the time.
  private var lastUpdate: Duration
  /// Keys that have been read and not been acted on.
  private var backlog = KeyBacklog()

  /// The apps whose code runs in processes; nil: every app is scripted.
  var host: Host?
  /// When the facts about the processes were last read.
  private var factsRead = Duration.zero

  /// What the command line says of every scenario.
  private let overrides: Scenario.Overrides
  /// The log that is followed, if one is.
  private var followed: FollowedLog?
  /// The recording of the screen, if there is one and it can be written.
  private var recording: Recording?
  /// Why the recording ended before the session.
  private var recordingFailure: Failure?

  init(
    session: Session, terminal: consuming Terminal, loop: consuming MainLoop,
    overrides: Scenario.Overrides, host: Host?,
    followed: consuming FollowedLog?, recording: Recording?,
    at wall: Duration
  ) {
    self.host = host
    self.followed = followed
    self.recording = recording
    self.session = session
    self.overrides = overrides
    self.terminal = terminal
    self.loop = loop
    lastUpdate = wall
  }

  /// Draws the first frame; with hosted apps the scenario's steps begin.
  mutating func begin() {
    if host != nil { perform(session.update(.hostingBegan, at: lastUpdate)) }
    if session.showsCard { perform([.readCourse]) }
    settle()
  }

  /// Waits for what happens next, and acts on it. Does not return when it ends the program.
  mutating func waitAndAct() {
    let wake = loop.wait(for: STDIN_FILENO, isBusy: !backlog.isEmpty)
    MainLoop.onMainQueue { act(on: wake) }
  }

  private mutating func act(on wake: MainLoop.Wake) {
    dispatchPrecondition(condition: .onQueue(.main))
    if wake.contains(.continue) { wasContinued() }
    if wake.contains(.stop) { stop(withJob: false) }
    if wake.contains(.size) { windowChanged() }
    if wake.contains(.alarm) { timePassed() }
    if wake.contains(.watched) {
      serveProcesses()
      settle()
    }
    if wake.contains(.input) { readKeys() }
    if let news = followed?.read() { follow(news) }
    if !backlog.isEmpty { actOnKeys() }
  }

  // MARK: What happens outside

  private mutating func readKeys() {
    let keys = terminal.readKeys()
    if keys.isEmpty {
      if terminal.isGone { leave(by: SIGHUP) }
      if Terminal.isInBackground { stop(withJob: false) }
    }
    backlog.add(keys, at: MonotonicClock.now)
  }

  /// How long keys are acted on before a frame is drawn and the world is listened to again.
  private static let mostTimeForKeys = Duration.milliseconds(100)

  /// Many keys, one frame: what waits is acted on before anything is drawn.
  private mutating func actOnKeys() {
    let start = MonotonicClock.now
    backlog.skipToEnd(at: start, of: session)
    while let input = backlog.next() {
      update(input)
      if lastUpdate - start > Self.mostTimeForKeys { break }
    }
    settle()
  }

  /// The log says what has happened on the real device.
  private mutating func follow(_ news: FollowedLog.News) {
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

  private mutating func timePassed() {
    update(.timePassed)
    settle()
  }

  /// Only the size the window has now matters, however many it has had.
  private mutating func windowChanged() {
    update(.resized(terminal.resize()))
    settle()
  }

  /// Gives the terminal back and stops. The device's clock stands still until the program goes on.
  private mutating func stop(withJob: Bool) {
    update(.stopping)
    terminal.close()
    // Their clock stands still with the device's.
    host?.setFrozen(true)
    var isContinued = Signals.stop(withJob: withJob)
    // Continued with `bg` the terminal is still the shell's. A process nobody can stop any more,
    // because its shell is gone, returns here at once and for ever.
    var attempts = 0
    while Terminal.isInBackground {
      attempts = isContinued ? 0 : attempts + 1
      if attempts > 100 { Signals.terminate(by: SIGHUP) }
      isContinued = Signals.stop(withJob: false)
    }
    goOn()
  }

  /// Somebody continued a program that was stopped without being asked (SIGSTOP). The time since
  /// the last frame is taken for the time that stood still.
  private mutating func wasContinued() {
    if Terminal.isInBackground { return stop(withJob: false) }
    perform(session.update(.stopping, at: lastUpdate))
    goOn()
  }

  private mutating func goOn() {
    terminal.resume()
    update(.continued)
    update(.resized(terminal.resize()))
    settle()
  }

  // MARK: What follows

  private mutating func update(_ input: Input) {
    lastUpdate = MonotonicClock.now
    perform(session.update(input, at: lastUpdate))
    tellProcesses()
  }

  /// Watches the processes; once in a second it is read how they are. Returns when to read that again.
  private mutating func watchProcesses() -> Duration? {
    guard host != nil else { return nil }
    loop.watch(followProcesses())
    guard host?.isRunning == true else { return nil }
    let now = MonotonicClock.now
    if now - factsRead >= .seconds(1) {
      factsRead = now
      perform(session.update(.processes(host?.facts ?? [:]), at: now))
    }
    return factsRead + .seconds(1)
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit:
        terminal.close()
        host?.end()
        for line in session.farewell + (followed?.farewell ?? []) { StandardError.write(line) }
        for line in recordingFailure?.lines ?? [] { StandardError.write(line) }
        let status = followed?.status ?? .done
        exit((status == .done ? recordingFailure?.status ?? .done : status).rawValue)
      case .stopProcess: stop(withJob: true)
      case .relaunch: host?.relaunch()
      case .repaint: terminal.redrawAll()
      case .save, .savePage, .openScenario, .lessonDone, .openLesson, .keepWalk, .keepHandIn,
        .attach, .listLibrary, .readCourse, .speak:
        if let answer = SessionFiles.answer(to: effect, overrides, session.phrases) {
          update(answer)
        }
      case .noteStart: LessonProgress.noteStart()
      case .copy(let text): terminal.copy(text)
      case .report: break
      }
    }
  }

  private mutating func leave(by signal: Int32) -> Never {
    terminal.close()
    host?.end()
    Signals.terminate(by: signal)
  }

  /// Shows the session as it is now, and sets the timer to when it wants to know the time again.
  private mutating func settle() {
    let facts = watchProcesses()
    let frame = session.frame()
    terminal.show(title: session.windowTitle)
    terminal.present(frame)
    if recording != nil { record(frame) }
    let wake = session.nextWakeUp(after: lastUpdate)
    loop.setAlarm([wake, facts].compactMap { $0 }.min())
  }

  /// Adds a frame to the recording. If that cannot be done, the user is told and the session goes on.
  private mutating func record(_ frame: Canvas) {
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
  mutating func takeUntold() -> [Trace.Entry] { session.takeUntold() }
  mutating func passTime() { update(.timePassed) }
  mutating func take(_ input: Device.Input) { update(.hosted(input)) }
}
