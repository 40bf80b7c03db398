// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder for one test.
package final class Folder {
  package let url = FileManager.default.temporaryDirectory.appending(
    path: "applife-" + UUID().uuidString)

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  package func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  package func path(_ name: String) -> String { url.appending(path: name).path }

  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
  }
}
