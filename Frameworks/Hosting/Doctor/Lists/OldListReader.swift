// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Reads a property list in the form that `project.pbxproj` has: `{ key = value; list = (a, b); }`.
struct OldListReader {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1
  private var count = 0

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    try skipBlanks()
    guard place < bytes.count else { throw malformed }
    return try value(depth: 0)
  }

  private var malformed: PropertyList.Problem { .malformed(line: line) }

  private mutating func value(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth < PropertyList.deepest else { throw .tooDeep }
    count += 1
    guard count <= PropertyList.most else { throw .tooMany }
    guard place < bytes.count else { throw malformed }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      place += 1
      var entries: [PropertyList.Entry] = []
      while true {
        try skipBlanks()
        if take(UInt8(ascii: "}")) { return .keys(entries) }
        let start = line
        let key = try word()
        try skipBlanks()
        guard take(UInt8(ascii: "=")) else { throw malformed }
        try skipBlanks()
        let value = try value(depth: depth + 1)
        try skipBlanks()
        guard take(UInt8(ascii: ";")) else { throw malformed }
        entries.append(.init(key: key, value: value, line: start))
      }
    case UInt8(ascii: "("):
      place += 1
      var items: [PropertyList] = []
      while true {
        try skipBlanks()
        if take(UInt8(ascii: ")")) { return .list(items) }
        items.append(try value(depth: depth + 1))
        try skipBlanks()
        if take(UInt8(ascii: ",")) { continue }
        guard take(UInt8(ascii: ")")) else { throw malformed }
        return .list(items)
      }
    case UInt8(ascii: "<"):
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { step() }
      guard take(UInt8(ascii: ">")) else { throw malformed }
      return .other
    case _: return .text(try word())
    }
  }

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() throws(PropertyList.Problem) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 {
        step()
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        { step() }
        guard place + 1 < bytes.count else { throw malformed }
        place += 2
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }

  private mutating func word() throws(PropertyList.Problem) -> String {
    guard place < bytes.count else { throw malformed }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "@"),
        UInt8(ascii: "+"), 0x80...:
        place += 1
        continue
      case _: break
      }
      break
    }
    guard place > start else { throw malformed }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyList.Problem) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      if byte == quote {
        place += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        switch bytes[place] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case let other: text.append(other)
        }
        step()
      } else {
        text.append(byte)
        step()
      }
    }
    throw malformed
  }
}
