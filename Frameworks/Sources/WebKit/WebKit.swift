// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// A page of the web: none is loaded. Its delegate is told that the page is there, so that an app goes on.
/// - SeeAlso: https://developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  open var title: String? { url?.host }
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var backForwardList: WKBackForwardList { ownList }
  private let ownList = WKBackForwardList()
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .white
  open var themeColor: UIColor? { nil }
  open var isFindInteractionEnabled = false
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { urlScheme.hasPrefix("http") }
  open var configuration: WKWebViewConfiguration { ownConfiguration }
  open var scrollView: UIScrollView { ownScrollView }
  private let ownConfiguration: WKWebViewConfiguration
  private let ownScrollView = UIScrollView()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return finish()
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return finish()
  }
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    url = URL
    return finish()
  }
  private func finish() -> WKNavigation {
    let navigation = WKNavigation()
    isLoading = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    DispatchQueue.main.async {
      self.isLoading = false
      self.estimatedProgress = 1
      self.navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return finish()
  }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    url = item.url
    return finish()
  }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { finish() }
  @discardableResult open func reload() -> WKNavigation? { finish() }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    nil
  }
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.success(NSNull())) }
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.success(NSNull())) }
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
}
