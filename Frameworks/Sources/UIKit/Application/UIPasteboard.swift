// SPDX-License-Identifier: Apache-2.0

/// The items that were copied: by this app, since it was launched.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { one }
  private static let one = UIPasteboard()

  open var string: String? {
    didSet { changeCount += 1 }
  }
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  open var hasStrings: Bool { string != nil }
  open private(set) var changeCount = 0
  open var image: UIImage? {
    didSet { changeCount += 1 }
  }
  open var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  open var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  open var color: UIColor? {
    didSet { changeCount += 1 }
  }
  open var items: [[String: Any]] = [] {
    didSet { changeCount += 1 }
  }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var numberOfItems: Int { string == nil && items.isEmpty ? 0 : max(1, items.count) }
  open var itemProviders: [NSItemProvider] { [] }
  private var values: [String: Any] = [:]
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    values[pasteboardType] ?? string
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    values[pasteboardType] = value
    string = value as? String ?? string
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    values[pasteboardType] as? Data
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    values[pasteboardType] = data
    changeCount += 1
  }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { values[$0] != nil }
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "expirationDate")
    public static let localOnly = Self(rawValue: "localOnly")
  }
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
}
