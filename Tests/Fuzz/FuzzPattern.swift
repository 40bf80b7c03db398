// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

@testable import LifecycleAnalysis

/// `--pattern` and the lines that it reads: the first line is the pattern, the others are a log. A
/// pattern is either refused, or every line is taken apart by it and without it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPattern(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  read(lines.dropFirst(), nil)
  do throws(LogPattern.Problem) {
    read(lines.dropFirst(), try LogPattern(String(decoding: lines[0], as: UTF8.self)))
  } catch {
    // What is wrong with it is said by name.
    switch error {
    case .unknownField(let name, _), .noSpace(let name):
      require(bytes.count >= name.utf8.count / 3, "a name that is not there")
    case .twice, .open, .noMessage: break
    }
  }
  return 0
}

private func read(_ lines: ArraySlice<ArraySlice<UInt8>>, _ pattern: LogPattern?) {
  for follows in [false, true] {
    var reader = LogReader(pattern: pattern, renames: [:], follows: follows)
    var found: [LogReader.Found] = []
    for (place, line) in lines.enumerated() { found += reader.read(line, line: place + 1) }
    found += reader.finish()
    for one in found {
      require(one.line >= 1 && one.line <= max(1, lines.count), "a line that is not there")
      require(one.seconds.map { $0 >= 0 } ?? true, "time that runs backwards")
      require(one.secondsBack >= 0, "a step back that is none")
      requireHarmless(Array(Printable.line(one.process).utf8), "a process")
    }
  }
}
