// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The recording of a session: a new file that grows with every frame, so that it can be read up to
/// the last one however the program ends.
struct Recording {
  private let path: String
  private let descriptor: Int32
  private var recorder: Recorder
  /// The instant at which it began.
  private let start: Duration
  /// The number of bytes of whole lines that have been written.
  private var size: Int = 0

  /// Makes the file. A file that is there is never written over.
  init(
    _ choice: RecordingOptions.Choice, theme: Theme, hasColors: Bool, at start: Duration
  ) throws(Failure) {
    path = choice.path
    self.start = start
    recorder = Recorder(choice.version, theme: theme, hasColors: hasColors)
    descriptor = FileName.with(path) {
      open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor < 0 else { return }
    let error = Errno(code: errno)
    guard error.code == EEXIST else { throw Failure("\(path): \(error.text)") }
    // Opening a pipe would wait for its reader, and with it the whole program.
    throw Failure(Files.isRegular(path) ? .recordingExists : .notRegular, of: path)
  }

  /// Removes the file: there will be no session to record.
  func remove() { _ = FileName.with(path) { unlink($0) } }

  /// Adds a frame. Returns why that could not be done; the file then ends with its last whole line.
  mutating func add(_ canvas: Canvas, of session: Session, at now: Duration) -> Failure? {
    let lines = recorder.record(canvas, of: session, at: now - start).bytes
    if lines.isEmpty { return nil }
    // Behind what another program has cut off, a frame would leave a hole that looks like the rest of the file.
    if let status, Int(status.st_size) != size { return Failure(.recordingChanged, of: path) }
    var failure: Failure?
    Files.withoutFileSizeSignal {
      if let error = write(lines, to: descriptor) {
        ftruncate(descriptor, off_t(size))
        failure = Failure(.recordingEnds(error.text), of: path)
      }
    }
    size += lines.count
    return failure
  }

  /// Ends the recording. A file that was removed meanwhile is written again: at its path, or beside what stands
  /// there now.
  ///
  /// - Returns: the reason for which the file is not what was recorded, or not where it was.
  func finish() -> Failure? {
    guard let status else { return nil }
    if Int(status.st_size) != size { return Failure(.recordingChanged, of: path) }
    // It still has a name: its own, or one that the user gave it.
    if status.st_nlink > 0 { return nil }
    var failure: Failure?
    Files.withoutFileSizeSignal {
      do throws(Errno) {
        failure = Failure(.recordingRemoved(writtenTo: try writeAgain()), of: path)
      } catch {
        failure = Failure(.recordingLost(error.text), of: path)
      }
    }
    return failure
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Writes the recording to a new file, and returns its path.
  private func writeAgain() throws(Errno) -> String {
    let folder = FileName.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for number in 1..<100 {
      let target = number == 1 ? path : "\(folder)/\(number)-\(name)"
      let copy = FileName.with(target) {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if copy < 0, errno == EEXIST { continue }
      guard copy >= 0 else { break }
      defer { close(copy) }
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { break }
      while case let chunk = try Files.chunk(of: descriptor), !chunk.isEmpty {
        if let error = write(chunk, to: copy) { throw error }
      }
      return target
    }
    throw Errno(code: errno)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Errno? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return Errno(code: errno)
      }
    }
    return nil
  }
}
