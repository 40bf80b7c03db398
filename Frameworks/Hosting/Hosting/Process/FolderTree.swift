// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import OperatingSystem

/// A folder with everything in it, at any depth: deeper than a path may be long, and than descriptors may be open.
///
/// No link is followed. What lies two folders deep is moved up, so that two open folders are enough.
package enum FolderTree {
  /// Removes a folder and everything in it. False: something is left.
  @discardableResult
  package static func remove(_ path: String) -> Bool {
    empty(path) && FileName.with(path) { rmdir($0) } == 0
  }

  /// Removes everything in a folder. False: something is left.
  @discardableResult
  package static func empty(_ path: String) -> Bool {
    let top = opened(path, in: AT_FDCWD)
    guard top >= 0 else { return false }
    defer { close(top) }
    var moved = 0
    while case let names = names(in: top), !names.isEmpty {
      var isEmptier = false
      for name in names where remove(name, in: top, &moved) { isEmptier = true }
      if !isEmptier { return false }
    }
    return true
  }

  /// Removes an entry of a folder; what lies in the folders of a folder is moved up first.
  private static func remove(_ name: String, in top: Int32, _ moved: inout Int) -> Bool {
    if FileName.with(name, { unlinkat(top, $0, 0) }) == 0 { return true }
    let inner = opened(name, in: top)
    guard inner >= 0 else { return false }
    for entry in names(in: inner) where FileName.with(entry, { unlinkat(inner, $0, 0) }) != 0 {
      // A folder that is moved must be writable.
      let folder = opened(entry, in: inner)
      if folder >= 0 { close(folder) }
      moveUp(entry, from: inner, to: top, &moved)
    }
    close(inner)
    return FileName.with(name) { unlinkat(top, $0, AT_REMOVEDIR) } == 0
  }

  private static func moveUp(
    _ name: String, from inner: Int32, to top: Int32, _ moved: inout Int
  ) {
    for _ in 0..<100 {
      moved += 1
      let isMoved = FileName.with(name) { from in
        FileName.with("applife-\(moved)") { renameat(inner, from, top, $0) == 0 }
      }
      if isMoved || errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR { return }
    }
  }

  /// Opens a folder that may be read and written to from then on; negative if it is none.
  private static func opened(_ name: String, in parent: Int32) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = FileName.with(name) { openat(parent, $0, flags) }
    if folder < 0, errno == EACCES {
      // Only what is no link comes here: a link can be removed, or is refused in another way.
      _ = FileName.with(name) { fchmodat(parent, $0, 0o700, 0) }
      folder = FileName.with(name) { openat(parent, $0, flags) }
    }
    if folder >= 0 { fchmod(folder, 0o700) }
    return folder
  }

  private static func names(in folder: Int32) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text($0.prefix { $0 != 0 }) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
