// SPDX-License-Identifier: Apache-2.0

/// An app on the device: what it is, its process if it has one, and what outlives the process.
public struct EmulatedApp: Hashable, Sendable {
  /// What the app is; fixed once the device is made.
  public private(set) var traits: Traits {
    _read { yield traitsBox.traits }
    _modify { yield &traitsBox.traits }
  }
  private var traitsBox: TraitsBox
  /// The process, or nil while the app is not running.
  public internal(set) var process: AppProcess?
  /// How the last process ended; nil if none has.
  public internal(set) var lastEnding: Termination?
  /// Whether the user swiped the app away: no background launch until it is opened or the
  /// device restarts.
  public internal(set) var isForceQuit = false
  /// How many edits the user made that are not saved.
  public internal(set) var unsavedEdits = 0
  /// Whether the last termination lost edits; cleared when the app is launched again.
  public internal(set) var hasLostData = false
  /// Whether an archive of the interface waits for the next launch.
  public internal(set) var hasSavedInterface = false
  /// Its scene sessions and their scenes.
  var scenes = SceneSessions()
  /// Whether the app has a card in the app switcher; it outlives the process.
  public internal(set) var hasCard = false
  /// Whether the app shows an alert: it goes with its app, and comes back with it.
  public internal(set) var showsAlert = false
  /// What it has asked the background task scheduler for.
  var scheduler = TaskScheduler()
  /// Notifications the user has been shown and not yet tapped.
  public internal(set) var shown = Shown()
  /// How often iOS wakes it to fetch and for silent pushes.
  var refresh = BackgroundRefresh()

  /// Whether every call to the app returns at once and does nothing: the common case, kept apart
  /// because it is asked for each call.
  private(set) var answersAtOnce: Bool

  /// An app that is not running.
  public init(_ traits: Traits) {
    traitsBox = TraitsBox(traits)
    switch traits.code {
    case .scripted(let script): answersAtOnce = script.isEmpty
    case .outside: answersAtOnce = false
    }
  }

  /// Makes the app's code return at once, whoever answers it.
  mutating func answerAtOnce() {
    answer(AppScript())
    if process?.thread.current != nil { process?.thread.current?.returns = .at(.zero) }
  }

  /// Makes the app's code do what a script says, whoever answers it.
  mutating func answer(_ script: AppScript) {
    traits.code = .scripted(script)
    answersAtOnce = script.isEmpty
  }

  public var name: String { traits.name }

  /// The scene sessions iOS remembers, whether their scenes are connected or not, in the order they
  /// were opened.
  public var sessions: [SceneSession] { scenes.list }

  /// Its sessions for screens beside the device's own, in the order they were first connected.
  public var accessoryScenes: [AccessoryScene] { scenes.accessories }

  /// The number of the window that is before the app's others on the screen; nil if none is there.
  /// UIKit doesn't tell scene delegates which one it is.
  public var frontWindow: Int? { scenes.front }

  /// Requests submitted to the background task scheduler, by identifier.
  public var scheduled: [ScheduledTask] { scheduler.requests }

  /// Whether iOS may refresh the app in the background.
  public var refreshStatus: RefreshStatus { refresh.status }

  /// The traits, in a list of one: apps are copied, and what an app is should not be. Apps are hashed
  /// far more often than that changes, so its hash is kept.
  private struct TraitsBox: Hashable {
    private var box: [Traits]
    private var digest: Int

    init(_ traits: Traits) {
      box = [traits]
      digest = traits.hashValue
    }

    var traits: Traits {
      _read { yield box[0] }
      _modify {
        yield &box[0]
        digest = box[0].hashValue
      }
    }

    static func == (one: TraitsBox, other: TraitsBox) -> Bool { one.box == other.box }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The five states of Apple's guides.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case notRunning = "not running"
    case inactive
    case active
    case background
    case suspended

    /// Whether Apple's diagram has a way from this state to another.
    public func mayBecome(_ next: State) -> Bool {
      switch self {
      case .notRunning: next == .inactive || next == .background
      case .inactive: next == .active || next == .background || next == .notRunning
      case .active: next == .inactive || next == .notRunning
      case .background: next == .inactive || next == .suspended || next == .notRunning
      case .suspended: next == .background || next == .notRunning
      }
    }
  }

  /// The app's state now.
  public var state: State { process?.phase.state ?? .notRunning }

  /// Notifications waiting in front of the user.
  public struct Shown: Hashable, Sendable {
    public internal(set) var push = false
    public internal(set) var local = false
  }
}
