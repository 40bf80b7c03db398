// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import OperatingSystem

/// The limits on the command line.
package struct HostLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit-processes"),
    help: ArgumentHelp(.limitProcesses, valueName: "number"))
  var processes: UInt64?

  @Option(
    name: .customLong("limit-file-size"),
    help: ArgumentHelp(.limitFileSize, valueName: "number"))
  var megabytes: UInt64?

  /// True if the command line says anything about limits.
  var areGiven: Bool { processes != nil || megabytes != nil }

  package init() {}

  package func validate() throws {
    if let megabytes, megabytes > 1 << 30 {
      throw ValidationError(UsageProblem.badFileSize.text)
    }
  }

  package var limits: HostLimits {
    var limits = HostLimits()
    if let processes { limits.processes = processes }
    if let megabytes { limits.fileSize = megabytes << 20 }
    return limits
  }
}
