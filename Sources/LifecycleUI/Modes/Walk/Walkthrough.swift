// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// A tester who walks through a scenario: where the walk stands, and what is asked next.
///
/// What is said of a step counts once it is on the disk: ``give(_:asksWhy:at:)`` and the like ask
/// for that, and only ``kept(_:at:)`` goes on. The screen and plain mode both drive it.
package struct Walkthrough: Sendable {
  /// The walk as it is on the disk.
  package private(set) var walk: Walk
  /// The name of the session file.
  package let path: String
  package let steps: [Walk.Step]
  /// The index in ``steps`` of the step that is shown.
  package private(set) var index = 0
  package private(set) var phase = Phase.step
  var clock: WalkClock
  /// The number of steps that the phone has been taken through.
  private var done = 0
  /// True if the walk goes on once it has been said why a step did not pass.
  private var asksWhy = false
  /// The continuation once the verdict is on the disk.
  private var pending: Next?
  /// True if the clock could not be saved when the tester wanted to leave.
  private(set) var hasTriedToLeave = false
  /// True if a verdict could not be saved the last time; the clock alone will be.
  private(set) var hasLost = false

  /// The question of the walk at the moment.
  package enum Phase: Hashable, Sendable {
    /// A fact about the session.
    case asking(Walk.Fact)
    /// A verdict.
    case step
    /// The question for what the phone did instead.
    case instead
    /// A note.
    case note
    /// A note for other sessions.
    case followUp
    /// Nothing: no step is left.
    case finished
  }

  private enum Next: Hashable, Sendable {
    case phase(Phase)
    /// To the next step without a verdict.
    case nextOpen
    /// Nothing: only the clock was saved.
    case stay
    case quit
  }

  /// The beginning of a walk.
  package struct Start: Hashable, Sendable {
    package var walk: Walk
    package var steps: [Walk.Step]
    package var path: String
    /// The number of the step to begin at; nil for where the walk was.
    package var from: Int?
    /// The facts to ask for.
    package var asked: [Walk.Fact]
    /// The folder whose newest file is attached; nil if none was named.
    package var evidence: String?

    package init(
      _ walk: Walk, _ steps: [Walk.Step], path: String, from: Int? = nil, asked: [Walk.Fact] = []
    ) {
      self.walk = walk
      self.steps = steps
      self.path = path
      self.from = from
      self.asked = asked
    }
  }

  /// Facts that are still to be asked for.
  private var asked: [Walk.Fact]
  /// The folder whose newest file is attached; nil if none was named.
  package let evidence: String?
  /// The question that comes back once the note for other sessions is written.
  private var phaseBefore = Phase.step

  /// - Parameter asksWhy: whether a step that was being asked about when the walk was interrupted is
  ///   asked about again.
  package init(_ start: Start, asksWhy: Bool = true, at wall: Duration) {
    walk = start.walk
    path = start.path
    steps = start.steps
    asked = start.asked
    evidence = start.evidence
    clock = WalkClock(
      walk.times, activity: start.asked.isEmpty ? .execution : .design, at: wall)
    let last = walk.results.filter { $1.verdict != nil }.keys.max() ?? 0
    // An interrupted walk goes on with the phone where it was.
    done = last
    if let from = start.from, from > 0, from <= steps.count {
      index = from - 1
    } else if let number = walk.results.filter({ $1.asking != nil }).keys.min() {
      index = number - 1
      self.asksWhy = asksWhy
      if asksWhy { enter(result?.asking == .instead ? .instead : .note, at: wall) }
    } else if let next = open(after: last) ?? open(after: 0) {
      index = next - 1
    } else {
      index = max(0, steps.count - 1)
      phase = .finished
    }
    if let fact = asked.first { phase = .asking(fact) }
  }

  // MARK: Where it stands

  /// The step that is shown; nil for a scenario without steps.
  package var step: Walk.Step? { steps.indices.contains(index) ? steps[index] : nil }

  /// The result of the step that is shown.
  package var result: Walk.Result? { walk.results[index + 1] }

  /// True if the walk has been interrupted before.
  package var isResumed: Bool { !walk.results.isEmpty }

  /// The steps that lead to the one that is shown, and that the phone has not been taken through.
  package var preparation: ArraySlice<Walk.Step> {
    done < index ? steps[done..<index] : []
  }

  /// The numbers of the steps that want a verdict and have none.
  package var open: [Int] {
    steps.map { $0.number }.filter { walk.isSelected($0) && walk.results[$0]?.verdict == nil }
  }

  /// The number of steps that want a verdict.
  package var selectedCount: Int { steps.count { walk.isSelected($0.number) } }

  /// The number of them that have one.
  package var judgedCount: Int { selectedCount - open.count }

  private func open(after number: Int) -> Int? { open.first { $0 > number } }

  // MARK: What the tester says

  /// The answer to what is asked at the start; empty for none.
  package mutating func answer(_ text: String, at wall: Duration) -> [Effect] {
    guard case .asking(let fact) = phase else { return [] }
    var changed = walk
    changed.facts[fact] = text.isEmpty ? nil : text
    let rest = Array(asked.drop { $0 != fact }.dropFirst())
    return keep(changed, then: .phase(rest.first.map { .asking($0) } ?? .step), at: wall)
  }

  /// A verdict on the step that is shown.
  ///
  /// - Parameter asksWhy: whether a step that did not pass is asked about before the walk goes on.
  package mutating func give(
    _ verdict: Walk.Verdict, note: String = "", asksWhy: Bool, at wall: Duration
  ) -> [Effect] {
    guard phase == .step, let step else { return [] }
    var changed = walk
    var result = Walk.Result(
      verdict, expected: step.callbacks, time: clock.stepTime(at: wall))
    // A verdict that is given again keeps what was written.
    if let former = walk.results[step.number] {
      result.note = former.note
      result.evidence = former.evidence
      result.instead = verdict == .failed ? former.instead : []
      result.time += former.time
    }
    result.add(note)
    changed.results[step.number] = result
    self.asksWhy = asksWhy
    let next: Next =
      switch verdict {
      case .failed where asksWhy: .phase(.instead)
      case .blocked where asksWhy: .phase(.note)
      case .passed, .failed, .blocked, .skipped: .nextOpen
      }
    return keep(changed, then: next, at: wall)
  }

  /// Notes what the phone did instead, at a step. While more follows, the question stays.
  package mutating func setInstead(
    _ instead: [String], of number: Int, moreFollows: Bool = false, at wall: Duration
  ) -> [Effect] {
    let next = moreFollows ? .phase(phase) : afterAsking
    return keep(said(of: number, at: wall) { $0.instead = instead }, then: next, at: wall)
  }

  /// A note on a step.
  package mutating func setNote(_ note: String, of number: Int, at wall: Duration) -> [Effect] {
    keep(said(of: number, at: wall) { $0.note = note }, then: afterAsking, at: wall)
  }

  /// One more note on a step, behind those that it has.
  package mutating func addNote(_ note: String, of number: Int, at wall: Duration) -> [Effect] {
    keep(said(of: number, at: wall) { $0.add(note) }, then: afterAsking, at: wall)
  }

  /// A note for other sessions; nothing is noted if it is empty.
  package mutating func addFollowUp(_ note: String, at wall: Duration) -> [Effect] {
    if note.isEmpty { return leaveOut(at: wall) }
    var changed = walk
    changed.followUps.append(note)
    return keep(changed, then: afterAsking, at: wall)
  }

  /// Asks the shell for the newest file of the folder; nil if no folder was named.
  package func attach(to number: Int) -> [Effect]? {
    evidence.map { [.attach(folder: $0, walk: path, step: number)] }
  }

  /// A file was copied for a step; nil if the step has it already.
  package mutating func attached(
    _ file: Walk.Evidence, to number: Int, at wall: Duration
  ) -> [Effect]? {
    if walk.results[number]?.evidence.contains(where: { $0.hash == file.hash }) == true {
      return nil
    }
    return keep(
      said(of: number, at: wall) { $0.evidence.append(file) }, then: .phase(phase), at: wall)
  }

  /// The walk with something said of a step beside its verdict.
  private func said(
    of number: Int, at wall: Duration, _ change: (inout Walk.Result) -> Void
  ) -> Walk {
    var changed = walk
    guard number > 0, number <= steps.count else { return changed }
    var result =
      walk.results[number] ?? Walk.Result(nil, expected: steps[number - 1].callbacks, time: .zero)
    change(&result)
    result.date = nil
    changed.results[number] = result
    return changed
  }

  /// The continuation of the question that is asked now.
  private var afterAsking: Next {
    switch phase {
    case .instead where asksWhy: .phase(.note)
    case .note where asksWhy: .nextOpen
    case .instead, .note: .phase(.step)
    case .followUp: .phase(phaseBefore)
    case .asking, .step, .finished: .phase(phase)
    }
  }

  /// Asks for a note, or for what the phone did instead, on the step that is shown; or for a note for
  /// other sessions.
  package mutating func ask(_ phase: Phase, at wall: Duration) {
    if phase == .followUp { phaseBefore = self.phase } else { asksWhy = false }
    enter(phase, at: wall)
  }

  /// Leaves out the question that is asked.
  package mutating func leaveOut(at wall: Duration) -> [Effect] {
    switch phase {
    case .asking: return answer("", at: wall)
    case .note where asksWhy: return keep(walk, then: afterAsking, at: wall)
    case .instead, .note, .followUp: go(on: afterAsking, at: wall)
    case .step, .finished: break
    }
    return []
  }

  // MARK: Other steps

  /// Shows another step; false if there is none.
  package mutating func go(to number: Int, at wall: Duration) -> Bool {
    guard number > 0, number <= steps.count else { return false }
    if number - 1 != index { clock.beginStep(at: wall) }
    index = number - 1
    enter(.step, at: wall)
    return true
  }

  /// Goes to the next step without a verdict, or to the end.
  mutating func goToNextOpen(at wall: Duration) {
    done = max(done, index + 1)
    if let next = open(after: index + 1) {
      _ = go(to: next, at: wall)
    } else {
      clock.beginStep(at: wall)
      enter(.finished, at: wall)
    }
  }

  private mutating func enter(_ phase: Phase, at wall: Duration) {
    guard phase != self.phase else { return }
    // The questions at the start are no part of a step.
    if case .asking = self.phase { clock.beginStep(at: wall) }
    self.phase = phase
    switch phase {
    case .asking, .followUp: clock.turn(to: .design, at: wall)
    case .step, .finished: clock.turn(to: .execution, at: wall)
    case .instead, .note: clock.turn(to: .investigation, at: wall)
    }
  }

  // MARK: The disk

  /// The tester leaves: the clock is saved first.
  package mutating func leave(at wall: Duration) -> [Effect] {
    if hasTriedToLeave { return [.quit] }
    return keep(walk, then: .quit, at: wall)
  }

  /// The clock is saved while nothing is said.
  mutating func saveClock(at wall: Duration) -> [Effect] { keep(walk, then: .stay, at: wall) }

  private mutating func keep(_ changed: Walk, then next: Next, at wall: Duration) -> [Effect] {
    var changed = changed
    changed.times = clock.times(at: wall)
    switch next {
    case .phase(.instead) where asksWhy: changed.results[index + 1]?.asking = .instead
    case .phase(.note) where asksWhy: changed.results[index + 1]?.asking = .note
    case .nextOpen: changed.results[index + 1]?.asking = nil
    case .phase, .stay, .quit: break
    }
    pending = next
    return [.keepWalk(changed, over: walk, path: path)]
  }

  /// Takes the shell's answer. If the verdict is not on the disk, nothing has changed, and the
  /// tester may say it again.
  package mutating func kept(
    _ outcome: Swift.Result<Walk, FileError>, at wall: Duration
  ) -> [Effect] {
    guard let next = pending else { return [] }
    pending = nil
    guard case .success(let walk) = outcome else {
      hasTriedToLeave = next == .quit
      hasLost = next != .stay
      return []
    }
    self.walk = walk
    if next == .quit { return [.quit] }
    go(on: next, at: wall)
    return []
  }

  private mutating func go(on next: Next, at wall: Duration) {
    switch next {
    case .phase(let phase): enter(phase, at: wall)
    case .nextOpen: goToNextOpen(at: wall)
    case .stay, .quit: break
    }
  }
}

extension Walk.Result {
  /// Adds a note behind those that were written.
  fileprivate mutating func add(_ text: String) {
    if text.isEmpty { return }
    note = note.isEmpty ? text : note + "; " + text
  }
}
