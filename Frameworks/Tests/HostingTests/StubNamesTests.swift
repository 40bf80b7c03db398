// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Testing

@testable import applife

@Suite("Names that do nothing")
struct StubNamesTests {
  @Test(
    "an operator has nothing that stands for it, and neither has a type within one that has no name"
  )
  func operators() {
    var stubs = StubNames()
    let added = [
      stubs.add("<-", .value), stubs.add("Handler", within: "T>"),
      stubs.add("Handler", within: "Client"),
    ]
    #expect(added == [false, false, true])
    #expect(stubs.names == ["Client.Handler"])
  }

  @Test("what does not compile asks for less, and is then given up")
  func weaken() {
    var stubs = StubNames()
    _ = stubs.add("AView", .type(base: "UIView", parameters: 0))
    _ = stubs.add("B", .value)
    let imports = ["HostedBase"]
    let lines = stubs.code(imports: imports).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (name, word) in [("AView", "class AView"), ("B", "let B")] {
      let line = lines.firstIndex { $0.contains(word) } ?? 0
      #expect(stubs.name(at: line + 1, imports: imports) == name)
    }
    #expect(stubs.name(at: 1, imports: imports) == nil)
    stubs.weaken("AView")
    #expect(stubs.kinds["AView"] == .type(base: "NSObject", parameters: 0))
    stubs.weaken("AView")
    #expect(stubs.names == ["B"])
    let isAdded = stubs.add("AView", .value)
    #expect(!isAdded)
  }

  @Test("an object of a storyboard that is no view and no controller is made of nothing")
  func interfaceObjects() {
    var classes = InterfaceClasses()
    classes.add(
      SwiftTokens(
        Array(
          "class Manager: NSObject {}\nclass Home: Base {}\nclass Base: UIViewController {}".utf8)
      ).tokens)
    let code = classes.code(["Manager", "Home"])
    #expect(code.contains("{ _ in Manager() }"))
    #expect(code.contains("{ Home(coder: $0) }"))
  }
}
