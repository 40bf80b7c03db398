// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

/// - SeeAlso: https://developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter, @unchecked AppleSendable {
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
