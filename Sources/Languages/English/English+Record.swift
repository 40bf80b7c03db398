// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  /// The engine's own words are English.
  final class RecordSentences: RecordPhrases {
    func kind(_ kind: Trace.Kind) -> String { kind.name }

    func text(_ entry: Trace.Entry) -> String { entry.kind.text(why: English.shared.rule) }

    func origin(_ entry: Trace.Entry) -> String { entry.origin }
  }
}
