// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// The first StoreKit: nobody may buy here.

/// - SeeAlso: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked AppleSendable {
  private static let one = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  open class func `default`() -> SKPaymentQueue { one }
  open class func canMakePayments() -> Bool { false }
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var transactions: [SKPaymentTransaction] { [] }
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  open var storefront: SKStorefront? { nil }
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }
  /// The payment fails, as on a phone that may not buy.
  open func add(_ payment: SKPayment) {
    DispatchQueue.main.async { [self] in
      let failed = SKPaymentTransaction(payment)
      for observer in observers { observer.paymentQueue(self, updatedTransactions: [failed]) }
    }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
}
public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
open class SKStorefront: NSObject, @unchecked AppleSendable {
  open var countryCode: String { "USA" }
  open var identifier: String { "143441" }
}
open class SKPayment: NSObject, @unchecked AppleSendable {
  open var productIdentifier: String
  open var quantity = 1
  open var applicationUsername: String?
  open var simulatesAskToBuyInSandbox = false
  public init(productIdentifier: String) { self.productIdentifier = productIdentifier }
  public convenience init(product: SKProduct) {
    self.init(productIdentifier: product.productIdentifier)
  }
}
open class SKMutablePayment: SKPayment, @unchecked AppleSendable {
  public convenience init() { self.init(productIdentifier: "") }
}
open class SKProduct: NSObject, @unchecked AppleSendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var subscriptionGroupIdentifier: String? { nil }
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .month }
}
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var numberOfPeriods: Int { 1 }
  open var paymentMode: PaymentMode { .freeTrial }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject, @unchecked AppleSendable {
  public let payment: SKPayment
  init(_ payment: SKPayment) { self.payment = payment }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
}
public struct SKError: Error, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "applife has no App Store" }
  public static let unknown = Code.unknown
  public static let clientInvalid = Code.clientInvalid
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentInvalid = Code.paymentInvalid
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}
public let SKErrorDomain = "SKErrorDomain"
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

open class SKRequest: NSObject, @unchecked AppleSendable {
  fileprivate weak var listener: (any SKRequestDelegate)?
  open func start() {
    DispatchQueue.main.async { self.listener?.requestDidFinish(self) }
  }
  open func cancel() {}
}
@preconcurrency public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Answers that no identifier is a product's.
open class SKProductsRequest: SKRequest, @unchecked AppleSendable {
  private let identifiers: Set<String>
  open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    DispatchQueue.main.async { [self] in
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked AppleSendable {
  open weak var delegate: (any SKRequestDelegate)? { didSet { listener = delegate } }
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
open class SKProductsResponse: NSObject {
  public let invalidProductIdentifiers: [String]
  init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
  open var products: [SKProduct] { [] }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

// MARK: Pages of the App Store

@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(.storeProductNotAvailable)) }
}
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
@preconcurrency @MainActor open class SKOverlay: NSObject {
  open class Configuration: NSObject {}
  open class AppConfiguration: Configuration {
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    public init(appIdentifier: String, position: Position) {}
  }
  open class AppClipConfiguration: Configuration {
    public init(position: AppConfiguration.Position) {}
  }
  public typealias Position = AppConfiguration.Position
  public init(configuration: Configuration) {}
  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}
}
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class SKCloudServiceController: NSObject {
  public override init() {}
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { completionHandler(.denied) } }
}
