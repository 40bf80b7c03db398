// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI

/// The App Store: there is none. Products are none, and what is bought fails.
/// - SeeAlso: https://developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public var displayName: String { id }
  public var description: String { "" }
  public var displayPrice: String { "" }
  public var price: Decimal { 0 }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var type: ProductType { .nonConsumable }
  public var isFamilyShareable: Bool { false }
  public var subscription: SubscriptionInfo? { nil }
  public var jsonRepresentation: Data { Data() }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    public var localizedDescription: String { rawValue }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      Self(name: "\(simulateAskToBuy)")
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> Self { Self(name: "storefront") }
  }
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
}

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      public var localizedDescription: String { "\(self)" }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = Self(unit: .week, value: 1)
    public static let monthly = Self(unit: .month, value: 1)
    public static let yearly = Self(unit: .year, value: 1)
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum OfferType: Hashable, Sendable { case introductory, promotional }
    public var id: String? { nil }
    public var type: OfferType { .introductory }
    public var price: Decimal { 0 }
    public var displayPrice: String { "" }
    public var period: SubscriptionPeriod { .monthly }
    public var periodCount: Int { 1 }
    public var paymentMode: PaymentMode { .freeTrial }
  }
  /// - SeeAlso: https://developer.apple.com/documentation/storekit/product/subscriptioninfo
  public struct SubscriptionInfo: Hashable, Sendable {
    public var subscriptionGroupID: String { "" }
    public var subscriptionPeriod: SubscriptionPeriod { .monthly }
    public var introductoryOffer: SubscriptionOffer? { nil }
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var groupDisplayName: String { "" }
    public var groupLevel: Int { 1 }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = Self(rawValue: 1)
      public static let expired = Self(rawValue: 2)
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      public static let inGracePeriod = Self(rawValue: 4)
      public static let revoked = Self(rawValue: 5)
      public var localizedDescription: String { "\(rawValue)" }
    }
    public struct RenewalInfo: Hashable, Sendable {
      public enum ExpirationReason: Hashable, Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
        case unknown
      }
      public var willAutoRenew: Bool { false }
      public var autoRenewPreference: String? { nil }
      public var expirationReason: ExpirationReason? { nil }
      public var currentProductID: String { "" }
      public var gracePeriodExpirationDate: Date? { nil }
    }
    public struct Status: Hashable, Sendable {
      public var state: RenewalState { .expired }
      public var transaction: VerificationResult<Transaction> {
        .unverified(Transaction(), .missing)
      }
      public var renewalInfo: VerificationResult<RenewalInfo> {
        .unverified(RenewalInfo(), .missing)
      }
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }
}

extension VerificationResult.VerificationError { static var missing: Self { .invalidSignature } }
