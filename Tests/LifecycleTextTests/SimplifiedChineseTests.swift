// SPDX-License-Identifier: Apache-2.0

import Languages
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText

/// The properties of the Chinese sentences that the compiler cannot see.
@Suite("Simplified Chinese")
struct SimplifiedChineseTests {
  private let phrases = Language.simplifiedChinese.phrases

  @Test("each event, rule and correction has a sentence of its own, with a Chinese full stop")
  func sentences() {
    let events = SystemEvent.Kind.allCases.map { phrases.words(for: $0).name }
    #expect(Set(events).count == events.count)
    let rules = Rule.allCases.map(phrases.rule)
    #expect(Set(rules).count == rules.count)
    let corrections = Misconception.allCases.map(phrases.predict.correct)
    #expect(Set(corrections).count == corrections.count)
    for sentence in rules + corrections + Callback.allCases.map(phrases.callbackRole) {
      #expect(sentence.hasSuffix("。"), "\(sentence)")
    }
  }

  @Test("a blank stands between Chinese and Latin letters, and no Latin mark behind Chinese")
  func spacing() {
    let sentences =
      Rule.allCases.map(phrases.rule) + Misconception.allCases.map(phrases.predict.correct)
      + Callback.allCases.map(phrases.callbackRole)
      + SystemEvent.Kind.allCases.map { phrases.words(for: $0).name }
      + EmulatedApp.State.allCases.map(phrases.stateDescription)
      + TransitionReason.allCases.map(phrases.cause)
      + [
        phrases.screen.shown([.cover(.call), .app("Notes")]),
        phrases.timeline.switched("two calls"),
      ]
    for sentence in sentences {
      let scalars = Array(sentence.unicodeScalars)
      for (one, next) in zip(scalars, scalars.dropFirst()) {
        let (isHan, nextIsHan) = (Self.isHan(one), Self.isHan(next))
        #expect(!(isHan && Self.isLatin(next)), "\(sentence)")
        #expect(!(Self.isLatin(one) && nextIsHan), "\(sentence)")
        #expect(!(isHan && ",.;:?!".unicodeScalars.contains(next)), "\(sentence)")
      }
    }
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
