// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// Symbolic links, followed one by one.
enum LinkedPath {
  /// As many as the kernel follows.
  private static let mostLinks = 40

  /// The target of a path, even if nothing is there yet; and the descriptor it stands for, if it is
  /// one of `/dev/stdout`, `/dev/fd/3` and the like.
  static func followed(_ path: String) throws(Errno) -> (path: String, descriptor: Int32?) {
    var path = path
    for _ in 0...mostLinks {
      if let number = descriptor(path) { return (path, number) }
      guard let target = link(path) else { return (path, nil) }
      let folder = FileName.folder(of: path)
      path = target.hasPrefix("/") || folder == "." ? target : folder + "/" + target
    }
    throw Errno(code: ELOOP)
  }

  private static func descriptor(_ path: String) -> Int32? {
    let folder = Platform.descriptorFolders.first { path.hasPrefix($0) }
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// Returns what a link says; nil if the path is none.
  private static func link(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = FileName.with(path) { name in
      buffer.withUnsafeMutableBytes {
        guard let start = $0.bindMemory(to: CChar.self).baseAddress else { return 0 }
        return readlink(name, start, $0.count)
      }
    }
    return count > 0 ? FileName.text(buffer[..<count]) : nil
  }
}
