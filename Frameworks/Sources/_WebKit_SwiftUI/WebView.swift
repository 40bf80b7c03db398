// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI
@_exported import WebKit

/// A page within views, as of iOS 26: none is loaded.
/// - SeeAlso: https://developer.apple.com/documentation/webkit/webview-swift.struct
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: EmptyView { EmptyView() }
}
/// - SeeAlso: https://developer.apple.com/documentation/webkit/webpage
@MainActor @Observable public final class WebPage {
  public struct Configuration {
    public init() {}
    public var applicationNameForUserAgent: String?
    public var allowsInlinePredictions = false
  }
  public init(configuration: Configuration = Configuration()) {}
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { false }
  public var isInspectable = false
  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) { url = baseURL }
  public func reload(fromOrigin: Bool = false) {}
  public func stopLoading() {}
  public func callJavaScript(_ functionBody: String) async throws -> Any? { nil }
}
extension View {
  public func webViewBackForwardNavigationGestures(_ value: WebViewGestures) -> some View { self }
  public func webViewMagnificationGestures(_ value: WebViewGestures) -> some View { self }
  public func webViewLinkPreviews(_ value: WebViewGestures) -> some View { self }
  public func webViewTextSelection(_ isEnabled: Bool) -> some View { self }
}
public enum WebViewGestures: Sendable { case automatic, enabled, disabled }
