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
        "import os    ;import HostedBase;import UIKit // @objc",
        "#if true    && !os(watchOS)",
        "                  ",
        #"            class A {       func f() { print("@objc \("@main")",  Selector(f)) } } /* @main */"#,
        "#endif",
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
}
