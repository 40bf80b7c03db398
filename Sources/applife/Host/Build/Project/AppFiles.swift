// SPDX-License-Identifier: Apache-2.0
import LifecycleText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that belong to an app: one source with what lies beside it, or everything in a folder.
struct AppFiles {
  /// The folder of the sources; it ends with a slash.
  let folder: String
  /// The files below the folder, without those of tests and packages.
  let names: [String]
  /// The Swift sources, by the names the user knows them by.
  let sources: [String]
  /// Files of other kinds that belong to the app's code, by the names the user knows them by.
  let leftOut: [String]
  /// The packages that the app's project can mean.
  let packages: PackageModules
  private let isFolder: Bool

  init(_ path: String) {
    isFolder = ScenarioLibrary.isFolder(path)
    folder =
      isFolder ? (path.hasSuffix("/") ? path : path + "/") : FileName.folder(of: path) + "/"
    // A file's resources lie beside it.
    let all =
      (isFolder
        ? try? FileManager.default.subpathsOfDirectory(atPath: path)
        : try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = all.filter { !Self.isLeftOut($0) }.sorted()
    let folder = folder
    packages = PackageModules(folder, names: isFolder ? all : [])
    names = found
    sources = isFolder ? found.filter { $0.hasSuffix(".swift") }.map { folder + $0 } : [path]
    leftOut = isFolder ? found.filter(Self.isOtherCode).map { folder + $0 } : []
  }

  /// The app's Info.plist: the one that the Xcode project names for the app, or else the one nearest to the folder
  /// itself, and of those the first.
  var infoPlist: String? {
    let project = XcodeProject(at: folder)
    if isFolder,
      let path = project.infoPlists.first(where: { path in
        names.contains(path) && !Self.isLeftOut(path)
      })
    {
      return try? String(contentsOf: URL(filePath: folder + path), encoding: .utf8)
    }
    let list = names.filter { name in
      isFolder && (name == "Info.plist" || name.hasSuffix("/Info.plist"))
    }.min { one, other in
      let depths = (one.split(separator: "/").count, other.split(separator: "/").count)
      return depths.0 == depths.1 ? one < other : depths.0 < depths.1
    }
    return list.flatMap { try? String(contentsOf: URL(filePath: folder + $0), encoding: .utf8) }
  }

  /// The files of Interface Builder.
  var interface: InterfaceFiles { InterfaceFiles(isFolder ? names.map { folder + $0 } : []) }

  /// Code that is not Swift's.
  private static func isOtherCode(_ name: String) -> Bool {
    [".m", ".mm", ".c", ".cpp", ".metal"].contains { name.hasSuffix($0) }
  }

  /// Tests, packages and what was built are no part of an app.
  private static func isLeftOut(_ name: String) -> Bool {
    name.split(separator: "/").contains { part in
      part.hasPrefix(".") || part == "Package.swift" || part.hasSuffix("Tests")
    }
  }
}
