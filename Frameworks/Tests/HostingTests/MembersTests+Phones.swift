// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import ProgramTestSupport
import Testing

@testable import applife

/// A repository with more than one app: the one for phones is taken, with the Info.plist that it names.
extension MembersTests {
  /// A project with an app for Macs of the project's name, and one for phones. The settings of the second lie in a
  /// folder that Xcode synchronizes.
  private static let twoApps = """
    // !$*UTF8*$!
    {
      objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, P); buildConfigurationList = C; };
        G = { isa = PBXGroup; children = (MG, PG, X); sourceTree = "<group>"; };
        MG = { isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
        PG = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Notes; fileSystemSynchronizedGroups = (MG);
          productType = "com.apple.product-type.application"; };
        P = { isa = PBXNativeTarget; name = "Notes-iOS"; fileSystemSynchronizedGroups = (PG);
          productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (B); };
        B = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = X;
          baseConfigurationReferenceRelativePath = Phone.xcconfig; buildSettings = {}; };
      };
      rootObject = R;
    }
    """

  @Test("an app that is for phones goes before one that says nothing")
  func phones() throws {
    let folder = try Folder()
    _ = try folder.write("App/Notes.xcodeproj/project.pbxproj", Self.twoApps)
    _ = try folder.write(
      "App/Settings/Phone.xcconfig",
      "SUPPORTED_PLATFORMS = iphoneos iphonesimulator\nINFOPLIST_FILE = $(SRCROOT)/Phone/My.plist\n"
    )
    _ = try folder.write("App/Phone/My.plist", "phone")
    _ = try folder.write("Info.plist", "other")
    for name in ["App/Mac/Mac.swift", "App/Phone/Phone.swift"] { _ = try folder.write(name, "") }
    let files = AppFiles(folder.url.path)
    #expect(files.outside?.target == "Notes-iOS")
    #expect(files.sources == [folder.path("App/Phone/Phone.swift")])
    #expect(files.infoPlist == "phone")
  }

  @Test("the project that a workspace has its name of is the app's")
  func workspace() throws {
    let folder = try Folder()
    _ = try folder.write("A/Sample.xcodeproj/project.pbxproj", Self.twoApps)
    _ = try folder.write("B/Notes.xcodeproj/project.pbxproj", Self.twoApps)
    _ = try folder.write("Notes.xcworkspace/contents.xcworkspacedata", "")
    for name in ["A/Mac/A.swift", "B/Mac/B.swift"] { _ = try folder.write(name, "") }
    #expect(AppFiles(folder.url.path).sources == [folder.path("B/Mac/B.swift")])
  }

  @Test(
    "a project that names a source at its former place is old: what no target names is the app's")
  func old() throws {
    let folder = try Folder()
    _ = try folder.write("Notes.xcodeproj/project.pbxproj", Self.project)
    for name in [
      "Notes/App.swift", "Notes/Views/List.swift", "Notes/Views/Row.swift", "Widget/Widget.swift",
    ] { _ = try folder.write(name, "") }
    #expect(
      AppFiles(folder.url.path).sources
        == ["Notes/App.swift", "Notes/Views/List.swift", "Notes/Views/Row.swift"].map(folder.path))
  }
}
