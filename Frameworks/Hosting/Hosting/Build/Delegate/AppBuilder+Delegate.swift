// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import OperatingSystem

/// The build of the delegates alone: what does not compile is mended until the rest does.
extension AppBuilder {
  /// The number of times that a program is tried.
  private static var mostTries: Int { 8 }
  /// The seconds that the compiler may look for mistakes. About some expressions with missing names it thinks for
  /// minutes, whatever the limit of an expression is; the sources beside the delegates' are left out then.
  private static var secondsForRound: Int { 90 }
  /// The number of times that the copies are mended after a statement was taken out.
  private static var roundsForTry: Int { 5 }

  /// Compiles the delegates until they do and a launch goes on, and writes down what was left out.
  ///
  /// - Parameters:
  ///   - arguments: those of every compilation.
  ///   - program: the program that is built.
  ///   - link: the arguments of the last compilation.
  ///   - packages: the modules of packages that were built.
  ///   - root: the folder of the copies.
  ///   - folder: the folder of what is built.
  func compileDelegates(
    _ build: Build, _ arguments: [String], program: String, link: [String],
    packages: Set<String>, in root: String, _ folder: String
  ) throws(Failure) {
    // Generated sources stay as long as they compile.
    let copies = (rewritten(packages: packages) + generatedSources).map {
      (given: $0.name, copy: Self.relative($0.name), text: $0.text)
    }
    var delegates = DelegateSources(copies, source)
    let mode = source.hasMain ? [] : ["-parse-as-library"]
    let extra = ["ApplifeEntry.swift", DelegateSources.stubFile]
    let progress = ProgressBar()
    defer { progress.clear() }
    var round = 0
    var most = DelegateSources.rounds
    // The sources that compiled last; others are tried instead of them.
    var good: DelegateSources?
    var tries = 0
    // The lines that led to the end of what compiled last.
    var places: [DelegateSources.Place] = []
    while true {
      let what = good == nil ? BuildMessage.mending : .trying
      progress.show(round, of: most + 1, what.text)
      try write(delegates, in: root)
      let all = arguments + mode + delegates.kept.map(\.copy) + extra
      let quick = try build(
        ["-typecheck", "-wmo"] + Self.strictLimit + all, .seconds(Self.secondsForRound))
      // Errors that the type checker doesn't see are found last.
      let result = quick.isSuccess ? try build(link + all, nil) : quick
      round += 1
      if !result.isSuccess {
        let errors = CompilerError.all(result.text)
        if round <= most, delegates.mend(errors, round: round) { continue }
        if good == nil, delegates.leaveOutOthers() {
          most = round + DelegateSources.rounds
          continue
        }
        guard var last = good else {
          let slow = ["applife: " + BuildMessage.tooSlow(seconds: Self.secondsForRound).text]
          let reasons = result.isLate ? slow : messages(result).reasons
          throw Failure(.wrongUse, missingModules + reasons)
        }
        // The next line that leads there may be taken out.
        last.forget(delegates)
        if !last.takeOut(endingAt: places) { tries = Self.mostTries }
        delegates = last
        most = round + Self.roundsForTry
        continue
      }
      if tries == Self.mostTries { break }
      let files = Set(delegates.kept.map(\.given))
      places = try DelegateRehearsal(program, self).end(in: files)
      good = delegates
      tries += 1
      if !delegates.takeOut(endingAt: places) { break }
      most = round + Self.roundsForTry
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
    let stubs = Array(delegates.stubs.code(imports: delegates.imports).utf8)
    try Self.write(stubs, to: root + "/" + DelegateSources.stubFile)
    // A stub for a controller of a storyboard is found by its name too.
    let kept = Set(delegates.kept.map(\.given))
    let left = source.with(
      copies: delegates.kept.map { (name: $0.given, text: $0.text) },
      originals: files.filter { kept.contains($0.name) }, stubs: stubs)
    let hasModels = delegates.kept.contains {
      $0.isGenerated && SwiftTokens($0.text).tokens.contains { $0.text == "applifeModels" }
    }
    let entry = entry(for: left, hasModels: hasModels)
    try Self.write(Array(entry.utf8), to: root + "/ApplifeEntry.swift")
  }
}
