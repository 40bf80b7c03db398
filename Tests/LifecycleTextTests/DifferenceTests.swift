// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LifecycleText

@Suite("Texts beside each other")
struct DifferenceTests {
  @Test("texts that differ behind the edge still look different", arguments: 12...60)
  func cut(columns: Int) {
    let one = "application(_:didFinishLaunchingWithOptions:) [inactive]"
    let other = "application(_:didFinishLaunchingWithOptions:) [background]"
    let left = TextWidth.cut(one, to: columns, differingFrom: other)
    let right = TextWidth.cut(other, to: columns, differingFrom: one)
    #expect(left != right)
    for text in [left, right] {
      #expect(TextWidth.of(text) <= columns)
      #expect(text.hasPrefix("app"))
    }
  }

  @Test("a text with room, and one that looks different anyway, is cut as any other")
  func plain() {
    let cut = TextWidth.cut("short", to: 20, differingFrom: "shore")
    #expect(cut == "short")
    let early = TextWidth.cut("a long text", to: 6, differingFrom: "b long text")
    #expect(early == TextWidth.cut("a long text", to: 6))
  }
}
