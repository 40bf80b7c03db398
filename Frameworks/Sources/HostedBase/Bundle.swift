// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder with resources. The app's own is the folder its program is in: `NAME.app`, as on iOS.
///
/// Foundation's class on Linux finds another main bundle and can't be inherited from.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/bundle
open class Bundle: NSObject {
  /// - Note: Unchecked: a bundle is only read.
  private nonisolated(unsafe) static let one = Bundle(path: mainPath) ?? Bundle(.main)
  open class var main: Bundle { one }
  open class var allBundles: [Bundle] { [main] }

  private let real: Foundation.Bundle

  private init(_ real: Foundation.Bundle) { self.real = real }

  public init?(path: String) {
    guard let real = Foundation.Bundle(path: path) else { return nil }
    self.real = real
  }

  public convenience init?(url: URL) { self.init(path: url.path(percentEncoded: false)) }
  public convenience init?(identifier: String) {
    guard identifier == Bundle.main.bundleIdentifier else { return nil }
    self.init(Bundle.main.real)
  }
  /// Every class of the app is in the app's bundle.
  public convenience init(for aClass: AnyClass) { self.init(Bundle.main.real) }

  private static var mainPath: String {
    let program = try? Foundation.FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/exe")
    return ((program ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
  }

  // MARK: What it is

  open var bundleURL: URL { real.bundleURL }
  open var bundlePath: String { real.bundlePath }
  open var resourceURL: URL? { real.resourceURL }
  open var resourcePath: String? { real.resourcePath }
  open var executableURL: URL? { bundleURL.appending(path: bundleName) }
  open var executablePath: String? { executableURL?.path(percentEncoded: false) }
  open var bundleIdentifier: String? { real.bundleIdentifier }
  open var infoDictionary: [String: Any]? { real.infoDictionary }
  open var localizedInfoDictionary: [String: Any]? { real.localizedInfoDictionary }
  open var appStoreReceiptURL: URL? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { real.infoDictionary?[key] }
  @discardableResult open func load() -> Bool { true }

  private var bundleName: String { bundleURL.deletingPathExtension().lastPathComponent }

  // MARK: Resources

  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    real.url(forResource: name, withExtension: ext)
  }
  open func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { real.url(forResource: name, withExtension: ext, subdirectory: subpath) }
  open func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    real.urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    real.path(forResource: name, ofType: ext)
  }
  open func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? { real.path(forResource: name, ofType: ext, inDirectory: subpath) }
  open func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    real.paths(forResourcesOfType: ext, inDirectory: subpath)
  }

  // MARK: Languages

  open var localizations: [String] { real.localizations }
  open var preferredLocalizations: [String] { real.preferredLocalizations }
  open var developmentLocalization: String? { real.developmentLocalization }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  {
    real.localizedString(forKey: key, value: value, table: tableName)
  }
}

// Foundation's own function has defaults: the forms without them win.

public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.localizedString(forKey: key, value: value, table: nil)
}
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String { Bundle.main.localizedString(forKey: key, value: value, table: tableName) }
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

extension String {
  /// The text of the app's `.strings` for this one, which is the key.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }
}
