// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText

@Suite("Text")
struct TextTests {
  @Test(
    "a text is broken at blanks, and a long word where the line ends",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 3, ["one", "two", "thr", "ee"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a b", 2, ["a", "b"]),
      ("挂起 的应用", 4, ["挂起", "的应", "用"]),
      ("Active → Inactive: x", 10, ["Active →", "Inactive:", "x"]),
      ("", 5, [""]),
      ("wide", 0, []),
    ])
  func wrapping(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(TextWidth.wrap(text, to: columns) == lines)
  }

  @Test("wrapping keeps every word and every line short enough", arguments: 1...40)
  func wrappingKeeps(_ columns: Int) {
    let text = "The watchdog ended the app: 它花了太长时间 and nothing was saved."
    let lines = TextWidth.wrap(text, to: columns)
    // A wide character alone may be wider than a line of one column.
    #expect(lines.allSatisfy { TextWidth.of($0) <= max(2, columns) })
    let letters = text.filter { $0 != " " }
    #expect(lines.joined().filter { $0 != " " } == letters)
  }

  @Test(
    "a cut text says so", arguments: [("Suspended", 9, "Suspended"), ("Suspended", 5, "Susp…")])
  func cutting(_ text: String, _ columns: Int, _ cut: String) {
    #expect(TextWidth.cut(text, to: columns) == cut)
  }

  @Test("a selector and a notification are broken where they can still be read")
  func names() {
    #expect(
      LogLine.broken(Callback.didFinishLaunching.rawValue, to: 40) == [
        "application(_:", "  didFinishLaunchingWithOptions:)",
      ])
    #expect(
      LogLine.broken(AppleNotification.didBecomeActive.rawValue, to: 38) == [
        "UIApplication.", "  didBecomeActiveNotification",
      ])
  }

  @Test("every name is whole in the log at 80 columns", arguments: Callback.allCases)
  func whole(_ callback: Callback) {
    let call = Trace.Call(callback: callback, state: .background)
    let entry = Trace.Entry(time: .zero, app: "Notes", kind: .call(call), rule: .leaveOrder)
    let lines = LogLine(.entry(entry), phrases: Language.english.phrases).lines(columns: 40)
    let text = lines.map(\.text).joined().filter { $0 != " " }
    #expect(text == callback.rawValue.filter { $0 != " " })
    #expect(lines.count { $0.tail == "[background]" } == 1)
    #expect(
      lines.allSatisfy {
        TextWidth.of($0.text) + ($0.tail.isEmpty ? 0 : TextWidth.of($0.tail) + 1) <= 40
      })
  }

  @Test("a returned method is told by the part of its selector that differs")
  func shortNames() {
    #expect(Callback.didFinishLaunching.shortName == "didFinishLaunchingWithOptions")
    #expect(Callback.applicationDidEnterBackground.shortName == "applicationDidEnterBackground")
    #expect(Callback.draw.shortName == "draw")
  }

  @Test(
    "a moment keeps its column",
    arguments: [
      (Duration.zero, "0.00"), (.milliseconds(2_345), "2.34"), (.milliseconds(99_990), "99.99"),
      (.milliseconds(100_050), "100.05"), (.seconds(1000), "16:40"), (.seconds(7200), "2h00m"),
      (.seconds(400_000), "4d"),
    ])
  func stamps(_ time: Duration, _ text: String) {
    #expect(TimeText.stamp(time) == text)
    #expect(text.count <= 6)
  }

  @Test("a countdown shows zero only when it is over")
  func countdown() {
    #expect(TimeText.countdown(.milliseconds(5000)) == "5")
    #expect(TimeText.countdown(.milliseconds(1)) == "1")
    #expect(TimeText.countdown(.zero) == "0")
  }

  @Test("a moment has a unit only where it has none of its own")
  func moments() {
    let words = Language.english.phrases
    #expect(words.seconds(TimeText.stamp(.milliseconds(12_340))) == "12.34 s")
    #expect(words.seconds(TimeText.stamp(.seconds(1000))) == "16:40")
    #expect(words.seconds(TimeText.stamp(.seconds(9000))) == "2h30m")
    #expect(words.seconds(TimeText.stamp(.seconds(2_083_333 * 86_400))) == "2083333d")
  }
}
