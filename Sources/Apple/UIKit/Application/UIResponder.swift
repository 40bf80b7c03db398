// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif
@_exported import UserNotifications

/// An object that responds to events.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  public override init() { super.init() }

  /// Where an event goes that this object does not handle.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  open var userActivity: NSUserActivity?
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// What can restore what the user did elsewhere.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A touch. The emulator says that there is one, not where.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: NSObject { open var tapCount: Int { 1 } }

/// A touch, a shake or a remote control.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
  }
  open var type: EventType { ownType }
  open var subtype: EventSubtype { ownSubtype }

  private let ownType: EventType
  private let ownSubtype: EventSubtype

  init(_ type: EventType, _ subtype: EventSubtype = .none) {
    ownType = type
    ownSubtype = subtype
  }
}
