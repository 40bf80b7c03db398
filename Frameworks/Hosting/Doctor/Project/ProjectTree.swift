// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// The files of a folder that is judged: their names, and a way to read them.
package struct ProjectTree {
  /// The contents of a file, or the reason that they are not known.
  package enum Contents: Hashable, Sendable {
    case bytes([UInt8])
    case tooLarge
    case unreadable
    /// There is no time left to read it.
    case late
  }

  /// The most bytes of a file that are read.
  package enum Bound {
    package static let source = 4 * 1024 * 1024
    package static let list = 4 * 1024 * 1024
    package static let project = 32 * 1024 * 1024
    /// All files together.
    package static let total = 512 * 1024 * 1024
    /// The files and folders that are looked at, and the depth of folders.
    package static let files = 100_000
    package static let depth = 32
  }

  /// The names below the folder, sorted.
  package let names: [String]
  /// True if there are more names than are looked at.
  package let isCut: Bool
  /// The folders whose names can't be had.
  let closed: [String]
  private let readFile: (String, Int) -> Contents

  package init(
    names: [String], isCut: Bool = false, closed: [String] = [],
    read: @escaping (String, Int) -> Contents
  ) {
    self.names = names.sorted()
    self.isCut = isCut
    self.closed = closed.sorted()
    readFile = read
  }

  func read(_ path: String, atMost most: Int) -> Contents { readFile(path, most) }

  /// The bytes of a small file; nil if they can't be had.
  func bytes(_ path: String, atMost most: Int = Bound.list) -> [UInt8]? {
    if case .bytes(let bytes) = readFile(path, most) { bytes } else { nil }
  }

  /// The bytes of an Info.plist.
  package func info(_ path: String) -> [UInt8]? { bytes(path) }

  /// Folders of others' code and of what was built.
  package static func isForeign(_ folder: some StringProtocol) -> Bool {
    folder.hasPrefix(".") || foreign.contains(String(folder))
  }

  private static let foreign: Set = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "vendor", "Vendor",
    "fastlane", "bin", "obj", "SourcePackages", "xcuserdata", "Assets.xcassets",
  ]
}

/// The kind of a project, by the tool that made it.
package enum ProjectKind: String, CaseIterable, Hashable, Sendable {
  case native
  case flutter
  case reactNative = "react-native"
  case expo
  case capacitor
  case cordova
  case kotlin = "kotlin-multiplatform"
  case dotnet = "dotnet"

  /// The framework whose words its developers see; nil if it has none of its own.
  package var framework: AppFramework? {
    switch self {
    case .flutter: .flutter
    case .reactNative, .expo: .reactNative
    case .kotlin: .compose
    case .dotnet: .dotnet
    case .native, .capacitor, .cordova: nil
    }
  }

  /// The kind of a folder, and the folder in it that has the app.
  static func of(_ tree: ProjectTree) -> (kind: ProjectKind, folder: String) {
    // The file that is nearest to the top counts.
    let marks = tree.names.filter { name in
      let last = FilePath.last(name)
      return signs.contains(last) || last.hasSuffix(".csproj")
    }.sorted { one, other in
      let depths = (one.split(separator: "/").count, other.split(separator: "/").count)
      return depths.0 == depths.1 ? one < other : depths.0 < depths.1
    }
    func has(_ folder: String) -> Bool { tree.names.contains { FilePath.lies($0, in: folder) } }
    func holds(_ name: String, _ word: String) -> Bool {
      tree.bytes(name)?.firstRange(of: Array(word.utf8)) != nil
    }
    for name in marks {
      let folder = FilePath.folder(of: name)
      func below(_ path: String) -> String { FilePath.joined(folder, path) }
      switch FilePath.last(name) {
      case "pubspec.yaml" where has(below("ios")): return (.flutter, below("ios"))
      case "AppFrameworkInfo.plist": return (.flutter, FilePath.folder(of: folder))
      case "capacitor.config.json", "capacitor.config.ts":
        return (.capacitor, has(below("ios")) ? below("ios") : folder)
      case "app.json" where holds(name, "\"expo\""), "app.config.js", "app.config.ts":
        return (.expo, has(below("ios")) ? below("ios") : folder)
      case "package.json" where holds(name, "\"@capacitor/core\""):
        return (.capacitor, has(below("ios")) ? below("ios") : folder)
      case "package.json" where holds(name, "\"expo\""):
        return (.expo, has(below("ios")) ? below("ios") : folder)
      case "package.json" where holds(name, "\"react-native\""):
        return (.reactNative, has(below("ios")) ? below("ios") : folder)
      case "config.xml" where holds(name, "cordova") && !FilePath.lies(name, in: "ios"):
        return (.cordova, has(below("platforms/ios")) ? below("platforms/ios") : folder)
      case "CDVAppDelegate.h", "cordova.js": return (.cordova, "")
      case "settings.gradle", "settings.gradle.kts":
        if has(below("iosApp")) { return (.kotlin, below("iosApp")) }
      case "Podfile" where holds(name, "use_expo_modules"): return (.expo, folder)
      case "Podfile" where holds(name, "use_react_native"): return (.reactNative, folder)
      case "Podfile" where holds(name, "'Capacitor'"): return (.capacitor, folder)
      case let last where last.hasSuffix(".csproj"):
        if has(below("Platforms/iOS")) { return (.dotnet, below("Platforms/iOS")) }
        if holds(name, "-ios") || holds(name, "Xamarin.iOS") { return (.dotnet, folder) }
      case _: break
      }
    }
    return (.native, "")
  }

  private static let signs: Set = [
    "pubspec.yaml", "AppFrameworkInfo.plist", "capacitor.config.json", "capacitor.config.ts",
    "app.json", "app.config.js", "app.config.ts", "package.json", "config.xml", "CDVAppDelegate.h",
    "settings.gradle", "settings.gradle.kts", "Podfile",
  ]
}
