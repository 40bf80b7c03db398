// SPDX-License-Identifier: Apache-2.0
import CShipped
import LifecycleText

/// The version of the program. The Makefile, packages and archives take the number from here.
package enum Version {
  package static let number = "0.2.0"
  /// The day the manual page names; moves with the number.
  package static let date = "2026-11-23"

  /// The number, and the commit that the program was built from if that is known. A plus sign says
  /// that files had been changed.
  package static var text: String {
    let commit = String(cString: cs_commit())
    let mark = commit.hasSuffix("+") ? "+" : ""
    return "applife " + number + (commit.isEmpty ? "" : " (\(commit.prefix(12))\(mark))")
  }

  /// A text that changes with each build of the program.
  package static var identity: String {
    var status = stat()
    guard let path = Platform.executable, FileName.with(path, { stat($0, &status) }) == 0 else {
      return text
    }
    return "\(text) \(status.st_size) \(Platform.changed(status))"
  }
}
