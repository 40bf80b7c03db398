// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import applife

@Suite("The copy of a hosted source", .timeLimit(.minutes(20)))
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
        "import os    ;import HostedBase // @objc", "#if true    && !os(watchOS)",
        "                  ",
        #"            class A {       func f() { print("@objc \("@main")",  Selector(f)) } } /* @main */"#,
        "#endif",
      ])
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
}
