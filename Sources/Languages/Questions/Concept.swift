// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// A thing that people name in many ways and languages: `killed`, `terminated`, `bị tắt`, `убито`,
/// `被杀`. A text and a question that name it share its term.
package struct Concept: Sendable {
  package let name: String
  /// The ways to name it. Each is a word or words that follow each other.
  package let phrases: [String]

  package init(_ name: String, _ phrases: String...) {
    self.name = name
    self.phrases = phrases.flatMap { $0.split(separator: ",").map(String.init) }
  }
}
