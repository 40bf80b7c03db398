// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Testing

@testable import applife

@Suite("The copy of a hosted source")
struct SourceRewriterTests {
  @Test("the copy lets outlets and actions be connected, and cells be made, in as many letters")
  func rewrittenForInterfaceBuilder() {
    let text = """
      class A: UIViewController { @IBOutlet private(set) weak var b: C!; private @IBAction func d() {} }
      class E: UITableViewCell { override init(style: F, reuseIdentifier: String?) {} }
      class G: UICollectionViewCell { override init(frame: CGRect) {} }
      class H: UIView { override init(frame: CGRect) {} }
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy.split(separator: "\n").map { String($0) } == [
        "class A: UIViewController {                        weak var b: C!;                   func d() {} }",
        "class E: UITableViewCell { required init(style: F, reuseIdentifier: String?) {} }",
        "class G: UICollectionViewCell { required init(frame: CGRect) {} }",
        "class H: UIView { override init(frame: CGRect) {} }",
      ])
  }

  @Test("the copy keeps lines and columns, and leaves texts and comments alone")
  func rewritten() {
    let text = """
      import os.log // @objc
      #if os(iOS) && !os(watchOS)
      @UIApplicationMain
      @objc(Name) class A { @objc func f() { print("@objc \\("@main")", #selector(f)) } } /* @main */
      #endif
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } == [
        "import os    ;import HostedBase;import UIKit // @objc",
        "#if true    && !os(watchOS)",
        "                  ",
        #"            class A {       func f() { print("@objc \("@main")",  Selector(f)) } } /* @main */"#,
        "#endif",
      ])
  }

  @Test("the bundle of a text is named, also within texts that stand in others")
  func bundlesWithinTexts() {
    let text = #"""
      let a = "\(NSLocalizedString("b", bundle: .main, comment: "bundle: .main")) bundle: .main"
      let c = """
        \("\(d(NSLocalizedString("e", bundle: .main, comment: "")))")
        """
      let f = NSLocalizedString("\(g(bundle: .main))", bundle: .main, comment: "")
      """#
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    let expected = #"""
      let a = "\(NSLocalizedString("b", bundle: Bundle.main, comment: "bundle: .main")) bundle: .main"
      let c = """
        \("\(d(NSLocalizedString("e", bundle: Bundle.main, comment: "")))")
        """
      let f = NSLocalizedString("\(g(bundle: .main))", bundle: Bundle.main, comment: "")
      """#
    #expect(copy == expected)
  }

  @Test("optional methods of a protocol are met with nothing or nil, and may be called")
  func optionalMethods() {
    let text = """
      @objc protocol A { func a(); @objc optional func b(_ c: Int); @objc optional func d(for e: Int) -> [F]
        @objc optional func g() -> H? }
      @objc public protocol I: J {}
      class K: A { weak var l: A?; func a() { l?.b?(1); m(l?.d?(for: 2), l?.g?()) }
        func d(for e: Int) -> [F] { [] }
        func d(of e: Int) -> [F] { [] } }
      """
    let source = Array(text.utf8)
    let copy = SourceRewriter(source, requirements: OptionalRequirements([source])).text
    #expect(
      String(decoding: copy, as: UTF8.self).split(separator: "\n").map { String($0) } == [
        "      protocol A: AnyObject { func a();                func b(_ c: Int);                func d(for e: Int) -> ([F])?",
        "                 func g() -> H? };extension A { func g() -> H? { return nil } };extension A { func d(for e: Int) -> ([F])? { return nil } };extension A { func b(_ c: Int) {  } }",
        "      public protocol I: AnyObject, J {}",
        "class K: A { weak var l: A?; func a() { l?.b (1); m(l?.d (for: 2), l?.g ()) }",
        "  func d(for e: Int) -> ([F])? { [] }", "  func d(of e: Int) -> [F] { [] } }",
      ])
  }

  @Test("a condition on the Simulator holds, as it does where an app is tried out")
  func simulator() {
    let text = "#if targetEnvironment(simulator) && DEBUG\n#elseif !targetEnvironment(macCatalyst)"
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy.split(separator: "\n").map { $0.filter { $0 != " " } } == [
        "#iftrue&&DEBUG", "#elseif!targetEnvironment(macCatalyst)",
      ])
  }

  @Test("a source with a selector and without UIKit imports it")
  func selectors() {
    let text = "import Foundation\nclass A { let a = #selector(f) }"
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(copy.hasPrefix("import HostedBase;import UIKit\n"))
  }

  @Test(
    "a selector that is a text is that of the method of its name, if there is one",
    arguments: [
      (#"Selector("tick:")"#, "Selector( tick  )"), (#"Selector(("go"))"#, "Selector(( go ))"),
      (#"Selector("absent")"#, #"Selector("absent")"#), ("Selector(text)", "Selector(text)"),
    ])
  func selectorTexts(written: String, read: String) {
    let text = "import UIKit\nclass A { func go() {}; func tick(_ t: Int) {}; let a = \(written) }"
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(copy.hasSuffix("let a = \(read) }"))
  }

  @Test("an entry of the environment gets accessors and a key on its own line")
  func entries() {
    let text = """
      extension EnvironmentValues {
        @Entry var size: Int = 3
        @Entry var name = "a b" // c
        @Entry var theme = Theme.plain
        @Entry var maybe: String?
        @Entry var run: () -> Void = {
        }
      }
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    #expect(lines.count == 8)
    #expect(lines[1].hasSuffix("{ static var defaultValue: Int {  3 } }"))
    #expect(lines[2].hasSuffix(#"{ static var defaultValue: String {  "a b" } } // c"#))
    #expect(lines[3].hasSuffix("{ static var defaultValue: Theme {  Theme.plain } }"))
    #expect(lines[4].hasSuffix("{ static var defaultValue: String? { nil } }"))
    #expect(lines[6] == "  } } }")
  }

  @Test("a value that says its type gives it to an entry")
  func typesOfEntries() {
    let values = [
      ("[Int]()", "[Int]"), ("[\"a\", \"b, c\"]", "[String]"), ("[\"a\": 1.5]", "[String: Double]"),
      ("(1, \"b\")", "(Int, String)"), ("nil as Theme?", "Theme?"), ("Set<Int>()", "Set<Int>"),
      ("[[1], [2]]", "[[Int]]"),
    ]
    for (value, type) in values {
      let text = "extension EnvironmentValues { @Entry var a = \(value) }"
      let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
      #expect(copy.contains("var defaultValue: \(type) {"), "\(value)")
    }
  }

  @Test("a model on one line has one semicolon between what it gets and what it has")
  func modelsOnOneLine() {
    let text = #"""
      import SwiftData
      @Model final class A { var a: Int; init() {} }
      @Model class B { #Unique<B>([\.a], [\B.`in`]); var a: Int; var `in`: Int { 3 } }
      @Model class C { lazy var a = 1; @Transient var b = 2 }
      @Model class D { // no code
        var a: () -> Int { { 3 } }
      }
      @ModelActor public actor E { func f() {} }
      """#
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    let lines = copy.split(separator: "\n").map { String($0) }
    #expect(lines[1].hasSuffix("= modelBacking }; @Attribute  var a: Int; init() {} }"))
    #expect(lines[2].contains(#"{ [["a"], ["in"]] }"#))
    #expect(lines[2].contains("= modelBacking };"))
    #expect(lines[2].hasSuffix("  @Attribute var a: Int; var `in`: Int { 3 } }"))
    #expect(lines[3].contains("= modelBacking }; lazy var a = 1;"))
    // It is computed.
    #expect(lines[5] == "  var a: () -> Int { { 3 } }")
    #expect(lines[7].contains("public nonisolated let modelContainer"))
  }

  @Test("blocks of timers and notifications may touch what the main actor guards")
  func blocks() {
    let text = """
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      Timer.scheduledTimer(timeInterval: 1, target: self, selector: tick)
      center.addObserver(forName: name, object: nil, queue: .main) { _ in }
      center.addObserver(self, selector: tick, name: nil, object: nil)
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy == """
        Timed.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: tick)
        center.addListener(forName: name, object: nil, queue: .main) { _ in }
        center.addObserver(self, selector: tick, name: nil, object: nil)
        """)
  }

  @Test("a timer with a block is HostedBase's, which waits; one with a target is Foundation's")
  func timers() {
    let text = """
      let a = Timer(timeInterval: max(1, 2), repeats: true) { _ in }
      let b = Timer.init(timeInterval: 1, repeats: false, block: { _ in })
      let c = Timer(timeInterval: 1, target: self, selector: tick, userInfo: nil, repeats: true)
      let d = Timer(fire: Date(), interval: 1, repeats: true) { _ in }
      var e: Timer
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy == """
        let a = timed(timeInterval: max(1, 2), repeats: true) { _ in }
        let b = timed     (timeInterval: 1, repeats: false, block: { _ in })
        let c = Timer(timeInterval: 1, target: self, selector: tick, userInfo: nil, repeats: true)
        let d = Timer(fire: Date(), interval: 1, repeats: true) { _ in }
        var e: Timer
        """)
  }

  @Test("a type that a macro would make animatable says so itself")
  func animatable() {
    let text = """
      @Animatable struct Wave: Shape { @AnimatableIgnored var count = 1 }
      @Animatable
      struct Frame { var x = 0.0 }
      @Animatable private struct Pair<A: Equatable, B> where A == B {}
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    #expect(
      copy.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      } == [
        "struct Wave: Animatable, Shape {                    var count = 1 }",
        "struct Frame: Animatable { var x = 0.0 }",
        "private struct Pair<A: Equatable, B>: Animatable where A == B {}",
      ])
  }

  @Test("extensions behind a class that override something, or may be overridden, are a part of it")
  func overridesInExtensions() {
    let text = """
      final class A: B {
        func a() { c { d() } }
      }

      // MARK: - E
      extension A: E, F.G {
        func e() {}
      }
      private extension A {
        override func a() {}
      }
      extension A { func h() {} }
      class I: B {}
      struct J {}
      extension I { override func a() {} }
      class K: B {}
      extension K { class L: B { override func a() {} } }
      class M: B {}
      @objc extension M { func m() {} }
      """
    let copy = String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      lines == [
        "final class A: B, E,F.G {", "  func a() { c { d() } }", "", "", "// MARK: - E", "",
        "  func e() {}", "", "", "  override func a() {}", "}", "extension A { func h() {} }",
        "class I: B {}", "struct J {}", "extension I { override func a() {} }", "class K: B {}",
        "extension K { class L: B { override func a() {} } }", "class M: B {",
        "                    func m() {} }",
      ])
  }
}
