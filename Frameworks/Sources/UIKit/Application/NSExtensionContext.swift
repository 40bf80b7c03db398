// SPDX-License-Identifier: Apache-2.0

/// The context of an app's extension. An app has none.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  open func cancelRequest(withError error: any Error) {}
}
extension UIViewController {
  public var extensionContext: NSExtensionContext? { nil }
}

/// An extension receives some of these, and returns others.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsextensionitem
@preconcurrency @MainActor open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
