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

@Suite("Hand-ins")
struct HandInTests {
  /// A learner at a session with a hand-in, and the disk that it is written to.
  private struct Learner {
    var player: Player
    var disk: HandIn
    var fails = false

    init(_ scenario: Scenario, _ lesson: Lesson, _ handIn: HandIn = HandIn(program: "1")) {
      var start = Session.Start(scenario)
      start.run.lesson = Lesson.Place(lesson, open: [])
      start.run.handIn = HandInKeeper(handIn, path: "a.handin")
      var session = Session(start: start, at: .seconds(1_000))
      let effects = session.update(.timePassed, at: .seconds(1_000))
      player = Player(session)
      player.effects = effects
      disk = handIn
      write()
    }

    /// Performs the writing that the shell was asked for.
    mutating func write() {
      for effect in player.effects {
        guard case .keepHandIn(var handIn, let former, _) = effect else { continue }
        #expect(former == disk, "what is replaced is what is there")
        if fails {
          _ = player.session.update(.handInKept(.failure(.failed("full"))), at: player.wall)
          continue
        }
        handIn.stamp(1_000_000)
        disk = handIn
        _ = player.session.update(.handInKept(.success(handIn)), at: player.wall)
      }
      player.effects = []
    }

    mutating func press(_ keys: Key...) {
      for key in keys {
        player.press(key)
        write()
      }
    }

    /// Takes the next step, with the same choice for each question.
    mutating func step(_ choice: Character) {
      press(.enter)
      for _ in 0..<10 {
        if player.session.run.isAsking {
          press(.character(choice))
        } else if player.session.run.nextBeat != nil {
          press(.enter)
        } else if player.session.overlay != nil {
          press(.escape)
        }
      }
    }

    /// Takes all steps.
    mutating func finish(_ choice: Character) {
      for _ in 0..<200 where player.session.playback?.isOver == false { step(choice) }
    }

    var text: String { String(decoding: HandInFile.bytes(of: disk), as: UTF8.self) }
  }

  private static let lesson = Lesson(number: 1, name: "five-states", title: "The five states")

  private func course() throws -> [(Lesson, Scenario)] {
    let folder = Project.root.appendingPathComponent("Resources/Lessons")
    return try ScenarioLibrary.names(in: folder).enumerated().map { place, name in
      let text = try String(
        contentsOf: folder.appendingPathComponent(name + ".scenario"), encoding: .utf8)
      let word = name.drop { $0.isNumber || $0 == "-" }
      return (
        Lesson(number: place + 1, name: String(word), title: name), try Scenario.parse(text)
      )
    }
  }

  private func first() throws -> (Lesson, Scenario) { try #require(try course().first) }

  /// A file with the same lines, of which one was changed, and its checksum.
  private func changed(_ text: String, _ old: String, _ new: String) throws -> [UInt8] {
    #expect(text.contains(old))
    let body = text.replacing(old, with: new).split(separator: "\n").dropLast()
      .map { $0 + "\n" }.joined()
    return Array((body + "end \(SHA256.text(Array(body.utf8)))\n").utf8)
  }

  @Test("the replay of every lesson agrees with the session, and counts the same right answers")
  func everyLesson() throws {
    for (lesson, scenario) in try course() {
      for choice in "12" {
        var learner = Learner(scenario, lesson)
        learner.finish(choice)
        let read = try HandInFile.parse(HandInFile.bytes(of: learner.disk))
        #expect(read == learner.disk)
        let replay = HandInReplay(read) { $0 == lesson.name ? (lesson, scenario) : nil }
        #expect(replay.contradictions == [], "\(lesson.name)\n\(learner.text)")
        #expect(replay.unknown == [])
        let taken = try #require(replay.lessons.first)
        #expect(taken.isDone, "\(lesson.name)")
        // What rests on an uncertain rule is asked and not graded.
        let answers = learner.player.session.run.kept.quiz.answers
          .filter { $0.question.doubt == nil }
        #expect(taken.right == answers.count { $0.isRight }, "\(lesson.name)")
        #expect(taken.questions.count == answers.count, "\(lesson.name)")
      }
    }
  }

  @Test("each answer is asked to be written before the step that it is about is over")
  func atOnce() throws {
    let (lesson, scenario) = try first()
    var learner = Learner(scenario, lesson)
    learner.press(.enter)
    #expect(learner.player.session.run.isAsking)
    let before = learner.disk.records.count
    learner.press("1")
    #expect(learner.disk.records.count > before)
  }

  @Test(
    "without a screen each answer is written over what was written last, up to the end of the input"
  )
  func plain() throws {
    let (lesson, scenario) = try first()
    var start = Session.Start(scenario)
    start.run.lesson = Lesson.Place(lesson, open: [])
    var disk = HandIn(program: "1")
    start.run.handIn = HandInKeeper(disk, path: "a.handin")
    var plain = PlainSession(start: start, at: .zero)
    func write(_ answer: PlainSession.Answer) {
      for effect in answer.effects {
        guard case .keepHandIn(var handIn, let former, _) = effect else { continue }
        #expect(former == disk, "what is replaced is what is there")
        handIn.stamp(1_000_000)
        disk = handIn
        write(plain.take(.handInKept(.success(handIn)), at: .zero))
      }
    }
    for line in ["next", "1", "next", "press home", "next"] {
      write(plain.read(Array(line.utf8), at: .zero))
      write(plain.drain(at: .zero))
    }
    write(plain.finish(at: .zero))
    let text = String(decoding: HandInFile.bytes(of: disk), as: UTF8.self)
    for what in [" answer 1.1.1 ", " step 2 0.000 touch", " event "] {
      #expect(text.contains(what), "\(what)")
    }
  }

  @Test("what could not be written is said, and written with what comes next")
  func failure() throws {
    let (lesson, scenario) = try first()
    var learner = Learner(scenario, lesson)
    learner.fails = true
    learner.press(.enter, "1")
    #expect(learner.player.session.message?.text == "Not saved in the hand-in: full")
    #expect(learner.player.session.farewell == ["Not saved in the hand-in: full"])
    #expect(!learner.text.contains("answer "))
    learner.fails = false
    // What is left of the first step is shown, then the second is taken.
    learner.step("1")
    learner.step("1")
    #expect(learner.text.contains("answer 1.1.1 "))
    #expect(learner.player.session.farewell == [])
  }

  @Test("an answer that has no room in the hand-in is told, and the lesson is not saved")
  func full() throws {
    let (lesson, scenario) = try first()
    var full = HandIn(program: "1")
    for _ in 1..<HandIn.mostRecords {
      full.add(.lesson(name: lesson.name, hash: HandIn.hash(of: scenario)))
    }
    full.stamp(1_000_000)
    var learner = Learner(scenario, lesson, full)
    #expect(!learner.player.session.leavesUnsaved)
    learner.press(.enter, "1")
    let sentence = "Not saved in the hand-in: the hand-in is too long"
    #expect(learner.player.session.farewell == [sentence])
    #expect(learner.player.session.leavesUnsaved)
    #expect(learner.disk.records.count == HandIn.mostRecords)
  }

  @Test("a lesson that is taken again keeps the first answers, and they count")
  func again() throws {
    let (lesson, scenario) = try first()
    var one = Learner(scenario, lesson)
    one.step("1")
    let firstOnes = one.disk.records
    var other = Learner(scenario, lesson, one.disk)
    other.finish("2")
    #expect(Array(other.disk.records.prefix(firstOnes.count)) == firstOnes)
    let replay = HandInReplay(other.disk) { _ in (lesson, scenario) }
    let asked = try #require(replay.lessons.first?.questions.first)
    let given = one.disk.records.compactMap { record in
      if case .answer(let answer) = record.what { answer.given } else { nil }
    }.first
    #expect(asked.given == given)
  }

  @Test("an answer after the learner has changed the device is kept, and not graded")
  func aside() throws {
    let (lesson, scenario) = try first()
    var learner = Learner(scenario, lesson)
    learner.step("1")
    learner.press("h")
    learner.step("1")
    learner.step("1")
    #expect(learner.text.contains(" event "))
    #expect(learner.text.contains("press home"))
    #expect(learner.text.contains(" aside 3."))
    let replay = HandInReplay(learner.disk) { _ in (lesson, scenario) }
    #expect(replay.contradictions == [])
    #expect(replay.lessons.first?.answered == 1)
  }

  @Test("a mark, a choice or a step that is not so contradicts the replay")
  func forged() throws {
    let (lesson, scenario) = try first()
    var learner = Learner(scenario, lesson)
    learner.step("1")
    learner.step("1")
    let text = learner.text
    let mark = text.contains("answer 1.1.1 right") ? ("right", "wrong") : ("wrong", "right")
    // Without its answer, the question is missing too.
    for (old, new, count) in [
      ("answer 1.1.1 " + mark.0, "answer 1.1.1 " + mark.1, 1),
      ("answer 1.1.1 ", "answer 99.1.1 ", 2), ("step 1 0.000", "step 1 0.001", 1),
      ("tap icon", "press home", 1),
    ] {
      let handIn = try HandInFile.parse(changed(text, old, new))
      let replay = HandInReplay(handIn) { _ in (lesson, scenario) }
      #expect(replay.contradictions.count == count, "\(new)")
    }
    let other = try HandInFile.parse(changed(text, HandIn.hash(of: scenario), SHA256.text([])))
    let replay = HandInReplay(other) { _ in (lesson, scenario) }
    #expect(replay.unknown == [lesson.name])
    #expect(replay.lessons.isEmpty)
  }

  @Test("steps and questions that are left out or turned round are named, in every lesson")
  func order() throws {
    for (lesson, scenario) in try course() {
      var learner = Learner(scenario, lesson)
      learner.finish("1")
      let records = learner.disk.records
      func replay(_ records: [HandIn.Record]) -> HandInReplay {
        HandInReplay(HandIn(program: "1", records: records)) { _ in (lesson, scenario) }
      }
      #expect(replay(records).contradictions == [])
      for (index, record) in records.enumerated() {
        var (without, turned) = (records, records)
        without.remove(at: index)
        switch record.what {
        case .answer(let answer):
          let missing = HandInReplay.Contradiction.missing(
            lesson: lesson.name, step: answer.step, question: answer.question)
          #expect(replay(without).contradictions.contains(missing), "\(lesson.name) \(record)")
        case .step(let number, _, _):
          let missing = HandInReplay.Contradiction.missing(lesson: lesson.name, step: number)
          #expect(replay(without).contradictions.contains(missing), "\(lesson.name) \(record)")
          guard let next = records[(index + 1)...].firstIndex(where: { $0.isStep }) else {
            continue
          }
          turned.swapAt(index, next)
          #expect(replay(turned).contradictions.contains(missing), "\(lesson.name) \(record)")
        case .lesson, .event, .done: break
        }
      }
      // Who stops in the middle has not left out anything.
      for count in records.indices.dropFirst() {
        let part = replay(Array(records.prefix(count)))
        #expect(part.contradictions == [] && part.lessons.allSatisfy { !$0.isDone })
        let row = GradeReport.Row(
          learner.disk, part, path: "a.handin", Language.english.phrases)
        #expect(row.status == .incomplete)
        #expect(row.problems == ["lesson \(lesson.name) is not finished"])
      }
    }
  }

  @Test("who goes back, begins again, or looks at another app has not left out anything")
  func back() throws {
    for (lesson, scenario) in try course() {
      var learner = Learner(scenario, lesson)
      for key in ["z", "z", "2", "R", "["] as [Character] {
        learner.step("1")
        learner.step("2")
        learner.press(.character(key))
      }
      learner.press(.character(")"))
      learner.finish("1")
      let replay = HandInReplay(learner.disk) { _ in (lesson, scenario) }
      #expect(replay.contradictions == [], "\(lesson.name)\n\(learner.text)")
    }
  }

  @Test("a file that is no whole hand-in is refused, with what is wrong")
  func malformed() throws {
    let (lesson, scenario) = try first()
    var learner = Learner(scenario, lesson)
    learner.step("1")
    let text = learner.text
    let bytes = Array(text.utf8)
    func problem(_ bytes: [UInt8]) -> HandInFile.Malformed? {
      do throws(HandInFile.Malformed) {
        _ = try HandInFile.parse(bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(bytes) == nil)
    // A mail may change the ends of lines.
    for end in ["\r", "\r\n"] {
      let mailed = Array(text.replacing("\n", with: end).utf8)
      #expect(try HandInFile.parse(mailed) == HandInFile.parse(bytes))
    }
    #expect(problem([])?.problem == .noHandIn)
    #expect(problem(Array("{\"kind\":\"walk\"}\n".utf8))?.problem == .noHandIn)
    #expect(problem(Array("applife hand-in 2\n".utf8))?.problem == .version("2"))
    // Cut off anywhere, or with any byte changed, it is no hand-in.
    for length in 0..<bytes.count { #expect(problem(Array(bytes.prefix(length))) != nil) }
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(problem(other) != nil, "\(place)")
    }
    for (old, new, line) in [
      ("1970-01-12T13:46:40Z lesson", "1970-01-12T13:46:40z lesson", 3),
      (" answer 1.1.1", " answer 1.1.01", 4), (" answer 1.1.1", " answer  1.1.1", 4),
      (" answer 1.1.1", " anwser 1.1.1", 4), ("step 1 0.000", "step 1 0.00", 5),
      ("step 1 0.000", "step +1 0.000", 5), ("tap icon", "tap \u{7}icon", 5),
    ] {
      let found = problem(try changed(text, old, new))
      #expect(found == HandInFile.Malformed(line: line, problem: .line), "\(new)")
    }
    // A byte that is no text, in a line that is otherwise as it should be.
    let body = Array("applife hand-in 1\nprogram 1".utf8) + [0x86, 0x0A]
    let sum = Array("end \(SHA256.text(body))\n".utf8)
    #expect(problem(body + sum) == HandInFile.Malformed(line: 2, problem: .line))
    let noLesson = "applife hand-in 1\nprogram 1\n1970-01-12T13:46:40Z done\n"
    let end = "end \(SHA256.text(Array(noLesson.utf8)))\n"
    #expect(problem(Array((noLesson + end).utf8))?.problem == .noLesson)
  }

  @Test("SHA-256 is that of the standard's examples, however the bytes come")
  func sha256() {
    // FIPS 180-4's examples, and a million times "a".
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let two = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    #expect(SHA256.text([]) == empty)
    #expect(SHA256.text(Array("abc".utf8)) == abc)
    let text = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(SHA256.text(text) == two)
    for size in [1, 3, 55, 56, 63, 64, 65] {
      var hash = SHA256()
      for start in stride(from: 0, to: text.count, by: size) {
        hash.add(Array(text[start..<min(text.count, start + size)]))
      }
      #expect(hash.text() == two)
    }
    var hash = SHA256()
    for _ in 0..<1_000 { hash.add([UInt8](repeating: 0x61, count: 1_000)) }
    let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(hash.text() == million)
  }
}

extension HandIn.Record {
  fileprivate var isStep: Bool { if case .step = what { true } else { false } }
}
