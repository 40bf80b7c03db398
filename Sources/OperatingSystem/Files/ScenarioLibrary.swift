// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// Scenarios on the disk: those that were asked for, those that come with the program, the demo.
package enum ScenarioLibrary {
  /// The scenario that is shown when none is asked for.
  package static let demo = "demo"
  private static let suffix = ShippedFolder.suffix

  /// The scenario of a file, or of that name among those that come with the program; the demo for
  /// nil.
  package static func load(
    _ name: String?, overrides: Scenario.Overrides, _ phrases: Phrases
  ) throws(Failure) -> ScenarioFile {
    let name = name ?? demo
    let path = shippedPath(name)
    guard path != nil || name != demo else { return try parse([], demo, overrides, phrases) }
    let found = path ?? name
    // The demo has an app with scenes; before iOS 13 it is one without.
    var overrides = overrides
    if found == shippedPath(demo), let version = overrides.version, version < 13 {
      overrides.style = .delegate
    }
    if isFolder(found) {
      throw Failure(FileProblem.folderToRun(found).text)
    }
    var file = try parse(read(found), Files.name(found), overrides, phrases)
    file.texts = try ScenarioTexts.read(for: found, in: phrases.tag)
    return file
  }

  private static func parse(
    _ text: [UInt8], _ name: String, _ overrides: Scenario.Overrides, _ phrases: Phrases
  ) throws(Failure) -> ScenarioFile {
    // A device without any file at all has the one app every scenario has.
    let text = text.isEmpty && name == demo ? Array("app MyApp".utf8) : text
    return ScenarioFile(
      name: name, scenario: try Scenario.parse(text, overrides, in: name, phrases))
  }

  /// The bytes of a file; where there is none, the nearest name is given with the error.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard path != "-", !Files.exists(path), errno == ENOENT,
      !path.contains("/"),
      let nearest = EditDistance.name(to: path, among: names())
    else { return try Files.read(path) }
    throw Failure(.nearestName(Errno(code: ENOENT).text, nearest: nearest), of: path)
  }

  // MARK: Names

  /// True if a file of that name is there, here or among those that come with the program. What
  /// cannot be looked at is taken to be there: opening it says why not.
  package static func exists(_ name: String) -> Bool {
    name == "-" || Files.exists(name) || errno != ENOENT
      || shippedPath(name) != nil
  }

  /// The files that are meant by a name: a file, every scenario in a folder, or one that comes with
  /// the program.
  package static func paths(_ name: String) throws(Failure) -> [String] {
    guard isFolder(name) else { return [path(of: name)] }
    let files = try scenarios(in: name)
    if files.isEmpty { throw Failure(.folderWithout("*.scenario"), of: name) }
    let folder = name.hasSuffix("/") ? name : name + "/"
    return files.map { folder + $0 }
  }

  /// The file of that name; where there is none, the scenario of that name that comes with the
  /// program.
  package static func path(of name: String) -> String { shippedPath(name) ?? name }

  /// The names of the scenarios that come with the program, in order.
  package static func names() -> [String] { ShippedFolder.scenarios.names }

  /// The scenarios that come with the program, in order, each with its title in a language.
  package static func list(in phrases: Phrases) -> [ScenarioSummary] {
    ShippedFolder.scenarios.list(in: phrases.tag)
  }

  /// The scenario of that name that comes with the program, unless there is a file of that name.
  private static func shippedPath(_ name: String) -> String? {
    guard name != "-", !name.contains("/"), !Files.exists(name), errno == ENOENT
    else { return nil }
    return ShippedFolder.scenarios.path(of: name)
  }

  // MARK: Completion

  /// Files and folders that begin like that, and the names of scenarios that come with the program.
  package static func candidates(for prefix: String) -> [String] {
    let shipped = prefix.contains("/") ? [] : names()
    return files(at: prefix, withSuffix: suffix) + shipped.filter { $0.hasPrefix(prefix) }
  }

  /// Folders, with a slash behind them, and files with an ending, that begin like that.
  package static func files(at prefix: String, withSuffix suffix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let here = (try? entries(of: folder.isEmpty ? "." : folder)) ?? []
    return here.compactMap { entry -> String? in
      let path = folder + entry
      guard !entry.hasPrefix("."), path.hasPrefix(prefix) else { return nil }
      if isFolder(path) { return path + "/" }
      return entry.hasSuffix(suffix) ? path : nil
    }
  }

  // MARK: Folders

  /// True if a name is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return FileName.with(path, { stat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of the scenario files in a folder, sorted.
  package static func scenarios(in folder: String) throws(Failure) -> [String] {
    try entries(of: folder).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
  }

  /// The contents of a folder, sorted.
  package static func entries(of folder: String) throws(Failure) -> [String] {
    guard let stream = FileName.with(folder, { opendir($0) }) else {
      throw Failure("\(folder): \(Files.reason())")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text($0.prefix { $0 != 0 }) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
