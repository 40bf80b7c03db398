// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Teaching

@Suite("ZIP archives")
struct ZipArchiveTests {
  @Test("an archive has the checksum that CRC-32 has for its check value, and its files in order")
  func archive() {
    #expect(ZipArchive.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    var archive = ZipArchive()
    let empty = archive.bytes
    #expect(empty == [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18))
    archive.add("a/b.txt", Array("hello".utf8))
    let bytes = archive.bytes
    #expect(bytes.starts(with: [0x50, 0x4B, 3, 4]))
    // The local header, the name, the content, the entry of the directory, the name, the end.
    #expect(bytes.count == 30 + 7 + 5 + 46 + 7 + 22)
    #expect(Array(bytes[30..<42]) == Array("a/b.txthello".utf8))
    #expect(archive.bytes == bytes)
  }
}
