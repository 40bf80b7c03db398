// SPDX-License-Identifier: Apache-2.0
import LifecycleText

/// Files in one ZIP archive, as they are: nothing is compressed, and every file has the same date, so
/// that the same files give the same bytes.
///
/// - SeeAlso: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3)
package struct ZipArchive {
  private var files: [(name: String, bytes: [UInt8])] = []

  package init() {}

  /// - Parameter name: the name in the archive, with `/` between folders.
  package mutating func add(_ name: String, _ bytes: [UInt8]) { files.append((name, bytes)) }

  /// The archive.
  package var bytes: [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let place = out.count
      // The part that both headers share: the version that is needed, names in UTF-8, stored, the first moment
      // that the format knows (1980-01-01), the checksum, the sizes and the length of the name.
      var common: [UInt8] = []
      common.add(20, bytes: 2)
      common.add(0x0800, bytes: 2)
      common.add(0, bytes: 2)
      common.add(0, bytes: 2)
      common.add(0x0021, bytes: 2)
      common.add(Self.checksum(file.bytes), bytes: 4)
      common.add(UInt32(file.bytes.count), bytes: 4)
      common.add(UInt32(file.bytes.count), bytes: 4)
      common.add(UInt32(file.name.utf8.count), bytes: 2)
      common.add(0, bytes: 2)
      out.add(0x0403_4b50, bytes: 4)
      out += common + Array(file.name.utf8) + file.bytes
      directory.add(0x0201_4b50, bytes: 4)
      directory.add(20, bytes: 2)
      directory += common
      // No comment, the first disk, and no attributes.
      directory += [UInt8](repeating: 0, count: 10)
      directory.add(UInt32(place), bytes: 4)
      directory += Array(file.name.utf8)
    }
    let start = out.count
    out += directory
    out.add(0x0605_4b50, bytes: 4)
    out.add(0, bytes: 4)
    out.add(UInt32(files.count), bytes: 2)
    out.add(UInt32(files.count), bytes: 2)
    out.add(UInt32(directory.count), bytes: 4)
    out.add(UInt32(start), bytes: 4)
    out.add(0, bytes: 2)
    return out
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~rest
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  fileprivate mutating func add(_ number: UInt32, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> UInt32(8 * place))) }
  }
}
