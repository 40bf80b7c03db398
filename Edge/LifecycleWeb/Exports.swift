// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

// The functions that a page calls. The page writes text into memory that it asked for with `room`,
// and reads the answer at `answer`, as long as `answerLength` says. Each function returns 1 if it
// could do its work.

// Unchecked: a page has one thread, and nothing but these functions reaches the four variables.
/// The session of the page; nil before a scenario is loaded.
nonisolated(unsafe) private var session: PageSession?
/// The lesson that the next scenario is; nil if it is none.
nonisolated(unsafe) private var lesson: PageLesson?
/// The text that the page wrote.
nonisolated(unsafe) private var input: [UInt8] = []
/// The answer that the page reads.
nonisolated(unsafe) private var output = TextBuffer()

/// Room for so many bytes of text.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input = [UInt8](repeating: 0, count: max(1, Int(count)))
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

@_expose(wasm, "answer") @_cdecl("answer")
public func answer() -> UnsafePointer<UInt8>? {
  output.bytes.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "answerLength") @_cdecl("answerLength")
public func answerLength() -> Int32 { Int32(output.bytes.count) }

/// The next scenario is a lesson, which the text describes as ``PageLesson`` reads it.
@_expose(wasm, "lesson") @_cdecl("lesson")
public func lesson(_ count: Int32) { lesson = PageLesson(line(count)) }

/// Begins a session with a scenario's text. The answer is what does not change; for a text that is no
/// scenario, what is wrong with it.
@_expose(wasm, "load") @_cdecl("load")
public func load(_ count: Int32, _ wall: Double) -> Int32 {
  output.clear()
  guard let scenario = scenario(count) else { return 0 }
  let new = PageSession(scenario, lesson, in: language, at: .milliseconds(wall))
  output.add(json: new.head)
  session = new
  return 1
}

/// Plays a scenario's text from its first step to its last. The answer is what `run --format jsonl`
/// writes.
@_expose(wasm, "play") @_cdecl("play")
public func play(_ count: Int32) -> Int32 {
  output.clear()
  guard let scenario = scenario(count) else { return 0 }
  var report = JSONLinesReport(language.phrases)
  let file = ScenarioFile(name: "scenario", scenario: scenario)
  var runner = Scenario.Runner(scenario)
  while let result = runner.next() { report.add(result, of: file, to: &output) }
  return 1
}

/// The session as JSON, without the rows of its log.
@_expose(wasm, "state") @_cdecl("state")
public func state() -> Int32 {
  output.clear()
  guard let session else { return 0 }
  output.add(json: session.json)
  return 1
}

/// The rows of the log from a number up to another.
@_expose(wasm, "rows") @_cdecl("rows")
public func rows(_ first: Int32, _ end: Int32) -> Int32 {
  output.clear()
  guard let session else { return 0 }
  output.add(json: session.rows(from: Int(first), to: Int(end)))
  return 1
}

/// The scenario's steps from a place up to another.
@_expose(wasm, "steps") @_cdecl("steps")
public func steps(_ first: Int32, _ end: Int32) -> Int32 {
  output.clear()
  guard let session else { return 0 }
  output.add(json: session.steps(from: Int(first), to: Int(end)))
  return 1
}

/// The current branch as a scenario's text.
@_expose(wasm, "text") @_cdecl("text")
public func text() -> Int32 {
  output.clear()
  guard let session else { return 0 }
  output.add(session.text)
  return 1
}

/// Notes the date, in seconds since 1970, of what was done since the last time.
@_expose(wasm, "stamp") @_cdecl("stamp")
public func stamp(_ date: Double) {
  session?.stampHandIn(Int(max(0, min(date, 4e9).rounded(.down))))
}

/// The file of the lesson for the teacher; nothing without a lesson.
@_expose(wasm, "handIn") @_cdecl("handIn")
public func handIn() -> Int32 {
  output.clear()
  guard let bytes = session?.handIn else { return 0 }
  output.add(String(decoding: bytes, as: UTF8.self))
  return 1
}

/// A key was pressed, by its name.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ count: Int32, _ wall: Double) {
  session?.press(line(count), at: .milliseconds(wall))
}

/// A line was typed.
@_expose(wasm, "type") @_cdecl("type")
public func type(_ count: Int32, _ wall: Double) {
  session?.type(line(count), at: .milliseconds(wall))
}

@_expose(wasm, "passTime") @_cdecl("passTime")
public func passTime(_ wall: Double) { session?.passTime(until: .milliseconds(wall)) }

@_expose(wasm, "goTo") @_cdecl("goTo")
public func goTo(_ stop: Int32, _ wall: Double) {
  session?.go(toStop: Int(stop), at: .milliseconds(wall))
}

@_expose(wasm, "switchBranch") @_cdecl("switchBranch")
public func switchBranch(_ number: Int32, _ wall: Double) {
  session?.switchBranch(to: Int(number), at: .milliseconds(wall))
}

@_expose(wasm, "predict") @_cdecl("predict")
public func predict(_ isOn: Int32, _ wall: Double) {
  session?.predict(isOn != 0, at: .milliseconds(wall))
}

@_expose(wasm, "whyRow") @_cdecl("whyRow")
public func whyRow(_ number: Int32) { session?.explain(row: Int(number)) }

@_expose(wasm, "whyState") @_cdecl("whyState")
public func whyState(_ count: Int32) { session?.explain(state: line(count)) }

@_expose(wasm, "whyTimer") @_cdecl("whyTimer")
public func whyTimer(_ place: Int32) { session?.explain(timer: Int(place)) }

@_expose(wasm, "whyNot") @_cdecl("whyNot")
public func whyNot(_ place: Int32) { session?.explain(action: Int(place)) }

@_expose(wasm, "closeCard") @_cdecl("closeCard")
public func closeCard() { session?.closeCard() }

/// The text that the page wrote.
private func line(_ count: Int32) -> String {
  String(decoding: input.prefix(Int(count)), as: UTF8.self)
}

/// The scenario in the text that the page wrote; nil after the answer says what is wrong with it.
private func scenario(_ count: Int32) -> Scenario? {
  do throws(Scenario.Malformed) {
    return try Scenario.parse(Array(input.prefix(Int(count))))
  } catch {
    for problem in error.problems {
      let words = language.phrases.problem(problem)
      output.add("\(problem.position.line):\(problem.position.column): \(words)\n")
    }
    return nil
  }
}

extension Duration {
  /// The page's clock counts in milliseconds.
  fileprivate static func milliseconds(_ wall: Double) -> Duration {
    .milliseconds(Int64(max(0, min(wall, 1e15))))
  }
}
