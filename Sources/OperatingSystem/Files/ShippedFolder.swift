// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import LifecycleUI

/// A folder of files that the program carries: scenarios, or the parts of a page.
package struct ShippedFolder {
  /// The folder's name below `Resources`.
  package let name: String
  /// The variable of the environment that names a folder with files that come before these.
  package let variable: String

  package static let scenarios = ShippedFolder(name: "Scenarios", variable: "APPLIFE_SCENARIOS")
  package static let lessons = ShippedFolder(name: "Lessons", variable: "APPLIFE_LESSONS")
  package static let page = ShippedFolder(name: "Page", variable: "APPLIFE_PAGE")

  package static let suffix = ".scenario"

  /// The names of the scenarios, without their ending, in order.
  package var names: [String] { files.map { String($0.dropLast(Self.suffix.count)) } }

  /// The scenarios, in order, each with its title in the language of the tag.
  package func list(in tag: String) -> [ScenarioSummary] {
    names.compactMap { summary(of: $0, in: tag) }
  }

  /// One of the scenarios, by its name without the ending; nil if it cannot be read.
  package func summary(of name: String, in tag: String) -> ScenarioSummary? {
    // Reading a pipe would wait, and with it the whole program.
    guard let path = path(of: name), Files.isRegular(path), let text = try? Files.read(path) else {
      return nil
    }
    // The title is the first comment.
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    let title = line.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }
    return ScenarioSummary(
      name: name,
      title: ScenarioTexts.title(String(decoding: title, as: UTF8.self), of: path, in: tag))
  }

  /// The scenario of that name, with or without its ending; nil if there is none.
  package func path(of name: String) -> String? {
    self.file(name.hasSuffix(Self.suffix) ? name : name + Self.suffix)
  }

  /// The path or the address of the file of that name; nil if there is none.
  package func file(_ file: String) -> String? {
    [own.map { $0 + "/" }, ShippedFile.scheme + name + "/"].lazy.compactMap { $0 }
      .map { $0 + file }.first { Files.exists($0, R_OK) }
  }

  /// The files of the scenarios: those of the user's folder if it has any.
  private var files: [String] {
    let own = own.flatMap { try? ScenarioLibrary.scenarios(in: $0) } ?? []
    return own.isEmpty ? ShippedFile.names(in: name).filter { $0.hasSuffix(Self.suffix) } : own
  }

  /// The folder that the environment names.
  private var own: String? { getenv(variable).map { String(cString: $0) } }
}
