// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stand-ins of Apple's frameworks that an app needs, each built once for the compiler that is installed,
/// when an app first imports it.
package struct FrameworkLibrary {
  /// The module that the copy of a source imports in Foundation's place.
  package static let base = AppleModule.base
  /// The modules that a hosted app can import.
  static let available =
    Set(AppleModule.all.map(\.name)).subtracting(["HostProtocol", AppleModule.stubs]).union([
      "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Swift", "Glibc",
      "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
    ])

  /// True if an app can use a module: it is here, or the copy imports another in its place.
  static func provides(_ module: String) -> Bool {
    available.contains(module) || AppleModule.others[module] != nil
  }

  /// The modules that were asked for and what they import, each after those it imports, with the folder that
  /// it is built in.
  package let modules: [(name: String, folder: String)]
  let fingerprint: String
  /// The folder that `Frameworks` is in.
  package let root: String

  /// Finds the modules, building those that are neither in the cache nor, by `make install`, beside the
  /// sources.
  ///
  /// - Parameter imports: the modules that an app names; nil for every module.
  package init(_ compiler: Compiler, cache: BuildCache, imports: Set<String>?) throws(Failure) {
    root = try Self.root()
    var built: [(name: String, folder: String)] = []
    var fingerprints: [String: String] = [:]
    var missing: [Missing] = []
    for module in AppleModule.needed(for: imports) {
      let files = Self.files(of: module.name, in: root)
      var fingerprint = Fingerprint()
      fingerprint.add(compiler.identity)
      for name in module.imports { fingerprint.add(fingerprints[name] ?? "") }
      for file in files { fingerprint.add(Self.contents(file)) }
      fingerprints[module.name] = fingerprint.text
      let name = BuildCache.modulePrefix + module.name + "-" + fingerprint.text
      let installed = root + "/" + name
      let folder = Files.exists(installed, R_OK) ? installed : cache.path(of: name)
      if Files.exists(folder) {
        cache.use(name)
      } else {
        missing.append(Missing(name: module.name, files: files, place: name, sees: built.count))
      }
      built.append((module.name, folder))
    }
    modules = built
    var fingerprint = Fingerprint()
    for module in built { fingerprint.add(module.folder) }
    self.fingerprint = fingerprint.text
    if missing.isEmpty { return }
    let isFirst = missing.contains { $0.name == "UIKit" }
    StandardError.write(
      isFirst
        ? .buildingUIKit : .buildingModules(missing.map(\.name).joined(separator: ", ")))
    let progress = ProgressBar()
    defer { progress.clear() }
    for (place, module) in missing.enumerated() {
      progress.show(place, of: missing.count, module.name)
      try cache.make(module.place) { folder throws(Failure) in
        try Self.build(module, compiler, built.prefix(module.sees).map(\.folder), in: folder)
      }
    }
  }

  /// A module that is to be built.
  private struct Missing {
    let name: String
    let files: [String]
    /// Its folder's name in the cache.
    let place: String
    /// The number of the modules before it that it may import.
    let sees: Int
  }

  /// The arguments by which the compiler finds and links the modules. A library comes before those
  /// it needs. Every file of it is linked: nothing may name a conformance that is looked for while the app runs.
  var compilerArguments: [String] {
    modules.flatMap { ["-I", $0.folder, "-L", $0.folder] } + libraries.flatMap { ["-Xlinker", $0] }
  }

  /// The linker's own arguments: the compiler would hand libraries to it before other arguments.
  private var libraries: [String] {
    ["--whole-archive"] + modules.reversed().map { "-l" + $0.name } + ["--no-whole-archive"]
  }

  private static func build(
    _ module: Missing, _ compiler: Compiler, _ imports: [String], in folder: String
  ) throws(Failure) {
    // Optimized, UIKit takes three times as long to build, and an app gains nothing it would notice.
    // A module as a whole is checked on one core; in batches, on all. What others import of it is written by a job
    // beside the batches: behind them it would have one core to itself.
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let compilation =
      [
        "-swift-version", "6", "-package-name", "applife", "-parse-as-library", "-D", "HOSTED",
        "-Onone", "-enable-batch-mode", "-driver-batch-count", String(cores), "-j",
        String(cores + 1), "-c", "-emit-module", "-module-name", module.name,
        "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
      ] + imports.flatMap { ["-I", $0] } + module.files
    let objects = module.files.map {
      String(($0.split(separator: "/").last ?? "").dropLast("swift".count) + "o")
    }
    // In one step with batches, the compiler looks for its objects under other names than it has given them.
    let library = ["-emit-library", "-static", "-o", "lib\(module.name).a"] + objects
    for arguments in [compilation, library] {
      let result = try compiler.run(arguments, in: folder, log: folder + "/log")
      guard result.isSuccess else {
        let text = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
        throw Failure(
          .fault,
          text.map(String.init) + [
            "applife: " + BuildMessage.cannotBuild(module.name, compiler: compiler.path).text
          ])
      }
    }
    for object in objects { try? FileManager.default.removeItem(atPath: folder + "/" + object) }
  }

  /// The folder below which the sources are that applife builds: those of `make install`, or the package's own.
  package static func root() throws(Failure) -> String {
    guard let root = roots.first(where: { Files.exists(sources(of: "UIKit", in: $0)) }) else {
      throw Failure(BuildMessage.noSources)
    }
    return root
  }

  /// The folder with the sources of a module.
  package static func sources(of module: String, in root: String) -> String {
    root + "/Frameworks/Sources/" + module
  }

  /// The source files of a module.
  private static func files(of module: String, in root: String) -> [String] {
    let folder = sources(of: module, in: root)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The folders that may be the root.
  private static var roots: [String] {
    guard let path = Platform.executable, let slash = path.lastIndex(of: "/") else { return [] }
    var folder = String(path[..<slash])
    var folders = [folder + "/../share/applife"]
    // .build/x86_64-unknown-linux-gnu/release/applife lies four below the package.
    for _ in 0..<5 {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
      folder = String(folder[..<slash])
      folders.append(folder)
    }
    return folders
  }

  private static func contents(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
  }
}
