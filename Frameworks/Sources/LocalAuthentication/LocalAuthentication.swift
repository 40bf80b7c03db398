// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// Face ID: nobody is enrolled on this phone.
/// - SeeAlso: https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data? { nil }
  open var biometryType: LABiometryType { .faceID }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
    error = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotEnrolled.rawValue)
    return false
  }
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(
      domain: LAErrorDomain, code: LAError.Code.biometryNotEnrolled.rawValue)
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, LAError(.biometryNotEnrolled)) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotEnrolled)
  }
  open func invalidate() {}
  open func setCredential(_ credential: Data?, type: Int) -> Bool { false }
}
public let LAErrorDomain = "com.apple.LocalAuthentication"
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? {
    code == .biometryNotEnrolled ? "No identities are enrolled." : nil
  }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let systemCancel = Code.systemCancel
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  public static let touchIDLockout = Code.biometryLockout
}
