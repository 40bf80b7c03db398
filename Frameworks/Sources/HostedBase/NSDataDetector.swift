// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

extension NSTextCheckingResult.CheckingType {
  public static let date = Self(rawValue: 1 << 3)
  public static let address = Self(rawValue: 1 << 4)
  public static let link = Self(rawValue: 1 << 5)
  public static let phoneNumber = Self(rawValue: 1 << 11)
  public static let transitInformation = Self(rawValue: 1 << 12)
}

/// Finds links, mail addresses and telephone numbers by their form; no dates and no addresses.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked AppleSendable {
  public typealias CheckingTypes = UInt64
  public let checkingTypes: CheckingTypes
  private let expressions: [(kind: NSTextCheckingResult.CheckingType, NSRegularExpression)]

  private static let forms: [(kind: NSTextCheckingResult.CheckingType, pattern: String)] = [
    (.link, #"\b(?:https?://|www\.)[^\s<>"']*[^\s<>"'.,;:!?)]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b"#),
    (
      .phoneNumber,
      #"(?<![\w.])\+?\(?\d{2,4}\)?[ .\-]?\d{3}[ .\-]?\d{2,4}(?:[ .\-]?\d{2,4})?(?![\w.])"#
    ),
  ]

  public init(types checkingTypes: CheckingTypes) throws {
    self.checkingTypes = checkingTypes
    expressions = try Self.forms.filter { checkingTypes & $0.kind.rawValue != 0 }.map {
      ($0.kind, try NSRegularExpression(pattern: $0.pattern, options: .caseInsensitive))
    }
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = expressions.flatMap { kind, expression in
      expression.matches(in: string, options: options, range: range).map { match in
        let text = (string as NSString).substring(with: match.range)
        objc_setAssociatedObject(
          match, &foundText, FoundText(kind: kind, text: text), .OBJC_ASSOCIATION_RETAIN)
        return match
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

/// The text that a detector found, which its result does not know on Linux.
private struct FoundText {
  let kind: NSTextCheckingResult.CheckingType
  let text: String
}
/// Only its address is used.
nonisolated(unsafe) private var foundText: UInt8 = 0

extension NSTextCheckingResult {
  private var found: FoundText? { objc_getAssociatedObject(self, &foundText) as? FoundText }
  public var url: URL? {
    guard let found, found.kind == .link else { return nil }
    if found.text.contains("@"), !found.text.contains("://") {
      return URL(string: "mailto:" + found.text)
    }
    return URL(string: found.text.contains("://") ? found.text : "http://" + found.text)
  }
  public var phoneNumber: String? { found?.kind == .phoneNumber ? found?.text : nil }
  public var date: Date? { nil }
}
