// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The life-cycle part of Apple's frameworks, built once for the compiler that is installed.
struct UIKitLibrary {
  /// What the copy of a source imports in Foundation's place.
  static let base = "HostedBase"
  /// The modules, each after those it imports.
  static let modules = [
    "HostProtocol", "Combine", base, "UserNotifications", "UIKit", "BackgroundTasks", "ApplifeKit",
    "os", "SwiftUI", "AVFAudio", "AVFoundation", "CoreLocation", "PushKit", "CallKit",
    "ActivityKit",
  ]
  /// Apple's modules that are there, in the words of a message.
  static var listed: String {
    (modules.filter { $0 != "HostProtocol" && $0 != base } + DataLibrary.modules.sorted())
      .joined(separator: ", ")
      + " and Foundation"
  }
  /// What a hosted app can import besides.
  static let available =
    Set(modules.dropFirst()).union([
      "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Swift", "Glibc",
      "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
      // The copy imports `os` in its place.
      "OSLog",
    ]).union(DataLibrary.modules)

  /// Whether an app can use a module: it is here, or the copy imports another in its place.
  static func provides(_ module: String) -> Bool {
    available.contains(module) || module == "Darwin"
  }

  /// Where the built modules are.
  let folder: String
  let fingerprint: String
  /// Where its sources are.
  let sourceFolder: String

  /// Finds the library, building it if that has not been done: neither in the cache, nor beside its
  /// sources by `make install`.
  init(_ compiler: Compiler, cache: BuildCache) throws(Failure) {
    sourceFolder = try Self.sourceFolder()
    let sources = Self.sources(Self.modules, in: sourceFolder)
    var fingerprint = Fingerprint()
    fingerprint.add(compiler.identity)
    Self.add(sources, to: &fingerprint)
    self.fingerprint = fingerprint.text
    let name = "uikit-" + fingerprint.text
    let installed = sourceFolder + "/../" + name
    folder = Files.exists(installed, R_OK) ? installed : cache.path(of: name)
    if Files.exists(folder) {
      cache.use(name)
      return
    }
    StandardError.write(
      "applife: building UIKit and related modules once for this Swift; this takes up to a minute …"
    )
    let progress = ProgressBar()
    defer { progress.clear() }
    try cache.make(name) { folder throws(Failure) in
      try Self.build(sources, compiler, progress, in: folder)
    }
  }

  /// What changes when a source does.
  static func add(
    _ sources: [(name: String, files: [String])], to fingerprint: inout Fingerprint
  ) {
    for module in sources {
      for file in module.files { fingerprint.add(contents(file)) }
    }
  }

  /// Builds modules in a folder, each after those it imports.
  ///
  /// - Parameters:
  ///   - others: the folders of modules that were built before.
  ///   - optimization: how much the compiler works for a faster module.
  static func build(
    _ sources: [(name: String, files: [String])], _ compiler: Compiler, _ progress: ProgressBar,
    in folder: String, others: [String] = [], optimization: String = "-O"
  ) throws(Failure) {
    for (place, module) in sources.enumerated() {
      progress.show(place, of: sources.count, module.name)
      let arguments =
        [
          "-swift-version", "6", "-package-name", "applife", "-parse-as-library", "-D", "HOSTED",
          optimization,
          "-wmo",
          "-emit-module", "-emit-library", "-static", "-module-name", module.name, "-I", folder,
        ] + others.flatMap { ["-I", $0] } + [
          "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-o",
          "\(folder)/lib\(module.name).a",
        ] + module.files
      let result = try compiler.run(arguments, in: folder, log: folder + "/log")
      guard result.isSuccess else {
        let text = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
        throw Failure(
          .fault,
          text.map(String.init) + [
            "applife: can't build \(module.name) with \(compiler.path). Hosting needs Swift 6.1 or later."
          ])
      }
    }
  }

  /// Where the sources are that applife builds when they are needed.
  static func sourceFolder() throws(Failure) -> String {
    guard let folder = folders.first(where: { Files.exists($0 + "/Apple/UIKit") }) else {
      throw Failure("applife: the sources of UIKit are not installed (make install)")
    }
    return folder
  }

  /// The sources of each module.
  static func sources(
    _ modules: [String], in folder: String
  ) -> [(name: String, files: [String])] {
    modules.map { module in
      // What stands in for Apple's modules is together.
      let sources = folder + (module == "HostProtocol" ? "/" : "/Apple/") + module
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
      return (module, names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" })
    }
  }

  /// Where they are looked for: where `make install` puts them, and in the package's own folder.
  private static var folders: [String] {
    guard let path = Platform.executable, let slash = path.lastIndex(of: "/") else { return [] }
    var folder = String(path[..<slash])
    var folders = [folder + "/../share/applife/Sources"]
    // .build/x86_64-unknown-linux-gnu/release/applife lies four below the package.
    for _ in 0..<5 {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
      folder = String(folder[..<slash])
      folders.append(folder + "/Sources")
    }
    return folders
  }

  private static func contents(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
  }
}
