// SPDX-License-Identifier: Apache-2.0

// The questions and messages of bars.

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
extension UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
extension UINavigationBar {
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
