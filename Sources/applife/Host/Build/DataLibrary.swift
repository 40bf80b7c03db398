// SPDX-License-Identifier: Apache-2.0

/// Core Data and SwiftData for hosted apps. They are built when an app first imports them, so that other
/// apps don't wait for them.
struct DataLibrary {
  /// What an app can import.
  static let modules: Set = ["CoreData", "SwiftData"]

  /// What is built together, each after those it needs. What joins SwiftUI with another module has Apple's name
  /// for it.
  private static let groups = [
    (module: "CoreData", overlay: "_CoreData_SwiftUI"),
    (module: "SwiftData", overlay: "_SwiftData_SwiftUI"),
  ]

  /// Where the modules are that the app needs.
  private(set) var folders: [String] = []
  /// The modules that the app needs, each after those it imports.
  private(set) var modules: [String] = []
  /// What changes when they do.
  private(set) var fingerprint = ""

  /// The parts of SwiftUI that the imported modules bring.
  static func overlays(of imported: Set<String>) -> [String] {
    groups.filter { imported.contains($0.module) }.map(\.overlay)
  }

  /// Finds what an app imports, and builds it if that has not been done.
  init(
    _ imported: Set<String>, _ base: UIKitLibrary, _ compiler: Compiler, _ cache: BuildCache
  ) throws(Failure) {
    guard let last = Self.groups.lastIndex(where: { imported.contains($0.module) }) else { return }
    for group in Self.groups[...last] {
      let names = [group.module, group.overlay]
      let sources = UIKitLibrary.sources(names, in: base.sourceFolder)
      var fingerprint = Fingerprint()
      fingerprint.add(base.fingerprint)
      fingerprint.add(self.fingerprint)
      UIKitLibrary.add(sources, to: &fingerprint)
      self.fingerprint = fingerprint.text
      let name = "data-" + fingerprint.text
      let installed = base.sourceFolder + "/../" + name
      let isInstalled = Files.exists(installed, R_OK)
      let folder = isInstalled ? installed : cache.path(of: name)
      if !isInstalled {
        if Files.exists(folder) {
          cache.use(name)
        } else {
          try Self.build(sources, group.module, base, folders, compiler, cache, name)
        }
      }
      folders.append(folder)
      modules += names
    }
  }

  private static func build(
    _ sources: [(name: String, files: [String])], _ module: String, _ base: UIKitLibrary,
    _ folders: [String], _ compiler: Compiler, _ cache: BuildCache, _ name: String
  ) throws(Failure) {
    StandardError.write("applife: building \(module) once for this Swift …")
    let progress = ProgressBar()
    defer { progress.clear() }
    try cache.make(name) { folder throws(Failure) in
      try UIKitLibrary.build(
        sources, compiler, progress, in: folder, others: [base.folder] + folders,
        // An app keeps few objects, and whoever builds it waits: this takes a quarter of the time.
        optimization: "-Onone")
    }
  }
}
