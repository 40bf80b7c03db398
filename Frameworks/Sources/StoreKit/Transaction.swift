// SPDX-License-Identifier: Apache-2.0

/// A purchase. There is none.
/// - SeeAlso: https://developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Hashable, Sendable {
  public var id: UInt64 { 0 }
  public var originalID: UInt64 { 0 }
  public var productID: String { "" }
  public var productType: Product.ProductType { .nonConsumable }
  public var subscriptionGroupID: String? { nil }
  public var purchaseDate: Date { .distantPast }
  public var originalPurchaseDate: Date { .distantPast }
  public var expirationDate: Date? { nil }
  public var revocationDate: Date? { nil }
  public var revocationReason: RevocationReason? { nil }
  public var isUpgraded: Bool { false }
  public var ownershipType: OwnershipType { .purchased }
  public var purchasedQuantity: Int { 1 }
  public var appAccountToken: UUID? { nil }
  public var environment: AppStore.Environment { .xcode }
  public var signedDate: Date { .distantPast }
  public var price: Decimal? { nil }
  public var jsonRepresentation: Data { Data() }
  public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public enum RefundRequestStatus: Sendable { case userCancelled, success }
  public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

  public func finish() async {}
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// A sequence without an element.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/storekit/verificationresult
public enum VerificationResult<SignedType: Hashable & Sendable>: Hashable, Sendable {
  case verified(SignedType)
  case unverified(SignedType, VerificationError)
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  public var jwsRepresentation: String { "" }
}
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}
public struct Storefront: Identifiable, Hashable, Sendable {
  public var id: String { "143441" }
  public var countryCode: String { "USA" }
  public static var current: Storefront? { get async { nil } }
}

/// - SeeAlso: https://developer.apple.com/documentation/storekit/appstore
public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Self(rawValue: "Production")
    public static let sandbox = Self(rawValue: "Sandbox")
    public static let xcode = Self(rawValue: "Xcode")
  }
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  public static var canMakePayments: Bool { false }
}
public struct AppTransaction: Hashable, Sendable {
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unknown }
  }
  public var originalAppVersion: String { "1.0" }
  public var originalPurchaseDate: Date { .distantPast }
  public var environment: AppStore.Environment { .xcode }
}
