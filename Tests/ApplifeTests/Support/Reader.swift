// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Python with the readers that `tools/readers` installs; the system's without them.
enum Reader {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build")

  private static let python: String = {
    let own = folder.appending(path: "readers/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }()

  /// Python with TestRail's trcli, which doesn't go together with the others; nil without it.
  static let trcli: String? = {
    let own = folder.appending(path: "trcli/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : nil
  }()

  /// True if Python has a module.
  static func has(_ module: String) -> Bool {
    (try? Command.run("/usr/bin/env", [python, "-c", "import \(module)"])) != nil
  }

  /// Runs a program in Python and returns its output.
  static func run(_ program: String, _ arguments: String...) throws -> String {
    try Command.run("/usr/bin/env", [python, "-c", program] + arguments).output
  }

  /// Runs a module of Python's; its exit status need not be 0.
  static func module(_ name: String, _ arguments: String...) throws -> Command.Result {
    try Command.run(
      "/bin/sh", ["-c", "\"$@\" || true", "sh", "/usr/bin/env", python, "-m", name] + arguments)
  }
}
