// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions

extension CommandInfo {
  /// The program itself.
  static func program() throws -> CommandInfo { try described.get() }

  /// Described once: without optimization that takes a third of a second.
  private static let described = Result { try read(Applife._dumpHelp()) }
}
