// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
@testable import Doctor

@testable import LifecycleAnalysis

/// The readers of property lists: what Apple's tools write, and what nobody's do.
@Suite("Property lists")
struct PropertyListTests {
  private static var value: [String: Any] {
    [
      "name": "Notes & <Co>", "flag": true, "off": false, "count": 12, "when": Date(), "part": 0.5,
      "list": ["a", "ü", "c"], "inner": ["key": ["deep": [1, 2]]], "bytes": Data([1, 2]),
    ]
  }

  private static func bytes(
    _ value: Any, _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  @Test("XML and the binary form say the same")
  func forms() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = try PropertyList.read(Self.bytes(Self.value, format))
      #expect(list["name"]?.text == "Notes & <Co>")
      #expect(list["flag"]?.isTrue == true && list["off"]?.isTrue == false)
      #expect(list["count"] == .number(12))
      #expect(list["list"]?.texts == ["a", "ü", "c"])
      #expect(list["inner"]?["key"]?["deep"]?.items == [.number(1), .number(2)])
      #expect(list["when"] == .other && list["part"] == .other && list["bytes"] == .other)
    }
  }

  @Test("a key in XML has its line; comments and the document type say nothing")
  func lines() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><dict>
      <!-- <key>no</key> -->
      <key>a&#x62;&#99;</key><string><![CDATA[<x>]]></string>
      </dict></plist>
      """
    let list = try PropertyList.read(Array(text.utf8))
    #expect(list.entry("abc")?.line == 5)
    #expect(list["abc"]?.text == "<x>")
    #expect(list.entries.count == 1)
  }

  @Test("the older form has words, texts, lists and comments")
  func older() throws {
    let text =
      "// !$*UTF8*$!\n{ a = b.c/d; /* x */ \"k \\\"\" = (1, \"t\\n\", ); e = {}; f = <00ff>; }"
    let list = try PropertyList.read(Array(text.utf8))
    #expect(list["a"]?.text == "b.c/d")
    #expect(list["k \""]?.texts == ["1", "t\n"])
    #expect(list["e"] == .keys([]) && list["f"] == .other)
  }

  @Test("a list that breaks off anywhere is malformed, in every form")
  func cut() throws {
    let xml = try Self.bytes(["list": ["a", "b"], "key": "text"], .xml)
    let binary = try Self.bytes(["list": ["a", "b"], "key": "text"], .binary)
    let older = Array("{ a = (b, \"c\"); d = { e = f; }; }".utf8)
    for whole in [binary, older] {
      for length in 0..<whole.count where whole != binary || length > 5 {
        #expect(throws: PropertyList.Problem.self) {
          try PropertyList.read(Array(whole[..<length]))
        }
      }
    }
    // Behind the last value, XML has nothing that counts.
    for length in stride(from: 0, to: xml.count - 20, by: 7) {
      #expect(throws: PropertyList.Problem.self) { try PropertyList.read(Array(xml[..<length])) }
    }
  }

  @Test("each byte of a binary list may be anything: it is read or refused")
  func anyByte() throws {
    let whole = try Self.bytes(["list": ["a", "b"], "key": "text"], .binary)
    for place in whole.indices {
      for byte in [UInt8(0), 1, 0x5F, 0xA1, 0xD1, 0xFF] {
        var changed = whole
        changed[place] = byte
        _ = try? PropertyList.read(changed)
      }
    }
  }

  /// A binary list of objects, each given by its bytes; references have one byte.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [0, 0, 0, 0, 0, 0, 0, 0]
    return bytes + [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
  }

  @Test("a list that contains itself, and one list many times, end")
  func cycles() {
    #expect(throws: PropertyList.Problem.tooDeep) {
      try PropertyList.read(Self.binary([[0xA1, 0]]))
    }
    #expect(throws: PropertyList.Problem.tooDeep) {
      try PropertyList.read(Self.binary([[0xD1, 1, 0], [0x51, 0x61]]))
    }
    // Each list has the next one fourteen times: 14^20 values of 20 objects.
    let laughs = (0..<20).map { index in
      [UInt8(0xAE)] + [UInt8](repeating: UInt8(index + 1), count: 14)
    }
    #expect(throws: PropertyList.Problem.tooMany) {
      try PropertyList.read(Self.binary(laughs + [[0x51, 0x61]]))
    }
  }

  @Test("a long text that is in a list many times is not read each time")
  func text() {
    let text = [UInt8](repeating: 0x61, count: 50_000)
    let long = [0x5F, 0x11, UInt8(text.count >> 8), UInt8(text.count & 0xFF)] + text
    func list(of object: UInt8) -> [UInt8] {
      [0xAF, 0x10, 200] + [UInt8](repeating: object, count: 200)
    }
    #expect(throws: PropertyList.Problem.tooMany) {
      try PropertyList.read(Self.binary([list(of: 1), list(of: 2), long]))
    }
    #expect(throws: Never.self) { try PropertyList.read(Self.binary([list(of: 1), long])) }
  }

  @Test("what is nested too deeply is refused before the stack is full")
  func depth() {
    let many = 100_000
    for text in [
      String(repeating: "(", count: many), String(repeating: "{a=", count: many),
      "<plist>" + String(repeating: "<array>", count: many),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: many),
    ] {
      #expect(throws: PropertyList.Problem.tooDeep) { try PropertyList.read(Array(text.utf8)) }
    }
  }
}
