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
  @discardableResult open func reload() -> WKNavigation? { finish() }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}

public final class WKNavigation: NSObject {}
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  open var navigationType: WKNavigationType { .other }
}
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// - SeeAlso: https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
}
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
}
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ userScript: WKUserScript) {}
}
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
