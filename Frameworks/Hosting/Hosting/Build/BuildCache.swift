// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of everything that has been built, with folders of its own: `app-` for apps, `module-` for
/// the modules they import, `reader-` for the reader of sources.
package struct BuildCache {
  package let folder: String

  /// The number of folders of each kind that are kept. Earlier versions of applife made `uikit-`.
  private static let most = ["app-": 24, modulePrefix: 160, "reader-": 2, "uikit-": 0]

  /// The beginning of the name of a module's folder.
  static let modulePrefix = "module-"

  /// The user's cache.
  package init() throws(Failure) {
    folder = try UserFolder.cache.path()
    try Files.makeFolder(folder)
  }

  package init(_ folder: String) { self.folder = folder }

  /// Returns the path of the folder of that name.
  package func path(of name: String) -> String { folder + "/" + name }

  /// A kept folder is used: those that are used least go first.
  package func use(_ name: String) {
    _ = FileName.with(path(of: name)) { utimensat(AT_FDCWD, $0, nil, 0) }
  }

  /// Has a folder made under another name, keeps it, and removes the least recently used ones of its
  /// kind where there are too many. Two programs may make the same: the first one's is kept. A signal that ends
  /// applife leaves nothing unfinished.
  package func make(_ name: String, _ body: (String) throws(Failure) -> Void) throws(Failure) {
    let unfinished = path(of: name) + ".\(getpid())"
    let interruption = Interruption()
    defer {
      try? FileManager.default.removeItem(atPath: unfinished)
      interruption.end()
    }
    try Files.makeFolder(unfinished)
    try body(unfinished)
    let kept = path(of: name)
    let isRenamed = FileName.with(unfinished) { from in
      FileName.with(kept) { systemRename(from, $0) == 0 }
    }
    if !isRenamed, errno != EEXIST, errno != ENOTEMPTY {
      throw Failure("\(kept): \(Files.reason())")
    }
    trim()
  }

  /// Removes the least recently used folders of each kind where there are too many.
  func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for (kind, most) in Self.most {
      let found = names.filter { $0.hasPrefix(kind) }.map { (name: $0, used: lastUse(of: $0)) }
      for item in found.sorted(by: { $0.used > $1.used }).dropFirst(most) {
        try? FileManager.default.removeItem(atPath: path(of: item.name))
      }
    }
  }

  /// Removes everything that was built.
  package func clean() throws(Failure) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where Self.most.keys.contains(where: name.hasPrefix) {
      do {
        try FileManager.default.removeItem(atPath: path(of: name))
      } catch {
        throw Failure(.cannotRemove, of: path(of: name))
      }
    }
  }

  private func lastUse(of name: String) -> Int {
    var status = stat()
    return FileName.with(path(of: name)) { stat($0, &status) } == 0
      ? Platform.changed(status) : 0
  }
}
