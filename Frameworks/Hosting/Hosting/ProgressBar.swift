// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import OperatingSystem

/// The progress of something, on one line of the standard error stream; nothing where that is no terminal.
package struct ProgressBar {
  private let isShown = isatty(STDERR_FILENO) != 0
  private static let width = 20

  package init() {}

  /// Shows that so many are done, and what is being done.
  package func show(_ done: Int, of count: Int, _ what: String) {
    let filled = count > 0 ? done * Self.width / count : 0
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    write("[\(bar)] \(done)/\(count) \(what)")
  }

  /// Makes the line empty again.
  package func clear() { write("") }

  private func write(_ line: String) {
    guard isShown else { return }
    let columns = Window.columns(of: STDERR_FILENO) ?? 80
    let text = TextWidth.cut(Printable.line(line), to: columns - 1)
    let blanks = TextWidth.blanks(columns - 1 - TextWidth.of(text))
    let bytes = Array(("\r" + text + blanks + "\r" + text).utf8)
    _ = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
