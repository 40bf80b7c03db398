// SPDX-License-Identifier: Apache-2.0

import Languages

/// A format that people or programs read. What programs read is the same in every language.
package protocol FormatForReaders {
  /// True if programs read it.
  var isForMachines: Bool { get }
}

extension FormatForReaders {
  /// The sentences in the format: English for programs.
  package func phrases(_ own: Phrases) -> Phrases {
    isForMachines ? Language.english.phrases : own
  }
}

extension Format: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .jsonl, .tap, .tap14, .junit: true
    case .text, .markdown, .mermaid, .svg, .diagram, .dot, .cast, .html: false
    }
  }
}

extension FindingsFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .jsonl, .junit: true
    case .text: false
    }
  }
}

extension ListFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .tsv, .jsonl: true
    case .text, .markdown: false
    }
  }
}

extension ComparisonFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .jsonl: true
    case .text, .markdown: false
    }
  }
}
