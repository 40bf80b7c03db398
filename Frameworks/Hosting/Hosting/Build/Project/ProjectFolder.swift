// SPDX-License-Identifier: Apache-2.0
import CTerminal
import Doctor
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a folder that `doctor` judges. Strangers wrote them: a link out of the folder is not followed, what is
/// no plain file is not opened, and depth, number and size are bounded.
package struct ProjectFolder {
  /// The folder as the user names it, without a slash at its end; empty for the current one.
  package let base: String
  package let tree: ProjectTree

  /// The bytes that have been read.
  private final class Budget { var used = 0 }

  /// - Parameters:
  ///   - path: a folder, an Xcode project or workspace, or one source.
  ///   - isOver: returns true once nothing more is to be read.
  package init(_ path: String, isOver: @escaping () -> Bool = { false }) throws(Failure) {
    guard Files.exists(path) else { throw Failure("\(path): \(Files.reason())") }
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
      path = FileName.folder(of: path)
    }
    guard ScenarioLibrary.isFolder(path) else {
      // One file alone.
      let folder = path.contains("/") ? FileName.folder(of: path) : ""
      let name =
        folder.isEmpty ? path : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
      base = folder
      tree = ProjectTree(names: [name]) { name, most in
        Self.contents(of: folder.isEmpty ? name : folder + "/" + name, atMost: most)
      }
      return
    }
    base = path == "." ? "" : path
    let root = Self.real(path)
    let budget = Budget()
    guard Files.exists(path, R_OK | X_OK) else { throw Failure("\(path): \(Files.reason())") }
    let found = Self.names(in: path)
    tree = ProjectTree(names: found.names, isCut: found.isCut, closed: found.closed) { name, most in
      let file = path + "/" + name
      // A link may lead out of the folder, or a folder on the way may be one.
      guard let real = Self.real(file), let root,
        real.hasPrefix(root == "/" ? "/" : root + "/")
      else { return .unreadable }
      if isOver() { return .late }
      let contents = Self.contents(
        of: file, atMost: min(most, ProjectTree.Bound.total - budget.used))
      if case .bytes(let bytes) = contents { budget.used += bytes.count }
      return contents
    }
  }

  /// The path without links; nil if there is nothing.
  package static func real(_ path: String) -> String? {
    // The system would take the name up to there, and read another folder than the one that is named.
    guard !path.utf8.contains(0) else { return nil }
    return FileName.with(path) { name in
      guard let resolved = realpath(name, nil) else { return nil }
      defer { free(resolved) }
      return FileName.text(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
  }

  private static func names(
    in root: String
  ) -> (names: [String], isCut: Bool, closed: [String]) {
    var names: [String] = []
    var open: [(folder: String, depth: Int)] = [("", 0)]
    var isCut = false
    var closed: [String] = []
    while let (folder, depth) = open.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      guard let found = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        closed.append(folder)
        continue
      }
      if folder.hasSuffix(".xcodeproj") { names.append(folder + "/project.pbxproj") }
      for entry in found where entry != "project.pbxproj" {
        guard names.count + open.count < ProjectTree.Bound.files else {
          return (names, true, closed)
        }
        let name = folder.isEmpty ? entry : folder + "/" + entry
        var status = stat()
        guard FileName.with(root + "/" + name, { lstat($0, &status) }) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        // A folder, a pipe or a device in the place of a file is not read, and that is said.
        case S_IFDIR where entry != "Info.plist":
          if ProjectTree.isForeign(entry) || entry.hasSuffix(".xcassets")
            || entry.hasSuffix(".framework") || entry.hasSuffix(".xcframework")
            || entry.hasSuffix(".playground")
          {
            continue
          }
          if depth < ProjectTree.Bound.depth {
            open.append((name, depth + 1))
          } else {
            isCut = true
          }
        // A link to a file is one; it is looked at when it is read.
        case _: if !entry.hasPrefix(".") { names.append(name) }
        }
      }
    }
    return (names, isCut, closed)
  }

  private static func contents(of path: String, atMost most: Int) -> ProjectTree.Contents {
    // Anything but a plain file might keep the program waiting.
    let descriptor = FileName.with(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .unreadable
    }
    UsedFiles.note(descriptor, as: path)
    guard status.st_size <= most else { return .tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    while bytes.count <= most {
      do throws(Errno) {
        let chunk = try Files.chunk(of: descriptor, atMost: max(65_536, Int(status.st_size) + 1))
        if chunk.isEmpty { return .bytes(bytes) }
        bytes += chunk
      } catch {
        return .unreadable
      }
    }
    return .tooLarge
  }
}
