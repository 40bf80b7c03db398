// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText

/// The destination of a report: a stream as it comes, or a file that gets the whole report or none of it.
///
/// A file appears, or is replaced, at the end. A file that cannot be replaced without becoming
/// another one (it has several names or another owner, or its folder may not be written to) keeps its
/// place and is filled at the end, when the report is whole and there is room for it.
package struct Output: ~Copyable {
  /// The kinds of files that a path may name.
  package enum Kinds {
    /// Also a device, a pipe, or a descriptor such as `/dev/stdout`.
    case all
    /// Only what opening can never wait for.
    case regularFiles
  }

  private let descriptor: Int32
  /// The name in messages.
  private let name: String
  /// The way in which the output ends.
  private let ending: Ending

  private enum Ending {
    /// The descriptor is the target.
    case none
    /// The bytes are in a file without a name, which gets the path's.
    case takesName(String)
    /// The bytes are in a file with a name of its own, which is renamed.
    case isRenamed(UnfinishedFile, to: String)
    /// The bytes are copied into the file that is open here.
    case isCopied(into: Int32)
  }

  /// The standard output.
  package init() { self.init(descriptor: 1, name: "<stdout>", ending: .none) }

  /// A file, or the standard output for `-`.
  package init(path: String, kinds: Kinds = .all) throws(OutputError) {
    if path == "-" {
      self.init()
      return
    }
    do throws(Errno) {
      self = try Self.opened(path, kinds)
    } catch {
      throw .failed(Failure("\(path): \(error.text)"))
    }
  }

  private init(descriptor: Int32, name: String, ending: Ending) {
    self.descriptor = descriptor
    self.name = name
    self.ending = ending
  }

  private static func opened(_ path: String, _ kinds: Kinds) throws(Errno) -> Output {
    let (target, number) = try LinkedPath.followed(path)
    if let number, kinds == .all {
      // A log that the shell appends to must keep its end.
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw Errno(code: errno) }
      return Output(descriptor: copy, name: path, ending: .none)
    }
    var status = stat()
    guard FileName.with(target, { stat($0, &status) }) == 0 else {
      guard errno == ENOENT else { throw Errno(code: errno) }
      return try replacing(target, mode: 0o666, isNew: true, name: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Errno(code: EISDIR)
    default:
      guard kinds == .all else { throw Errno(text: FileProblem.notRegular.text) }
      let descriptor = FileName.with(target) { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw Errno(code: errno) }
      return Output(descriptor: descriptor, name: path, ending: .none)
    }
    guard Files.exists(target, W_OK) else { throw Errno(code: errno) }
    let mode = status.st_mode & 0o777
    let isReplaceable =
      status.st_nlink == 1 && status.st_uid == geteuid()
      && Files.exists(FileName.folder(of: target), W_OK)
    return isReplaceable
      ? try replacing(target, mode: mode, isNew: false, name: path)
      : try filling(target, name: path)
  }

  /// A file that appears, or takes the place of another, at the end.
  private static func replacing(
    _ target: String, mode: mode_t, isNew: Bool, name: String
  ) throws(Errno) -> Output {
    UnfinishedFile.removeLeftovers(of: target)
    // A file without a name leaves nothing behind, however the program ends.
    let nameless =
      Platform.canLink ? Platform.namelessFile(in: FileName.folder(of: target), mode: mode) : -1
    if nameless >= 0 {
      if !isNew { fchmod(nameless, mode) }
      return Output(descriptor: nameless, name: name, ending: .takesName(target))
    }
    // Some file systems do not have that, and without `/proc` it would never get a name.
    let (descriptor, file) = try UnfinishedFile.create(for: target, mode: mode)
    if !isNew { fchmod(descriptor, mode) }
    return Output(descriptor: descriptor, name: name, ending: .isRenamed(file, to: target))
  }

  /// A file that is filled at the end.
  private static func filling(_ target: String, name: String) throws(Errno) -> Output {
    let file = FileName.with(target) { open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw Errno(code: errno) }
    let scratch = Platform.scratchFile(in: Platform.temporaryFolder)
    guard scratch >= 0 else {
      let error = Errno(code: errno)
      close(file)
      throw error
    }
    return Output(descriptor: scratch, name: name, ending: .isCopied(into: file))
  }

  // MARK: Writing

  /// Writes bytes; whoever reads them may have gone.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try write(bytes, to: descriptor) }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .readerIsGone(name)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw failure()
      }
    }
  }

  private func failure() -> OutputError { .failed(Failure("\(name): \(Files.reason())")) }

  /// Everything has been written: the file is there.
  package consuming func finish() throws(OutputError) {
    switch ending {
    case .none: break
    case .takesName(let target):
      guard fsync(descriptor) == 0, takeName(target) else { throw failure() }
    case .isRenamed(let file, let target):
      guard fsync(descriptor) == 0, file.rename(to: target) else { throw failure() }
    case .isCopied(let file): try copy(into: file)
    }
  }

  /// Gives the file without a name one: at once where there is no file, else by way of a name of
  /// its own, since only renaming replaces a file.
  private func takeName(_ target: String) -> Bool {
    if Platform.link(descriptor, as: target) { return true }
    guard errno == EEXIST else { return false }
    guard let file = UnfinishedFile.link(descriptor, for: target) else { return false }
    return file.rename(to: target)
  }

  /// Fills a file. The room is taken first, so that a full disk leaves it as it was.
  private func copy(into file: Int32) throws(OutputError) {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
    var former = stat()
    fstat(file, &former)
    if size > former.st_size {
      let error = Platform.reserve(file, size: size)
      if error != 0 {
        ftruncate(file, former.st_size)
        throw .failed(Failure("\(name): \(Errno(code: error).text)"))
      }
    }
    while case let chunk = try chunk(), !chunk.isEmpty { try write(chunk, to: file) }
    guard ftruncate(file, size) == 0, fsync(file) == 0 else { throw failure() }
  }

  private func chunk() throws(OutputError) -> [UInt8] {
    do throws(Errno) {
      return try Files.chunk(of: descriptor)
    } catch {
      throw .failed(Failure("\(name): \(error.text)"))
    }
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
    switch ending {
    case .none, .takesName: break
    case .isRenamed(let file, _): file.removeIfUnfinished()
    case .isCopied(let file): close(file)
    }
  }
}

/// The reason for which output could not be written.
package enum OutputError: Error {
  /// Nobody reads any more: there is nothing to say, and nobody to say it to. The name is that of
  /// the output.
  case readerIsGone(String)
  case failed(Failure)

  /// The lines for a user.
  package var lines: [String] {
    switch self {
    case .readerIsGone(let name): Failure(.readerIsGone, of: name).lines
    case .failed(let failure): failure.lines
    }
  }
}
