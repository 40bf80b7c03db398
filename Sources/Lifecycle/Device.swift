// SPDX-License-Identifier: Apache-2.0

/// The phone as a value: its time, its apps, what is in front and what covers it.
///
/// Three verbs change a device: ``handle(_:)`` when something happens, ``advance(to:)`` when time
/// passes, ``appReturned(_:value:)`` when an app that answers by itself returns. Each says what
/// happened. A device keeps no log and owns no timer; the caller does.
package struct Device: Hashable, Sendable {
  /// The time, the rules that hold, and what is being said: the part every app may use.
  var turn: Turn
  /// The apps on the device, in the order they were declared.
  package internal(set) var apps: [App]
  /// What is in front, beneath whatever covers it.
  package internal(set) var front: Front = .home
  /// The one thing that covers what is in front.
  package internal(set) var cover: Cover?
  /// Whether the person is on the telephone.
  package internal(set) var isTalking = false
  /// The banner on the screen.
  package internal(set) var banner: Banner?
  package internal(set) var isLocked = false
  /// Whether the device has been unlocked since it was switched on: until then protected data
  /// cannot be read.
  package internal(set) var hasBeenUnlocked = true
  /// The apps that were in front, by their places, the most recent first.
  package internal(set) var recent: [Int] = []
  /// Whether a low-memory warning was given and nothing has been reclaimed since.
  package internal(set) var isMemoryLow = false
  /// The process identifier the next process gets.
  var nextPID = 301

  package init(version: Int = Device.latestVersion, apps: [App.Traits]) {
    turn = Turn(version: version)
    self.apps = apps.map(App.init)
  }

  /// The version whose rules hold when a scenario names none.
  package static let latestVersion = 26
  /// The versions of iOS the model knows.
  package static let knownVersions = 2...27

  /// What is in front.
  package enum Front: Hashable, Sendable {
    case home
    /// An app, by its place in ``apps``.
    case app(Int)
    /// Phone, over what was in front when the call was answered.
    case phone(over: Int?)
    /// The system's Messages.
    case messages
  }

  /// What covers the front: at most one thing at a time.
  package enum Cover: String, CaseIterable, Hashable, Sendable {
    case call
    case switcher
    case controlCenter = "control center"
    case notificationCenter = "notification center"
    case alert
    case faceID = "face id"
    case siri
  }

  /// What the banner is about.
  package enum Banner: Hashable, Sendable {
    /// A message of the system's Messages.
    case message
    /// A remote notification for an app.
    case push(app: Int)
    /// A local notification of an app.
    case local(app: Int)
  }

  /// The time since the device was switched on.
  package var now: Duration { turn.now }

  /// The version of iOS whose rules hold.
  package var version: Int { turn.version }

  /// Limits that differ from the standard of the version.
  package var limits: [TimeLimit: Duration] {
    get { turn.limits }
    set { turn.limits = newValue }
  }

  /// The place of an app by its name.
  package func index(of name: String) -> Int? {
    apps.firstIndex { $0.name == name }
  }

  /// The app of that name.
  package func app(named name: String) -> App? {
    index(of: name).map { apps[$0] }
  }

  /// The app in front, whether something covers it or not; nil on the Home screen.
  package var frontApp: App? {
    if case .app(let index) = front { apps[index] } else { nil }
  }

  /// How much time a limit allows on this device.
  package func allowance(_ limit: TimeLimit) -> Duration { turn.allowance(limit) }
}
