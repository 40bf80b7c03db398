// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle

/// The apps of a device whose code runs in processes. It does to the processes what the engine says
/// happened, and tells the engine what the processes did.
///
/// The engine knows nothing of it: a hosted app is one that answers from outside.
struct Host {
  var apps: [HostedApp]
  private let phrases: Phrases
  private var isFrozen = false
  /// What the apps said about their users' data, in order; nil: nobody asks.
  var userData: [UserDataMessage]?
  /// The keys of the launch options that the apps looked up, since they were last taken.
  var launchOptionReads: [String] = []
  /// What an edit that is asked for is found by again.
  static let editText = "an edit of applife"

  /// - Parameter programs: the program of each app that is hosted, by the app's place on the device.
  init(_ programs: [Int: HostedProgram], on device: Device, _ phrases: Phrases) {
    self.phrases = phrases
    // Who reads no more is found out by writing.
    signal(SIGPIPE, SIG_IGN)
    apps = programs.sorted { $0.key < $1.key }.map { place, program in
      HostedApp(reference: device.reference(at: place), program: program)
    }
  }

  // MARK: What the engine says

  /// Does what the entries say. Returns what the engine is to be told about it.
  mutating func act(on entries: [Trace.Entry], _ device: Device) -> [Device.Input] {
    var inputs: [Device.Input] = []
    for place in apps.indices {
      for entry in entries where entry.app == apps[place].reference.name || entry.app == nil {
        inputs += act(on: entry, place, device)
      }
      inputs += callHandlers(place, device)
    }
    return inputs
  }

  private mutating func act(
    on entry: Trace.Entry, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    let app = apps[place].reference
    switch entry.kind {
    case .process(.main): return start(place, device)
    case .call(let call): return self.call(call, place, device)
    case .notification(let name, let state):
      let id = begin(.observers(name), place)
      return send(.post(id: id, name: name.rawValue, state: state.rawValue), place)
    case .state(let from, let to, _):
      if to == .suspended || from == .suspended {
        apps[place].isStopped = to == .suspended
        apps[place].stopOrContinue(isFrozen)
      }
      guard let state = to.applicationState else { return [] }
      let left = device.remainingBackgroundTime(of: device.apps[app.index])
      let remaining = to == .background ? left / .seconds(1) : nil
      return send(.state(state.rawValue, remaining: remaining), place)
    case .event(.edit): return device.front == .app(app.index) ? edit(place) : []
    case .event(.tapButton(let name?)):
      guard device.front == .app(app.index) else { return [] }
      let id = nextNumber(place)
      apps[place].openTaps[id] = .some(name)
      return send(.tap(id: id, name: name), place)
    case .event(.type(let text)):
      guard device.front == .app(app.index) else { return [] }
      let id = nextNumber(place)
      apps[place].openTaps[id] = .some(nil)
      return send(.type(id: id, text: text), place)
    case .event(.hang(app)):
      // Code that is running hears of nothing: its whole process stands still.
      guard apps[place].isInCode else { return send(.block, place) }
      apps[place].isBlockedInCode = true
      apps[place].stopOrContinue(isFrozen)
      return []
    case .event(.recover(app)):
      guard apps[place].isBlockedInCode else { return send(.unblock, place) }
      apps[place].isBlockedInCode = false
      apps[place].stopOrContinue(isFrozen)
      return []
    case .end:
      guard let process = apps[place].process, !process.hasEnded else { return [] }
      process.kill()
      if apps[place].hasClosed { return say(.closed, place) }
      return apps[place].hasSaidHello ? [] : say(.silent, place)
    case .process(.audio(.paused)): return send(.interruption(began: true), place)
    case .process(.audio(.resumed)): return send(.interruption(began: false), place)
    case .phase(let scene, _, let phase):
      let id = nextNumber(place)
      apps[place].openPhases.insert(id)
      return send(.phase(id: id, scene: scene, phase.rawValue), place)
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .output: return []
    }
  }

  private mutating func start(_ place: Int, _ device: Device) -> [Device.Input] {
    // What is left of the last process ends first. It may never have been told to: a session that is
    // started anew forgets it.
    apps[place].process?.kill()
    apps[place].process?.waitForEnd()
    apps[place].forgetProcess()
    do throws(Errno) {
      apps[place].process = try HostedProcess(apps[place].program, ios: device.version)
      if isFrozen { apps[place].process?.setStopped(true) }
      return []
    } catch {
      return say(.notStarted(error.text), place) + [.ended(apps[place].reference, .crashed(nil))]
    }
  }

  private mutating func call(
    _ call: Trace.Call, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    var options: [String: String] = [:]
    for item in call.options?.items ?? [] { options[item.key] = item.value }
    if call.callback == .launchHandler,
      let work = device.apps[apps[place].reference.index].process?.work.last(where: {
        $0.task != nil
      })
    {
      options["identifier"] = work.task
      if work.wake == .processingTask { options["processing"] = "yes" }
      if work.wake == .continuedTask { options["continued"] = "yes" }
    }
    if call.callback == .taskExpirationHandler {
      options["identifier"] = device.apps[apps[place].reference.index].process?.lastExpiredTask
    }
    options["sessionRole"] = sessionRole(of: call, device.apps[apps[place].reference.index])
    let id = begin(.method(call.callback), place)
    return send(
      .call(
        HostMessage.Call(
          id: id, name: call.callback.rawValue, state: call.state.rawValue, scene: call.scene,
          options: options)), place)
  }

  /// Apple's constant for the role of the session that a call is about, if its screen is not the device's
  /// own. UIKit asks for the configuration of the newest session.
  private func sessionRole(of call: Trace.Call, _ app: EmulatedApp) -> String? {
    let newestWindow = app.sessions.last?.number ?? 0
    let session = app.accessoryScenes.last {
      call.callback == .configurationForConnecting
        ? $0.number > newestWindow : $0.id == call.scene
    }
    return switch session?.role {
    case nil: nil
    case .display: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    case .carPlay: "CPTemplateApplicationSceneSessionRoleApplication"
    }
  }

  private mutating func begin(_ code: CalledCode, _ place: Int) -> Int {
    let id = nextNumber(place)
    apps[place].open = (id, code)
    return id
  }

  private mutating func nextNumber(_ place: Int) -> Int {
    defer { apps[place].nextCall += 1 }
    return apps[place].nextCall
  }

  /// The user edits: an app that can is asked to, unless it has said so itself.
  private mutating func edit(_ place: Int) -> [Device.Input] {
    if apps[place].ownEdits > 0 {
      apps[place].ownEdits -= 1
      return []
    }
    guard apps[place].answersEdits else { return [] }
    let id = nextNumber(place)
    apps[place].openEdits.insert(id)
    return send(.edit(id: id, what: Self.editText), place)
  }

  /// An expiration handler is called without an entry of its own: the engine's thread says so.
  private mutating func callHandlers(_ place: Int, _ device: Device) -> [Device.Input] {
    let app = apps[place].reference
    guard let call = device.apps[app.index].process?.thread.current,
      case .expirationHandler(let task) = call.code, apps[place].open?.code != call.code
    else { return [] }
    let id = begin(call.code, place)
    // One that the app has ended meanwhile has nothing left to call.
    let number = apps[place].tasks.first { $0.value == task.name }?.key ?? 0
    return send(.expire(id: id, task: number), place)
  }

  mutating func send(_ message: HostMessage, _ place: Int) -> [Device.Input] {
    guard let process = apps[place].process, !process.isEnding else { return [] }
    if process.send(message) { return [] }
    return say(.readsNothing, place) + breakOff(place)
  }

  /// Ends every process, and removes what they leave behind: before the program ends.
  mutating func end() {
    for place in apps.indices {
      apps[place].forgetProcess()
      apps[place].program.home.remove()
    }
  }

  /// Ends every process and empties its home, unless the user named it: the phone is switched on anew.
  mutating func relaunch() {
    for place in apps.indices {
      apps[place].process?.kill()
      apps[place].process?.waitForEnd()
      apps[place].forgetProcess()
      apps[place].output = RateLimit(most: HostedApp.mostLines)
      apps[place].messages = RateLimit(most: HostedApp.mostMessages)
      apps[place].program.home.renew()
    }
    isFrozen = false
  }

  // MARK: How the processes are

  /// Whether a process is running, or about to end.
  var isRunning: Bool { apps.contains { $0.process != nil } }

  /// The processes stand still, or go on, whatever the engine says of them: nobody watches.
  mutating func setFrozen(_ frozen: Bool) {
    guard frozen != isFrozen else { return }
    isFrozen = frozen
    for app in apps { app.stopOrContinue(frozen) }
  }

  /// How the processes are, by the places of their apps.
  var facts: [Int: ProcessFacts] {
    var list: [Int: ProcessFacts] = [:]
    for app in apps {
      if let pid = app.process?.pid, let facts = ProcessStatus.read(pid) {
        list[app.reference.index] = facts
      }
    }
    return list
  }

  // MARK: What the processes do

  /// What is to be waited for.
  func polls(_ device: Device) -> [pollfd] {
    apps.flatMap { app in app.process?.polls(isHeld: isHeld(app, device)) ?? [] }
  }

  /// How long until something printed is shown that no line's end follows; nil: there is none.
  var timeToShow: Duration? { apps.compactMap { $0.process?.timeToShow }.min() }

  /// Whether what the app says has to wait: the engine has it stand still.
  private func isHeld(_ app: HostedApp, _ device: Device) -> Bool {
    guard let process = device.apps[app.reference.index].process else { return false }
    return process.phase == .suspended || process.thread.isHung
  }

  /// Whether an edit or a tap is in progress, of which the engine does not know.
  func isWaitedFor(_ device: Device) -> Bool {
    apps.contains {
      !($0.openEdits.isEmpty && $0.openTaps.isEmpty) && $0.process?.hasEnded == false
        && !isHeld($0, device)
    }
  }

  /// Waits until every process has ended that was told to.
  func waitForEnds() {
    for app in apps where app.process?.isEnding == true { app.process?.waitForEnd() }
  }

  // MARK: The user's data

  /// What the apps say about their users' data is kept from now on.
  mutating func watchUserData() { userData = [] }

  /// What they said since this was last asked.
  mutating func takeUserData() -> [UserDataMessage] {
    guard let found = userData else { return [] }
    userData = []
    return found
  }

  /// What the processes did since this was last asked, as what the engine is told, in order. What
  /// follows from one may change what the next means: each is taken when its turn has come.
  mutating func takeEvents(_ device: Device) -> [(place: Int, event: HostedProcess.Event)] {
    apps.indices.flatMap { place in
      (apps[place].process?.takeEvents(isHeld: isHeld(apps[place], device)) ?? [])
        .map { (place, $0) }
    }
  }

  /// What has been dropped, once the second is over in which there was too much.
  mutating func remarks(_ device: Device) -> [Device.Input] {
    apps.indices.flatMap { place in
      apps[place].output.takeExcess(at: device.now).map { say(.dropped($0), place) } ?? []
    }
  }

  /// What one thing that a process did is to the engine.
  mutating func inputs(
    of event: HostedProcess.Event, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    switch event {
    case .started: return []
    case .failed(let error):
      return say(.notStarted(error.text), place) + ended(.crashed(nil), place)
    case .output(let isError, let line):
      // What Swift says of a crash is told once the process has ended.
      if isError, apps[place].program.symbols != nil,
        apps[place].crash.take(OutputText.clean(line.bytes))
      {
        return []
      }
      return output(line, isError, place, device)
    case .message(let line): return take(line, place, device)
    case .closed:
      // One that is about to end closes it too: said when an answer is missed.
      apps[place].hasClosed = true
      return []
    case .exited(let status):
      let problem = apps[place].process?.isEnding == true ? [] : say(.exited(Int(status)), place)
      return told(place) + problem + ended(.exited(Int(status)), place)
    case .signaled(let number):
      guard apps[place].process?.isEnding == false else {
        return told(place) + ended(.crashed(nil), place)
      }
      return told(place)
        + say(.signaled(Int(number), String(cString: strsignal(number))), place)
        + ended(.crashed(Self.code(of: number)), place)
    }
  }

  /// What Swift said of the crash, with the lines of the person's sources.
  private func told(_ place: Int) -> [Device.Input] {
    apps[place].crash.told(apps[place].program.symbols, phrases.hosting.frame).map {
      .output(apps[place].reference, .standardError, $0)
    }
  }

  /// The process is gone: the engine is told, unless it ended it.
  private mutating func ended(_ end: Device.ProcessEnd, _ place: Int) -> [Device.Input] {
    let dropped = apps[place].output.excess
    let wasAsked = apps[place].process?.isEnding == true
    apps[place].forgetProcess()
    apps[place].output = RateLimit(most: HostedApp.mostLines)
    let remark = dropped > 0 ? say(.dropped(dropped), place) : []
    return wasAsked ? remark : remark + [.ended(apps[place].reference, end)]
  }

  /// It broke the protocol in a way that cannot go on: it is ended as by a crash.
  mutating func breakOff(_ place: Int) -> [Device.Input] {
    apps[place].process?.kill()
    return [.ended(apps[place].reference, .crashed(.kill))]
  }

  private static func code(of signal: Int32) -> Termination.Code? {
    switch signal {
    case SIGABRT: .abort
    case SIGILL: .illegalInstruction
    case SIGTRAP: .trap
    case SIGSEGV: .segmentationFault
    case SIGBUS: .busError
    case SIGFPE: .arithmetic
    case SIGKILL: .kill
    case SIGXFSZ: .fileSize
    case _: nil
    }
  }

  func say(_ problem: HostProblem, _ place: Int) -> [Device.Input] {
    [.output(apps[place].reference, .host, phrases.hosting.problem(problem))]
  }

  // MARK: Output

  private mutating func output(
    _ line: LineSplitter.Line, _ isError: Bool, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    guard apps[place].output.admits(at: device.now) else { return [] }
    let text = OutputText.clean(line.bytes) + (line.isCut ? " …" : "")
    return [.output(apps[place].reference, isError ? .standardError : .standardOutput, text)]
  }
}

extension EmulatedApp.State {
  /// What the app reads; nil where its code does not run.
  fileprivate var applicationState: ApplicationState? {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case .suspended, .notRunning: nil
    }
  }
}
