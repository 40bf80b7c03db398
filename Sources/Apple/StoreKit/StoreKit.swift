// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI

/// The App Store: there is none. Products are none, and what is bought fails.
/// - SeeAlso: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public var displayName: String { id }
  public var description: String { "" }
  public var displayPrice: String { "" }
  public var price: Decimal { 0 }
  public var type: ProductType { .nonConsumable }
  public var isFamilyShareable: Bool { false }
  public struct ProductType: Hashable, Sendable {
    private let name: String
    public static let consumable = Self(name: "consumable")
    public static let nonConsumable = Self(name: "nonConsumable")
    public static let nonRenewable = Self(name: "nonRenewable")
    public static let autoRenewable = Self(name: "autoRenewable")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  public func purchase() async throws -> PurchaseResult { .userCancelled }
}
public enum VerificationResult<Value: Sendable>: Sendable {
  case verified(Value)
  case unverified(Value, StoreKitError)
}
public enum StoreKitError: Error, Sendable { case unknown, notEntitled }
public struct Transaction: Sendable {
  public var id: UInt64 { 0 }
  public var productID: String { "" }
  public var revocationDate: Date? { nil }
  public func finish() async {}
  public static var updates: AsyncStream<VerificationResult<Transaction>> { none }
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> { none }
  private static var none: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
}
public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  public static var canMakePayments: Bool { false }
}

// The first StoreKit.

/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  /// Nobody may buy here.
  open class func canMakePayments() -> Bool { false }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(productIdentifier: String) { self.productIdentifier = productIdentifier }
  public convenience init(product: SKProduct) {
    self.init(productIdentifier: product.productIdentifier)
  }
}
open class SKMutablePayment: SKPayment {
  public convenience init() { self.init(productIdentifier: "") }
}
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var payment: SKPayment { SKPayment(productIdentifier: "") }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
}
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
open class SKProductsRequest: NSObject {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
  open func start() {}
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
