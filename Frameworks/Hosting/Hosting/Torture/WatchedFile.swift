// SPDX-License-Identifier: Apache-2.0
import OperatingSystem
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file in an app's home folder, or a folder with all that is in it, which is compared before and
/// after.
package struct WatchedFile {
  /// Its name inside the home folder.
  package let name: String

  package init(name: String) { self.name = name }

  /// The fingerprint of its contents; nil where it does not exist.
  package func contents(in home: HostHome) -> String? {
    let path = home.path + "/" + name
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    var fingerprint = Fingerprint()
    if ScenarioLibrary.isFolder(path) {
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() {
        fingerprint.add(name)
        add(path + "/" + name, to: &fingerprint)
      }
    } else {
      add(path, to: &fingerprint)
    }
    return fingerprint.text
  }

  private func add(_ path: String, to fingerprint: inout Fingerprint) {
    // What is no file has no contents, and reading a pipe would wait.
    guard Files.isRegular(path) else { return }
    fingerprint.add((try? Files.read(path)) ?? [])
  }
}
