// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import ProgramTestSupport
import Testing

@testable import applife

/// The project decides what is compiled.
@Suite("Members of targets")
struct MembersTests {
  /// A project with an app, an extension and a framework. The app's files are named one by one, those of the others
  /// are folders.
  static let project = """
    // !$*UTF8*$!
    {
      objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, W, K); buildConfigurationList = C; };
        G = { isa = PBXGroup; children = (A, L, WG, KG); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Notes/App.swift; sourceTree = "<group>"; };
        L = { isa = PBXFileReference; path = Notes/List.swift; sourceTree = "<group>"; };
        WG = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        KG = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = A; };
        BL = { isa = PBXBuildFile; fileRef = L; };
        S = { isa = PBXSourcesBuildPhase; files = (BA, BL); };
        T = { isa = PBXNativeTarget; name = Notes; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (WG);
          productType = "com.apple.product-type.app-extension"; };
        K = { isa = PBXNativeTarget; name = "Notes-Kit"; fileSystemSynchronizedGroups = (KG);
          productType = "com.apple.product-type.framework"; };
      };
      rootObject = R;
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    _ = try folder.write("Notes.xcodeproj/project.pbxproj", Self.project)
    for name in [
      "Notes/App.swift", "Notes/List.swift", "Notes/Old.swift", "Notes/data.json",
      "Widget/Widget.swift", "Widget/data.json", "Kit/Kit.swift", "Pods/Box/Box.swift",
    ] { _ = try folder.write(name, "") }
    return folder
  }

  @Test("the app's target is compiled, and what is left out is named once")
  func target() throws {
    let folder = try folder()
    let root = folder.url.path + "/"
    let files = AppFiles(folder.url.path)
    #expect(files.sources == ["Notes/App.swift", "Notes/List.swift"].map { root + $0 })
    #expect(files.names.contains("Notes/data.json"))
    #expect(!files.names.contains("Widget/data.json"))
    #expect(files.outside?.target == "Notes")
    #expect(files.outside?.sources.count == 3)
    #expect(files.outside?.folders == ["Notes", "Pods", "Widget"])
    // What is a module is not left out.
    let rest = files.outside?.without(["Pods/Box/Box.swift"], in: ["Widget/"])
    #expect(rest?.folders == ["Notes"])
    #expect(rest?.without(["Notes/Old.swift"], in: []) == nil)
  }

  @Test("a folder below the project is judged by the project too")
  func below() throws {
    let folder = try folder()
    let files = AppFiles(folder.path("Notes"))
    #expect(
      files.sources == ["App.swift", "List.swift"].map { folder.path("Notes") + "/" + $0 })
    // No app has a source there.
    #expect(AppFiles(folder.path("Widget")).sources == [folder.path("Widget") + "/Widget.swift"])
  }

  @Test("the project's libraries and pods that lie there are modules")
  func modules() throws {
    let folder = try folder()
    _ = try folder.write("Kit/Kit.swift", "import Box")
    let found = try AppFiles(folder.url.path).packages.modules(for: ["Notes_Kit"])
    #expect(found.modules.map(\.name) == ["Box", "Notes_Kit"])
    #expect(found.folders.isEmpty)
  }

  @Test("without a project, everything but tests, templates and others' code is compiled")
  func noProject() throws {
    let folder = try Folder()
    for name in [
      "A.swift", "B/B.swift", "Pods/C/C.swift", "ATests/D.swift", "E.xctemplate/E.swift",
    ] { _ = try folder.write(name, "") }
    let files = AppFiles(folder.url.path)
    #expect(files.sources == [folder.path("A.swift"), folder.path("B/B.swift")])
    #expect(files.outside?.target == nil)
    #expect(files.outside?.sources.count == 3)
    #expect(files.outside?.folders == ["ATests", "E.xctemplate", "Pods"])
    _ = try folder.write(".build/checkouts/F/F.swift", "")
    #expect(AppFiles(folder.url.path).outside?.sources.count == 3)
    #expect(AppFiles(folder.path("B")).outside == nil)
  }
}
