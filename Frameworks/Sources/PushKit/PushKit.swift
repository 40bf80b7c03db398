// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import UIKit

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let voIP = Self(rawValue: "PKPushTypeVoIP")
  public static let complication = Self(rawValue: "PKPushTypeComplication")
  public static let fileProvider = Self(rawValue: "PKPushTypeFileProvider")
}

/// The content of a push.
open class PKPushPayload: NSObject {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]

  init(_ type: PKPushType) {
    self.type = type
    dictionaryPayload = ["aps": [String: String]()]
  }
}

/// The token that a server sends pushes with.
open class PKPushCredentials: NSObject {
  public let type: PKPushType
  public let token: Data

  init(_ type: PKPushType) {
    self.type = type
    token = Data(repeating: 0xA1, count: 32)
  }
}

/// Receives the VoIP pushes of the app: the emulator's event `receive voip push` brings one.
/// - SeeAlso: https://developer.apple.com/documentation/pushkit/pkpushregistry
open class PKPushRegistry: NSObject {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>? { didSet { tellCredentials() } }
  fileprivate let queue: DispatchQueue?

  /// - Parameter queue: where the delegate is called; nil is the main queue.
  public init(queue: DispatchQueue?) {
    self.queue = queue
    super.init()
    Registries.shared.add(self)
  }

  open func pushToken(for type: PKPushType) -> Data? {
    desiredPushTypes?.contains(type) == true ? PKPushCredentials(type).token : nil
  }

  private func tellCredentials() {
    let here = Unchecked(value: self)
    (queue ?? .main).async {
      for type in here.value.desiredPushTypes ?? [] {
        here.value.delegate?.pushRegistry(
          here.value, didUpdate: PKPushCredentials(type), for: type)
      }
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void)
  /// Before iOS 11.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
    completion()
  }
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
  }
}

/// - Note: Unchecked: it goes to the queue that the app gave, as Apple's does.
private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

/// The registries of the app.
///
/// - Note: Unchecked: it is used on the main thread alone.
private final class Registries: @unchecked Sendable {
  static let shared = Registries()
  private var registries: [Registry] = []

  private struct Registry { weak var registry: PKPushRegistry? }

  private init() {
    MainActor.assumeIsolated {
      AppRuntime.callHandlers["pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"] = {
        Registries.shared.receive {
          $1.pushRegistry($0, didReceiveIncomingPushWith: $2, for: .voIP) {}
        }
      }
      AppRuntime.callHandlers["pushRegistry(_:didReceiveIncomingPushWith:for:)"] = {
        Registries.shared.receive {
          $1.pushRegistry($0, didReceiveIncomingPushWith: $2, for: .voIP)
        }
      }
    }
  }

  func add(_ registry: PKPushRegistry) {
    registries.removeAll { $0.registry == nil }
    registries.append(Registry(registry: registry))
  }

  /// A push has arrived. False: nobody takes it.
  @MainActor private func receive(
    _ tell: @escaping @Sendable (PKPushRegistry, any PKPushRegistryDelegate, PKPushPayload) -> Void
  ) -> Bool {
    let found = registries.compactMap(\.registry).last {
      $0.desiredPushTypes?.contains(.voIP) == true
    }
    guard let found, let delegate = found.delegate else { return false }
    let told = Unchecked(value: (found, delegate, PKPushPayload(.voIP)))
    AppRuntime.current?.call(on: found.queue) { tell(told.value.0, told.value.1, told.value.2) }
    return true
  }
}
