// SPDX-License-Identifier: Apache-2.0
import Glibc
import Lifecycle

/// Files, whole: read at once, or written whole or not at all.
enum Files {
  /// Everything in a file, or on the standard input for `-`; at most what a scenario may hold.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("\(path): \(reason())") }
    defer { if !isInput { close(descriptor) } }
    do throws(Errno) {
      return try read(descriptor)
    } catch {
      throw Failure("\(name(path)): \(error.text)")
    }
  }

  /// The name of an input in messages.
  static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  private static func read(_ descriptor: Int32) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // One byte more than allowed is enough to know that it is too much.
    while bytes.count <= Scenario.Bound.bytes.rawValue {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw Errno(code: errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// The text of the last error of the C library.
  static func reason() -> String { Errno(code: errno).text }
}

/// An error of the C library.
struct Errno: Error {
  let code: Int32

  var text: String { String(cString: strerror(code)) }
}

/// Where a report goes: the standard output as it comes, or a file that appears when it is whole.
struct Output: ~Copyable {
  private let descriptor: Int32
  /// The name of the file, and of the unfinished one beside it, which may have none yet; nil for a
  /// stream.
  private let file: (path: String, temporary: String, isNameless: Bool)?
  private let name: String
  private var isFinished = false

  /// The standard output.
  init() {
    descriptor = 1
    file = nil
    name = "<stdout>"
  }

  /// A file, or the standard output for `-`.
  init(path: String) throws(Failure) {
    if path == "-" {
      self.init()
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw Failure("\(path): \(Errno(code: EISDIR).text)") }
    if exists, kind != S_IFREG {
      // A device or a pipe is written to; nothing could take its place.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure("\(path): \(Files.reason())") }
      self.init(descriptor: descriptor, file: nil, name: path)
      return
    }
    // A link keeps pointing to its file.
    let target = exists ? Self.resolved(path) : path
    if exists, access(target, W_OK) != 0 { throw Failure("\(path): \(Files.reason())") }
    let temporary = "\(target).\(getpid()).tmp"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    // A file without a name leaves nothing behind, however the program ends.
    var descriptor = open(Self.folder(of: target), O_WRONLY | O_CLOEXEC | Self.nameless, mode)
    let isNameless = descriptor >= 0
    if !isNameless {
      // Some file systems do not have that.
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    guard descriptor >= 0 else { throw Failure("\(path): \(Files.reason())") }
    // The file keeps the permissions it has.
    if exists { fchmod(descriptor, mode) }
    self.init(
      descriptor: descriptor, file: (target, temporary, isNameless), name: path)
  }

  /// `O_TMPFILE`, which Swift does not import.
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private init(
    descriptor: Int32, file: (path: String, temporary: String, isNameless: Bool)?, name: String
  ) {
    self.descriptor = descriptor
    self.file = file
    self.name = name
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Writes bytes; whoever reads them may have gone.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE || (errno == EBADF && file == nil) {
        throw .readerIsGone
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .failed(Failure("\(name): \(Files.reason())"))
      }
    }
  }

  /// Everything has been written: the file takes its name.
  consuming func finish() throws(OutputError) {
    if let file {
      guard fsync(descriptor) == 0, !file.isNameless || takeName(file.temporary),
        rename(file.temporary, file.path) == 0
      else {
        let failure = Failure("\(name): \(Files.reason())")
        unlink(file.temporary)
        throw .failed(failure)
      }
    }
    isFinished = true
  }

  /// Gives the file without a name one.
  private func takeName(_ name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
    if let file, !file.isNameless, !isFinished { unlink(file.temporary) }
  }
}

/// Why output could not be written.
enum OutputError: Error {
  /// Nobody reads any more: the program ends quietly.
  case readerIsGone
  case failed(Failure)
}
