// SPDX-License-Identifier: Apache-2.0

/// The letters beside a table. It sorts nothing: without Objective-C it can't ask an object for its name.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let one = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { one }
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
