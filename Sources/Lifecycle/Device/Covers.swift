// SPDX-License-Identifier: Apache-2.0

/// The covers of the front, the lowest first. Only the one on top can be closed; what lies beneath
/// it is still there when it goes.
struct Covers: Hashable, Sendable {
  private(set) var list: [Device.Cover] = []

  /// The cover on top of all others. Nil if there is none.
  var top: Device.Cover? { list.last }
  var isEmpty: Bool { list.isEmpty }

  func contains(_ cover: Device.Cover) -> Bool { list.contains(cover) }

  /// Returns true if something is there over which a cover cannot open. A call opens over
  /// everything; Siri over everything but a call; Control Center and Notification Center over
  /// everything but a call, the switcher and each other. Everything else opens over nothing.
  func bar(_ cover: Device.Cover) -> Bool {
    switch cover {
    case .siri: contains(.call) || contains(.siri)
    case .switcher: contains(.call) || contains(.siri) || contains(.switcher)
    case .controlCenter, .notificationCenter:
      contains(.call) || contains(.switcher) || contains(.controlCenter)
        || contains(.notificationCenter)
    case .call, .alert, .systemAlert, .faceID: !isEmpty
    }
  }

  // MARK: What opens and closes

  /// The switcher closes Control Center and Notification Center.
  mutating func open(_ cover: Device.Cover) {
    if cover == .switcher { list.removeAll { $0 == .controlCenter || $0 == .notificationCenter } }
    list.append(cover)
  }

  /// Closes what is on top.
  mutating func close() -> Device.Cover? { list.popLast() }

  /// The user taps a notification that an alert of the system's shows.
  mutating func closeSystemAlert() {
    if top == .systemAlert { list.removeLast() }
  }

  /// The call is declined.
  mutating func removeCall() { list.removeAll { $0 == .call } }

  // MARK: What goes when the front changes

  /// An app comes to the front: its alert comes with it, and everything else closes.
  mutating func keepAlert(orShow showsAlert: Bool) {
    list.removeAll { $0 != .alert }
    if showsAlert, isEmpty { list.append(.alert) }
  }

  /// The Home screen comes to the front: a call stays.
  mutating func keepCall() { list.removeAll { $0 != .call } }

  /// The screen goes dark: an app's alert and a call stay.
  mutating func keepCallAndAlert() { list.removeAll { $0 != .call && $0 != .alert } }

  /// Phone comes to the front: behind the lock an app's alert stays.
  mutating func answerCall(isLocked: Bool) { list.removeAll { $0 != .alert || !isLocked } }

  /// The app in front leaves: its alert goes with it.
  mutating func removeAlert() { list.removeAll { $0 == .alert } }

  /// The app in front has ended: its alert and its Face ID go with it.
  mutating func endApp() { list.removeAll { $0 == .alert || $0 == .faceID } }

  /// Messages comes to the front, or the device restarts.
  mutating func removeAll() { list = [] }
}

extension Device {
  /// Something that covers the front.
  public enum Cover: String, CaseIterable, Hashable, Sendable {
    case call
    case switcher
    case controlCenter = "control center"
    case notificationCenter = "notification center"
    /// An alert of the app in front: it goes with its app.
    case alert
    /// An alert of the system's, over whatever is in front.
    case systemAlert = "system alert"
    case faceID = "face id"
    case siri
  }

  /// The covers of the front, the lowest first. Only the one on top can be closed; what lies
  /// beneath is still there when it goes.
  public var covers: [Cover] { coverStack.list }

  /// The cover on top of all others. Nil if there is none.
  public var cover: Cover? { coverStack.top }
}
