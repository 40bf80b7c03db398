// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// A page of the web in a controller: presented, and no page is loaded.
/// - SeeAlso: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  @preconcurrency @MainActor public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done
  public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
