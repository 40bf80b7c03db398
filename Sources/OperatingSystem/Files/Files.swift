// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText

/// Files, whole: read at once, or written atomically.
package enum Files {
  /// Everything in a file, or on the standard input for `-`; at most what a scenario may hold.
  ///
  /// - Parameter kinds: what may be read. While keys are read, that must be regular files: a pipe would be
  ///   waited for, and with it the whole program.
  package static func read(_ path: String, kinds: Output.Kinds = .all) throws(Failure) -> [UInt8] {
    if let bytes = ShippedFile.bytes(at: path) { return Array(bytes) }
    let isInput = path == "-" && kinds == .all
    let waiting = kinds == .all ? 0 : O_NONBLOCK
    let descriptor = isInput ? 0 : FileName.with(path) { open($0, O_RDONLY | O_CLOEXEC | waiting) }
    guard descriptor >= 0 else { throw Failure("\(path): \(reason())") }
    defer { if !isInput { close(descriptor) } }
    UsedFiles.note(descriptor, as: name(path))
    var status = stat()
    // The kind of the file that is open counts, not that of its name: that may be another file's meanwhile.
    if kinds == .regularFiles, fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
    {
      throw Failure(.notRegular, of: path)
    }
    do throws(Errno) {
      return try contents(of: descriptor)
    } catch {
      throw Failure("\(name(path)): \(error.text)")
    }
  }

  /// True if a path names a regular file, which can be read as often as one likes.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    if ShippedFile.bytes(at: path) != nil { return true }
    return path != "-" && FileName.with(path) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  /// True if there is a file or a folder of a name, and the program may do with it what is asked. If
  /// not, `errno` says why.
  package static func exists(_ path: String, _ mode: Int32 = F_OK) -> Bool {
    ShippedFile.bytes(at: path) != nil || FileName.with(path) { access($0, mode) } == 0
  }

  /// The name of an input in messages.
  package static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Everything that can be read of a descriptor; at most what a scenario may hold.
  package static func contents(of descriptor: Int32) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than allowed is enough to know that it is too much.
    while bytes.count <= Scenario.Bound.bytes.rawValue {
      let chunk = try chunk(of: descriptor)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Returns what can be read of a descriptor at once; nothing at its end.
  package static func chunk(of descriptor: Int32, atMost most: Int = 65_536) throws(Errno)
    -> [UInt8]
  {
    while true {
      var count = 0
      // Not filled first: most files are small, and memory that is not written to costs nothing.
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { room, used in
        count = systemRead(descriptor, room.baseAddress, room.count)
        used = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { throw Errno(code: errno) }
    }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    if ScenarioLibrary.isFolder(path) { return }
    let parent = FileName.folder(of: path)
    if parent != path { try makeFolder(parent, mode: mode) }
    if FileName.with(path, { mkdir($0, mode) }) != 0, errno != EEXIST {
      throw Failure("\(path): \(reason())")
    }
  }

  /// Does something that reads a file and writes it again, while no other run of the program does that with a
  /// file of the same folder.
  ///
  /// The folder is locked, since a file that is replaced is another file then. Where folders cannot be
  /// locked, it is done all the same.
  /// - Throws: what the body throws, and a failure if another program holds the lock for a second.
  package static func whileLocked<Value>(
    _ path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let target = (try? LinkedPath.followed(path).path) ?? path
    let folder = FileName.with(FileName.folder(of: target)) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard folder >= 0 else { return try body() }
    // The lock ends with the descriptor.
    defer { close(folder) }
    var tries = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      tries += 1
      if tries > 100 { throw Failure(.isBusy, of: path) }
      usleep(10_000)
    }
    return try body()
  }

  /// Returns the size of a file in bytes; nil if nothing has the name.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return FileName.with(path) { stat($0, &status) } == 0 ? Int(status.st_size) : nil
  }

  /// Waits until the names in a file's folder are on the disk. Where a folder cannot be opened for
  /// that, there is nothing more to be done.
  package static func syncFolder(of path: String) {
    let folder = FileName.with(FileName.folder(of: path)) { open($0, O_RDONLY | O_CLOEXEC) }
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Opens the null device as the standard streams that are closed. A file that is opened later
  /// would otherwise become one of them, and what is written to the stream would go there.
  package static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one. What is written to the standard output is an error then,
      // as with a stream that is closed.
      _ = open("/dev/null", stream == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The text of the last error of the C library.
  package static func reason() -> String { Errno(code: errno).text }
}
