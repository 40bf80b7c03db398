// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// Writes a report as it grows. Who reads it may go away: what is left of it is then not written,
/// but the run goes on, since its verdict is still awaited.
package struct ReportWriter: ~Copyable {
  package var buffer = TextBuffer()
  private let output: Output
  /// The file that gets the report; nil for the standard output.
  private let path: String?
  /// A file that was read, and that the report may replace.
  private let updated: String?
  private let encoding: Printable.Encoding
  private var isRead = true

  /// The buffer is written when it holds this much.
  private static let flushThreshold = 65_536

  /// A report to a file; to the standard output for nil.
  package static func open(
    _ path: String?, as encoding: Printable.Encoding
  ) throws(Failure) -> ReportWriter {
    try ReportWriter(output(path), path, nil, as: encoding)
  }

  /// Writes a report that is made at once.
  ///
  /// - Parameter updated: a file that was read, and that the report may replace.
  package static func write(
    to path: String?, updating updated: String? = nil, as encoding: Printable.Encoding,
    _ body: (inout TextBuffer) -> Void
  ) throws(Failure) {
    var writer = try ReportWriter(output(path, updating: updated), path, updated, as: encoding)
    body(&writer.buffer)
    try writer.finish()
  }

  /// Writes bytes that are no text as they are.
  package static func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    let output = try output(path)
    do throws(OutputError) {
      try output.write(bytes)
      try output.finish()
    } catch {
      throw Failure(.wrongUse, error.lines)
    }
  }

  /// Opens what a report is written to, unless the program has read or written it.
  private static func output(
    _ path: String?, updating updated: String? = nil
  ) throws(Failure) -> Output {
    try refuseUsed(path, updating: updated)
    // A file that would become too large is an error, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    do throws(OutputError) {
      return if let path { try Output(path: path) } else { Output() }
    } catch {
      throw Failure(.wrongUse, error.lines)
    }
  }

  /// Refuses a path if the program has read or written its file. What takes long to compute asks before it begins.
  package static func refuseUsed(
    _ path: String?, updating updated: String? = nil
  ) throws(Failure) {
    guard let path, path != "-", let used = UsedFiles.name(of: path), used != updated else {
      return
    }
    throw Failure(.isUsed(used), of: path)
  }

  private init(
    _ output: consuming Output, _ path: String?, _ updated: String?, as encoding: Printable.Encoding
  ) {
    self.output = output
    self.path = path
    self.updated = updated
    self.encoding = encoding
  }

  /// Writes what the buffer holds if that is much.
  package mutating func flushIfFull() throws(Failure) {
    if buffer.bytes.count >= Self.flushThreshold { try flush() }
  }

  /// Writes what the buffer holds.
  private mutating func flush() throws(Failure) {
    if isRead {
      do throws(OutputError) {
        try output.write(Printable.lines(buffer.bytes, as: encoding))
      } catch {
        switch error {
        case .readerIsGone: isRead = false
        case .failed(let failure): throw failure
        }
      }
    }
    buffer.clear()
  }

  /// Writes the rest; a file takes its name.
  package consuming func finish() throws(Failure) {
    try flush()
    // The report may have been opened before everything was read.
    try Self.refuseUsed(path, updating: updated)
    if isRead { try Self.finish(output) }
    // Another report of the command may have the same name in another spelling.
    if let path { UsedFiles.note(path: path) }
  }

  private static func finish(_ output: consuming Output) throws(Failure) {
    do throws(OutputError) {
      try output.finish()
    } catch {
      throw Failure(.wrongUse, error.lines)
    }
  }
}
