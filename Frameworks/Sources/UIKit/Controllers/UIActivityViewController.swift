// SPDX-License-Identifier: Apache-2.0

// Sharing: the controller is presented, and nobody chooses anything in it.

/// An item that is shared, chosen by its destination.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Shares something that is made when it is asked for.
/// - Note: Unchecked: as every operation is; nothing of it changes.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  public let placeholderItem: Any?
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  open var item: Any { placeholderItem ?? "" }
  open var activityType: UIActivity.ActivityType? { nil }
}
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open var metadataProvider: ((String) -> Any?)?
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  }
}
