// SPDX-License-Identifier: Apache-2.0
import Foundation

/// C functions put before the system's in a started program, for failures a test cannot cause from
/// outside: limits do not hold for root, and no input makes the program recurse.
package enum Preloaded {
  /// The compiler that comes with Swift, or the system's; nil if there is none.
  package static let compiler =
    Subprocess.find("clang") ?? Subprocess.find("cc") ?? beside("swiftc")

  /// Compiles them into a library for `LD_PRELOAD`, and returns its path.
  package static func library(_ source: String, in folder: URL) throws -> String {
    let file = folder.appending(path: "preloaded.c")
    let library = folder.appending(path: "preloaded.so")
    try Data(source.utf8).write(to: file)
    guard let compiler else { throw Subprocess.Failed(description: "no C compiler") }
    try Subprocess.run(compiler, ["-O0", "-shared", "-fPIC", "-o", library.path, file.path])
    return library.path
  }

  private static func beside(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.filter { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      .map { "\($0)/clang" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
