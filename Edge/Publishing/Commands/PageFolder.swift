// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The folder that `course` and `site` write pages to: a new one, an empty one, or one that they wrote before. They
/// write their own files anew; others, which are no pages, stay.
enum PageFolder {
  /// Makes the folder.
  ///
  /// - Throws: a failure if somebody else's pages lie there, or files without a page of applife's.
  static func make(_ path: String) throws(Failure) {
    try Files.makeFolder(path)
    let names = try ScenarioLibrary.entries(of: path).filter { !$0.hasPrefix(".") }
    if names.isEmpty { return }
    guard names.contains(CourseIndex.file), isOwnPage(path + "/" + CourseIndex.file) else {
      throw Failure(.foreignFolder, of: path)
    }
    try checkPages(of: path, names, depth: deepest)
  }

  /// The folders below the first one that pages lie in: of a language, and in it of a kind.
  private static let deepest = 2

  private static func checkPages(
    of folder: String, _ names: [String], depth: Int
  ) throws(Failure) {
    for name in names {
      let path = folder + "/" + name
      if name.hasSuffix(".html") {
        guard isOwnPage(path) else { throw Failure(.foreignPage, of: path) }
      } else if depth > 0, let inner = try? ScenarioLibrary.entries(of: path) {
        try checkPages(of: path, inner, depth: depth - 1)
      }
    }
  }

  private static func isOwnPage(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path, kinds: .regularFiles) else { return false }
    return bytes.prefix(4096).firstRange(of: CourseIndex.mark.utf8) != nil
  }
}
