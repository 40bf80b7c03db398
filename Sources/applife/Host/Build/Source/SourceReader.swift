// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program that reads sources with the swift-syntax of the installed compiler: built when it is
/// needed first, and kept.
struct SourceReader {
  private let program: String

  /// The number of sources that are read at once: a command line has room for so many names.
  private static let most = 500

  /// Finds the program, building it if that has not been done.
  init() throws(Failure) {
    let compiler = try Compiler()
    let cache = try BuildCache()
    let source = try FrameworkLibrary.root() + "/Sources/SourceReader/main.swift"
    var fingerprint = Fingerprint()
    fingerprint.add(compiler.identity)
    fingerprint.add(try Files.read(source))
    let name = "reader-" + fingerprint.text
    program = cache.path(of: name) + "/reader"
    if Files.exists(program, X_OK) {
      cache.use(name)
      return
    }
    StandardError.write(.buildingReader)
    try cache.make(name) { folder throws(Failure) in
      try Self.build(
        source.hasPrefix("/") ? source : PreparedApp.currentFolder + "/" + source,
        compiler, in: folder)
    }
  }

  private static func build(
    _ source: String, _ compiler: Compiler, in folder: String
  ) throws(Failure) {
    let syntax = try syntaxFolder(compiler, log: folder + "/log")
    let result = try compiler.run(
      [
        "-swift-version", "6", "-O", "-I", syntax, "-L", syntax, "-lSwiftParser", "-lSwiftSyntax",
        "-Xlinker", "-rpath", "-Xlinker", syntax, "-module-name", "SourceReader", "-o",
        folder + "/reader", source,
      ], in: folder, log: folder + "/log")
    guard result.isSuccess else {
      let lines = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
      throw Failure(.fault, lines.map(String.init))
    }
  }

  /// Returns the folder of the swift-syntax that the compiler's macros are built with. Several compilers
  /// may be behind one name, so the compiler is asked.
  private static func syntaxFolder(_ compiler: Compiler, log: String) throws(Failure) -> String {
    let info = try compiler.run(["-print-target-info"], in: "/", log: log)
    let text = String(decoding: info.text, as: UTF8.self)
    let parts = text.split(separator: "\"runtimeResourcePath\": \"", maxSplits: 1)
    let folder = (parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : "") + "/host"
    guard Files.exists(folder + "/SwiftParser.swiftmodule") else {
      throw Failure(Language.ofCommands.phrases.migration.problem(.noSyntax(folder: folder)))
    }
    return folder
  }

  /// Reads sources.
  ///
  /// - Parameter files: the names the user knows the sources by.
  func facts(in files: [String]) throws(Failure) -> SourceFacts {
    let current = PreparedApp.currentFolder + "/"
    var text = ""
    var start = 0
    while start < files.count {
      let part = files[start..<min(start + Self.most, files.count)]
      let names = part.map { $0.hasPrefix("/") ? $0 : current + $0 }
      // The numbers of the files begin anew in each part.
      for line in try read(names).split(separator: "\n") {
        var fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
          .map(String.init)
        guard fields.count == 3, let number = Int(fields[1]) else { continue }
        fields[1] = String(number + start)
        text += fields.joined(separator: "\t") + "\n"
      }
      start += Self.most
    }
    return SourceFacts(text, files: files)
  }

  private func read(_ names: [String]) throws(Failure) -> String {
    let log = Platform.temporaryFolder + "/applife-reader-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let result = try Compiler.run(program, names, in: "/", log: log)
    guard result.isSuccess else {
      throw Failure(.fault, ["\(program): " + BuildMessage.cannotReadSources.text])
    }
    return String(decoding: result.text, as: UTF8.self)
  }
}
