// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleTestSupport
import LifecycleText
import LifecycleWeb
import Testing

/// The functions that a page in a browser calls, compiled for this machine. `make web` compares the module for
/// browsers with the program.
@Suite("The functions of the module for browsers", .serialized)
struct WebModuleTests {
  private static let scenario = "app Notes\ntap icon\n+2s press home\nexpect Notes background\n"

  /// Hands a text over as a page does, and returns its length.
  private func give(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)
    guard let place = room(Int32(bytes.count)) else { return 0 }
    for (index, byte) in bytes.enumerated() { place[index] = byte }
    return Int32(bytes.count)
  }

  /// The answer to the last call.
  private var said: String {
    String(
      decoding: UnsafeBufferPointer(start: answer(), count: Int(answerLength())), as: UTF8.self)
  }

  @Test("a scenario is played to its end, and the answer is that of `run --format jsonl`")
  func plays() throws {
    #expect(play(give(Self.scenario)) == 1)
    var report = JSONLinesReport(Language.english.phrases)
    var wanted = TextBuffer()
    let scenario = try Scenario.parse(Array(Self.scenario.utf8))
    var runner = Scenario.Runner(scenario)
    while let result = runner.next() {
      report.add(result, of: ScenarioFile(name: "scenario", scenario: scenario), to: &wanted)
    }
    #expect(said == wanted.text)
    #expect(said.contains("applicationDidEnterBackground"))
  }

  @Test("a text that is no scenario is refused with its line and column")
  func refuses() {
    #expect(play(give("app Notes\nfly away\n")) == 0)
    #expect(said.hasPrefix("2:1: "))
  }

  @Test("a session answers keys, lines and questions")
  func session() {
    #expect(load(give(Self.scenario), 0) == 1)
    press(give("Enter"), 10)
    press(give("Enter"), 20)
    #expect(state() == 1)
    #expect(said.contains("background"))
    type(give("reclaim memory"), 30)
    #expect(text() == 1)
    #expect(said.contains("reclaim memory"))
  }
}
