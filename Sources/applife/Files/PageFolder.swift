// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The folder that `course` and `site` write pages to: a new one, an empty one, or one that they wrote before.
enum PageFolder {
  /// Makes the folder.
  ///
  /// - Throws: a failure if somebody else's files lie there. They might have the names of pages.
  static func make(_ path: String) throws(Failure) {
    try Files.makeFolder(path)
    let names = try ScenarioLibrary.entries(of: path).filter { !$0.hasPrefix(".") }
    if names.isEmpty { return }
    let index = path + "/" + CourseIndex.file
    guard names.contains(CourseIndex.file),
      let bytes = try? Files.read(index, kinds: .regularFiles),
      bytes.prefix(4096).firstRange(of: CourseIndex.mark.utf8) != nil
    else { throw Failure(.foreignFolder, of: path) }
  }
}
