// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI
@testable import Teaching

@Suite("Questions on paper")
struct QuizPaperTests {
  private let phrases = Language.english.phrases

  @Test(
    "a lesson's paper has each question that it asks and that is certain, with the engine's answer")
  func lessons() throws {
    let folder = Project.root.appendingPathComponent("Resources/Lessons")
    for name in ScenarioLibrary.names(in: folder) {
      let file = folder.appendingPathComponent(name + ".scenario")
      let scenario = try Scenario.parse(String(contentsOf: file, encoding: .utf8))
      let paper = QuizPaper(of: scenario, count: 200, phrases: phrases)
      var expected: [String] = []
      var runner = Scenario.Runner(scenario)
      var index: Int? = 0
      while index != nil {
        let (player, device) = (runner.player, runner.device)
        index = runner.next()?.index
        guard let index, !scenario.steps[index].predictions.isEmpty,
          let (before, trigger) = player.beginning(on: device),
          Outcome(of: trigger, on: before).isAccepted
        else { continue }
        let questions = Question.predicting(
          scenario.steps[index].predictions, trigger, on: before, app: before.reference(at: 0))
        for question in questions where question.doubt == nil {
          expected.append(
            QuestionWriter(phrases: phrases).words(for: question.choices[question.right].answer))
        }
      }
      // A question that is asked twice in one situation is on the paper once.
      #expect(Set(paper.items.map(\.answer.text)) == Set(expected), "\(name)")
      #expect(paper.items.count <= expected.count)
    }
  }

  @Test(
    "every choice says something to those who take it, and no question names a version that Apple left out"
  )
  func feedback() throws {
    var versions: Set<String> = []
    for seed in 1...5 {
      let paper = QuizPaper(seed: UInt64(seed), count: 60, phrases: phrases)
      for item in paper.items {
        #expect(item.choices.allSatisfy { !$0.feedback.isEmpty }, "\(item)")
        versions.formUnion(item.situation.prefix(1).map { String($0.prefix { $0 != "." }) })
      }
    }
    #expect(versions.count > 5)
    for version in 19...25 { #expect(!versions.contains("iOS \(version)")) }
  }

  @Test("what rests on an uncertain rule is left out")
  func uncertain() throws {
    var generator = QuestionGenerator(seed: 3)
    generator.includesDoubtful = true
    var doubtful: [Question] = []
    while doubtful.count < 5 {
      if let question = generator.question(.hard), question.doubt != nil {
        doubtful.append(question)
      }
    }
    var paper = QuizPaper(seed: 1, count: 0, phrases: phrases)
    for question in doubtful { _ = paper.add(question) }
    #expect(paper.items.isEmpty)
  }

  @Test("nothing in a name or an answer is a sign of GIFT or of HTML")
  func escaped() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A{b}~=#:\\<i>")])
    _ = device.handle(.tapIcon(device.reference(at: 0)))
    device.settle()
    let app = device.reference(at: 0)
    var dice = SeededNumbers(state: 1)
    let question = try #require(
      Question(.calls, .event(.receiveCall), app, on: device, using: &dice))
    var paper = QuizPaper(seed: 1, count: 0, phrases: phrases)
    _ = paper.add(question)
    guard case .text(let out, _) = paper.content(as: .gift) else { return }
    #expect(out.text.contains("A\\{b\\}\\~\\=\\#\\:\\\\&lt;i&gt;"))
    #expect(!out.text.contains("<i>"))
    for format in [QuizFormat.html, .qti, .qti21] {
      switch paper.content(as: format) {
      case .text(let out, _):
        #expect(out.text.contains("A{b}~=#:\\&lt;i&gt;") && !out.text.contains("<i>"))
      case .archive(let archive):
        let text = String(decoding: archive.bytes, as: UTF8.self)
        #expect(text.contains("A{b}~=#:\\&") && !text.contains("<i>"))
      }
    }
  }
}
