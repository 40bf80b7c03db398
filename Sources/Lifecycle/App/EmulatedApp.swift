// SPDX-License-Identifier: Apache-2.0

/// An app on the device: what it is, its process if it has one, and what outlives the process.
public struct EmulatedApp: Hashable, Sendable {
  /// What the app is; fixed once the device is made.
  public let traits: Traits
  /// The process, or nil while the app is not running.
  public internal(set) var process: AppProcess?
  /// How the last process ended; nil if none has.
  public internal(set) var lastEnding: Termination?
  /// Whether the person swiped the app away: no background launch until it is opened or the
  /// device restarts.
  public internal(set) var isForceQuit = false
  /// How many edits the person made that are not saved.
  public internal(set) var unsavedEdits = 0
  /// Whether the last death lost edits; cleared when the app is launched again.
  public internal(set) var hasLostData = false
  /// Whether an archive of the interface waits for the next launch.
  public internal(set) var hasSavedInterface = false
  /// The scene sessions iOS remembers, whether their scenes are connected or not.
  public internal(set) var sessions: [SceneSession] = []
  /// Sessions the person removed while the app was not running: reported at the next launch.
  public internal(set) var discardedSessions: [String] = []
  /// How many sessions there have been: the next one's number.
  var sessionCount = 0
  /// Notifications the person has been shown and not yet tapped.
  public internal(set) var shown = Shown()
  /// When iOS last fetched for the app; kept only where an interval is asked for.
  public internal(set) var fetchedAt: Duration?
  /// Whether iOS may refresh the app in the background.
  public internal(set) var refreshStatus = RefreshStatus.available

  /// Whether every call to the app returns at once and does nothing: the common case, kept apart
  /// because it is asked for each call.
  let answersAtOnce: Bool

  public init(_ traits: Traits) {
    self.traits = traits
    switch traits.code {
    case .scripted(let script): answersAtOnce = script.isEmpty
    case .outside: answersAtOnce = false
    }
  }

  public var name: String { traits.name }

  /// The five states of Apple's guides.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case notRunning = "not running"
    case inactive
    case active
    case background
    case suspended
  }

  /// The app's state now.
  public var state: State {
    process?.phase.state ?? .notRunning
  }

  /// Notifications waiting in front of the person.
  public struct Shown: Hashable, Sendable {
    public internal(set) var push = false
    public internal(set) var local = false
  }

  /// `UIBackgroundRefreshStatus`.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
  public enum RefreshStatus: String, CaseIterable, Hashable, Sendable {
    case available
    case denied
    case restricted
  }
}

/// A scene session: it outlives the scene, and the process.
public struct SceneSession: Hashable, Sendable {
  /// The name the trace gives the scene.
  public let id: String
  /// The scene's state while it is connected; nil while it is not.
  public internal(set) var activation: ActivationState? = nil

  /// `UIScene.ActivationState`.
  public enum ActivationState: String, CaseIterable, Hashable, Sendable {
    case unattached
    case background
    case foregroundInactive
    case foregroundActive
  }
}

/// Which delegate hears of transitions.
public enum LifecycleStyle: String, CaseIterable, Hashable, Sendable {
  /// The app delegate alone: every app before iOS 13.
  case delegate
  /// A scene delegate (iOS 13 and later).
  case scene
}

/// A value of `UIBackgroundModes`.
/// - SeeAlso: https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes
public enum BackgroundMode: String, CaseIterable, Hashable, Sendable {
  case audio
  case bluetoothCentral = "bluetooth-central"
  case bluetoothPeripheral = "bluetooth-peripheral"
  case externalAccessory = "external-accessory"
  case fetch
  case location
  case nearbyInteraction = "nearby-interaction"
  case networkAuthentication = "network-authentication"
  case newsstandContent = "newsstand-content"
  case processing
  case pushToTalk = "push-to-talk"
  case remoteNotification = "remote-notification"
  case voip
}

extension EmulatedApp {
  /// What an app is: its Info.plist and its code.
  public struct Traits: Hashable, Sendable {
    public var name: String
    public var style = LifecycleStyle.delegate
    public var modes: [BackgroundMode] = []
    /// Megabytes it keeps in memory.
    public var memory = 80
    /// `UIApplicationExitsOnSuspend`.
    public var exitsOnSuspend = false
    /// Whether the app supports several windows (iPad).
    public var hasManyWindows = false
    /// Whether the app takes part in state preservation and restoration.
    public var restoresInterface = false
    /// Whether the app asks to be told when protected data comes and goes.
    public var usesDataProtection = false
    /// Arguments after the program's path in `argv`.
    public var arguments: [String] = []
    /// How the app's code behaves when it is called.
    public var code = AppCode.scripted(AppScript())

    public init(name: String) { self.name = name }

    public init(name: String, style: LifecycleStyle) {
      self.name = name
      self.style = style
    }
  }
}
