// SPDX-License-Identifier: Apache-2.0

import CHost
import Languages
import LifecycleText
import OperatingSystem
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
  /// The folder, open and locked while it is in use; -1 for a folder that the user named. Processes
  /// that are started don't get it.
  private let lock: Int32

  /// The process that removes the folder if applife is ended by a signal; it waits until ``keeper`` is closed. -1 if
  /// there is none: then the next start of applife removes it.
  private var remover: pid_t = -1
  private var keeper: Int32 = -1

  private static let prefix = "applife-home-"

  /// A fresh folder, or the one that is given, which is kept.
  init(_ given: String?) throws(Failure) {
    if let given {
      path = given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
      isKept = true
      lock = -1
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
      lock = Self.lock(path)
      if FileName.with(path, { ch_remove_later($0, &remover, &keeper) }) != 0 { remover = -1 }
    }
    for folder in Self.folders {
      do {
        try FileManager.default.createDirectory(
          atPath: path + "/" + folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(.cannotMakeFolder, of: "\(path)/\(folder)")
      }
    }
  }

  private static let folders = [
    "Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp",
  ]

  /// Empties the folder, unless the user named it.
  func renew() {
    if isKept { return }
    FolderTree.empty(path)
    for folder in Self.folders {
      try? FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    remove()
    if lock >= 0 { systemClose(lock) }
    guard remover > 0 else { return }
    systemClose(keeper)
    while waitpid(remover, nil, 0) < 0, errno == EINTR {}
  }

  /// Removes the folder, unless the user named it.
  func remove() { if !isKept { FolderTree.remove(path) } }

  /// Locks a folder for as long as the descriptor is open; negative if somebody else has.
  ///
  /// A folder can be locked by one program, and the lock ends with it, however it ends. So a lock says
  /// that a home is in use even if its process has a number that is not known here, as in a
  /// container that shares the folder.
  private static func lock(_ path: String) -> Int32 {
    let folder = FileName.with(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return folder }
    if flock(folder, LOCK_EX | LOCK_NB) == 0 { return folder }
    systemClose(folder)
    return -1
  }

  /// Removes what programs left behind that were killed, and says so.
  private static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let pid = pid_t(number), pid > 0, systemKill(pid, 0) != 0, errno == ESRCH else {
        continue
      }
      let path = folder + "/" + name
      let lock = lock(path)
      guard lock >= 0 else { continue }
      defer { systemClose(lock) }
      guard FolderTree.remove(path) else { continue }
      StandardError.write(.removed(path, process: Int(pid)))
    }
  }
}
