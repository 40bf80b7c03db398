// SPDX-License-Identifier: Apache-2.0

/// Spelling is not checked: every word is right.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override init() {}
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open class var availableLanguages: [String] { ["en_US"] }
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func learnWord(_ word: String) {}
}
