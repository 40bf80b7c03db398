// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Passwords, passkeys and sign-in of other providers: nobody has any.

public struct ASUserDetectionStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let unsupported = Self(rawValue: 0)
  public static let unknown = Self(rawValue: 1)
  public static let likelyReal = Self(rawValue: 2)
}
extension ASAuthorizationAppleIDCredential {
  public var realUserStatus: ASUserDetectionStatus { .unknown }
  public var state: String? { nil }
  public var authorizedScopes: [ASAuthorization.Scope] { [] }
}
extension ASAuthorizationAppleIDProvider {
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}

open class ASPasswordCredential: NSObject {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
open class ASAuthorizationPasswordProvider: NSObject {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// - SeeAlso: https://developer.apple.com/documentation/authenticationservices/supporting-passkeys
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
  }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }
  open var userID: Data! { Data() }
}

extension ASAuthorizationController {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  public func performRequests(options: RequestOptions) { performRequests() }
  public func performAutoFillAssistedRequests() {}
  public func cancel() {}
}
extension ASWebAuthenticationSession {
  public enum Callback: Sendable {
    case customScheme(String)
    case https(host: String, path: String)
  }
  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler) }
  public var canStart: Bool { true }
}
/// Opens a page to sign in: the user cancels it.
@MainActor public struct WebAuthenticationSession {
  public enum BrowserSession: Sendable { case ephemeral }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(code: .canceledLogin) }
}
