// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import OperatingSystem

/// The options that say which apps run in processes.
package struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("host"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.hostOption, valueName: "path"),
    completion: .file())
  package var host: [String] = []

  @Option(
    name: .customLong("home"),
    help: ArgumentHelp(.hostOptionHome, valueName: "folder"),
    completion: .directory)
  var home: String?

  @OptionGroup var limits: HostLimitOptions
  @OptionGroup var part: HostPartOption

  package init() {}

  package func validate() throws {
    try refuse(.needs("--only", "--host"), if: part.only != nil && host.isEmpty)
    try refuse(.needs("--limit-…", "--host"), if: limits.areGiven && host.isEmpty)
    try refuse(.needs("--home", "--host"), if: home != nil && host.isEmpty)
    try refuse(.homeForOneHost, if: home != nil && host.count > 1)
  }

  /// The programs to be hosted; nil for none.
  package var hosting: HostArguments? {
    host.isEmpty
      ? nil
      : HostArguments(
        arguments: host, home: home, limits: limits.limits, part: part.only)
  }
}
