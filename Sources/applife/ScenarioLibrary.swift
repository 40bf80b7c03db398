// SPDX-License-Identifier: Apache-2.0
import Glibc
import Lifecycle
import LifecycleUI

/// Scenarios on the disk: the one that was asked for, or the demo.
enum ScenarioLibrary {
  /// What is shown when nothing is asked for.
  static let demo = "demo.scenario"

  /// The scenario of a file; the demo for nil.
  static func story(
    at path: String?, overrides: Scenario.Overrides
  ) throws(Failure) -> Story {
    guard let path = path ?? demoPath() else { return try parse([], "demo", overrides) }
    let found = Self.path(path)
    return try parse(Files.read(found), Files.name(found), overrides)
  }

  private static func parse(
    _ text: [UInt8], _ name: String, _ overrides: Scenario.Overrides
  ) throws(Failure) -> Story {
    do throws(Scenario.Malformed) {
      // A device without any file at all has the one app every scenario has.
      let text = text.isEmpty && name == "demo" ? Array("app MyApp".utf8) : text
      return Story(file: name, scenario: try Scenario.parse(text, overrides: overrides))
    } catch {
      throw Failure(.wrongUse, Sentences.lines(error, in: name))
    }
  }

  /// The file of that name; where there is none, the scenario of that name that came with the
  /// program.
  static func path(_ name: String) -> String {
    guard name != "-", !name.contains("/"), FileName.with(name, { access($0, F_OK) }) != 0,
      errno == ENOENT
    else {
      return name
    }
    let file = name.hasSuffix(".scenario") ? name : name + ".scenario"
    return folders().map { $0 + "/" + file }.first { FileName.with($0) { access($0, R_OK) == 0 } }
      ?? name
  }

  /// The scenarios that came with the program, by name: those of the first folder that has any.
  static func list() -> [ScenarioSummary] {
    for folder in folders() {
      let summaries = names(in: folder).compactMap { summary($0, in: folder) }
      if !summaries.isEmpty { return summaries }
    }
    return []
  }

  /// The names of a folder's scenarios, in order.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".scenario") { names.append(String(name.dropLast(".scenario".count))) }
    }
    return names.sorted()
  }

  /// A scenario's name and title: its first comment.
  private static func summary(_ name: String, in folder: String) -> ScenarioSummary? {
    guard let text = try? Files.read(folder + "/" + name + ".scenario") else { return nil }
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    let title = String(decoding: line.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 }, as: UTF8.self)
    return ScenarioSummary(name: name, title: title)
  }

  /// Where the demo is.
  private static func demoPath() -> String? {
    folders().map { $0 + "/" + demo }.first { access($0, R_OK) == 0 }
  }

  /// Where scenarios are looked for, in this order: where the environment says, where `make
  /// install` puts them, beside the build folder, in the current folder.
  static func folders() -> [String] {
    var folders: [String] = []
    if let own = getenv("APPLIFE_SCENARIOS") { folders.append(String(cString: own)) }
    if var folder = executableFolder() {
      folders.append(folder + "/../share/applife/Scenarios")
      // .build/x86_64-unknown-linux-gnu/release/applife lies four below the package.
      for _ in 0..<5 {
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
        folder = String(folder[..<slash])
        folders.append(folder + "/Resources/Scenarios")
      }
    }
    folders.append("Resources/Scenarios")
    return folders
  }

  private static func executableFolder() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }
}
