// SPDX-License-Identifier: Apache-2.0

/// Bytes as letters.
///
/// - SeeAlso: https://www.rfc-editor.org/rfc/rfc4648#section-4
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0)
      }
      for digit in 0..<4 {
        result.append(
          digit <= count ? letters[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
