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
  let isOver: () -> Bool

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
  }

  /// Runs the compiler in a folder, and waits for it. A signal that ends applife ends the compiler first.
  package func run(_ arguments: [String], in folder: String, log: String) throws(Failure) -> Result
  {
    let interruption = Interruption()
    defer { interruption.end() }
    return try Self.run(
      path, arguments, in: folder, log: log, isOver: { interruption.isRequested || isOver() })
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
  /// - Parameter isOver: whether nobody wants it any more; asked while it runs. It is ended then, with all that it
  ///   has started.
  package static func run(
    _ path: String, _ arguments: [String], in folder: String, log: String,
    isOver: () -> Bool = { false }
  ) throws(Failure) -> Result {
    let job = try start(path, arguments, in: folder, log: log)
    while ended([job]) == nil {
      guard isOver() else { continue }
      interrupt([job])
      throw interrupted
    }
    return job.finish()
  }

  /// A program that runs.
  struct Job {
    fileprivate let process: pid_t
    /// A descriptor that comes to its end when the program and all that it has started do.
    fileprivate let end: Int32
    private let log: String

    fileprivate init(process: pid_t, end: Int32, log: String) {
      (self.process, self.end, self.log) = (process, end, log)
    }

    /// Returns the result of a program that has ended, once.
    func finish() -> Result {
      systemClose(end)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return Result(isSuccess: status == 0, text: (try? Files.read(log)) ?? [])
    }
  }

  /// Starts the compiler in a folder.
  func start(_ arguments: [String], in folder: String, log: String) throws(Failure) -> Job {
    try Self.start(path, arguments, in: folder, log: log)
  }

  private static func start(
    _ path: String, _ arguments: [String], in folder: String, log: String
  ) throws(Failure) -> Job {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { word in
      FileName.with(word) { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    var end: Int32 = -1
    let error = FileName.with(folder) { folder in
      FileName.with(log) { ch_spawn(path, words, folder, $0, &process, &end) }
    }
    guard error == 0 else { throw Failure("\(path): \(Errno(code: error).text)") }
    return Job(process: process, end: end, log: log)
  }

  /// The end of what was interrupted.
  static var interrupted: Failure {
    Failure(.fault, ["applife: " + FileProblem.interrupted.text])
  }

  /// Waits for a moment. Returns the place of a job that has ended; nil if none has.
  static func ended(_ jobs: [Job]) -> Int? { ended(jobs.map(\.end)) }

  /// The time that an interrupted program may take to end what it has started.
  private static let patience = Duration.seconds(2)

  /// Ends programs. The compiler has started others in groups of their own, and ends them if it is interrupted.
  static func interrupt(_ jobs: [Job]) {
    for job in jobs { _ = systemKill(job.process, SIGINT) }
    let limit = MonotonicClock.now + patience
    for job in jobs {
      while ended([job.end]) == nil, MonotonicClock.now < limit {}
      _ = systemKill(-job.process, SIGKILL)
      systemClose(job.end)
      while waitpid(job.process, nil, 0) < 0, errno == EINTR {}
    }
  }

  /// Waits for a moment. Returns the place of a descriptor that has come to its end.
  private static func ended(_ ends: [Int32]) -> Int? {
    var list = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return list.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress, systemPoll(first, buffer.count, 50) > 0 else {
        return nil
      }
      return buffer.firstIndex { $0.revents != 0 }
    }
  }
}
