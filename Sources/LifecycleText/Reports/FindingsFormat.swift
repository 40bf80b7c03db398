// SPDX-License-Identifier: Apache-2.0

/// A format of findings about an app; the raw value is what `--format` takes.
package enum FindingsFormat: String, CaseIterable {
  case text
  case jsonl
  case junit

  /// The encoding for the reader of the report.
  package var encoding: Printable.Encoding {
    switch self {
    case .text, .junit: .text
    case .jsonl: .json
    }
  }
}
