// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Files are not shown: the preview is an empty controller.

public protocol QLPreviewItem {}
extension URL: QLPreviewItem {}
extension NSURL: QLPreviewItem {}
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
}
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
extension View { public func quickLookPreview(_ item: Binding<URL?>) -> some View { self } }
