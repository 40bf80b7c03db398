// SPDX-License-Identifier: Apache-2.0
import Glibc

/// How the program ends: part of its contract.
enum ExitStatus: Int32 {
  /// Done, and every expectation held.
  case done = 0
  /// An expectation failed.
  case expectationFailed = 1
  /// Wrong use, or input that cannot be read or understood.
  case wrongUse = 2
  /// A fault of the program itself.
  case fault = 3
}

/// Why a command cannot do what was asked: lines for stderr, and the status to end with.
struct Failure: Error {
  let status: ExitStatus
  let lines: [String]

  init(_ status: ExitStatus = .wrongUse, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  init(_ line: String) { self.init(.wrongUse, [line]) }
}

/// The standard error stream, a line at a time.
enum StandardError {
  static func write(_ line: String) {
    let visible = Printable.line(line) + "\n"
    // Nobody can be told that stderr is closed.
    visible.utf8.withContiguousStorageIfAvailable { _ = Glibc.write(2, $0.baseAddress, $0.count) }
  }
}

/// Text from outside, made safe for a terminal.
enum Printable {
  /// The text on one line: control characters become question marks.
  static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ !isControl($0) }) { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(isControl(scalar) ? "?" : scalar)
    }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
