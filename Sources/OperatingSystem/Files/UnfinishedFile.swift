// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// A file that will replace another, while it still has a name of its own beside it:
/// `.report.xml.applife-4711-0`.
///
/// It carries an extended attribute by which a later run knows that it is ours and, when its
/// process is gone, removes it. Nothing else is ever removed, whatever its name.
struct UnfinishedFile {
  private let path: String
  private static let mark = "user.applife.unfinished"
  /// The most bytes of the target's name in that of the file.
  private static let mostBytes = 220

  /// Makes a file for a target, open for writing.
  static func create(for target: String, mode: mode_t) throws(Errno) -> (
    Int32, UnfinishedFile
  ) {
    for number in 0..<100 {
      let path = name(for: target, number)
      let descriptor = FileName.with(path) {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      }
      if descriptor >= 0 {
        Platform.mark(descriptor, mark)
        return (descriptor, UnfinishedFile(path: path))
      }
      guard errno == EEXIST else { break }
    }
    throw Errno(code: errno)
  }

  /// Gives a file without a name one; nil if that cannot be done.
  static func link(_ descriptor: Int32, for target: String) -> UnfinishedFile? {
    Platform.mark(descriptor, mark)
    for number in 0..<100 {
      let path = name(for: target, number)
      if Platform.link(descriptor, as: path) { return UnfinishedFile(path: path) }
      guard errno == EEXIST else { break }
    }
    return nil
  }

  /// Takes the place of the target. False: that cannot be done, and the file is gone.
  func rename(to target: String) -> Bool {
    let isDone = FileName.with(path) { from in
      FileName.with(target) { systemRename(from, $0) == 0 }
    }
    if isDone {
      Platform.removeMark(target, Self.mark)
    } else {
      let code = errno
      removeIfUnfinished()
      errno = code
    }
    return isDone
  }

  /// Removes the file, unless it has got its place.
  func removeIfUnfinished() {
    if Platform.isMarked(path, Self.mark) || errno == ENOTSUP {
      _ = FileName.with(path) { unlink($0) }
    }
  }

  /// Removes what runs that were killed have left of the same target.
  static func removeLeftovers(of target: String) {
    let folder = FileName.folder(of: target)
    let start = Array(FileName.bytes(prefix(of: target)))
    guard let listing = FileName.with(folder, { opendir($0) }) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.starts(with: start) else { continue }
      let rest = String(decoding: bytes[start.count...], as: UTF8.self)
      guard let process = rest.split(separator: "-").first.flatMap({ Int32($0) }),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      UnfinishedFile(path: folder + "/" + FileName.text(bytes)).removeIfMarked()
    }
  }

  private func removeIfMarked() {
    guard Platform.isMarked(path, Self.mark) else { return }
    _ = FileName.with(path) { unlink($0) }
  }

  private static func name(for target: String, _ number: Int) -> String {
    let folder = FileName.folder(of: target)
    return (folder == "." ? "" : folder + "/") + prefix(of: target) + "\(getpid())-\(number)"
  }

  private static func prefix(of target: String) -> String {
    let slash = target.unicodeScalars.lastIndex(of: "/")
    let name = slash.map { String(target[target.unicodeScalars.index(after: $0)...]) } ?? target
    // A name has 255 bytes at most.
    return "." + FileName.text(FileName.bytes(name).prefix(mostBytes)) + ".applife-"
  }
}
