// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// The service of Apple is not there.
// SeeAlso: https://developer.apple.com/documentation/devicecheck

public struct DCError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
}
/// - Note: Unchecked: it has no state.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let one = DCDevice()
  open class var current: DCDevice { one }
  open var isSupported: Bool { false }
  open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(nil, DCError(code: .featureUnsupported)) } }
  open func generateToken() async throws -> Data { throw DCError(code: .featureUnsupported) }
}
/// - Note: Unchecked: it has no state.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let one = DCAppAttestService()
  open class var shared: DCAppAttestService { one }
  open var isSupported: Bool { false }
  open func generateKey() async throws -> String { throw DCError(code: .featureUnsupported) }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(code: .featureUnsupported)
  }
}
