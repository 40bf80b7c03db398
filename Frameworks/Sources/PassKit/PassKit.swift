// SPDX-License-Identifier: Apache-2.0
import Contacts
import SwiftUI
@_exported import UIKit

// There is no Wallet: nobody can pay, and no pass is kept.
// SeeAlso: https://developer.apple.com/documentation/passkit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let visa = Self("Visa")
  public static let masterCard = Self("MasterCard")
  public static let amex = Self("AmEx")
  public static let discover = Self("Discover")
  public static let maestro = Self("Maestro")
  public static let JCB = Self("JCB")
  public static let chinaUnionPay = Self("ChinaUnionPay")
  public static let interac = Self("Interac")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = Self(rawValue: 1)
  public static let capability3DS = threeDSecure
  public static let emv = Self(rawValue: 2)
  public static let credit = Self(rawValue: 4)
  public static let debit = Self(rawValue: 8)
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = Self(rawValue: "post")
  public static let emailAddress = Self(rawValue: "email")
  public static let phoneNumber = Self(rawValue: "phone")
  public static let name = Self(rawValue: "name")
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) { (self.label, self.amount, self.type) = (label, amount, type) }
}
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
  open var postalAddress: CNPostalAddress?
}
open class PKPaymentRequest: NSObject {
  public override init() {}
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var shippingContact: PKContact?
  open var billingContact: PKContact?
  open var applicationData: Data?
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
}
open class PKPaymentToken: NSObject {
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}

open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(false) }
  }
  open func present() async -> Bool { false }
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    DispatchQueue.main.async { completion?() }
  }
}
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Nobody can pay.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
}
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}
public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black, automatic
}
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) { self.init(frame: .zero) }
  open var cornerRadius: CGFloat = 4
}

public struct PKPassKitError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature
  }
  public let code: Code
}
open class PKPass: NSObject {
  /// No pass is read.
  public init(data: Data) throws { throw PKPassKitError(code: .invalidDataError) }
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }
  open var passURL: URL? { nil }
}
open class PKPassLibrary: NSObject {
  public override init() {}
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
}
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { false }
  public convenience init?(pass: PKPass) { return nil }
  public convenience init?(passes: [PKPass]) { return nil }
}
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
  }
}

// MARK: SwiftUI

public struct PayWithApplePayButtonLabel: Sendable {
  public static let plain = Self()
  public static let buy = Self()
  public static let checkout = Self()
  public static let donate = Self()
  public static let order = Self()
  public static let subscribe = Self()
}
/// What stands there where nobody can pay is shown.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let fallback: Fallback
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void
  ) where Fallback == EmptyView { fallback = EmptyView() }
  public var body: some View { fallback }
}
