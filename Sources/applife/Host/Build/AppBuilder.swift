// SPDX-License-Identifier: Apache-2.0

import LifecycleText
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes a program of a person's sources: one file, or a folder of files. What was built before is
/// found again.
struct AppBuilder {
  /// What the user named.
  private let path: String
  /// The sources: the name the user knows each by, and its text.
  private let files: [(name: String, text: [UInt8])]
  private let infoPlist: String?
  private let source: AppSource

  /// Reads the sources.
  init(_ path: String) throws(Failure) {
    self.path = path
    var names: [String] = []
    if ScenarioLibrary.isFolder(path) {
      let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      names = found.filter { name in
        name.hasSuffix(".swift") && !Self.isLeftOut(name)
      }.sorted()
      if names.isEmpty { throw Failure("\(path): this folder contains no *.swift file") }
      // The one nearest to the folder itself, and of those the first.
      let list = found.filter { name in
        (name == "Info.plist" || name.hasSuffix("/Info.plist")) && !Self.isLeftOut(name)
      }.min { one, other in
        let depths = (one.split(separator: "/").count, other.split(separator: "/").count)
        return depths.0 == depths.1 ? one < other : depths.0 < depths.1
      }
      infoPlist = list.flatMap {
        try? String(contentsOf: URL(filePath: path + "/" + $0), encoding: .utf8)
      }
      let folder = path.hasSuffix("/") ? path : path + "/"
      names = names.map { folder + $0 }
    } else {
      names = [path]
      infoPlist = nil
    }
    var files: [(name: String, text: [UInt8])] = []
    for name in names { files.append((name, try Files.read(name))) }
    self.files = files
    source = AppSource(files)
    if source.appDelegate == nil, source.sceneDelegates.isEmpty, source.swiftUIApp == nil {
      throw Failure(
        .wrongUse,
        missingModules + [
          "\(path): no class conforms to UIApplicationDelegate, and there is no SwiftUI App"
        ])
    }
  }

  /// Tests, packages and what was built are no part of an app.
  private static func isLeftOut(_ name: String) -> Bool {
    name.split(separator: "/").contains { part in
      part.hasPrefix(".") || part == "Package.swift" || part.hasSuffix("Tests")
    }
  }

  /// The imports of what does not exist here, each with what to do.
  private var missingModules: [String] {
    source.imports.filter { !UIKitLibrary.provides($0.module) }.map { item in
      "\(item.file):\(item.line): there is no module \(item.module) here: applife has "
        + "\(UIKitLibrary.modules.dropFirst().joined(separator: ", ")) and Foundation; put code "
        + "that needs it between #if canImport(\(item.module)) and #endif"
    }
  }

  /// The rewritten copies, each under its name.
  var rewritten: [(name: String, text: [UInt8])] {
    files.map { ($0.name, SourceRewriter($0.text).text) }
  }

  /// Says what will never be called.
  func warn() { for line in source.warnings { StandardError.write(line) } }

  private static let storyboardKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]

  /// Whether UIKit makes the app's windows of a storyboard.
  private var hasStoryboardWindow: Bool {
    if source.swiftUIApp != nil { return false }
    if let infoPlist { return Self.storyboardKeys.contains(where: infoPlist.contains) }
    return !source.storyboard.makesOwnWindow
  }

  /// Builds the app, unless that was done. Returns the executable.
  func build() throws(Failure) -> String {
    let cache = try BuildCache()
    let compiler = try Compiler()
    let library = try UIKitLibrary(compiler, cache: cache)
    let appName = Self.appName(path)
    var fingerprint = Fingerprint()
    fingerprint.add(library.fingerprint)
    // The same sources may be a file to one user and a folder to another: their programs differ.
    fingerprint.add(appName)
    fingerprint.add(entry)
    for check in checks { fingerprint.add(check) }
    for file in files {
      fingerprint.add(file.name)
      fingerprint.add(file.text)
    }
    let name = "app-" + fingerprint.text
    let program = cache.path(of: name) + "/" + appName
    if Files.exists(program, X_OK) {
      cache.use(name)
      return program
    }
    StandardError.write("applife: building \(appName) …")
    try cache.make(name) { folder throws(Failure) in try compile(compiler, library, folder) }
    return program
  }

  /// In Swift 6 a handler of the main actor checks where it is called. The copy is compiled in Swift 5
  /// mode, which has the checks too if they are asked for.
  private var checks: [String] {
    LanguageMode.isSwift6(at: path) ? ["-enable-actor-data-race-checks"] : []
  }

  private func compile(
    _ compiler: Compiler, _ library: UIKitLibrary, _ folder: String
  ) throws(Failure) {
    // The compiler names files as the user does: the copies stand under the same names.
    let root = folder + "/sources"
    var names: [String] = []
    for file in rewritten {
      let name = Self.relative(file.name)
      names.append(name)
      let target = root + "/" + name
      try Files.makeFolder(FileName.folder(of: target))
      try Self.write(file.text, to: target)
    }
    try Self.write(Array(entry.utf8), to: root + "/ApplifeEntry.swift")
    let libraries = UIKitLibrary.modules.reversed().map { "-l" + $0 }
    let arguments =
      [
        "-swift-version", "5", "-module-name", Self.appName(path), "-I", library.folder, "-L",
        library.folder, "-Xlinker", "-export-dynamic", "-o", folder + "/" + Self.appName(path),
      ] + checks + (source.hasMain ? [] : ["-parse-as-library"]) + names + ["ApplifeEntry.swift"]
      + libraries
    let result = try compiler.run(arguments, in: root, log: folder + "/log")
    let lines = String(decoding: result.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard result.isSuccess else {
      // What is missing explains what the compiler says.
      throw Failure(
        .wrongUse, missingModules + Self.said(lines.map(String.init), notOf: library.sourceFolder))
    }
    for item in source.imports where !UIKitLibrary.provides(item.module) {
      StandardError.write(
        "\(item.file):\(item.line): applife has no module \(item.module); built without it")
    }
    for line in lines where line.contains("nearly matches") { StandardError.write(String(line)) }
  }

  /// What the compiler says, without what it says of files below a folder.
  private static func said(_ lines: [String], notOf folder: String) -> [String] {
    var isLeftOut = false
    return lines.filter { line in
      // The lines of the source that it quotes begin with their numbers.
      if let first = line.first, first != " ", !first.isNumber {
        isLeftOut = line.hasPrefix(folder)
      }
      return !isLeftOut && !line.isEmpty
    }
  }

  private static func write(_ text: [UInt8], to path: String) throws(Failure) {
    do {
      try Data(text).write(to: URL(filePath: path))
    } catch {
      throw Failure("\(path): can't write it")
    }
  }

  /// A name below the folder of the copies.
  private static func relative(_ name: String) -> String {
    name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
  }

  /// The app's name: that of the folder or the file, as far as it can be the name of a module.
  static func appName(_ path: String) -> String {
    let last = path.split(separator: "/").last ?? "App"
    let base = last.hasSuffix(".swift") ? last.dropLast(6) : last
    let letters = base.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
    }
    let name = String(String.UnicodeScalarView(letters))
    return name.first.map { $0.isNumber } ?? true ? "App" + name : name
  }

  /// The code that describes the app, and starts it where it does not start itself.
  private var entry: String {
    // A scene delegate alone is given an app delegate that does nothing.
    let delegate = source.appDelegate ?? "ApplifeAppDelegate"
    let ownDelegate =
      source.appDelegate == nil
      ? "private final class ApplifeAppDelegate: UIResponder, UIApplicationDelegate {}" : ""
    let initial = source.storyboard.initial.map { "{ HostedApp.container(\($0).self) }" } ?? "nil"
    let controllers = Dictionary(
      source.storyboard.controllers.map { ($0.identifier, $0.type) },
      uniquingKeysWith: { a, _ in a }
    ).sorted { $0.key < $1.key }.map { "\"\($0.key)\": { HostedApp.container(\($0.value).self) }" }
    let storyboard =
      "HostedApp.Storyboard(makesWindow: \(hasStoryboardWindow), initial: \(initial), "
      + "controllers: [\(controllers.isEmpty ? ":" : controllers.joined(separator: ", "))])"
    let scenes = source.sceneDelegates.map { "(\"\($0)\", { \($0)() })" }.joined(separator: ", ")
    let methods = source.implemented.map { "\"\($0)\"" }.joined(separator: ", ")
    let list = infoPlist.map { "###\"\"\"\n\($0)\n\"\"\"###" } ?? "nil"
    let start =
      source.hasMain
      ? ""
      : """
      @main enum ApplifeEntry {
        @MainActor static func main() { applifeApp().run() }
      }
      """
    let content = source.swiftUIApp.map { "{ hostedContent(\($0).self) }" } ?? "nil"
    return """
      @_spi(Hosting) import UIKit
      \(source.swiftUIApp == nil ? "" : "@_spi(Hosting) import SwiftUI")
      @MainActor private func applifeApp() -> HostedApp {
        HostedApp(
          makeDelegate: { \(delegate)() }, sceneDelegates: [\(scenes)], methods: [\(methods)],
          infoPlist: \(list), storyboard: \(storyboard), content: \(content))
      }
      \(ownDelegate)
      @_cdecl("applife_describe") public func applifeDescribe() {
        MainActor.assumeIsolated { HostedApp.describe(applifeApp()) }
      }
      \(start)

      """
  }
}
