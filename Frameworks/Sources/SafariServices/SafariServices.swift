// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// A page of the web in a controller: presented, and no page is loaded.
/// - SeeAlso: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  @preconcurrency @MainActor public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public var eventAttribution: AnyObject?
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done
  public let configuration: Configuration
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL, configuration: Configuration())
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
}
/// The reading list takes everything, and shows it to nobody.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { SSReadingList() }
  open class func supportsURL(_ URL: URL) -> Bool { true }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
