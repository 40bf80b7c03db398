// SPDX-License-Identifier: Apache-2.0

// Alerts and sheets before iOS 8, and functions before Swift 4.2.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uialertview
@preconcurrency @MainActor open class UIAlertView: UIView {
  open var title: String
  open var message: String?
  open weak var delegate: AnyObject?
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  open private(set) var isVisible = false
  public init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }
  public convenience init() {
    self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
  }
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }
  open var numberOfButtons: Int { titles.count }
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open func show() { isVisible = true }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: buttonIndex)
  }
}
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}
extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
public typealias UIWindowLevel = UIWindow.Level
