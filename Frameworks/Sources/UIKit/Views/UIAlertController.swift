// SPDX-License-Identifier: Apache-2.0

/// A message and its answers: `tap button` gives one.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    ownStyle = preferredStyle
  }
  open var preferredStyle: Style { ownStyle }
  private var ownStyle: Style = .alert
  /// A finger taps an answer: the alert goes, then its handler is called.
  func touch(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open var title: String? { ownTitle }
  open var style: Style { ownStyle }
  open var isEnabled = true
  private let ownTitle: String?
  private let ownStyle: Style
  let handler: (@MainActor (UIAlertAction) -> Void)?
  public convenience override init() { self.init(title: nil, style: .default) }
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    ownTitle = title
    ownStyle = style
    self.handler = handler
  }
  open func setValue(_ value: Any?, forKey key: String) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
