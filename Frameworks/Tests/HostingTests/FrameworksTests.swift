// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Languages
import Foundation
import LifecycleTestSupport
import LifecycleText
import Testing

@testable import applife

/// The modules that hosted apps import: what the program, the package `Frameworks` and its documents say of them.
@Suite("The stand-ins for Apple's modules")
struct FrameworksTests {
  private static let folder = Project.root
    .appendingPathComponent("Frameworks")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The modules of the folder, without what a package adds for the tests of persons.
  private static func modules() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources"))
      .subtracting(["_Testing_UIKit"])
  }

  @Test("the program builds each module of the folder, as the package does")
  func manifest() throws {
    #expect(Set(AppleModule.all.map(\.name)) == (try Self.modules()))
    let rows = try Self.text("Package.swift").matches(of: /module\("(.*)"\),/).map { match in
      match.1.components(separatedBy: "\", \"")
    }
    for module in AppleModule.all {
      #expect(rows.contains([module.name] + module.imports), "\(module.name)")
    }
  }

  @Test("a module imports only those that its row names, and what they import")
  func imports() throws {
    var seen: [String: Set<String>] = [:]
    for module in AppleModule.all {
      let allowed = module.imports.reduce(into: Set(module.imports)) {
        $0.formUnion(seen[$1] ?? [])
      }
      seen[module.name] = allowed
      let sources = Self.folder.appendingPathComponent("Sources/" + module.name)
      for case let name as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
      where name.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
        let imported = Set(text.matches(of: /(?m)^[^\/\n]*\bimport (\w+)/).map { String($0.1) })
        let wrong = imported.intersection(try Self.modules()).subtracting(allowed)
        #expect(wrong.isEmpty, "\(module.name)/\(name) imports \(wrong)")
      }
    }
  }

  @Test("the table of the README has each module, and says why it is there")
  func table() throws {
    let rows = try Self.text("README.md").matches(of: /(?m)^\| (`[^|]+) \| [^|]+ \|/)
    let named = rows.flatMap { $0.1.matches(of: /`(\w+)`/).map { String($0.1) } }
    #expect(named.sorted() == (try Self.modules()).sorted())
  }

  @Test("no module is both there and absent")
  func absent() {
    #expect(AppleModule.absent.filter(FrameworkLibrary.provides) == [])
  }

  @Test("a module that is not there is told by its name", arguments: ["MapKit", "RealityKit"])
  func missing(_ module: String) {
    #expect(!FrameworkLibrary.provides(module))
    #expect(BuildMessage.noModule(module).text.hasPrefix("there is no module \(module) here."))
    // No package has it.
    #expect(AppleModule.absent.contains(module))
    #expect(!BuildMessage.noAppleModule(module).text.contains("package"))
    #expect(BuildMessage.builtWithoutModule(module).text.contains("no module \(module)"))
  }
}
