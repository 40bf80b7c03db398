// SPDX-License-Identifier: Apache-2.0
import Foundation

// Numbers of Foundation as those of Core Graphics.

extension CGFloat {
  /// - SeeAlso: https://developer.apple.com/documentation/corefoundation/cgfloat/init(truncating:)
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  /// - SeeAlso: https://developer.apple.com/documentation/corefoundation/cgfloat/init(exactly:)
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
