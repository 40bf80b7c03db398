// SPDX-License-Identifier: Apache-2.0

// The guides that a controller's view was laid out by before iOS 11.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
/// The safe area, under its older name.
private final class SafeAreaSupport: NSObject, UILayoutSupport {
  private let guide: UILayoutGuide
  let length: CGFloat
  init(_ guide: UILayoutGuide, _ length: CGFloat) {
    self.guide = guide
    self.length = length
  }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport {
    SafeAreaSupport(view.safeAreaLayoutGuide, view.safeAreaInsets.top)
  }
  public var bottomLayoutGuide: any UILayoutSupport {
    SafeAreaSupport(view.safeAreaLayoutGuide, view.safeAreaInsets.bottom)
  }
}

// MARK: Previews of 3D Touch: nobody presses hard

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
private final class Previewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero
  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
  }
}
extension UIViewController {
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}
