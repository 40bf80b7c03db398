// SPDX-License-Identifier: Apache-2.0

/// The SHA-256 of bytes that come in pieces: by it a copy of a file is known again.
///
/// It stands in this module because hand-ins and walks are the lowest that use it. It is written
/// here because swift-crypto brings BoringSSL and Foundation into a program that has neither, for
/// one function of sixty lines. The tests hold it against the examples of the standard.
/// - SeeAlso: https://csrc.nist.gov/pubs/fips/180-4/upd1/final
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  private static let blockSize = 64
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  package init() {}

  /// The SHA-256 of bytes, as 64 digits of base 16.
  package static func text(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.text()
  }

  /// Returns true if a text has the form of a SHA-256: 64 digits, and small letters.
  package static func isText(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  package mutating func add(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var index = 0
    if !rest.isEmpty {
      index = min(Self.blockSize - rest.count, bytes.count)
      rest += bytes[..<index]
      guard rest.count == Self.blockSize else { return }
      mix(rest, at: 0)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - index >= Self.blockSize {
      mix(bytes, at: index)
      index += Self.blockSize
    }
    rest += bytes[index...]
  }

  /// The SHA-256 of everything that was added, as 64 digits of base 16.
  package func text() -> String {
    var hash = self
    let bits = count * 8
    var end: [UInt8] = [0x80]
    while (hash.rest.count + end.count) % Self.blockSize != 56 { end.append(0) }
    for index in 0..<8 { end.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * index))) }
    hash.add(end)
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func mix(_ bytes: [UInt8], at start: Int) {
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      for byte in 0..<4 {
        words[index] = words[index] << 8 | UInt32(bytes[start + 4 * index + byte])
      }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      words[index] =
        words[index - 16] &+ words[index - 7]
        &+ (turned(far, 7) ^ turned(far, 18) ^ far >> 3)
        &+ (turned(near, 17) ^ turned(near, 19) ^ near >> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let one =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ (e & f ^ ~e & g)
        &+ Self.constants[index] &+ words[index]
      let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
