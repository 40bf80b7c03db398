// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension EnvironmentValues {
  @MainActor public var webAuthenticationSession: WebAuthenticationSession {
    WebAuthenticationSession()
  }
  @MainActor public var authorizationController: AuthorizationController {
    AuthorizationController()
  }
}
/// Asks to sign in: the user cancels it.
@MainActor public struct AuthorizationController {
  public func performRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  {
    throw ASAuthorizationError(code: .canceled)
  }
  public func performRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(code: .canceled) }
}
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}
