// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import OperatingSystem

/// The build of the delegates alone: what does not compile is mended until the rest does.
extension AppBuilder {
  /// - Parameters:
  ///   - arguments: those of every compilation.
  ///   - link: those of the last one.
  ///   - packages: the modules of packages that were built.
  ///   - root: the folder of the copies.
  ///   - folder: the folder of what is built.
  package func compileDelegates(
    _ build: Build, _ arguments: [String], link: [String], packages: Set<String>,
    in root: String, _ folder: String
  ) throws(Failure) {
    let copies = rewritten(packages: packages).map {
      (given: $0.name, copy: Self.relative($0.name), text: $0.text)
    }
    var delegates = DelegateSources(copies, source)
    let mode = source.hasMain ? [] : ["-parse-as-library"]
    let extra = ["ApplifeEntry.swift", DelegateSources.stubFile]
    let progress = ProgressBar()
    defer { progress.clear() }
    for round in 1... {
      progress.show(round - 1, of: DelegateSources.rounds + 1, "")
      try write(delegates, in: root)
      let all = arguments + mode + delegates.kept.map(\.copy) + extra
      let quick = try build(["-typecheck", "-wmo"] + Self.limit + all)
      // What is wrong behind the types is found last.
      let result = quick.isSuccess ? try build(link + all) : quick
      if result.isSuccess { break }
      let errors = CompilerError.all(result.text)
      if round > DelegateSources.rounds || !delegates.mend(errors, round: round) {
        throw Failure(.wrongUse, missingModules + messages(result).reasons)
      }
    }
    let missing = Set(missingImports.map(\.module))
    let kept = Set(delegates.kept.map(\.given))
    let named = Set(AppSource(files.filter { kept.contains($0.name) }).imports.map(\.module))
    let unbuilt = packageNames.subtracting(packages)
    let omissions = Omissions(
      delegates, modules: named.intersection(missing.union(unbuilt)).sorted())
    try omissions.write(in: folder)
  }

  private func write(_ delegates: DelegateSources, in root: String) throws(Failure) {
    for source in delegates.kept { _ = try Self.writeCopy((source.given, source.text), in: root) }
    let imports = ["HostedBase", "UIKit"] + (source.modules.contains("SwiftUI") ? ["SwiftUI"] : [])
    let stubs = Array(delegates.stubs.code(imports: imports).utf8)
    try Self.write(stubs, to: root + "/" + DelegateSources.stubFile)
    // What stands for a controller of a storyboard is found by its name too.
    let kept = Set(delegates.kept.map(\.given))
    let left = source.with(
      copies: delegates.kept.map { (name: $0.given, text: $0.text) },
      originals: files.filter { kept.contains($0.name) }, stubs: stubs)
    try Self.write(Array(entry(for: left).utf8), to: root + "/ApplifeEntry.swift")
  }
}
