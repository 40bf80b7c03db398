// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

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
  /// The sources that are no part of the app; nil if there are none.
  let outside: Outside?
  private let isFolder: Bool
  /// The Info.plist that the app's target names, from the folder; nil if it names none there.
  private let namedInfoPlist: String?

  /// The sources that lie in the app's folder and are not the app's.
  struct Outside {
    /// The target that the project builds the app from; nil if no project says it.
    let target: String?
    /// The sources, from the app's folder.
    fileprivate(set) var sources: [String]

    /// The folders that they are in, from the app's folder.
    var folders: [String] { Set(sources.map(AppFiles.reason)).sorted() }

    /// Returns those that are not compiled as modules either; nil if there are none.
    ///
    /// - Parameters:
    ///   - compiled: the sources of modules, from the app's folder.
    ///   - packages: the folders of their packages, from the app's folder.
    func without(_ compiled: Set<String>, in packages: [String]) -> Outside? {
      var rest = self
      rest.sources.removeAll { name in
        compiled.contains(name) || packages.contains { name.hasPrefix($0) }
      }
      return rest.sources.isEmpty ? nil : rest
    }
  }

  init(_ path: String) {
    isFolder = ScenarioLibrary.isFolder(path)
    folder =
      isFolder ? (path.hasSuffix("/") ? path : path + "/") : FileName.folder(of: path) + "/"
    // A file's resources lie beside it.
    let all =
      (isFolder
        ? try? FileManager.default.subpathsOfDirectory(atPath: path)
        : try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let folder = folder
    let members = isFolder ? Members(of: folder) : nil
    let near = all.filter { !Self.isLeftOut($0) }.sorted()
    let found = near.filter { members?.isOthers($0) != true }
    let swift = found.filter { $0.hasSuffix(".swift") }
    // Sources that an old project does not name yet are the app's.
    let isOld = members?.isOlder(than: swift) ?? false
    let own = swift.filter { isOld || members?.isOwn($0) ?? true }
    let libraries = members?.libraries(all) ?? [:]
    let built = Set(own + libraries.values.joined())
    let left =
      isFolder
      ? all.filter { $0.hasSuffix(".swift") && !built.contains($0) && !Self.isUnseen($0) }.sorted()
      : []
    outside = left.isEmpty ? nil : Outside(target: members?.target, sources: left)
    packages = PackageModules(folder, names: isFolder ? all : [], libraries: libraries)
    names = found
    namedInfoPlist = members?.infoPlist.flatMap { all.contains($0) ? $0 : nil }
    sources = isFolder ? own.map { folder + $0 } : [path]
    leftOut = isFolder ? found.filter(Self.isOtherCode).map { folder + $0 } : []
  }

  /// The app's Info.plist: the one that the Xcode project names for the app, or else the one nearest to the folder
  /// itself, and of those the first.
  var infoPlist: String? {
    if isFolder, let path = namedInfoPlist ?? projectsInfoPlist {
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

  /// The Info.plist that a project names whose target can't be read.
  private var projectsInfoPlist: String? {
    XcodeProject(at: folder).infoPlists.first { path in
      names.contains(path) && !Self.isLeftOut(path)
    }
  }

  /// The files of Interface Builder.
  var interface: InterfaceFiles {
    InterfaceFiles(isFolder ? names.map { folder + $0 } : [])
  }

  /// Code that is not Swift's.
  private static func isOtherCode(_ name: String) -> Bool {
    [".m", ".mm", ".c", ".cpp", ".metal"].contains { name.hasSuffix($0) }
  }

  /// Tests, packages, templates, others' code and what was built are no part of an app.
  private static func isLeftOut(_ name: String) -> Bool {
    isUnseen(name) || name.split(separator: "/").contains(where: isOthers)
  }

  /// Nobody takes hidden files and manifests for the app's.
  private static func isUnseen(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "Package.swift" }
  }

  private static func isOthers(_ part: Substring) -> Bool {
    part.hasSuffix("Tests") || part.hasSuffix(".xctemplate") || others.contains(part)
  }

  /// The folder for which a source is not the app's.
  private static func reason(_ name: String) -> String {
    let parts = name.split(separator: "/")
    let end = parts.firstIndex(where: isOthers) ?? 0
    return parts[...end].joined(separator: "/")
  }

  /// The folders in which tools put others' code and what they have built.
  private static let others: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "xcuserdata",
  ]
}
