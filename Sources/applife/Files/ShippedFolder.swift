// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import LifecycleUI

/// A folder that comes with the program: scenarios, or the parts of a page.
struct ShippedFolder {
  /// Its name below `share/applife` and below `Resources`.
  let name: String
  /// The variable of the environment that names another folder.
  let variable: String

  static let scenarios = ShippedFolder(name: "Scenarios", variable: "APPLIFE_SCENARIOS")
  static let lessons = ShippedFolder(name: "Lessons", variable: "APPLIFE_LESSONS")
  static let page = ShippedFolder(name: "Page", variable: "APPLIFE_PAGE")

  static let suffix = ".scenario"

  /// The names of the scenarios, without their ending, in order.
  var names: [String] { found.files.map { String($0.dropLast(Self.suffix.count)) } }

  /// The scenarios, in order, each with its title in the language of the tag.
  func list(in tag: String) -> [ScenarioSummary] {
    let (folder, files) = found
    return files.compactMap { Self.summary(of: $0, in: folder, tag) }
  }

  /// One of the scenarios, by its name without the ending; nil if it cannot be read.
  func summary(of name: String, in tag: String) -> ScenarioSummary? {
    Self.summary(of: name + Self.suffix, in: found.folder, tag)
  }

  private static func summary(
    of file: String, in folder: String, _ tag: String
  ) -> ScenarioSummary? {
    // Reading a pipe would wait, and with it the whole program.
    let path = folder + "/" + file
    guard Files.isRegular(path), let text = try? Files.read(path) else { return nil }
    // The title is the first comment.
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    let title = line.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }
    return ScenarioSummary(
      name: String(file.dropLast(suffix.count)),
      title: ScenarioTexts.title(String(decoding: title, as: UTF8.self), of: path, in: tag))
  }

  /// The scenario of that name, with or without its ending; nil if there is none.
  func path(of name: String) -> String? {
    self.file(name.hasSuffix(Self.suffix) ? name : name + Self.suffix)
  }

  /// The file of that name; nil if there is none.
  func file(_ file: String) -> String? {
    folders.map { $0 + "/" + file }.first { Files.exists($0, R_OK) }
  }

  /// The first folder that has scenarios, and their files.
  private var found: (folder: String, files: [String]) {
    for folder in folders {
      let files = (try? ScenarioLibrary.scenarios(in: folder)) ?? []
      if !files.isEmpty { return (folder, files) }
    }
    return ("", [])
  }

  /// Where it is looked for, in this order: where the environment says, where `make install` puts
  /// it, beside the build folder, in the current folder.
  private var folders: [String] {
    var folders: [String] = []
    if let own = getenv(variable) { folders.append(String(cString: own)) }
    if var folder = Self.executableFolder {
      folders.append(folder + "/../share/applife/" + name)
      // .build/x86_64-unknown-linux-gnu/release/applife lies four below the package.
      for _ in 0..<5 {
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
        folder = String(folder[..<slash])
        folders.append(folder + "/Resources/" + name)
      }
    }
    folders.append("Resources/" + name)
    return folders
  }

  private static var executableFolder: String? {
    guard let path = Platform.executable else { return nil }
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
