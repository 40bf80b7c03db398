// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleUI
import Testing

@testable import applife

/// Keys that wait because more come in than can be acted on.
@Suite("Keys that wait")
struct KeyBacklogTests {
  /// A session in which keys have been pressed.
  private static func session(_ keys: Key...) -> Session {
    let device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    var session = Session(start: Session.Start(device: device), at: .zero)
    for key in keys { _ = session.update(.key(key), at: .zero) }
    return session
  }

  private static func keys(_ text: String) -> [Key] {
    text.map { $0 == "\u{1B}" ? .escape : .character($0) }
  }

  /// Returns the keys that are left once they have waited for some time.
  private static func left(
    _ keys: [Key], after time: Duration = .seconds(1), in session: Session = session()
  ) -> [Key] {
    var backlog = KeyBacklog()
    backlog.add(keys.map(Input.key), at: .zero)
    backlog.skipToEnd(at: time, of: session)
    var left: [Key] = []
    while case .key(let key)? = backlog.next() { left.append(key) }
    #expect(backlog.isEmpty)
    return left
  }

  @Test("of twenty keys that wait at once, the last ones are in a hurry too; the next key is not")
  func hurried() {
    var backlog = KeyBacklog()
    backlog.add(Self.keys(String(repeating: "o", count: 19)).map(Input.key), at: .zero)
    #expect(!backlog.isHurried)
    backlog.add([.key(.character("h"))], at: .zero)
    for _ in 0..<20 {
      #expect(backlog.isHurried)
      _ = backlog.next()
    }
    #expect(backlog.isEmpty && backlog.isHurried)
    backlog.add([.key(.character("o"))], at: .seconds(1))
    #expect(!backlog.isHurried)
  }

  @Test("a key that ends the program goes before those that have waited for half a second")
  func ends() {
    let keys = Self.keys("ohohq")
    #expect(Self.left(keys, after: .milliseconds(500)) == keys)
    #expect(Self.left(keys, after: .milliseconds(501)) == [.character("q")])
    #expect(Self.left(Self.keys("ohoh")) == Self.keys("ohoh"))
    #expect(Self.left(Self.keys("oho") + [.control("c")]) == [.control("c")])
  }

  @Test("in what may be text that is typed no letter ends it; Escape ends such a text")
  func text() {
    for opening in [":", "/"] {
      let typed = Self.keys(opening + "eq")
      #expect(Self.left(typed) == typed)
      #expect(Self.left(typed + [.control("c")]) == [.control("c")])
      #expect(Self.left(typed + Self.keys("\u{1B}oq")) == [.character("q")])
    }
  }

  @Test("Escape goes with the key behind it that ends the program only after it")
  func escape() {
    // The help lies over the panels: the first key that closes something closes it.
    let session = Self.session(.character("?"))
    #expect(Self.left(Self.keys("ohq"), in: session) == Self.keys("ohq"))
    #expect(Self.left(Self.keys("oh\u{1B}q"), in: session) == Self.keys("\u{1B}q"))
    #expect(Self.left(Self.keys("oh\u{1B}\u{1B}q"), in: session) == Self.keys("\u{1B}\u{1B}q"))
    // An Escape before another key is not one of them.
    #expect(Self.left(Self.keys("\u{1B}oq"), in: session) == Self.keys("\u{1B}oq"))
  }

  @Test("keys that come later are looked at as well")
  func later() {
    var backlog = KeyBacklog()
    let session = Self.session(.character("?"))
    backlog.add(Self.keys("oh\u{1B}").map(Input.key), at: .zero)
    backlog.skipToEnd(at: .seconds(1), of: session)
    #expect(backlog.next() == .key(.character("o")))
    backlog.add([.key(.character("q"))], at: .seconds(1))
    backlog.skipToEnd(at: .seconds(1), of: session)
    #expect(backlog.next() == .key(.escape))
    #expect(backlog.next() == .key(.character("q")))
    #expect(backlog.isEmpty && backlog.next() == nil)
  }
}
