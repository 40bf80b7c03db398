// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Reads a property list in XML, with the line of each key. It knows the elements of property lists alone and
/// opens nothing that a document type names.
struct XMLListReader {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1
  private var count = 0

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private enum Tag {
    case open(String)
    case close(String)
    /// `<true/>`
    case alone(String)
    case end
  }

  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    let first = try tag()
    switch first {
    case .open("plist"): return try value(try tag(), depth: 0)
    case .alone("plist"), .close, .end: throw malformed
    case .open, .alone: return try value(first, depth: 0)
    }
  }

  private var malformed: PropertyList.Problem { .malformed(line: line) }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth < PropertyList.deepest else { throw .tooDeep }
    count += 1
    guard count <= PropertyList.most else { throw .tooMany }
    switch tag {
    case .alone("true"): return .truth(true)
    case .alone("false"): return .truth(false)
    case .alone("dict"): return .keys([])
    case .alone("array"): return .list([])
    case .alone("string"): return .text("")
    case .alone: return .other
    case .open("dict"): return try keys(depth)
    case .open("array"):
      var items: [PropertyList] = []
      while true {
        let next = try self.tag()
        if case .close("array") = next { return .list(items) }
        items.append(try value(next, depth: depth + 1))
      }
    case .open("string"): return .text(try text(until: "string"))
    case .open("integer"):
      let digits = try text(until: "integer").filter { !$0.isWhitespace }
      return Int(digits).map { .number($0) } ?? .other
    case .open("true"):
      _ = try text(until: "true")
      return .truth(true)
    case .open("false"):
      _ = try text(until: "false")
      return .truth(false)
    case .open(let name):
      guard ["date", "data", "real"].contains(name) else { throw malformed }
      _ = try text(until: name)
      return .other
    case .close, .end: throw malformed
    }
  }

  private mutating func keys(_ depth: Int) throws(PropertyList.Problem) -> PropertyList {
    var entries: [PropertyList.Entry] = []
    while true {
      switch try tag() {
      case .close("dict"): return .keys(entries)
      case .open("key"):
        let start = line
        let key = try text(until: "key")
        entries.append(.init(key: key, value: try value(try tag(), depth: depth + 1), line: start))
      case .open, .close, .alone, .end: throw malformed
      }
    }
  }

  // MARK: Characters

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private func stands(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      place + wanted.count <= bytes.count
        && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }
  }

  private mutating func skip(past text: StaticString) throws(PropertyList.Problem) {
    while place < bytes.count {
      if stands(text) {
        place += text.utf8CodeUnitCount
        return
      }
      step()
    }
    throw malformed
  }

  /// The next tag, behind blanks, comments, instructions and the document type.
  private mutating func tag() throws(PropertyList.Problem) -> Tag {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        guard bytes[place] <= 0x20 else { throw malformed }
        step()
        continue
      }
      if stands("<!--") {
        try skip(past: "-->")
      } else if stands("<?") {
        try skip(past: "?>")
      } else if stands("<!") {
        try skip(past: ">")
      } else {
        return try element()
      }
    }
    return .end
  }

  private mutating func element() throws(PropertyList.Problem) -> Tag {
    place += 1
    var isClose = false
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
      isClose = true
      place += 1
    }
    let start = place
    while place < bytes.count, bytes[place] | 0x20 >= UInt8(ascii: "a"),
      bytes[place] | 0x20 <= UInt8(ascii: "z")
    { place += 1 }
    guard place > start, place - start <= 16 else { throw malformed }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    var last: UInt8 = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      last = bytes[place]
      step()
    }
    guard place < bytes.count else { throw malformed }
    place += 1
    return isClose ? .close(name) : last == UInt8(ascii: "/") ? .alone(name) : .open(name)
  }

  private mutating func text(until name: String) throws(PropertyList.Problem) -> String {
    var text: [UInt8] = []
    while place < bytes.count {
      if stands("<![CDATA[") {
        place += 9
        let start = place
        try skip(past: "]]>")
        text += bytes[start..<place - 3]
      } else if stands("<!--") {
        try skip(past: "-->")
      } else if bytes[place] == UInt8(ascii: "<") {
        guard case .close(name) = try element() else { throw malformed }
        return String(decoding: text, as: UTF8.self)
      } else if bytes[place] == UInt8(ascii: "&") {
        text += entity()
      } else {
        text.append(bytes[place])
        step()
      }
    }
    throw malformed
  }

  private mutating func entity() -> [UInt8] {
    let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      place += 1
      return [UInt8(ascii: "&")]
    }
    let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    place = end + 1
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    case _: break
    }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard name.first == "#", let value, let scalar = Unicode.Scalar(value) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }
}
