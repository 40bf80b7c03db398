// SPDX-License-Identifier: Apache-2.0

/// The phone as a value: its time, its apps, what is in front and what covers it.
///
/// Inputs change a device: something happens, an app that answers by itself returns, or time passes
/// (``apply(_:)``). Each returns what happened, in order. A device keeps no log and owns no timer;
/// the caller does.
public struct Device: Hashable, Sendable {
  /// The time, the rules that hold, and what is being recorded: the part every app may use.
  var context: EngineContext
  /// The apps on the device, in the order they were declared.
  public internal(set) var apps: [EmulatedApp]
  /// The app or screen in front, beneath whatever covers it.
  public internal(set) var front: Front = .home
  /// The covers of the front.
  var coverStack = Covers()
  /// The phone call.
  var call = PhoneCall.none
  /// The way in which calls come in.
  public internal(set) var callPresentation = CallPresentation.fullScreen
  /// The banner on the screen.
  public internal(set) var banner: Banner?
  /// The lock of the device.
  var lockState = LockState.unlocked
  /// The apps in the app switcher, by their indices, the most recent first.
  public internal(set) var cards: [Int] = []
  /// The apps that were in front or woken, by their indices, the most recent first: the least
  /// recently used goes first when memory runs short.
  var uses: [Int] = []
  /// True if a low-memory warning was given and nothing has been reclaimed since.
  public internal(set) var isMemoryLow = false
  /// True if Low Power Mode is on: no background refresh.
  public internal(set) var isInLowPowerMode = false
  /// The process identifier the next process gets.
  var nextPID = 301

  /// A device that is unlocked and shows the Home screen.
  ///
  /// - Parameters:
  ///   - version: The version of iOS to emulate; one of those the model ``knows(_:)``.
  ///   - apps: The apps on it, at least none, with names of their own.
  /// - Precondition: the version is known, and no two apps have one name.
  public init(version: SystemVersion = Device.latestVersion, apps: [EmulatedApp.Traits]) {
    precondition(Self.knows(version), "iOS \(version) is not known")
    precondition(Set(apps.map { $0.name }).count == apps.count, "two apps have one name")
    context = EngineContext(version: version)
    self.apps = apps.map(EmulatedApp.init)
  }

  /// The version to emulate when a scenario names none.
  public static let latestVersion: SystemVersion = 26
  /// The whole versions of iOS the model knows. A number between them may be one that Apple left out.
  public static let knownVersions = 2...27

  /// Returns true if the model knows a version: one of ``knownVersions``, or one behind its point.
  public static func knows(_ version: SystemVersion) -> Bool {
    knownVersions.contains(version.major)
  }

  /// Returns true if Apple has announced a version of iOS with that number: iOS 18 is followed by
  /// iOS 26.
  /// - SeeAlso: https://www.apple.com/newsroom/2025/06/apple-elevates-the-iphone-experience-with-ios-26/
  public static func isAnnounced(version: Int) -> Bool {
    knownVersions.contains(version) && !(19...25).contains(version)
  }

  /// The app or screen in front.
  public enum Front: Hashable, Sendable {
    case home
    /// An app, by its index in ``apps``.
    case app(Int)
    /// Phone, over what was in front when the call was answered.
    case phone(over: Beneath)
    /// The system's Messages.
    case messages
  }

  /// The app or screen beneath Phone. It comes back when the call has ended.
  public enum Beneath: Hashable, Sendable {
    case home
    case app(Int)
    case messages
  }

  /// The subject of the banner.
  public enum Banner: Hashable, Sendable {
    /// A message of the system's Messages.
    case message
    /// A remote notification for an app.
    case push(app: Int)
    /// A local notification of an app.
    case local(app: Int)
    /// A battery that is low.
    case battery
  }

  /// The time since the device was switched on.
  public var now: Duration { context.now }

  /// The version of iOS to emulate.
  public var version: SystemVersion { context.version }

  /// Limits that differ from the standard of the version.
  public var limits: [TimeLimit: Duration] {
    get { context.limits }
    set { context.limits = newValue }
  }

  /// The index of an app by its name.
  public func index(of name: String) -> Int? { apps.firstIndex { $0.name == name } }

  /// The app of that name.
  public func app(named name: String) -> EmulatedApp? { index(of: name).map { apps[$0] } }

  /// The app in front, whether something covers it or not; nil on the Home screen.
  public var frontApp: EmulatedApp? {
    if case .app(let index) = front { apps[index] } else { nil }
  }

  /// The same device with apps whose code returns at once if it answers from outside: to find out what
  /// an event leads to without waiting for anybody.
  package var answeringAtOnce: Device {
    var copy = self
    for index in copy.apps.indices { copy.apps[index].answerAtOnce() }
    return copy
  }

  /// The code of an app does what a script says from now on, whoever answers it.
  package mutating func answer(_ script: AppScript, in app: AppReference) {
    apps[app.index].answer(script)
  }

  /// Returns the time that a limit allows on this device.
  public func allowance(_ limit: TimeLimit) -> Duration { context.allowance(limit) }
}
