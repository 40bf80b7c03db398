// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Languages
import ProgramTestSupport
import Testing

@testable import applife

/// The output of tools while an app is built, and what is put into its bundle, without a tool.
@Suite("Building of hosted apps")
struct BuildToolTests {
  private func messages(_ text: String, lacksModules: Bool = false) -> CompilerMessages {
    CompilerMessages(
      Array(text.utf8),
      [(copy: "Foo/A.swift", given: "Foo/A.swift", text: Array("let a = 1".utf8))],
      lacksModules: lacksModules)
  }

  @Test("the linker's error is told, also behind a warning with its quote")
  func linker() {
    let said = messages(
      """
      Foo/A.swift:1:5: warning: variable was never used
      1 | let a = 1
        |     `- warning: variable was never used
      [#Group]: <https://docs.swift.org/group>
      /usr/bin/ld.gold: error: Foo.app/Foo: Is a directory
      clang: error: linker command failed with exit code 1
      """)
    #expect(
      said.errors == [
        "/usr/bin/ld.gold: error: Foo.app/Foo: Is a directory",
        "clang: error: linker command failed with exit code 1",
      ])
  }

  @Test("the app's own error hides what a tool says of it")
  func own() {
    let said = messages(
      "Foo/A.swift:1:5: error: cannot find 'b'\n1 | let a = 1\nerror: fatalError\n")
    #expect(said.errors == ["Foo/A.swift:1:5: error: cannot find 'b'", "1 | let a = 1"])
  }

  @Test("a missing name is told once for all its places, and whose it is")
  func missingName() {
    let said = messages(
      """
      Foo/A.swift:1:5: error: cannot find type 'UISheet' in scope
      1 | let a = 1
        |     `- error: cannot find type 'UISheet' in scope
      Foo/A.swift:1:7: error: cannot find type 'UISheet' in scope
      Foo/A.swift:1:9: error: cannot find 'UISheet' in scope
      Foo/A.swift:1:3: error: value of type 'Note' has no member 'b'
      Foo/A.swift:1:8: error: cannot infer contextual base in reference to member 'zero'
      """)
    #expect(
      said.errors == [
        "Foo/A.swift:1:5: error: cannot find type 'UISheet' in scope", "1 | let a = 1",
        "  |     `- error: cannot find type 'UISheet' in scope",
        "  also at Foo/A.swift:1:7, Foo/A.swift:1:9",
        "  Apple's UIKit has UISheet, unless it is misspelt; applife's has not",
        "Foo/A.swift:1:3: error: value of type 'Note' has no member 'b'",
      ])
    #expect(MissingName("type 'UIView.Type' has no member 'b'")?.text == "UIView.b")
    #expect(MissingName("type 'URL' has no member 'b'")?.module == nil)
    #expect(MissingName("cannot find 'NSPersistentRow' in scope")?.module == "CoreData")
    #expect(MissingName("cannot find 'NSCollectionLayoutRow' in scope")?.module == "UIKit")
    // Its import says that applife has no MapKit.
    #expect(MissingName("cannot find 'MKMapView' in scope")?.module == nil)
    // Apple's module has these no more.
    #expect(MissingName("cannot find 'NSDateFormatter' in scope")?.module == nil)
    #expect(MissingName("cannot find type 'UITableViewCellStyle' in scope")?.module == nil)
  }

  @Test("a name that a missing package may add is not called Apple's")
  func packagesName() {
    let error = "Foo/A.swift:1:5: error: value of type 'UIView' has no member 'snp'"
    #expect(messages(error).errors.count == 2)
    #expect(messages(error, lacksModules: true).errors == [error])
  }

  @Test("an override in an extension is explained once")
  func overrides() {
    let text = "error: property 'a' declared in 'UIView' cannot be overridden from extension"
    // The compiler leaves `@objc` out, and the space behind it in.
    let gap = text.replacing("error: ", with: "error:  ")
    let said = messages("Foo/A.swift:1:5: \(gap)\nFoo/A.swift:1:7: \(gap)\n")
    #expect(
      said.errors == [
        "Foo/A.swift:1:5: \(text)", "  " + BuildMessage.overridesInExtension.text,
        "Foo/A.swift:1:7: \(text)",
      ])
  }

  @Test("no error is told at a column that only the generated text has")
  func generatedColumn() {
    let said = messages(
      """
      Foo/A.swift:1:393: error: odd
      1 | let a = 1; generated()
        |            `- error: odd
      """)
    #expect(said.errors == ["Foo/A.swift:1: error: odd", "1 | let a = 1"])
  }

  @Test("a method in an older spelling is told, unless the app calls or declares it itself")
  func neverCalled() {
    func warnings(_ more: String) -> [String] {
      let text =
        "class A: UIApplicationDelegate { func applicationDidBecomeActive(application: UIApplication) {} }\n"
      return AppSource([("A.swift", Array((text + more).utf8))]).warnings
    }
    #expect(warnings("").map { $0.hasPrefix("A.swift:1: ") } == [true])
    #expect(warnings("func f() { a.applicationDidBecomeActive(application: b) }").isEmpty)
    #expect(
      warnings("protocol P { func applicationDidBecomeActive(application: UIApplication) }").isEmpty
    )
  }

  @Test("a tool that fails without an error is told by its last lines")
  func silent() {
    let warning = "Foo/A.swift:1:5: warning: odd"
    #expect(messages(warning).reasons == [warning])
  }

  @Test("a resource is never put where the program is to be")
  func bundle() throws {
    let folder = try Folder()
    _ = try folder.write("Foo/data.json", "{}")
    _ = try folder.write("Foo/Level/one.json", "{}")
    let names = ["Foo/data.json", "Foo/Level/one.json"]
    let root = folder.url.path + "/"
    let bundle = AppBundle(
      appName: "Foo", folder: root, names: names, infoPlist: nil, XcodeProject(within: root),
      assets: AssetCatalogs(names, in: root))
    #expect(bundle.resources.map(\.name) == ["Level/one.json", "data.json", "one.json"])
  }

  @Test("a program whose time is over is ended, and said to be late")
  func late() throws {
    let folder = try Folder()
    let log = folder.url.path + "/log"
    let late = try Compiler.run("/bin/sleep", ["600"], in: "/", log: log, limit: .milliseconds(50))
    #expect(late.isLate && !late.isSuccess)
    let done = try Compiler.run(
      "/bin/sh", ["-c", "exit 1"], in: "/", log: log, limit: .seconds(600))
    #expect(!done.isLate && !done.isSuccess)
  }

  @Test("an expression that takes the compiler too long is taken out as a whole")
  func tooSlow() {
    let text = """
      struct A: View {
        var body: some View {
          let a = 1
          List {
            b()
            c()
          }
        }
      }
      """
    func repaired(_ message: String) -> String {
      var repairs = SourceRepairs(Array(text.utf8))
      let error = CompilerError(file: "A.swift", line: 5, column: 7, text: message)
      guard let place = repairs.offset(of: error), repairs.takeOut(error, at: place, keeping: [])
      else { return text }
      return String(decoding: repairs.text, as: UTF8.self)
    }
    let slow = repaired(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up")
    #expect(!slow.contains("List") && !slow.contains("c()") && slow.contains("let a = 1"))
    let other = repaired("cannot convert value of type 'Int' to expected argument type 'String'")
    #expect(other.contains("List") && other.contains("c()") && !other.contains("b()"))
  }
}
