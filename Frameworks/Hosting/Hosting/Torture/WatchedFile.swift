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
  func contents(in home: HostHome) -> String? {
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

  /// The number of names that a message has room for.
  private static let most = 8

  /// The names of the first files inside a home folder, to be named in a message.
  static func names(in home: HostHome) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: home.path)) ?? []
    return Array(
      names.sorted().filter { Files.isRegular(home.path + "/" + $0) }.prefix(most))
  }

  private func add(_ path: String, to fingerprint: inout Fingerprint) {
    // Only a regular file has contents, and reading a pipe would wait.
    guard Files.isRegular(path) else { return }
    fingerprint.add((try? Files.read(path)) ?? [])
  }
}
