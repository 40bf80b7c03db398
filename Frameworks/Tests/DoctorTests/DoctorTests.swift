// SPDX-License-Identifier: Apache-2.0
import Foundation
import Lifecycle
import LifecycleTestSupport
import Testing
@testable import Doctor

@testable import LifecycleAnalysis

/// The judgement of apps by their files.
@Suite("The doctor's judgement")
struct DoctorTests {
  @Test(
    "each project is judged as its thread says, and nothing else is said",
    arguments: ProjectFixture.all)
  func fixture(_ fixture: ProjectFixture) {
    let told = Diagnosis(ProjectFacts(fixture.tree)).told
    #expect(Set(told) == Set(fixture.expected))
    #expect(told.count == fixture.expected.count)
  }

  @Test("there are projects of every kind, and of Objective-C")
  func kinds() {
    #expect(ProjectFixture.all.count >= 25)
    let kinds = Set(ProjectFixture.all.map { ProjectFacts($0.tree).kind })
    #expect(kinds == Set(ProjectKind.allCases))
    #expect(ProjectFixture.all.count { $0.files.keys.contains { $0.hasSuffix(".m") } } >= 3)
  }

  @Test("an Info.plist in binary form says the same")
  func binary() throws {
    for fixture in ProjectFixture.all {
      var files = fixture.files
      for (path, bytes) in files where path.hasSuffix("Info.plist") {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        files[path] = Array(
          try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
      }
      let tree = ProjectTree(names: Array(files.keys)) { path, _ in
        files[path].map { .bytes($0) } ?? .unreadable
      }
      // Lines are not known, and everything else is.
      func bare(_ lines: [String]) -> [String] {
        lines.map { $0.replacing(/(Info\.plist):\d+/, with: { "\($0.1)" }) }.sorted()
      }
      #expect(
        bare(Diagnosis(ProjectFacts(tree)).told).map { $0.replacing("plist:0", with: "plist") }
          == bare(fixture.expected))
    }
  }

  @Test("for the SDK before the requirement, scenes that the app does not have are not asked for")
  func older() throws {
    let fixture = try #require(ProjectFixture.all.first { $0.name == "no-manifest" })
    let diagnosis = Diagnosis(ProjectFacts(fixture.tree), sdks: [26])
    #expect(diagnosis.launches.map(\.outcome) == [.launches])
    #expect(diagnosis.findings.map(\.level) == [.note])
  }

  @Test("what can't be read is said, and never taken for an app that launches")
  func unread() throws {
    for name in ["adopted", "storyboard-scene", "flutter-after"] {
      let fixture = try #require(ProjectFixture.all.first { $0.name == name })
      for hidden in fixture.files.keys
      where hidden.hasSuffix("Info.plist") || hidden.hasSuffix("pbxproj") {
        // The last two are lists, and say nothing of an app.
        for contents in [
          ProjectTree.Contents.tooLarge, .unreadable, .bytes(Array("<plist>".utf8)),
          .bytes(Array("hello".utf8)), .bytes(Array("<plist><array/></plist>".utf8)),
        ] {
          let tree = ProjectTree(names: Array(fixture.files.keys)) { path, _ in
            path == hidden ? contents : fixture.files[path].map { .bytes($0) } ?? .unreadable
          }
          let facts = ProjectFacts(tree)
          let diagnosis = Diagnosis(facts)
          #expect(facts.unread.contains { $0.path == hidden })
          #expect(diagnosis.launches.allSatisfy { $0.outcome == .undecided }, "\(name) \(hidden)")
        }
      }
    }
  }

  @Test("a file with code that only a flag includes is named, and no other one")
  func conditional() throws {
    func limits(_ name: String) throws -> [String] {
      let fixture = try #require(ProjectFixture.all.first { $0.name == name })
      return DoctorSentences.limits(ProjectFacts(fixture.tree)) { $0 }
    }
    let line =
      "Code that only a flag of the build includes (#if) was passed over: in AppDelegate.swift"
    #expect(try limits("conditional") == [line + " and 1 more."])
    #expect(try limits("adopted") == [])
    let guarded = "#ifndef A_H\n#define A_H\n@interface A : NSObject\n- (void)a;\n@end\n#endif\n"
    #expect(
      !SourceOutline(Array(guarded.utf8), file: "A.h", language: .objectiveC).hasConditionalCode)
    let tracing = "func a() {\n#if TRACE\nprint(1)\n#endif\n}"
    #expect(!SourceOutline(Array(tracing.utf8), file: "a", language: .swift).hasConditionalCode)
  }

  @Test(
    "of a window in a method that UIKit doesn't call, that nothing keeps, or that a flag includes, nothing is decided",
    arguments: [
      ("  func scene(\n", "  private func scene(\n"),
      ("_ scene: UIScene,", "_ scene: UIWindowScene,"),
      ("    window = ", "    let window = "),
      (
        "    window = UIWindow(windowScene: scene)",
        "#if DEBUG\n    window = UIWindow(windowScene: scene)\n#endif"
      ),
    ])
  func windowNotShown(old: String, new: String) throws {
    let fixture = try #require(ProjectFixture.all.first { $0.name == "adopted" })
    var files = fixture.files
    let path = "App/SceneDelegate.swift"
    let text = String(decoding: try #require(files[path]), as: UTF8.self)
    func outcomes(_ text: String) -> [LaunchVerdict.Outcome] {
      files[path] = Array(text.utf8)
      let tree = ProjectTree(names: Array(files.keys)) { name, _ in
        files[name].map { .bytes($0) } ?? .unreadable
      }
      return Diagnosis(ProjectFacts(tree)).launches.map(\.outcome)
    }
    let changed = text.replacing(old, with: new)
      .replacing("    window?.", with: "    window.")
    #expect(outcomes(changed) == [.undecided, .undecided])
    let kept = text.replacing("    window = ", with: "    let made = ")
      .replacing("    window?.make", with: "    window = made\n    made.make")
    #expect(outcomes(kept) == [.launches, .launches])
  }

  @Test(
    "a scene delegate's window that nothing shows stays black; if code elsewhere may, nothing is decided",
    arguments: [
      ("window?.makeKeyAndVisible()", WindowNeed.visibility),
      ("window?.rootViewController = UIViewController()", .root),
    ])
  func windowLacks(line: String, need: WindowNeed) throws {
    let fixture = try #require(ProjectFixture.all.first { $0.name == "adopted" })
    let path = "App/SceneDelegate.swift"
    let text = String(decoding: try #require(fixture.files[path]), as: UTF8.self)
    func verdict(_ code: String, _ more: [String: String] = [:]) -> LaunchVerdict? {
      var files = fixture.files
      files[path] = Array(text.replacing(line, with: code).utf8)
      for (name, text) in more { files[name] = Array(text.utf8) }
      let tree = ProjectTree(names: Array(files.keys)) { name, _ in
        files[name].map { .bytes($0) } ?? .unreadable
      }
      return Diagnosis(ProjectFacts(tree), sdks: [27]).launches.first
    }
    #expect(verdict(line)?.outcome == .launches)
    #expect(verdict("")?.outcome == .black)
    #expect(verdict("")?.reason == .windowLacks("SceneDelegate", need))
    // Another class does it; the app delegate may do it for a window of its own.
    let other = "import UIKit\nfinal class Coordinator { func start() { \(line) } }\n"
    let delegate =
      String(
        decoding: try #require(fixture.files["App/AppDelegate.swift"]), as: UTF8.self) + other
    #expect(
      verdict("coordinator.start()", ["App/AppDelegate.swift": delegate])?.outcome == .launches)
    let old = "extension AppDelegate { func start() { \(line) } }\n"
    #expect(
      verdict("", ["App/AppDelegate.swift": delegate.replacing(other, with: old)])?.outcome
        == .undecided)
    #expect(verdict("#if DEBUG\n\(line)\n#endif")?.outcome == .undecided)
    // A package may.
    let library = "import Library\n" + delegate.replacing(other, with: "")
    #expect(verdict("", ["App/AppDelegate.swift": library])?.outcome == .undecided)
  }

  @Test(
    "a project without an app and the list of an extension are named, and nothing is decided by them"
  )
  func unused() {
    let project = "// !$*UTF8*$!\n{ objects = { }; rootObject = A; }"
    let list = "<plist><dict><key>NSExtension</key><dict/></dict></plist>"
    let files = ["A.xcodeproj/project.pbxproj": project, "Share/Info.plist": list]
    let tree = ProjectTree(names: Array(files.keys)) { path, _ in
      files[path].map { .bytes(Array($0.utf8)) } ?? .unreadable
    }
    let facts = ProjectFacts(tree)
    #expect(facts.unread.isEmpty)
    #expect(facts.unused.map(\.path) == ["A.xcodeproj/project.pbxproj", "Share/Info.plist"])
    #expect(facts.unused.map(\.reason) == [.withoutApp, .ofExtension])
    #expect(Diagnosis(facts).isEmpty)
    // A folder that can't be opened may have everything.
    let closed = ProjectFacts(ProjectTree(names: [], closed: ["App"]) { _, _ in .unreadable })
    #expect(closed.unread == [.init(path: "App", reason: .unreadable)])
    #expect(Diagnosis(closed).launches.allSatisfy { $0.outcome == .undecided })
    // More projects than are looked at: what is missing may be there.
    let many = (0..<9).map { "P\($0).xcodeproj/project.pbxproj" }
    #expect(
      ProjectFacts(ProjectTree(names: many) { _, _ in .bytes(Array(project.utf8)) }).isCut)
  }

  @Test("variables in settings end, also those that are made of each other")
  func settings() {
    var settings = BuildSettings(target: "My App", folder: "")
    let place = SourcePlace(file: "p")
    settings.add("A", "$(B)", place)
    settings.add("B", "$(A)$(A)$(A)$(A)", place)
    settings.add("C", "x $(C) y", place)
    settings.add("LIST", "one", place)
    settings.add("LIST", "$(inherited) two", place)
    settings.add("D[sdk=macosx*]", "mac", place)
    #expect(settings.value("A")?.count ?? 0 < 100_000)
    #expect(settings.value("LIST") == "one two")
    #expect(settings.value("D") == nil)
    #expect(settings.expanded("${PRODUCT_MODULE_NAME}.S $(NOTHING)") == "My_App.S $(NOTHING)")
    #expect(settings.expanded("$(") == "$(")
  }

  @Test("groups and targets that contain each other end")
  func circles() throws {
    let text = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; path = "../.."; };
        H = { isa = PBXVariantGroup; children = (H, G); sourceTree = "<group>"; path = a; };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application";
          buildPhases = (P); buildConfigurationList = L; };
        P = { files = (B); }; B = { fileRef = H; };
        L = { buildConfigurations = (C); }; C = { name = Release; baseConfigurationReference = H; };
      }; rootObject = R; }
      """
    let file = ProjectFile(
      try PropertyList.read(Array(text.utf8)), path: "T.xcodeproj/project.pbxproj"
    ) { _ in
      Array("#include \"a\"\n".utf8)
    }
    #expect(file.targets.map(\.name) == ["T", "T"])
  }

  @Test("every finding and verdict names a scenario that comes with applife")
  func scenarios() {
    let diagnoses = ProjectFixture.all.map { Diagnosis(ProjectFacts($0.tree)) }
    let names = Set(
      diagnoses.flatMap(\.findings).map(\.scenario)
        + diagnoses.flatMap(\.launches).compactMap(\.scenario))
    #expect(names.count > 12)
    #expect(names.subtracting(ScenarioLibrary.names) == [])
  }

  @Test("the fixtures show every kind of finding but those of other files' windows")
  func everyKind() {
    let found = Set(
      ProjectFixture.all.flatMap { Diagnosis(ProjectFacts($0.tree)).findings.map(\.name) })
    #expect(found.count >= 15, "\(found.sorted())")
  }

  // MARK: The patch

  @Test("the patch gives an app scenes, and what it makes is judged to launch")
  func patch() throws {
    for name in ["no-manifest", "capacitor-before", "empty-configurations"] {
      let fixture = try #require(ProjectFixture.all.first { $0.name == name })
      let diagnosis = Diagnosis(ProjectFacts(fixture.tree))
      let path = try #require(diagnosis.facts.infoPath)
      let patch = try ScenePatch(diagnosis, info: fixture.files[path])
      #expect(patch.text.hasPrefix("--- a/\(path)\n+++ b/\(path)\n@@ "))
      #expect(patch.newFiles.count == 1)
    }
  }

  @Test("where a patch would be a guess, there is none, and the reason is said")
  func noPatch() throws {
    func problem(_ name: String) throws -> ScenePatch.Problem? {
      let fixture = try #require(ProjectFixture.all.first { $0.name == name })
      let diagnosis = Diagnosis(ProjectFacts(fixture.tree))
      do throws(ScenePatch.Problem) {
        _ = try ScenePatch(
          diagnosis, info: diagnosis.facts.infoPath.flatMap { fixture.files[$0] })
        return nil
      } catch {
        return error
      }
    }
    #expect(try problem("adopted") == .notNeeded)
    #expect(try problem("swiftui") == .notNeeded)
    #expect(try problem("react-native-objective-c") == .library(.reactNative))
    #expect(try problem("class-nowhere") == .named("$(PRODUCT_MODULE_NAME).SceneDelegate"))
    #expect(try problem("generated-manifest-in-uikit") == .noInfo)
  }
}
