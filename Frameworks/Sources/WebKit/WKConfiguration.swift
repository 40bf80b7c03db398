// SPDX-License-Identifier: Apache-2.0
import UIKit

// How a web view is set up: kept.

/// - SeeAlso: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  public override init() {}
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var requiresUserActionForMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = false
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity: WKSelectionGranularity = .dynamic
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {}
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
}
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
@preconcurrency @MainActor open class WKPreferences: NSObject {
  public override init() {}
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var shouldPrintBackgrounds = false
  open func setValue(_ value: Any?, forKey key: String) {}
}
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  public override init() {}
  open var allowsContentJavaScript = true
  open var preferredContentMode: ContentMode = .recommended
  open var isLockdownModeEnabled = false
}
@preconcurrency @MainActor open class WKProcessPool: NSObject { public override init() {} }
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  public override init() {}
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
  public override init() {}
  open var rect: CGRect?
}
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(named: nil)
  public static let defaultClient = WKContentWorld(named: nil)
  public let name: String?
  private init(named name: String?) { self.name = name }
  open class func world(name: String) -> WKContentWorld { WKContentWorld(named: name) }
}
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  public override init() {}
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  open var identifier: String! { nil }
}
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  open class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) { completionHandler(WKContentRuleList(), nil) }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open weak var webView: WKWebView?
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
}
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What pages keep: nothing, because none is loaded.
/// - SeeAlso: https://developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let one = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { one }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> {
    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
  }
  open var isPersistent: Bool { self === Self.one }
  open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
