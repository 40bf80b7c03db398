// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleText

/// The sentences of plain mode.
@Suite("Sentences about what happened")
struct NarratorTests {
  /// The sentences about a run, in a language.
  private static func sentences(_ text: String, _ phrases: Phrases) throws -> [String] {
    var runner = Scenario.Runner(try .parse(Array(text.utf8)))
    var entries: [Trace.Entry] = []
    while let step = runner.next() { entries += step.entries }
    return entries.map(Narrator(phrases).sentence(for:))
  }

  @Test("an app that passed its own limit is not said to end for want of memory")
  func ownLimit() throws {
    let english = Language.english.phrases
    let own = try Self.sentences("tap icon\nexceed memory", english)
    #expect(own.contains { $0.contains("The app exceeded its own memory limit.") })
    #expect(!own.contains { $0.contains("iOS needed the memory") })
    let shortage = try Self.sentences("tap icon\npress home\nreclaim memory", english)
    #expect(shortage.contains { $0.contains("iOS needed the memory.") })
    for language in Language.allCases {
      let phrases = language.phrases
      #expect(
        phrases.ending(.memory, code: .perProcessLimit)
          != phrases.ending(.memory, code: .pageShortage))
    }
  }

  @Test("expiration handlers have the time that is left, and are not called behind it")
  func expiration() throws {
    let said = try Self.sentences(
      "tap icon\nbegin task upload\npress home\nwait 27s", Language.english.phrases)
    #expect(said.contains { $0.contains("expiration handlers: 5") && $0.contains("until 30") })
  }
}
