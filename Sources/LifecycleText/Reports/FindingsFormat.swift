// SPDX-License-Identifier: Apache-2.0

/// How it is written what was found about an app: the raw value is what `--format` takes.
package enum FindingsFormat: String, CaseIterable {
  case text
  case jsonl
  case junit

  /// How the report is read.
  package var encoding: Printable.Encoding {
    switch self {
    case .text, .junit: .text
    case .jsonl: .json
    }
  }
}
