// SPDX-License-Identifier: Apache-2.0

// Documents as attributed texts: their plain text, without attributes.

extension NSAttributedString {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let plain = Self(rawValue: "NSPlainText")
    public static let rtf = Self(rawValue: "NSRTF")
    public static let rtfd = Self(rawValue: "NSRTFD")
    public static let html = Self(rawValue: "NSHTML")
  }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    public static let baseURL = Self(rawValue: "BaseURL")
  }
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The text of a document: that of a page without its tags.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    let type = options[.documentType] as? DocumentType
    self.init(string: type == .html ? Self.text(ofPage: text) : text)
  }
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
  /// The plain text, whatever type is asked for.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data { Data((string as NSString).substring(with: range).utf8) }

  /// Returns the text of a page. Tags are left out, those that begin a line become one, and names
  /// of characters become the characters.
  private static func text(ofPage page: String) -> String {
    let rules = [
      ("(?is)<(script|style|head)\\b.*?</\\1>", ""), ("(?i)<br\\b[^>]*>", "\n"),
      ("(?i)</(p|div|h[1-6]|li|tr|ul|ol)>", "\n"), ("(?s)<[^>]*>", ""),
    ]
    var text = page.replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression)
    for (pattern, replacement) in rules {
      text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    let names = [
      ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&apos;", "'"), ("&amp;", "&"),
    ]
    for (name, character) in names {
      text = text.replacingOccurrences(of: name, with: character)
    }
    return text
  }
}
