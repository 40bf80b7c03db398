// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A module of a Swift package that an app imports.
struct PackageModule {
  let name: String
  /// The name of the folder of its package, whose modules see each other's `package` declarations.
  let packageName: String
  /// Its sources: the name the user knows each by, and its text.
  let files: [(name: String, text: [UInt8])]
  let source: AppSource

  /// True if it reads resources of its own.
  var readsResources: Bool {
    // `Bundle.module`, or `bundle: .module`, also in a text: "\(Bundle.module)".
    files.contains { String(decoding: $0.text, as: UTF8.self).contains(".module") }
  }
}

/// The Swift packages on the machine that an app's project can mean: below its folder, where SwiftPM and
/// Xcode check them out too, and where its manifest or its project points to.
///
/// A module is found by the folder that SwiftPM expects it in, or that the manifest names for it. Manifests are
/// read and not run.
struct PackageModules {
  /// The folder of each package, in the user's words. It ends with a slash.
  private let packages: [String]
  /// The sources of each module that the app's project makes, or that CocoaPods has put beside it.
  private let libraries: [String: [String]]

  /// - Parameters:
  ///   - folder: the app's folder; it ends with a slash.
  ///   - names: every file below it.
  ///   - libraries: the sources, from the folder, of each module that the app's project makes.
  init(_ folder: String, names: [String], libraries: [String: [String]] = [:]) {
    var modules = libraries
    for name in names where name.hasPrefix("Pods/") && name.hasSuffix(".swift") {
      let parts = name.split(separator: "/")
      if parts.count > 2, parts[1] != "Target Support Files" {
        modules[String(parts[1]), default: []].append(name)
      }
    }
    self.libraries = modules.mapValues { $0.sorted().map { folder + $0 } }
    let below = names.filter { $0.hasSuffix("/Package.swift") && !$0.contains("/.git/") }
      .map { folder + $0.dropLast("Package.swift".count) }
    let beside = Self.references(of: folder)
      .map { path in (path.hasPrefix("/") ? "" : folder) + path + "/" }
      .filter { Files.exists($0 + "Package.swift") }
    // The nearest one first.
    packages = (below + beside).sorted {
      let depths = ($0.split(separator: "/").count, $1.split(separator: "/").count)
      return depths.0 == depths.1 ? $0 < $1 : depths.0 < depths.1
    }
  }

  /// Those of the modules that are in packages, with what they import from there: each after those it imports.
  ///
  /// - Returns: the modules, and the folders of their packages.
  func modules(
    for imports: [String]
  ) throws(Failure) -> (modules: [PackageModule], folders: [String]) {
    var found: [PackageModule] = []
    var folders: Set<String> = []
    var asked: Set<String> = []
    func add(_ name: String) throws(Failure) {
      guard !FrameworkLibrary.provides(name), asked.insert(name).inserted,
        let (package, names) = sources(of: name)
      else { return }
      var files: [(name: String, text: [UInt8])] = []
      for name in names { files.append((name, try Files.read(name))) }
      let source = AppSource(files)
      for name in source.modules.sorted() { try add(name) }
      // A library of the project lies among the app's files, and takes no folder with it.
      if let package { folders.insert(package) }
      let packageName = package?.split(separator: "/").last.map(String.init) ?? name
      found.append(
        PackageModule(name: name, packageName: packageName, files: files, source: source))
    }
    for name in imports { try add(name) }
    return (found, folders.sorted())
  }

  /// The package that has a module, and the module's sources.
  private func sources(of module: String) -> (package: String?, files: [String])? {
    if let files = libraries[module] { return (nil, files) }
    for package in packages {
      let named = Self.path(of: module, in: package + "Package.swift").map { [$0] }
      for place in named ?? ["Sources/", "Source/", "src/", "srcs/"].map({ $0 + module }) {
        let folder = place == "." ? package : package + place + "/"
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let sources = names.filter {
          $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix(".build/")
        }
        if !sources.isEmpty { return (package, sources.sorted().map { folder + $0 }) }
      }
    }
    return nil
  }

  /// The manifests with a target whose name or folder is computed: what they say is known when they run.
  var computedManifests: [String] {
    packages.map { $0 + "Package.swift" }.filter { Manifest($0).computesTargets }
  }

  /// The folder that a manifest names for a target; nil if it names none, or has no such target.
  private static func path(of target: String, in manifest: String) -> String? {
    let manifest = Manifest(manifest)
    var end = 0
    for start in manifest.places({ $0.lowercased().hasSuffix("target") }) where start >= end {
      // A target that another depends on stands within the other's parentheses.
      end = manifest.end(ofCallAt: start)
      if manifest.value(of: "name", in: start..<end) == target {
        return manifest.value(of: "path", in: start..<end)
      }
    }
    return nil
  }

  /// The packages that a manifest, or an Xcode project, names by their paths.
  private static func references(of folder: String) -> [String] {
    let manifest = Manifest(folder + "Package.swift")
    let named = manifest.places { $0 == "package" }.compactMap { start in
      manifest.value(of: "path", in: start..<min(start + 12, manifest.tokens.count))
    }
    return named + XcodeProject(at: folder).packagePaths
  }
}
