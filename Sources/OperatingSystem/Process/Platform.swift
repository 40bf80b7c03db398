// SPDX-License-Identifier: Apache-2.0

import CXattr
import LifecycleText

/// The differences between systems. Everything else in this module is POSIX.
///
/// Linux is the system the program is tested on. The branches for macOS are prepared: nobody has
/// built or run them yet.
package enum Platform {
  /// The program's own file, without links; nil where the system does not say.
  package static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      guard let path = realpath(buffer, nil) else { return nil }
    #else
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(path) }
    return String(cString: path)
  }

  /// The folders in which an open descriptor is a file named by its number.
  static var descriptorFolders: [String] {
    #if canImport(Darwin)
      ["/dev/fd/"]
    #else
      ["/proc/self/fd/", "/dev/fd/", "/proc/\(getpid())/fd/"]
    #endif
  }

  /// The clock that never jumps, and that Dispatch counts by.
  static var monotonicClock: clockid_t {
    #if canImport(Darwin)
      CLOCK_UPTIME_RAW
    #else
      CLOCK_MONOTONIC
    #endif
  }

  // MARK: Files

  /// The time at which a file was changed, in seconds since 1970.
  package static func changed(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }

  /// The part of a second in which a file was changed, in nanoseconds.
  package static func changedNanoseconds(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_nsec
    #else
      status.st_mtim.tv_nsec
    #endif
  }

  /// Opens a file without a name, which ``link(_:as:)`` can give one; negative where the system or
  /// the file system has none.
  static func namelessFile(in folder: String, mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      errno = ENOTSUP
      return -1
    #else
      // `O_TMPFILE`, which Swift does not import.
      let unnamed: Int32 = 0o20_000_000
      return FileName.with(folder) { open($0, O_RDWR | O_CLOEXEC | unnamed | O_DIRECTORY, mode) }
    #endif
  }

  /// True if a file without a name can be given one, which Linux does by way of `/proc`.
  static var canLink: Bool {
    #if canImport(Darwin)
      false
    #else
      Files.exists("/proc/self/fd")
    #endif
  }

  /// Gives a file without a name one that nothing has yet. False: see `errno`.
  package static func link(_ descriptor: Int32, as path: String) -> Bool {
    #if canImport(Darwin)
      errno = ENOTSUP
      return false
    #else
      let own = "/proc/self/fd/\(descriptor)"
      return FileName.with(path) { linkat(AT_FDCWD, own, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0 }
    #endif
  }

  /// The folder for temporary files: `TMPDIR`, or `/tmp` where that is not set, or empty.
  package static var temporaryFolder: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  /// Opens a file for what is needed for a while, in a folder; negative: see `errno`.
  static func scratchFile(in folder: String) -> Int32 {
    #if canImport(Darwin)
      var name = FileName.bytes(folder + "/applife.XXXXXX").map { CChar(bitPattern: $0) } + [0]
      let descriptor = mkostemp(&name, O_CLOEXEC)
      if descriptor >= 0 { unlink(name) }
      return descriptor
    #else
      return namelessFile(in: folder, mode: 0o600)
    #endif
  }

  /// Takes the room that a file of a size needs. Returns 0 or an error number; a system that cannot
  /// do it is no error.
  static func reserve(_ descriptor: Int32, size: off_t) -> Int32 {
    #if canImport(Darwin)
      var store = fstore_t(
        fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0,
        fst_length: size, fst_bytesalloc: 0)
      if fcntl(descriptor, F_PREALLOCATE, &store) == 0 { return 0 }
      return errno == ENOTSUP || errno == EINVAL ? 0 : errno
    #else
      let error = posix_fallocate(descriptor, 0, size)
      return error == EOPNOTSUPP || error == EINVAL ? 0 : error
    #endif
  }

  // MARK: Extended attributes

  /// Gives an open file an extended attribute. What has no such attributes stays without.
  package static func mark(_ descriptor: Int32, _ name: String) {
    #if canImport(Darwin)
      fsetxattr(descriptor, name, "1", 1, 0, 0)
    #else
      fsetxattr(descriptor, name, "1", 1, 0)
    #endif
  }

  /// True if a file, and not what a link leads to, has an extended attribute. False: see `errno`.
  static func isMarked(_ path: String, _ name: String) -> Bool {
    FileName.with(path) {
      #if canImport(Darwin)
        getxattr($0, name, nil, 0, 0, XATTR_NOFOLLOW) >= 0
      #else
        lgetxattr($0, name, nil, 0) >= 0
      #endif
    }
  }

  /// Takes an extended attribute from a file.
  static func removeMark(_ path: String, _ name: String) {
    FileName.with(path) {
      #if canImport(Darwin)
        _ = removexattr($0, name, 0)
      #else
        _ = removexattr($0, name)
      #endif
    }
  }
}

// MARK: Functions whose names are taken where they are needed

/// `read`.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

/// `write`.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// `kill`.
package func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }

/// `close`.
package func systemClose(_ descriptor: Int32) { close(descriptor) }

/// `poll`.
package func systemPoll(_ list: UnsafeMutablePointer<pollfd>, _ count: Int, _ milliseconds: Int32)
  -> Int32
{
  poll(list, nfds_t(count), milliseconds)
}

/// `rename`.
package func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}

/// `exit`.
package func systemExit(_ status: ExitStatus) -> Never { exit(status.rawValue) }
