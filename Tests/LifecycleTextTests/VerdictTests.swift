// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import Testing

@Suite("Verdicts in words")
struct VerdictTests {
  @Test(
    "each expectation can hold and fail",
    arguments: [
      ("tap icon, expect MyApp active", nil),
      ("tap icon, expect MyApp inactive", "expected MyApp inactive, found MyApp active"),
      ("tap icon, receive call, expect calls applicationWillResignActive", nil),
      ("tap icon, receive call, expect calls applicationWillResignActive [active]", nil),
      (
        "tap icon, receive call, expect calls applicationWillResignActive [inactive]",
        "expected calls applicationWillResignActive(_:) [inactive], "
          + "found calls applicationWillResignActive(_:) [active]"
      ),
      (
        "tap icon, receive call, expect no calls",
        "expected no calls, found calls applicationWillResignActive(_:) [active]"
      ),
      ("tap icon, receive message, expect no calls", nil),
      ("tap icon, receive message, expect no notifications", nil),
      (
        "tap icon, receive message, expect calls applicationWillResignActive",
        "expected calls applicationWillResignActive(_:), found no calls"
      ),
      (
        "tap icon, receive call, expect notifications UIApplication.willResignActiveNotification",
        nil
      ),
      (
        "tap icon, receive call, expect notifications willResignActive [background]",
        "expected notifications UIApplication.willResignActiveNotification [background], "
          + "found notifications UIApplication.willResignActiveNotification [active]"
      ),
      ("tap icon, crash, expect end crash", nil),
      ("tap icon, crash, expect end SIGABRT", nil),
      ("tap icon, crash, expect end user", "expected end user, found end crash SIGABRT"),
      ("tap icon, expect end crash", "expected end crash, found no end"),
      ("tap icon, crash, wait 1s, expect end crash", nil),
      ("tap icon, crash, tap icon, expect end crash", "expected end crash, found no end"),
      ("end call, expect refused", nil),
      ("lock, expect refused", "expected refused, found an event that was possible"),
      ("tap icon, edit, save, expect data saved", nil),
      ("tap icon, edit, expect data saved", "expected data saved, found unsaved edits in MyApp"),
      ("tap icon, edit, crash, expect data saved", "expected data saved, found data lost"),
      ("tap icon, edit, crash, expect data lost", nil),
      ("tap icon, edit, expect data lost", "expected data lost, found no data lost"),
    ])
  func expectation(text: String, message: String?) throws {
    var runner = Scenario.Runner(try Scenario.parse(text))
    var verdicts: [Scenario.Verdict] = []
    while let result = runner.next() { verdicts += result.verdict.map { [$0] } ?? [] }
    let verdict = try #require(verdicts.last)
    #expect(verdict.isHeld == (message == nil))
    if let message { #expect(Language.english.phrases.verdict(verdict) == message) }
  }
}
