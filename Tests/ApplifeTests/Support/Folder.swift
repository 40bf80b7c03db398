// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder for one test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "applife-" + UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
  }
}
