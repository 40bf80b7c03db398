// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes a program of a person's sources: one file, or a folder of files. What was built before is
/// found again.
package struct AppBuilder {
  /// The path that the user named.
  package let path: String
  /// The sources: the name the user knows each by, and its text.
  package let files: [(name: String, text: [UInt8])]
  private let infoPlist: String?
  let source: AppSource
  private let bundle: AppBundle
  /// The data models that lie with the sources, if the app imports Core Data.
  private let models: [DataModel]
  /// The files of Interface Builder.
  private let interface: InterfaceFiles
  private let assets: AssetCatalogs
  /// The modules of packages that the app imports, each after those it imports.
  let packages: [PackageModule]
  /// The manifests of packages whose modules can't be known.
  private let computedManifests: [String]
  /// Files of other kinds that belong to the app's code, by the names the user knows them by.
  private let leftOut: [String]
  private let outside: AppFiles.Outside?
  /// The part of the app that is built; nil for all of it.
  package let part: HostPart?

  /// Reads the sources.
  package init(_ path: String, only part: HostPart? = nil) throws(Failure) {
    self.part = part
    let path = Self.shortened(path)
    self.path = path
    let listing = AppFiles(path)
    if listing.sources.isEmpty { throw Failure(FileProblem.folderWithout("*.swift"), of: path) }
    var all: [(name: String, text: [UInt8])] = []
    for name in listing.sources { all.append((name, try Files.read(name))) }
    // The sources of an imported package are a module of their own.
    let whole = AppSource(all)
    let found = try listing.packages.modules(for: whole.modules.sorted())
    packages = found.modules
    files = all.filter { file in !found.folders.contains { file.name.hasPrefix($0) } }
    source = found.modules.isEmpty ? whole : AppSource(files)
    computedManifests = listing.packages.computedManifests
    leftOut = listing.leftOut
    let above = listing.folder.count
    outside = listing.outside?.without(
      Set(found.modules.flatMap(\.files).map { String($0.name.dropFirst(above)) }),
      in: found.folders.map { String($0.dropFirst(above)) })
    infoPlist = listing.infoPlist
    interface = listing.interface
    assets = AssetCatalogs(listing.names, in: listing.folder)
    bundle = AppBundle(
      appName: Self.appName(path), folder: listing.folder, names: listing.names,
      infoPlist: infoPlist, XcodeProject(at: listing.folder), assets: assets)
    models =
      source.modules.contains("CoreData")
      ? DataModel.all(listing.names, in: listing.folder) : []
    if source.appDelegate == nil, source.sceneDelegates.isEmpty, source.swiftUIApp == nil {
      throw Failure(
        .wrongUse,
        missingModules + [
          "\(path): " + BuildMessage.noDelegate.text
        ])
    }
  }

  /// The path from the current folder, if it leads into it.
  private static func shortened(_ path: String) -> String {
    let current = PreparedApp.currentFolder + "/"
    return path.hasPrefix(current) && path.utf8.count > current.utf8.count
      ? String(path.dropFirst(current.count)) : path
  }

  /// The imports of what does not exist here, of the app and of its packages.
  var missingImports: [(module: String, file: String, line: Int)] {
    ([source] + packages.map(\.source)).flatMap(\.imports).filter { item in
      !FrameworkLibrary.provides(item.module) && !packages.contains { $0.name == item.module }
    }
  }

  /// The same, each with what to do.
  var missingModules: [String] {
    var told: Set<String> = []
    return missingImports.filter { told.insert($0.module).inserted }.map { item in
      let message: BuildMessage =
        AppleModule.absent.contains(item.module)
        ? .noAppleModule(item.module)
        : computedManifests.isEmpty
          ? .noModule(item.module) : .noModuleIn(computedManifests, item.module)
      return "\(item.file):\(item.line): " + message.text
    }
  }

  /// The rewritten copies, each under its name.
  package var rewritten: [(name: String, text: [UInt8])] { rewritten(packages: packageNames) }

  /// - Parameter packages: the modules of packages that can be imported.
  package func rewritten(packages: Set<String>) -> [(name: String, text: [UInt8])] {
    let besideSwiftUI = AppleModule.overlays(of: source.modules)
    let requirements = OptionalRequirements(files.map(\.text))
    return files.map { file in
      let rewriter = SourceRewriter(
        file.text, besideSwiftUI: besideSwiftUI, packages: packages, requirements: requirements)
      return (file.name, rewriter.text)
    }
  }
  var packageNames: Set<String> { Set(packages.map(\.name)) }

  /// Says what will never be called.
  func warn() { for line in source.warnings { StandardError.write(line) } }

  /// Builds the app, unless that was done. Returns the executable, and what was left out of it.
  ///
  /// - Parameter isOver: whether nobody wants it any more; asked while the compiler runs.
  func build(
    isOver: @escaping () -> Bool = { false }
  ) throws(Failure) -> (program: String, omissions: Omissions?) {
    let cache = try BuildCache()
    let compiler = try Compiler(isOver: isOver)
    let stubs: Set = part == nil ? [] : [AppleModule.stubs]
    let library = try FrameworkLibrary(compiler, cache: cache, imports: modules.union(stubs))
    let appName = Self.appName(path)
    var fingerprint = Fingerprint()
    fingerprint.add(library.fingerprint)
    for model in models { fingerprint.add(model.name + model.text) }
    // The same sources may be a file to one user and a folder to another: their programs differ.
    fingerprint.add(appName)
    fingerprint.add(entry)
    fingerprint.add(part?.rawValue ?? "")
    // Another applife makes other copies.
    fingerprint.add(part == nil ? Version.text : Version.identity)
    for check in checks { fingerprint.add(check) }
    fingerprint.add(bundle.identity)
    for package in packages { fingerprint.add(package.name) }
    for file in files + packages.flatMap(\.files) {
      fingerprint.add(file.name)
      fingerprint.add(file.text)
    }
    let name = "app-" + fingerprint.text
    let program = "\(cache.path(of: name))/\(appName).app/\(appName)"
    if Files.exists(program, X_OK) {
      cache.use(name)
      return (program, Omissions(in: cache.path(of: name)))
    }
    StandardError.write(.building(appName))
    for name in leftOut {
      StandardError.write(.buildsSwiftOnly, of: name)
    }
    if let outside {
      let (count, folders) = (outside.sources.count, outside.folders)
      StandardError.write(
        outside.target.map { .notInTarget(count, target: $0, folders: folders) }
          ?? .notTheApps(count, folders: folders))
    }
    try cache.make(name) { folder throws(Failure) in
      try compile(compiler, library, folder)
    }
    return (program, Omissions(in: cache.path(of: name)))
  }

  /// The modules that the app needs.
  private var modules: Set<String> {
    ([source] + packages.map(\.source)).reduce(into: Set<String>()) { all, source in
      all.formUnion(source.modules.union(AppleModule.overlays(of: source.modules)))
    }
    .union(interface.areThere ? ["InterfaceBuilder"] : [])
  }

  /// The options for an app in Swift 6, where a handler of the main actor checks where it is called. The copy is
  /// compiled in Swift 5 mode, which has the checks too if they are asked for.
  var checks: [String] {
    LanguageMode.isSwift6(at: path) ? ["-enable-actor-data-race-checks"] : []
  }

  private func compile(
    _ compiler: Compiler, _ library: FrameworkLibrary, _ folder: String
  ) throws(Failure) {
    // The compiler names files as the user does: the copies stand under the same names.
    let root = folder + "/sources"
    let appName = Self.appName(path)
    try Files.makeFolder(root)
    let generated = generatedSources
    for file in generated { try Self.write(file.text, to: root + "/" + file.name) }
    let program = "\(folder)/\(appName).app/\(appName)"
    try Files.makeFolder(FileName.folder(of: program))
    try bundle.write(to: FileName.folder(of: program))
    for model in models {
      let built = "\(FileName.folder(of: program))/\(model.name).momd"
      try Files.makeFolder(built)
      try Self.write(Array(model.text.utf8), to: built + "/contents")
    }
    let link = ["-Xlinker", "-export-dynamic", "-o", program]
    let build = { (arguments: [String], limit: Duration?) throws(Failure) in
      try compiler.run(Self.flags + arguments, in: root, log: folder + "/log", limit: limit)
    }
    let built = try compilePackages(build, library, in: root)
    let search = ["-module-name", appName, "-I", ".", "-L", "."]
    let libraries = built.map { "-l" + $0 }.reversed() + library.compilerArguments
    let arguments = search + checks + libraries
    if part == .delegate {
      try compileDelegates(
        build, arguments, program: program, link: link, packages: Set(built), in: root, folder)
      return
    }
    var names = generated.map(\.name)
    for file in rewritten { names.append(try Self.writeCopy(file, in: root)) }
    try Self.write(Array(entry.utf8), to: root + "/ApplifeEntry.swift")
    let messages = try compile(
      build,
      arguments + link + (source.hasMain ? [] : ["-parse-as-library"]) + names
        + ["ApplifeEntry.swift"], hint: true)
    var told: Set<String> = []
    for item in missingImports where told.insert(item.module).inserted {
      StandardError.write(
        .builtWithoutModule(item.module), of: "\(item.file):\(item.line)")
    }
    for line in messages.nearMisses { StandardError.write(line) }
  }

  /// The sources that applife writes for what Xcode makes sources of.
  var generatedSources: [(name: String, text: [UInt8])] {
    let symbols = assetSymbols
    return [
      (
        "ApplifeModels.swift",
        models.isEmpty ? "" : DataModel.code(models, isIdentifiable: source.identifiable.contains)
      ),
      ("ApplifeAssets.swift", symbols),
    ].filter { !$0.1.isEmpty }.map { ($0.0, Array($0.1.utf8)) }
  }

  /// A way to run the compiler with arguments, and the time that it has.
  typealias Build = ([String], Duration?) throws(Failure) -> Compiler.Result

  /// Compiles as the app is compiled. Returns what the compiler said.
  ///
  /// - Parameter hint: true if another way to host the app is to be told.
  func compile(
    _ build: Build, _ arguments: [String], hint: Bool
  ) throws(Failure) -> CompilerMessages {
    var result = try build(Self.limit + arguments, nil)
    var messages = self.messages(result)
    if !result.isSuccess, messages.isOnlyTooSlow {
      result = try build(arguments, nil)
      messages = self.messages(result)
    }
    guard result.isSuccess else {
      // Missing modules explain what the compiler says.
      let offer = hint ? ["applife: " + BuildMessage.onlyDelegate.text] : []
      throw Failure(.wrongUse, missingModules + messages.reasons + offer)
    }
    return messages
  }

  /// As a whole, an app takes less time than file by file, and the errors of all files are found.
  private static let flags = [
    "-swift-version", "5", "-enable-bare-slash-regex", "-g", "-D", "DEBUG", "-wmo",
    "-continue-building-after-errors",
  ]

  /// Stops the compiler if it thinks too long about an expression.
  package static let limit = [
    "-Xfrontend", "-solver-expression-time-threshold=\(secondsForAnExpression)",
  ]

  /// Writes the copy of a source, and returns its name.
  static func writeCopy(
    _ file: (name: String, text: [UInt8]), in root: String
  ) throws(Failure) -> String {
    let name = relative(file.name)
    let target = root + "/" + name
    try Files.makeFolder(FileName.folder(of: target))
    try write(file.text, to: target)
    return name
  }

  /// The same for a source that is mended: it has many mistakes.
  static let strictLimit = ["-Xfrontend", "-solver-scope-threshold=20000"] + limit

  /// The seconds that the compiler may think about an expression at first. If a name is missing, it tries
  /// for ten minutes what else was meant. An expression without a mistake takes less than a second.
  static let secondsForAnExpression = 2

  func messages(_ result: Compiler.Result) -> CompilerMessages {
    CompilerMessages(
      result.text,
      (files + packages.flatMap(\.files)).map {
        (copy: Self.relative($0.name), given: $0.name, text: $0.text)
      }, lacksModules: missingImports.contains { !AppleModule.absent.contains($0.module) })
  }

  /// The code of the symbols of the asset catalogs.
  private var assetSymbols: String {
    if assets.images.isEmpty && assets.colors.isEmpty { return "" }
    var used: Set<String> = []
    var declared: Set<String> = []
    for file in files {
      let tokens = SwiftTokens(file.text).tokens
      for (index, token) in tokens.enumerated().dropFirst() {
        let former = tokens[index - 1].text
        if former == "." { used.insert(token.text) }
        // Only a member of a type can be in the symbol's way.
        if former == "var" || former == "let",
          tokens[..<(index - 1)].suffix(2).contains(where: {
            ["static", "class"].contains($0.text)
          })
        {
          declared.insert(token.text)
        }
      }
    }
    let hasSwiftUI = source.modules.contains("SwiftUI")
    let code = assets.code(used: used, declared: declared, hasSwiftUI: hasSwiftUI)
    return code.isEmpty ? "" : "import UIKit\n\(hasSwiftUI ? "import SwiftUI\n" : "")\(code)"
  }

  package static func write(_ text: [UInt8], to path: String) throws(Failure) {
    do {
      try Data(text).write(to: URL(filePath: path))
    } catch {
      throw Failure(.cannotWrite, of: path)
    }
  }

  /// A name below the folder of the copies.
  static func relative(_ name: String) -> String {
    name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
  }

  /// The name that a source of the person's has in a place that the copy's name stands in; nil for another.
  package func given(_ copy: String) -> String? {
    files.first { Self.relative($0.name) == copy }?.name
  }

  /// The name of the source whose last part is this; nil if there is none, or more than one.
  package func given(named last: String) -> String? {
    let found = files.filter { $0.name == last || $0.name.hasSuffix("/" + last) }
    return found.count == 1 ? found[0].name : nil
  }

  /// The app's name: that of the project, of the folder or of the file, as far as it can be the name of a
  /// module.
  package static func appName(_ path: String) -> String {
    let isFile = path.hasSuffix(".swift")
    // The folder that `.` stands for has a name too.
    let real = realpath(path, nil).map { text in
      defer { free(text) }
      return String(cString: text)
    }
    let last = (real ?? path).split(separator: "/").last.map(String.init) ?? "App"
    let base = isFile ? String(last.dropLast(6)) : XcodeProject(within: path).name ?? last
    let letters = base.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
    }
    let name = String(String.UnicodeScalarView(letters))
    // A module of that name would be taken for the app, or the app for it.
    if FrameworkLibrary.provides(name) { return name + "App" }
    return name.first.map { $0.isNumber } ?? true ? "App" + name : name
  }

  /// The code that describes the app, and starts it where it does not start itself.
  private var entry: String { entry(for: source) }

  /// - Parameter hasModels: true if the code of the data models is there; nil if it is there for each model.
  func entry(for source: AppSource, hasModels: Bool? = nil) -> String {
    AppEntry(
      source: source, interface: interface, infoPlist: infoPlist,
      hasModels: hasModels ?? !models.isEmpty
    ).code
  }
}
