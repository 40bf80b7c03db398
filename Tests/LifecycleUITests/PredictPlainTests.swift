// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Predict first, without a screen")
struct PredictPlainTests {
  private func read(_ lines: [String], _ scenario: String, predicts: Bool = false) throws
    -> [[String]]
  {
    var start = Session.Start(try Scenario.parse(scenario))
    start.run.predictsFirst = predicts
    var plain = PlainSession(start: start, at: .zero)
    var output = lines.map { line in
      plain.read(Array(line.utf8), at: .zero).output + plain.drain(at: .zero).output
    }
    output.append(plain.finish(at: .zero).output)
    return output
  }

  @Test("Plain mode says which device a question of the quiz is about, if it is not the one there")
  func plainWorld() throws {
    let output = try read(["quiz", "1", "quiz"], "app Notes\ntap icon")
    #expect(output[0].first?.hasPrefix("Notes: Not running.") == true)
    #expect(output[2].first?.hasPrefix("iOS ") == true, "\(output[2])")
    #expect(output[2].first?.contains("Screen: ") == true)
    let styles = LifecycleStyle.allCases.map(Language.english.phrases.style)
    #expect(styles.contains { output[2][1].contains("(\($0)): ") }, "\(output[2])")
  }

  @Test("Plain mode asks with numbers and answers in a sentence")
  func plain() throws {
    let output = try read(
      ["tap icon", "predict state", "press home", "suspended", "quiz", "pass", "summary"],
      "app Notes\nwait 0s")
    #expect(output[1] == [])
    #expect(output[2].first?.contains("In which state is Notes then?") == true)
    #expect(output[2].count == 6)
    #expect(output[3].contains { $0.contains("applicationDidEnterBackground") })
    #expect(
      output[3].last
        == "Wrong: Background. You said Suspended. The app runs in the background first. iOS suspends it when it has nothing left to do."
    )
    #expect(output[4].count >= 4)
    #expect(output[5] == [])
    #expect(output[6].first == "Right: 0 of 1.")
  }

  @Test("why behind an answer tells its rule with its grade and sources; again, the last entry")
  func whyOfAnswer() throws {
    let output = try read(
      ["tap icon", "predict state", "press home", "suspended", "why", "why"], "app Notes\nwait 0s")
    #expect(
      output[4].first?.hasPrefix("Rule: background.assertion: ") == true, "\(output[4])")
    #expect(output[4].contains { $0.hasPrefix("Sources: ") })
    #expect(!output[4].contains { $0.hasPrefix("Steps from the cause") })
    #expect(output[5].contains { $0.hasPrefix("Steps from the cause") }, "\(output[5])")
  }

  @Test("Plain mode asks before a step of the scenario, and passes over it at the end of the input")
  func plainScenario() throws {
    let scenario = "app Notes\npredict state\ntap icon"
    let output = try read(["next", "active"], scenario)
    #expect(output[1].contains("Right."))
    let unanswered = try read(["predict", "tap icon"], "app Notes\nwait 0s")
    #expect(unanswered.last?.contains { $0.contains("applicationDidBecomeActive") } == true)
  }

  @Test("In plain mode, next asks the question again and says how to answer; pass leaves it out")
  func plainNext() throws {
    let scenario = "app Notes\npredict state\ntap icon\npress home"
    let output = try read(["next", "next", "step", "pass", "next"], scenario)
    #expect(output[1].contains { $0.contains("In which state is Notes then?") })
    #expect(
      output[1].last == "Answer with a number from 1 to 5, or type pass to skip the question.")
    #expect(output[2].contains { $0.contains("In which state is Notes then?") })
    #expect(output[3].contains { $0.contains("applicationDidBecomeActive") })
    #expect(output[4].contains { $0.contains("applicationDidEnterBackground") })
  }

  @Test("Plain mode reads what is said about a step before it asks, and only once")
  func plainNotes() throws {
    let scenario = "# Title\napp Notes\n# The user taps the icon.\npredict state\ntap icon"
    let output = try read(["next", "active"], scenario)
    let note = "The user taps the icon."
    #expect(output[0].prefix(2).first == note)
    #expect(output[0].dropFirst().first?.contains("In which state") == true)
    #expect(!output[1].contains { $0.contains(note) })
    #expect(output[1].contains { $0.contains("applicationDidBecomeActive") })
  }

  @Test("an answer is marked though the input ends before the other question of its step")
  func plainHalfAnswered() throws {
    let output = try read(["next", "1"], "app Notes\npredict\ntap icon")
    #expect(output[1].first?.contains("In which state is Notes then?") == true)
    let marks = try #require(output.last).filter {
      $0.hasPrefix("Right.") || $0.hasPrefix("Wrong: application(_:willFinishLaunching")
    }
    #expect(marks.count == 1)
  }

  @Test("What is left out after a wrong answer is marked")
  func leftOut() throws {
    let output = try read(
      ["tap icon", "predict", "press home", "nothing", "pass"], "app Notes\nwait 0s")
    #expect(output[4].last?.hasPrefix("Wrong: ") == true, "\(output[4])")
  }

  @Test(
    "An empty line is no answer: the question is asked again", arguments: ["", "  ", ",", " , "])
  func noAnswer(line: String) throws {
    let output = try read(
      ["tap icon", "predict calls", "press home", line, "resign background", "summary"],
      "app Notes\nwait 0s")
    #expect(output[2].count > 1)
    #expect(output[3] == output[2])
    #expect(output[4].contains("Right."), "\(output[4])")
    #expect(output[5].first == "Right: 1 of 1.")
  }
}
