// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit
import SwiftUI

// Files are not shown: the preview is an empty controller.

public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension URL: QLPreviewItem { public var previewItemURL: URL? { self } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open func refreshCurrentPreviewItem() {}
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
  func previewControllerWillDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
}
extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
