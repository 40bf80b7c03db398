// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages

/// `applife build-modules`: what hosted apps import, built for everybody who uses this machine. For
/// `make install`, and listed nowhere.
package struct BuildModulesCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "build-modules",
    abstract: HelpText.buildModules.text,
    shouldDisplay: false)

  @Argument(help: ArgumentHelp(.buildModulesFolder, valueName: "folder"))
  var folder: String

  package init() {}

  package mutating func run() throws {
    let path = folder.hasPrefix("/") ? folder : PreparedApp.currentFolder + "/" + folder
    _ = try FrameworkLibrary(Compiler(), cache: BuildCache(path), imports: nil)
  }
}
