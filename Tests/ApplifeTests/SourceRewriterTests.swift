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
}
