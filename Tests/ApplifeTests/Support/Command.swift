// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The built program.
enum Binary {
  /// The folder it is in, which is that of the tests.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static var path: String { folder.appending(path: "applife").path }
}

/// A program run to its end, without a terminal.
enum Command {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it and returns what it wrote. A status other than the wanted one is an error.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], expecting wanted: Int32 = 0
  ) throws -> Result {
    // Files and not pipes: a server that stays behind would keep a pipe open for ever.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
    try Data().write(to: output)
    try Data().write(to: errors)

    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let result = Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    guard result.status == wanted else {
      throw Failed(
        description: "\(([path] + arguments).joined(separator: " ")): "
          + "status \(result.status) instead of \(wanted). \(result.errors)")
    }
    return result
  }
}
