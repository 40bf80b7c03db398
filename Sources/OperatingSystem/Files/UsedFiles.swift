// SPDX-License-Identifier: Apache-2.0
import Dispatch
import LifecycleText

/// The files that the program has read or written, so that a report never takes the place of one.
///
/// A file is known by its device and its number there: a link to it has another name, and a hard link is the file.
package enum UsedFiles {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Nil for what is no plain file, and for an empty one, in which nothing can be lost.
    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The names under which the files were used. Unchecked: only what runs on ``queue`` reaches them.
  nonisolated(unsafe) private static var names: [Identity: String] = [:]
  private static let queue = DispatchQueue(label: "applife.used-files")

  /// Notes that a file is read, as soon as it is open.
  package static func note(_ descriptor: Int32, as name: String) {
    var status = stat()
    if fstat(descriptor, &status) == 0 { note(status, name) }
  }

  /// Notes that a file is used in another way than by opening it here.
  package static func note(path: String) {
    var status = stat()
    if FileName.with(path, { stat($0, &status) }) == 0 { note(status, path) }
  }

  private static func note(_ status: stat, _ name: String) {
    guard let identity = Identity(status) else { return }
    queue.sync { if names[identity] == nil { names[identity] = name } }
  }

  /// Returns the name under which the file at a path was used; nil if it was not.
  package static func name(of path: String) -> String? {
    var status = stat()
    guard FileName.with(path, { stat($0, &status) }) == 0, let identity = Identity(status) else {
      return nil
    }
    return queue.sync { names[identity] }
  }
}
