// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// There is no watch: sessions are not supported.
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class WCSession: NSObject, @unchecked Sendable {
  private static let one = WCSession()
  open class var `default`: WCSession { one }
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open func activate() {}
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}
extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}
