// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The build of the stand-ins that are missing, on every core.
///
/// The declarations of a module are compiled first, without the bodies of functions: this takes little time, and the
/// modules that import it need nothing else. Its code is compiled beside theirs.
struct ModuleBuild {
  /// A module that is to be built.
  struct Module {
    let name: String
    /// The modules of Apple's that it imports.
    let imports: [String]
    let files: [String]
    /// Its folder's name in the cache.
    let place: String
  }

  private enum Step { case declarations, code }

  private let modules: [Module]
  private let compiler: Compiler
  private let cache: BuildCache
  /// The folders of modules that are there already.
  private let kept: [String]
  /// The modules whose declarations are compiled.
  private var declared: Set<String>
  /// What waits.
  private var waiting: [(step: Step, module: Module)]
  private var running: [(step: Step, module: Module, job: Compiler.Job)] = []

  /// - Parameters:
  ///   - modules: what is missing, each after those it imports.
  ///   - kept: the folders of the other modules that are needed.
  init(_ modules: [Module], _ compiler: Compiler, cache: BuildCache, kept: [String]) {
    self.modules = modules
    self.compiler = compiler
    self.cache = cache
    self.kept = kept
    let names = Set(modules.map(\.name))
    declared = Set(modules.flatMap(\.imports)).subtracting(names)
    // The code that takes longest comes first, as long as no declarations wait.
    let sized = modules.map { (module: $0, size: Self.size($0)) }.sorted { $0.size > $1.size }
    waiting = modules.map { (.declarations, $0) } + sized.map { (.code, $0.module) }
  }

  private static func size(_ module: Module) -> Int {
    module.files.reduce(0) { sum, file in
      var status = stat()
      return sum + (stat(file, &status) == 0 ? Int(status.st_size) : 0)
    }
  }

  /// Builds them all. A module that is ready is kept, also if another fails.
  mutating func run() throws(Failure) {
    let interruption = Interruption()
    defer { interruption.end() }
    let folder = cache.path(of: BuildCache.modulePrefix + "building.\(getpid())")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for module in modules { try Files.makeFolder(folder + "/" + module.name) }
    let progress = ProgressBar()
    defer { progress.clear() }
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var built: [Module] = []
    do throws(Failure) {
      while !waiting.isEmpty || !running.isEmpty {
        while running.count < cores, let next = waiting.firstIndex(where: isReady) {
          let item = waiting.remove(at: next)
          let job = try start(item.step, item.module, in: folder)
          running.append((item.step, item.module, job))
        }
        progress.show(
          built.count, of: modules.count, running.map(\.module.name).joined(separator: ", "))
        guard let place = Compiler.ended(running.map(\.job)) else {
          if interruption.isRequested || compiler.isOver() { throw Compiler.interrupted }
          continue
        }
        let (step, module, job) = running.remove(at: place)
        let result = job.finish()
        guard result.isSuccess else { throw failure(module, result) }
        switch step {
        case .declarations: declared.insert(module.name)
        case .code: built.append(module)
        }
      }
    } catch {
      Compiler.interrupt(running.map(\.job))
      try keep(built.filter { declared.contains($0.name) }, in: folder)
      throw error
    }
    try keep(built, in: folder)
  }

  private func keep(_ modules: [Module], in folder: String) throws(Failure) {
    for module in modules { try cache.keep(folder + "/" + module.name, as: module.place) }
  }

  private func isReady(_ item: (step: Step, module: Module)) -> Bool {
    item.module.imports.allSatisfy(declared.contains)
  }

  private func failure(_ module: Module, _ result: Compiler.Result) -> Failure {
    let text = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
    let message = BuildMessage.cannotBuild(module.name, compiler: compiler.path)
    return Failure(.fault, text.map(String.init) + ["applife: " + message.text])
  }

  private func start(
    _ step: Step, _ module: Module, in root: String
  ) throws(Failure) -> Compiler.Job {
    let folder = root + "/" + module.name
    let imports = kept + modules.filter { declared.contains($0.name) }.map { root + "/" + $0.name }
    let product =
      switch step {
      case .declarations:
        [
          "-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
          "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ]
      case .code: ["-emit-library", "-static", "-o", "lib\(module.name).a"]
      }
    // Optimized, UIKit takes three times as long to build, and an app gains nothing it would notice. As a whole, a module
    // takes less time than in parts, each of which reads all of it.
    return try compiler.start(
      [
        "-swift-version", "6", "-package-name", "applife", "-parse-as-library", "-D", "HOSTED",
        "-Onone", "-wmo", "-module-name", module.name,
      ] + product + imports.flatMap { ["-I", $0] } + module.files, in: folder,
      log: "\(folder)/\(step == .code ? "code" : "declarations").log")
  }
}
