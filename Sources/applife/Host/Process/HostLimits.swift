// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages

/// What a hosted program may not exceed.
struct HostLimits: Hashable, Sendable {
  /// The largest file it may write, in bytes; 0: no limit.
  var fileSize: UInt64 = 1 << 30
  /// How many processes and threads more than now its user may have; 0: no limit.
  var processes: UInt64 = 512
}

/// The limits on the command line.
struct HostLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit-processes"),
    help: ArgumentHelp(
      .limitProcesses,
      valueName: "number"))
  var processes: UInt64?

  @Option(
    name: .customLong("limit-file-size"),
    help: ArgumentHelp(
      .limitFileSize,
      valueName: "number"))
  var megabytes: UInt64?

  /// Whether the command line says anything about limits.
  var areGiven: Bool { processes != nil || megabytes != nil }

  func validate() throws {
    if let megabytes, megabytes > 1 << 30 {
      throw ValidationError(UsageProblem.badFileSize.text)
    }
  }

  var limits: HostLimits {
    var limits = HostLimits()
    if let processes { limits.processes = processes }
    if let megabytes { limits.fileSize = megabytes << 20 }
    return limits
  }
}
