// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleUI

/// The emulator without a screen, as a value: lines of commands in, lines of text out.
///
/// Time comes in with every call, as for ``Session``. What a line asks for waits in a queue until
/// its moment: `wait 3s` holds back what is behind it.
struct PlainSession {
  private(set) var device: Device
  private var timeBase: TimeBase
  private let narrator: Narrator
  private let phrases: Phrases
  /// The steps of the scenario that have not been taken: `next` takes one.
  private var story: ArraySlice<Scenario.Step>

  /// What has been asked for and not been done.
  private var queue: [Scenario.Step] = []
  /// When the step in front of the queue got there.
  private var waitingSince: Duration = .zero
  /// When the last step began.
  private var lastBegan: Duration = .zero
  /// What happened since the last step.
  private var window = Scenario.Window()
  /// How many lines have been read.
  private var lineCount = 0

  /// Whether the person has asked to quit.
  private(set) var isOver = false
  /// Whether a line could not be understood.
  private(set) var hasProblems = false
  /// Whether an expectation failed.
  private(set) var hasFailures = false

  /// Lines for the two output streams.
  struct Answer {
    var output: [String] = []
    var errors: [String] = []
  }

  init(_ scenario: Scenario, phrases: Phrases, speed: TimeBase.Speed, at wall: Duration) {
    device = scenario.device
    timeBase = TimeBase(at: wall, speed: speed)
    narrator = Narrator(phrases)
    self.phrases = phrases
    story = scenario.steps[...]
  }

  /// Whether something that was asked for still waits for its moment.
  var isWaiting: Bool { !queue.isEmpty }

  /// When something will happen by itself; nil for never.
  var nextWakeUp: Duration? {
    [device.nextDeadline, readyTime].compactMap { $0 }.min().flatMap(timeBase.wallTime)
  }

  /// One line of commands.
  mutating func read(_ line: [UInt8], at wall: Duration) -> Answer {
    lineCount += 1
    var answer = passTime(until: wall)
    let word = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }.lowercased()
    if word == "quit" {
      isOver = true
    } else if word == "next" {
      if let step = story.popFirst() {
        add([step])
      } else {
        answer.output.append(phrases.messages.scenarioDone)
      }
    } else {
      do throws(Scenario.Malformed) {
        add(try Scenario.parseSteps(line, line: lineCount, apps: device.apps.map(\.name)))
      } catch {
        hasProblems = true
        answer.errors += Sentences.lines(error, in: Files.name("-"))
      }
    }
    takeSteps(at: wall, into: &answer)
    return answer
  }

  /// Time passes by itself.
  mutating func passTime(until wall: Duration) -> Answer {
    var answer = Answer()
    let now = timeBase.deviceTime(at: wall)
    // A step that becomes ready on the way begins at its own moment.
    while let ready = readyTime, ready <= now {
      advance(to: ready, into: &answer)
      takeSteps(at: wall, into: &answer)
      if readyTime == ready { break }
    }
    advance(to: now, into: &answer)
    takeSteps(at: wall, into: &answer)
    return answer
  }

  /// Everything that was asked for happens, without waiting for the clock.
  mutating func hurry() -> Answer {
    var answer = Answer()
    while let ready = readyTime {
      advance(to: ready, into: &answer)
      takeSteps(at: nil, into: &answer)
    }
    return answer
  }

  /// Nothing more will be read: the device settles, without waiting for the clock.
  mutating func finish() -> Answer {
    var answer = hurry()
    while !device.isSettled, let due = device.nextDeadline { advance(to: due, into: &answer) }
    return answer
  }

  // MARK: Steps

  private mutating func add(_ steps: [Scenario.Step]) {
    if queue.isEmpty { waitingSince = device.now }
    queue += steps
  }

  /// When the step in front of the queue can be taken; nil if there is none.
  private var readyTime: Duration? {
    guard let step = queue.first else { return nil }
    let start: Duration
    switch step.time {
    case .settled: start = waitingSince
    case .at(let instant): start = instant
    case .after(let pause): start = lastBegan + pause
    }
    switch step.action {
    case .event, .skip: return max(start, device.now)
    case .wait(let duration): return max(max(start, waitingSince) + duration, device.now)
    case .expect(let expectation, let within):
      // Judged when the device has settled; or as soon as it holds, if it may take a while.
      if let due = device.nextDeadline, !device.isSettled { return max(due, device.now) }
      guard let within, !expectation.holds(in: window, on: device) else { return device.now }
      let limit = waitingSince + within
      return max(min(limit, device.nextDeadline ?? limit), device.now)
    }
  }

  /// Takes the steps whose moment has come.
  private mutating func takeSteps(at wall: Duration?, into answer: inout Answer) {
    while let step = queue.first, let ready = readyTime, ready <= device.now {
      switch step.action {
      case .event(let event):
        begin()
        report(device.handle(event), into: &answer)
      case .wait: begin()
      case .skip:
        begin()
        if let due = device.nextDeadline {
          advance(to: due, into: &answer)
          if let wall { timeBase.jump(to: due, at: wall) }
        } else {
          answer.output.append(phrases.messages.nothingDue)
        }
      case .expect(let expectation, let within):
        guard judge(expectation, within, into: &answer) else { return }
      }
      queue.removeFirst()
      waitingSince = device.now
    }
  }

  private mutating func begin() {
    lastBegan = device.now
    window = Scenario.Window()
  }

  /// Says whether an expectation holds; false if that cannot be said yet.
  private mutating func judge(
    _ expectation: Scenario.Expectation, _ within: Duration?, into answer: inout Answer
  ) -> Bool {
    if !device.isSettled, device.nextDeadline != nil { return false }
    if expectation.holds(in: window, on: device) {
      answer.output.append(line(phrases.messages.held(expectation.text)))
      return true
    }
    if let within, device.now < waitingSince + within { return false }
    let found = phrases.finding(expectation.found(in: window, on: device))
    answer.output.append(line(phrases.messages.failed(expectation.text, found)))
    hasFailures = true
    return true
  }

  // MARK: Time

  private mutating func advance(to instant: Duration, into answer: inout Answer) {
    guard instant >= device.now else { return }
    report(device.advance(to: instant), into: &answer)
  }

  private mutating func report(_ entries: [Trace.Entry], into answer: inout Answer) {
    window.add(entries[...])
    for entry in entries {
      let app = entry.app.map { $0 + ": " } ?? ""
      let sentence = narrator.sentence(for: entry)
      // Most sentences name their app.
      let isNamed = entry.app.map { sentence.hasPrefix($0) } ?? true
      answer.output.append(time(entry.time) + (isNamed ? "" : app) + sentence)
    }
  }

  private func line(_ text: String) -> String { time(device.now) + text }

  private func time(_ instant: Duration) -> String {
    var text = TextBuffer()
    text.add("+")
    text.addThousandths(instant)
    text.add("  ")
    return text.text
  }
}
