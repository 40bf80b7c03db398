// SPDX-License-Identifier: Apache-2.0

// Views that sell: there is nothing to buy.

/// - SeeAlso: https://developer.apple.com/documentation/storekit/productview
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public var body: EmptyView { EmptyView() }
  public init(id productID: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {}
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {}
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/storekit/storeview
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public var body: EmptyView { EmptyView() }
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}
}
/// Shows the words an app adds to it.
/// - SeeAlso: https://developer.apple.com/documentation/storekit/subscriptionstoreview
public struct SubscriptionStoreView<Content: View>: View {
  public let body: Content
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { body = EmptyView() }
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    body = EmptyView()
  }
  public init(subscriptions: some Collection<Product>) where Content == EmptyView {
    body = EmptyView()
  }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { body = marketingContent() }
  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) { body = marketingContent() }
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { body = marketingContent() }
}
extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = Self(rawValue: 1)
    public static let downgrade = Self(rawValue: 2)
    public static let crossgrade = Self(rawValue: 4)
    public static let current = Self(rawValue: 8)
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
  /// The state of a product that a view learns.
  public enum TaskState: Sendable {
    case loading, success(Product), unavailable, failure(any Error)
  }
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [String])
    case failure(any Error)
    public var products: [Product] { if case .success(let all, _) = self { all } else { [] } }
  }
}
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading, success(Value), failure(any Error)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

public protocol ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle { public init() {} }
public struct CompactProductViewStyle: ProductViewStyle { public init() {} }
public struct RegularProductViewStyle: ProductViewStyle { public init() {} }
public struct LargeProductViewStyle: ProductViewStyle { public init() {} }
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}
public enum SubscriptionStoreControlStyle: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker, pagedProminentPicker
}
public enum StoreButtonKind: Hashable, Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}
public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = Self()
  public static let singleLine = Self()
  public static let multiline = Self()
  public static let price = Self()
  public static let displayName = Self()
  public static let action = Self()
  public var price: Self { self }
  public var displayName: Self { self }
  public var action: Self { self }
}
public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }

extension View {
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }
  public func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success(nil)) } }
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success([])) } }
  public func storeProductTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { task(priority: priority) { await action(.unavailable) } }
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let missing = Array(ids)
    return task(priority: priority) { await action(.success([], unavailable: missing)) }
  }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
  ) -> some View { self }
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}

@MainActor public struct PurchaseAction {
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
  @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}
