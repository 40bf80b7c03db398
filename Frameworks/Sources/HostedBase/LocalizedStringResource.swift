// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text that is looked up when it is shown.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Hashable,
  Codable,
  Sendable
{
  public let key: String
  public var defaultValue: String { key }
  public init(stringLiteral value: String) { key = value }
  public init(_ key: String, table: String? = nil, comment: String? = nil) { self.key = key }
}
extension String {
  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.key, value: nil, table: nil)
  }
}
extension AttributedString {
  /// Markdown is not read: its signs stay in the text.
  public init(markdown: String) throws { self.init(markdown) }
}
