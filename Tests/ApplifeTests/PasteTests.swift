// SPDX-License-Identifier: Apache-2.0
import LifecycleUI
import Testing

@testable import applife

@Suite("Pasted text")
struct PasteTests {
  @Test("Ctrl-C is a key in a paste as well, and its rest stays text")
  func interrupt() {
    var paste = PasteReader(at: .zero)
    let keys = Array("ab\u{03}q\r".utf8).map { paste.add($0) }
    #expect(keys == [nil, nil, .control("c"), nil, nil])
    #expect(paste.text == "abq\n")
  }

  @Test(
    "a paste whose end is lost is over two seconds after its last byte, however often Ctrl-C is pressed"
  )
  func lostEnd() {
    var paste = PasteReader(at: .zero)
    _ = paste.add(UInt8(ascii: "a"))
    paste.pause(at: .seconds(1))
    for second in 2...3 {
      _ = paste.add(0x03)
      paste.pause(at: .seconds(second))
    }
    #expect(!paste.isOver(at: .seconds(3)))
    #expect(paste.isOver(at: .milliseconds(3001)))
  }
}
