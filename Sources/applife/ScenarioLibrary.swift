// SPDX-License-Identifier: Apache-2.0
import Glibc
import Lifecycle

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
    guard name != "-", !name.contains("/"), access(name, F_OK) != 0, errno == ENOENT else {
      return name
    }
    let file = name.hasSuffix(".scenario") ? name : name + ".scenario"
    return folders().map { $0 + "/" + file }.first { access($0, R_OK) == 0 } ?? name
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
