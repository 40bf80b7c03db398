// SPDX-License-Identifier: Apache-2.0

/// The phone as a value: its time, its apps, what is in front and what covers it.
///
/// Three verbs change a device: ``handle(_:)`` when something happens, ``advance(to:)`` when time
/// passes, ``appReturned(_:value:)`` when an app that answers by itself returns. Each says what
/// happened. A device keeps no log and owns no timer; the caller does.
public struct Device: Hashable, Sendable {
  /// The time, the rules that hold, and what is being said: the part every app may use.
  var context: EngineContext
  /// The apps on the device, in the order they were declared.
  public internal(set) var apps: [EmulatedApp]
  /// What is in front, beneath whatever covers it.
  public internal(set) var front: Front = .home
  /// The one thing that covers what is in front.
  public internal(set) var cover: Cover?
  /// Whether the person is on the telephone.
  public internal(set) var isTalking = false
  /// The banner on the screen.
  public internal(set) var banner: Banner?
  public internal(set) var isLocked = false
  /// Whether the device has been unlocked since it was switched on: until then protected data
  /// cannot be read.
  public internal(set) var hasBeenUnlocked = true
  /// The apps that were in front, by their places, the most recent first.
  public internal(set) var recent: [Int] = []
  /// Whether a low-memory warning was given and nothing has been reclaimed since.
  public internal(set) var isMemoryLow = false
  /// The process identifier the next process gets.
  var nextPID = 301

  public init(version: Int = Device.latestVersion, apps: [EmulatedApp.Traits]) {
    context = EngineContext(version: version)
    self.apps = apps.map(EmulatedApp.init)
  }

  /// The version whose rules hold when a scenario names none.
  public static let latestVersion = 26
  /// The versions of iOS the model knows.
  public static let knownVersions = 2...27

  /// What is in front.
  public enum Front: Hashable, Sendable {
    case home
    /// An app, by its place in ``apps``.
    case app(Int)
    /// Phone, over what was in front when the call was answered.
    case phone(over: Int?)
    /// The system's Messages.
    case messages
  }

  /// What covers the front: at most one thing at a time.
  public enum Cover: String, CaseIterable, Hashable, Sendable {
    case call
    case switcher
    case controlCenter = "control center"
    case notificationCenter = "notification center"
    case alert
    case faceID = "face id"
    case siri
  }

  /// What the banner is about.
  public enum Banner: Hashable, Sendable {
    /// A message of the system's Messages.
    case message
    /// A remote notification for an app.
    case push(app: Int)
    /// A local notification of an app.
    case local(app: Int)
  }

  /// The time since the device was switched on.
  public var now: Duration { context.now }

  /// The version of iOS whose rules hold.
  public var version: Int { context.version }

  /// Limits that differ from the standard of the version.
  public var limits: [TimeLimit: Duration] {
    get { context.limits }
    set { context.limits = newValue }
  }

  /// The place of an app by its name.
  public func index(of name: String) -> Int? {
    apps.firstIndex { $0.name == name }
  }

  /// The app of that name.
  public func app(named name: String) -> EmulatedApp? {
    index(of: name).map { apps[$0] }
  }

  /// The app in front, whether something covers it or not; nil on the Home screen.
  public var frontApp: EmulatedApp? {
    if case .app(let index) = front { apps[index] } else { nil }
  }

  /// How much time a limit allows on this device.
  public func allowance(_ limit: TimeLimit) -> Duration { context.allowance(limit) }
}
