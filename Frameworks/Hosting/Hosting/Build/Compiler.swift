// SPDX-License-Identifier: Apache-2.0
import CHost
import Languages
import LifecycleText
import OperatingSystem

/// The Swift compiler that is installed. It is started directly: no shell stands in between.
package struct Compiler {
  /// Its file, found in PATH.
  package let path: String
  /// A text that changes when another compiler is installed.
  let identity: String
  /// Returns true once the result is not wanted any more; asked while it compiles.
  private let isOver: () -> Bool

  package init(isOver: @escaping () -> Bool = { false }) throws(Failure) {
    self.isOver = isOver
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in folders.split(separator: ":") {
      let candidate = String(folder) + "/swiftc"
      guard Files.exists(candidate, X_OK), let real = realpath(candidate, nil) else { continue }
      defer { free(real) }
      var status = stat()
      _ = stat(real, &status)
      path = candidate
      identity = "\(String(cString: real)) \(status.st_size) \(Platform.changed(status))"
      return
    }
    throw Failure(BuildMessage.needsSwift.text)
  }

  /// The result of a compilation.
  package struct Result {
    package let isSuccess: Bool
    /// The compiler's output.
    package let text: [UInt8]
    /// True if it was ended because its time was over.
    package var isLate = false
  }

  /// Runs the compiler in a folder, and waits for it. A signal that ends applife ends the compiler first.
  ///
  /// - Parameter limit: the time after which it is ended without success.
  package func run(
    _ arguments: [String], in folder: String, log: String, limit: Duration? = nil
  ) throws(Failure) -> Result {
    let interruption = Interruption()
    defer { interruption.end() }
    // One that is interrupted does not remove its temporary files.
    let temporary = FileName.folder(of: log) + "/temporary"
    try Files.makeFolder(temporary)
    defer { FolderTree.remove(temporary) }
    return try Self.run(
      path, arguments, in: folder, log: log, temporary: temporary, limit: limit,
      isOver: { interruption.isRequested || isOver() })
  }

  /// The programs that find lines in a program, if they are installed: a toolchain of Swift's has one.
  var symbolizers: [String] {
    var folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":").map(String.init)
    if let real = realpath(path, nil) {
      folders = [FileName.folder(of: String(cString: real))] + (folders ?? [])
      free(real)
    }
    return ["llvm-symbolizer", "addr2line"].flatMap { name in
      (folders ?? []).map { $0 + "/" + name }.filter { Files.exists($0, X_OK) }
    }
  }

  /// Runs a program in a folder, and waits for it.
  ///
  /// - Parameters:
  ///   - temporary: the folder for its temporary files; nil for applife's.
  ///   - limit: the time after which it is ended without success.
  ///   - isOver: whether nobody wants it any more; asked while it runs. It is ended then, with all that it has started.
  package static func run(
    _ path: String, _ arguments: [String], in folder: String, log: String,
    temporary: String? = nil, limit: Duration? = nil, isOver: () -> Bool = { false }
  ) throws(Failure) -> Result {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { word in
      FileName.with(word) { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    var end: Int32 = -1
    let place = temporary.map { temporary in FileName.with(temporary) { strdup($0) } } ?? nil
    defer { free(place) }
    let error = FileName.with(folder) { folder in
      FileName.with(log) { ch_spawn(path, words, folder, $0, place, &process, &end) }
    }
    guard error == 0 else { throw Failure("\(path): \(Errno(code: error).text)") }
    defer { systemClose(end) }
    let last = limit.map { MonotonicClock.now + $0 }
    while !hasEnded(end) {
      if let last, MonotonicClock.now > last {
        interrupt(process, end)
        return Result(isSuccess: false, text: [], isLate: true)
      }
      guard isOver() else { continue }
      interrupt(process, end)
      throw Failure(.fault, ["applife: " + FileProblem.interrupted.text])
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(isSuccess: status == 0, text: (try? Files.read(log)) ?? [])
  }

  /// The time that an interrupted program may take to end what it has started.
  private static let patience = Duration.seconds(2)

  /// Ends a program. The compiler has started others in groups of their own, and ends them if it is interrupted.
  private static func interrupt(_ process: pid_t, _ end: Int32) {
    _ = systemKill(process, SIGINT)
    let limit = MonotonicClock.now + patience
    while !hasEnded(end), MonotonicClock.now < limit {}
    _ = systemKill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Returns true if a descriptor has come to its end. Waits for a moment.
  private static func hasEnded(_ end: Int32) -> Bool {
    var list = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
    return list.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { systemPoll($0, buffer.count, 50) > 0 } ?? true
    }
  }
}
