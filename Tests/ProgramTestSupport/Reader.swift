// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport

/// Python with the readers that `tools/readers` installs; the system's without them.
package enum Reader {
  private static let folder = Project.root
    .appending(path: ".build")

  private static let python: String = {
    let own = folder.appending(path: "readers/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }()

  /// Python with TestRail's trcli, which doesn't go together with the others; nil without it.
  package static let trcli: String? = {
    let own = folder.appending(path: "trcli/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : nil
  }()

  /// True if Python has a module.
  package static func has(_ module: String) -> Bool {
    (try? Subprocess.run("/usr/bin/env", [python, "-c", "import \(module)"])) != nil
  }

  /// Runs a program in Python and returns its output.
  package static func run(_ program: String, _ arguments: String...) throws -> String {
    try Subprocess.run("/usr/bin/env", [python, "-c", program] + arguments).output
  }

  /// Runs a module of Python's; its exit status need not be 0.
  package static func module(_ name: String, _ arguments: String...) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/sh", ["-c", "\"$@\" || true", "sh", "/usr/bin/env", python, "-m", name] + arguments)
  }
}
