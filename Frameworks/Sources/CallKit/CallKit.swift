// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import HostProtocol
import UIKit

/// The name of a caller.
public final class CXHandle: NSObject, Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
}

/// The values of a call that have changed.
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
}

/// The looks of calls: accepted, never shown.
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() {}
  public init(localizedName: String) { self.localizedName = localizedName }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// A request of the user about a call.
open class CXAction: NSObject {
  public let uuid = UUID()
  open private(set) var isComplete = false
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

open class CXCallAction: CXAction {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXAnswerCallAction: CXCallAction {}
open class CXEndCallAction: CXCallAction {}

open class CXStartCallAction: CXCallAction {
  open var handle: CXHandle
  open var isVideo = false
  open var contactIdentifier: String?
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}

open class CXSetMutedCallAction: CXCallAction {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

open class CXSetHeldCallAction: CXCallAction {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// Actions that are asked for together.
open class CXTransaction: NSObject {
  open private(set) var actions: [CXAction] = []
  public override init() {}
  public init(action: CXAction) { actions = [action] }
  public init(actions: [CXAction]) { self.actions = actions }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// - SeeAlso: https://developer.apple.com/documentation/callkit/cxproviderdelegate
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Tells the system of the app's calls: a VoIP push that is not followed by a report ends the app.
///
/// - Note: Unchecked, because an open class is never checked: the delegate is set before the first call.
/// - SeeAlso: https://developer.apple.com/documentation/callkit/cxprovider
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?

  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }

  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    AppLink.send(.reportCall)
    DispatchQueue.main.async { completion(nil) }
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    AppLink.send(.reportCall)
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStarted: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() { delegate = nil }
}

/// Asks for calls. The user has none of applife's screens for them: what is asked for is accepted and does
/// nothing.
open class CXCallController: NSObject, @unchecked AppleSendable {
  public override init() {}
  public init(queue: DispatchQueue) {}
  open func request(
    _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(nil) } }
  open func requestTransaction(
    with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(nil) } }
}
