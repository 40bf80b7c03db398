// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText
import OperatingSystem

/// The standard output, for what is written at once.
package enum StandardOutput {
  /// Writes a table: on a terminal that it does not fit on, through `$PAGER`.
  package static func write(_ table: Table, as format: ListFormat) throws(Failure) {
    guard format == .text else { return try page(table.text(format), as: format.encoding) }
    let sheet = ReportPage.page()
    var out = TextBuffer()
    table.write(to: &out, on: sheet)
    try page(out.text, as: sheet.encoding())
  }

  /// Writes a list: on a terminal that it does not fit on, through `$PAGER`.
  package static func page(_ text: String, as encoding: Printable.Encoding) throws(Failure) {
    let bytes = Printable.lines(Array(text.utf8), as: encoding)
    if let pager = Pager(forLines: bytes.count { $0 == 0x0A }), pager.show(bytes) { return }
    try write(text, as: encoding)
  }

  /// - Parameters:
  ///   - encoding: how the text is read.
  ///   - isHarmless: whether every text from outside that is in it has been looked at.
  package static func write(
    _ text: String, as encoding: Printable.Encoding = .text, isHarmless: Bool = false
  ) throws(Failure) {
    do throws(OutputError) {
      let output = Output()
      let bytes = Array(text.utf8)
      try output.write(isHarmless ? bytes : Printable.lines(bytes, as: encoding))
    } catch {
      switch error {
      case .readerIsGone: return
      case .failed(let failure): throw failure
      }
    }
  }
}
