// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Nobody signs in: every request is canceled, as by a user who leaves the sheet.

public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public static let canceled = Code.canceled
  public static let unknown = Code.unknown
  public static let failed = Code.failed
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
}
public struct ASAuthorization: Sendable {
  public enum Scope: Hashable, Sendable { case fullName, email }
  public struct OpenIDOperation: Hashable, Sendable {
    private let name: String
    public static let operationLogin = Self(name: "login")
    public static let operationRefresh = Self(name: "refresh")
    public static let operationLogout = Self(name: "logout")
    public static let operationImplicit = Self(name: "implicit")
  }
  public var credential: Any { ASAuthorizationAppleIDCredential() }
  public var provider: Any { ASAuthorizationAppleIDProvider() }
}
open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }
  open var fullName: PersonNameComponents? { nil }
  open var email: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
}
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {
    DispatchQueue.main.async {
      self.delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(code: .canceled))
    }
  }
}
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
public typealias ASPresentationAnchor = UIWindow
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding:
  AnyObject
{
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  open var cornerRadius: CGFloat = 6
}
public struct SignInWithAppleButton: View {
  public enum Label: Sendable { case signIn, `continue`, signUp }
  private let complete: (Result<ASAuthorization, any Error>) -> Void
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { complete = onCompletion }
  public var body: some View {
    Button("Sign in with Apple") { complete(.failure(ASAuthorizationError(code: .canceled))) }
  }
  public enum Style: Sendable { case black, white, whiteOutline }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public static let canceledLogin = Code.canceledLogin
}
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  private let completion: (URL?, (any Error)?) -> Void
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completion = completionHandler }
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  @discardableResult open func start() -> Bool {
    DispatchQueue.main.async {
      self.completion(nil, ASWebAuthenticationSessionError(code: .canceledLogin))
    }
    return true
  }
  open func cancel() {}
}
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
