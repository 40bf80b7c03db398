// SPDX-License-Identifier: Apache-2.0

import LifecycleText
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The home folder of a hosted app: fresh, with the folders an iOS app finds in its own, and gone
/// with the session.
///
/// A class, because the folder is removed exactly once.
final class HostHome {
  let path: String
  private let isKept: Bool

  private static let prefix = "applife-home-"

  /// A fresh folder, or the one that is given, which is kept.
  init(_ given: String?) throws(Failure) {
    if let given {
      path = given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
      isKept = true
    } else {
      let temporary = Platform.temporaryFolder
      Self.removeLeftovers(in: temporary)
      var name = FileName.bytes("\(temporary)/\(Self.prefix)\(getpid())-XXXXXX").map {
        CChar(bitPattern: $0)
      }
      name.append(0)
      guard mkdtemp(&name) != nil else { throw Failure("\(temporary): \(Files.reason())") }
      path = FileName.text(name.dropLast().map { UInt8(bitPattern: $0) })
      isKept = false
    }
    for folder in Self.folders {
      do {
        try FileManager.default.createDirectory(
          atPath: path + "/" + folder, withIntermediateDirectories: true)
      } catch {
        throw Failure("\(path)/\(folder): can't create the folder")
      }
    }
  }

  private static let folders = [
    "Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp",
  ]

  /// Empties the folder, unless the user named it.
  func renew() {
    if isKept { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
    for folder in Self.folders {
      try? FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
  }

  deinit { remove() }

  /// Removes the folder, unless the user named it.
  func remove() { if !isKept { try? FileManager.default.removeItem(atPath: path) } }

  /// Removes what programs left behind that were killed.
  private static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      if let pid = pid_t(number), systemKill(pid, 0) != 0, errno == ESRCH {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
  }
}
