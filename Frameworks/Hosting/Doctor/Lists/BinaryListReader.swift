// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Reads a property list in binary form.
///
/// - SeeAlso: https://github.com/apple-oss-distributions/CF/blob/main/CFBinaryPList.c
struct BinaryListReader {
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 1
  /// The references that were read, and the bytes of the texts.
  private var count = 0
  private var textBytes = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw .malformed(line: 0) }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw .malformed(line: 0)
    }
    let objects = try number(at: trailer + 8, size: 8)
    let top = try number(at: trailer + 16, size: 8)
    let table = try number(at: trailer + 24, size: 8)
    // Each object has an offset, so there can't be more of them than bytes.
    guard objects > 0, objects <= trailer / offsetSize, top < objects, table >= 8,
      table <= trailer - objects * offsetSize
    else { throw .malformed(line: 0) }
    offsets.reserveCapacity(objects)
    for index in 0..<objects {
      let offset = try number(at: table + index * offsetSize, size: offsetSize)
      guard offset < table else { throw .malformed(line: 0) }
      offsets.append(offset)
    }
    return try object(top, depth: 0)
  }

  private func number(at place: Int, size: Int) throws(PropertyList.Problem) -> Int {
    guard place >= 0, place <= bytes.count - size else { throw .malformed(line: 0) }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
    guard let number = Int(exactly: value) else { throw .malformed(line: 0) }
    return number
  }

  private mutating func object(
    _ index: Int, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    guard depth < PropertyList.deepest else { throw .tooDeep }
    guard offsets.indices.contains(index) else { throw .malformed(line: 0) }
    var place = offsets[index]
    guard place < bytes.count else { throw .malformed(line: 0) }
    let marker = bytes[place]
    place += 1
    switch marker >> 4 {
    case 0x0: return marker == 8 ? .truth(false) : marker == 9 ? .truth(true) : .other
    case 0x1:
      let size = 1 << Int(marker & 0xF)
      guard size <= 8 else { return .other }
      // A negative number needs all eight bytes; none that counts here is negative.
      return (try? number(at: place, size: size)).map { .number($0) } ?? .other
    case 0x5, 0x6, 0x7:
      let length = try length(marker, &place)
      let size = marker >> 4 == 6 ? 2 : 1
      guard length <= (bytes.count - place) / size else { throw .malformed(line: 0) }
      textBytes += length * size
      guard textBytes <= PropertyList.mostText else { throw .tooMany }
      let text = bytes[place..<place + length * size]
      if size == 1 { return .text(String(decoding: text, as: UTF8.self)) }
      let units = stride(from: text.startIndex, to: text.endIndex, by: 2).map {
        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC:
      let length = try length(marker, &place)
      var items: [PropertyList] = []
      for item in try references(at: place, length) {
        items.append(try object(item, depth: depth + 1))
      }
      return .list(items)
    case 0xD:
      let length = try length(marker, &place)
      let keys = try references(at: place, length)
      let values = try references(at: place + length * referenceSize, length)
      var entries: [PropertyList.Entry] = []
      for (key, value) in zip(keys, values) {
        guard case .text(let name) = try object(key, depth: depth + 1) else {
          throw .malformed(line: 0)
        }
        entries.append(.init(key: name, value: try object(value, depth: depth + 1), line: 0))
      }
      return .keys(entries)
    case _: return .other
    }
  }

  /// The length in a marker, or in the number behind it.
  private func length(
    _ marker: UInt8, _ place: inout Int
  ) throws(PropertyList.Problem) -> Int {
    guard marker & 0xF == 0xF else { return Int(marker & 0xF) }
    guard place < bytes.count, bytes[place] >> 4 == 1 else { throw .malformed(line: 0) }
    let size = 1 << Int(bytes[place] & 0xF)
    guard size <= 8 else { throw .malformed(line: 0) }
    let length = try number(at: place + 1, size: size)
    place += 1 + size
    guard length <= bytes.count else { throw .malformed(line: 0) }
    return length
  }

  private mutating func references(
    at place: Int, _ length: Int
  ) throws(PropertyList.Problem) -> [Int] {
    // Counted before they are read: each level of lists within lists keeps its own.
    count += length
    guard count <= PropertyList.most else { throw .tooMany }
    guard place <= bytes.count, length <= (bytes.count - place) / referenceSize else {
      throw .malformed(line: 0)
    }
    var references: [Int] = []
    references.reserveCapacity(length)
    for index in 0..<length {
      references.append(try number(at: place + index * referenceSize, size: referenceSize))
    }
    return references
  }
}
