// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import ProgramTestSupport
import Testing

@testable import applife

/// Projects without an Xcode project say which sources are the app's.
@Suite("Targets of manifests")
struct ManifestTargetsTests {
  /// The folder, which is there as long as its value is.
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func files(_ manifest: String, _ text: String, _ names: [String]) throws -> AppFiles {
    _ = try folder.write(manifest, text)
    for name in names { _ = try folder.write(name, "") }
    return AppFiles(folder.url.path)
  }

  private func sources(_ files: AppFiles) -> [String] {
    files.sources.map { String($0.dropFirst(files.folder.count)) }
  }

  @Test("XcodeGen: lists, paths with what they leave out, and other targets")
  func xcodeGen() throws {
    let files = try files(
      "project.yml",
      """
      name: Notes
      options: {bundleIdPrefix: com.example}
      targets:
        Notes: # the app
          type: application
          platform: iOS
          sources:
            - path: App
              excludes:
                - "Old/**"
                - "*.md"
            - Shared
          dependencies:
            - target: NotesKit
        NotesKit:
          type: framework
          sources: [Kit]
        NotesWidget:
          type: app-extension
          sources: Widget
      """,
      [
        "App/App.swift", "App/Old/Gone.swift", "Shared/Model.swift", "Kit/Kit.swift",
        "Widget/Widget.swift", "Tools/Tool.swift",
      ])
    #expect(sources(files) == ["App/App.swift", "Shared/Model.swift"])
    #expect(files.outside?.target == "Notes")
    #expect(files.outside?.folders == ["App", "Tools"])
    #expect(!files.names.contains("Widget/Widget.swift"))
    #expect(try files.packages.modules(for: ["NotesKit"]).modules.map(\.name) == ["NotesKit"])
  }

  @Test("Tuist: patterns, and what they leave out")
  func tuist() throws {
    let files = try files(
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(
        name: "Notes",
        targets: [
          .target(
            name: "Notes", destinations: .iOS, product: .app, bundleId: "com.example",
            sources: [.glob("Targets/Notes/**/*.swift", excluding: ["Targets/Notes/Old/**"])],
            dependencies: [.target(name: "Kit")]),
          .target(name: "Kit", destinations: .iOS, product: .framework, sources: "Targets/Kit/**"),
          .target(name: "NotesTests", product: .unitTests, sources: ["Targets/Tests/**"]),
        ])
      """,
      [
        "Targets/Notes/App.swift", "Targets/Notes/Old/Gone.swift", "Targets/Notes/UI/List.swift",
        "Targets/Kit/Kit.swift", "Targets/Tests/Test.swift",
      ])
    #expect(sources(files) == ["Targets/Notes/App.swift", "Targets/Notes/UI/List.swift"])
    #expect(try files.packages.modules(for: ["Kit"]).modules.map(\.name) == ["Kit"])
  }

  @Test("SwiftPM: an executable with its path, its sources and what it leaves out")
  func package() throws {
    let files = try files(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Notes",
        targets: [
          .executableTarget(
            name: "AppModule", path: "Notes", exclude: ["Old"], sources: ["App", "Model.swift"]),
          .target(name: "Kit"),
        ])
      """,
      [
        "Notes/App/App.swift", "Notes/Model.swift", "Notes/Other.swift", "Notes/App/Old/Gone.swift",
        "Notes/Old/Gone.swift", "Sources/Kit/Kit.swift",
      ])
    #expect(
      sources(files) == ["Notes/App/App.swift", "Notes/App/Old/Gone.swift", "Notes/Model.swift"])
    #expect(try files.packages.modules(for: ["Kit"]).modules.map(\.name) == ["Kit"])
  }

  @Test("a manifest that names no app leaves the folder as it is")
  func none() throws {
    let files = try files(
      "Package.swift",
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \".\")])",
      ["App/App.swift"])
    #expect(sources(files) == ["App/App.swift"])
    #expect(files.outside == nil)
  }
}
