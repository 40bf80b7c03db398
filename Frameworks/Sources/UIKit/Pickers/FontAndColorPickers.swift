// SPDX-License-Identifier: Apache-2.0

// Pickers of fonts and colors: presented, and nobody chooses anything in them.

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}
