// SPDX-License-Identifier: Apache-2.0

/// What was copied: by this app, since it was launched.
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
}
