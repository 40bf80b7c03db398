// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The languages the program speaks or will speak; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case vietnamese = "vi"
  case chinese = "zh-Hans"
  case russian = "ru"

  /// The languages there are sentences for.
  package static let available: [Language] = [.english]

  package var isAvailable: Bool { Self.available.contains(self) }

  /// The sentences of the language; those of English until it has been translated.
  // Lent and not handed out: they take kilobytes, and whoever keeps the language keeps a byte.
  package var phrases: Phrases {
    _read {
      switch self {
      case .english, .vietnamese, .chinese, .russian: yield.english
      }
    }
  }
}
