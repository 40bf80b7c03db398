// SPDX-License-Identifier: Apache-2.0
import Foundation

/// - SeeAlso: https://developer.apple.com/documentation/foundation/listformatter
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale? = Locale.current
  open var itemFormatter: Formatter?
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(
      .list(type: .and).locale(locale ?? .current))
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
