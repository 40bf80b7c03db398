// SPDX-License-Identifier: Apache-2.0
import Foundation

extension String.StandardComparator {
  /// The order of file names in lists. Linux has the plain order alone.
  /// - SeeAlso: https://developer.apple.com/documentation/swift/string/standardcomparator/localizedstandard
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the person's language. Linux has the plain order alone.
  public static var localized: String.StandardComparator { .lexical }
}
