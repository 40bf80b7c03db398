// SPDX-License-Identifier: Apache-2.0

/// An app on the device: what it is, its process if it has one, and what outlives the process.
public struct EmulatedApp: Hashable, Sendable {
  /// The app's Info.plist and code, with their hash.
  private var hashed: HashedTraits
  /// The process. Nil while the app is not running.
  public internal(set) var process: AppProcess?
  /// The end of the last process. Nil if none has ended.
  public internal(set) var lastEnding: Termination?
  /// True if the user swiped the app away: no background launch until it is opened or the device
  /// restarts.
  public internal(set) var isForceQuit = false
  /// The number of edits that the user made and that are not saved.
  public internal(set) var unsavedEdits = 0
  /// True if an end has lost edits. What is lost stays lost, whatever is launched and saved later.
  public internal(set) var hasLostData = false
  /// True if an archive of the interface waits for the next launch.
  public internal(set) var hasSavedInterface = false
  /// The app's scene sessions and their scenes.
  var scenes = SceneSessions()
  /// True if the app has a card in the app switcher. The card outlives the process.
  public internal(set) var hasCard = false
  /// True if the app shows an alert: it goes with its app, and comes back with it.
  public internal(set) var showsAlert = false
  /// The app's requests to the background task scheduler.
  var scheduler = TaskScheduler()
  /// Notifications the user has been shown and not yet tapped.
  public internal(set) var shown = Shown()
  /// The limits on how often iOS wakes it to fetch and for silent pushes.
  var refresh = BackgroundRefresh()

  /// True if every call to the app returns at once and does nothing: the common case, kept apart
  /// because it is asked for each call.
  private(set) var answersAtOnce: Bool

  /// An app that is not running.
  public init(_ traits: Traits) {
    hashed = HashedTraits(traits)
    switch traits.code {
    case .scripted(let script): answersAtOnce = script.isEmpty
    case .outside: answersAtOnce = false
    }
  }

  /// Makes the app's code return at once, whoever answers it.
  mutating func answerAtOnce() {
    guard traits.code == .outside else { return }
    answer(AppScript())
    let returns: Return = process?.isSuspended == true ? .after(.zero) : .at(.zero)
    process?.thread.current?.returns = returns
  }

  /// Makes the app's code do what a script says, whoever answers it.
  mutating func answer(_ script: AppScript) {
    traits.code = .scripted(script)
    answersAtOnce = script.isEmpty
  }

  /// The app's Info.plist and its code. They are fixed once the device is made.
  public private(set) var traits: Traits {
    _read { yield hashed.traits }
    _modify { yield &hashed.traits }
  }

  /// The app's name: unique on a device.
  public var name: String { traits.name }

  /// The scene sessions iOS remembers, whether their scenes are connected or not, in the order they
  /// were opened.
  public var sessions: [SceneSession] { scenes.list }

  /// The app's sessions for screens beside the device's own, in the order they were first connected.
  public var accessoryScenes: [AccessoryScene] { scenes.accessories }

  /// The number of the window that is before the app's others on the screen; nil if none is there.
  /// UIKit doesn't tell scene delegates which one it is.
  public var frontWindow: Int? { scenes.front }

  /// Requests submitted to the background task scheduler, by identifier.
  public var scheduled: [ScheduledTask] { scheduler.requests }

  /// The permission for iOS to refresh the app in the background.
  public var refreshStatus: RefreshStatus { refresh.status }

  /// Traits that keep their hash: apps are hashed far more often than their traits change.
  private struct HashedTraits: Hashable {
    @Boxed var traits: Traits { didSet { digest = traits.hashValue } }
    private var digest: Int

    init(_ traits: Traits) {
      _traits = Boxed(wrappedValue: traits)
      digest = traits.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The five states of Apple's guides.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case notRunning = "not running"
    case inactive
    case active
    case background
    case suspended

    /// True if Apple's diagram has a way from this state to another.
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
