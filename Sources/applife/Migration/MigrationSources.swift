// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis
import LifecycleText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts about an app's move to scenes that its files tell.
struct MigrationSources {
  let facts: SourceFacts
  /// The sign in the files that the app has scenes; nil if it has none.
  let evidence: Migration.Evidence?
  /// The things that the app can be opened with.
  let payloads: Migration.Payloads
  /// The number of sources that were read.
  let count: Int
  /// Objective-C, which is not read.
  let leftOut: [String]

  private static let manifest = Array("UIApplicationSceneManifest".utf8)
  private static let setting = Array("UIApplicationSceneManifest_Generation = YES".utf8)

  init(_ path: String) throws(Failure) {
    let files = AppFiles(path)
    let own = files.sources.filter { !Self.isForeign($0) }
    var facts = try SourceReader().facts(in: own)
    facts.mainStoryboard = Self.mainStoryboard(files)
    self.facts = facts
    count = own.count
    leftOut = files.leftOut.filter { [".m", ".mm"].contains(where: $0.hasSuffix) }
      .filter { !Self.isForeign($0) }
    payloads = Self.payloads(files.infoPlist)
    evidence = Self.evidence(files, facts)
  }

  /// Code of others, which is kept beside the app's.
  private static func isForeign(_ name: String) -> Bool {
    name.split(separator: "/").contains { ["Pods", "Carthage", "Vendor"].contains($0) }
  }

  // MARK: Scenes

  private static func evidence(_ files: AppFiles, _ facts: SourceFacts) -> Migration.Evidence? {
    // What describes the app to Xcode, and to the programs that write projects.
    let described = files.names.filter { name in
      !isForeign(name)
        && (name.hasSuffix("Info.plist") || name.hasSuffix("project.yml")
          || name.hasSuffix("Project.swift"))
    }
    for name in described where contains(manifest, in: files.folder + name) {
      return .manifest(name)
    }
    let projects = files.names.filter { $0.hasSuffix(".pbxproj") && !isForeign($0) }
    if projects.contains(where: { contains(setting, in: files.folder + $0) })
      || XcodeProject(at: files.folder)
        .setting("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") == "YES"
    {
      return .buildSetting
    }
    if facts.isSwiftUI { return .swiftUI }
    if facts.delegateMethods.contains(where: {
      $0.selector == "application(_:configurationForConnecting:options:)"
    }) {
      return .configuration
    }
    let hasNoDescription = described.isEmpty && projects.isEmpty
    return hasNoDescription && !facts.sceneDelegates.isEmpty ? .sceneDelegate : nil
  }

  /// The way to the main storyboard in an Info.plist.
  private static func mainStoryboard(_ files: AppFiles) -> SourceFacts.Place? {
    let key = "UIMainStoryboardFile"
    for name in files.names where name.hasSuffix("Info.plist") && !isForeign(name) {
      guard let text = try? String(contentsOfFile: files.folder + name, encoding: .utf8) else {
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard let range = line.firstRange(of: key) else { continue }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
        return SourceFacts.Place(file: files.folder + name, line: number + 1, column: column)
      }
    }
    return nil
  }

  private static func contains(_ word: [UInt8], in path: String) -> Bool {
    (try? Files.read(path))?.firstRange(of: word) != nil
  }

  // MARK: Payloads

  /// The keys of an Info.plist that say how the app is opened.
  private struct InfoKeys: Decodable {
    var CFBundleURLTypes: [URLType]?
    var UIApplicationShortcutItems: [ShortcutItem]?

    struct URLType: Decodable { var CFBundleURLSchemes: [String]? }
    struct ShortcutItem: Decodable { var UIApplicationShortcutItemType: String? }
  }

  private static func payloads(_ infoPlist: String?) -> Migration.Payloads {
    var payloads = Migration.Payloads()
    guard let infoPlist,
      let keys = try? PropertyListDecoder().decode(InfoKeys.self, from: Data(infoPlist.utf8))
    else { return payloads }
    let schemes = keys.CFBundleURLTypes?.flatMap { $0.CFBundleURLSchemes ?? [] } ?? []
    if let scheme = schemes.first(where: isWord) { payloads.url = scheme + "://open" }
    let types = keys.UIApplicationShortcutItems?.compactMap(\.UIApplicationShortcutItemType) ?? []
    if let type = types.first(where: isWord) { payloads.action = type }
    return payloads
  }

  /// True if a scenario takes it as one word: no variable of Xcode's, no blank.
  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        case _: false
        }
      }
  }
}
