// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// One future: the events after the place where it leaves another.
///
/// Kept are the events, and a position before every so many of them. Everything else can be had
/// again from these.
struct Branch: Sendable {
  /// The user's name for it; nil for its number.
  var name: String?
  /// The branch it leaves, by its index among all; nil for the first.
  let parent: Int?
  /// The place at which it begins.
  let fork: Position.Place
  /// The branch's own events, without those before it begins.
  private(set) var events: [RecordedInput] = []
  /// The positions at its beginning and before every so many of its own events.
  private(set) var checkpoints: [Position]
  /// The things that may be found between each of ``checkpoints`` and the next.
  private(set) var contents = [Contents()]
  /// The rows of the log that no device says, by their numbers.
  private(set) var notes: [Int: LogRow] = [:]
  /// The position at its end, as far as it has been followed.
  var end: Position
  /// The places at which the steps of a scenario began, oldest first, and the scenario there.
  private(set) var steps: [ScenarioStep] = []
  /// The scenario at its end.
  var playback: ScenarioPlayback?

  init(from position: Position, of parent: Int?) {
    self.parent = parent
    fork = position.place
    checkpoints = [position]
    end = position
  }

  /// True if it leaves another one and has nothing of its own but time.
  var isBare: Bool { parent != nil && name == nil && events.isEmpty && notes.isEmpty }

  /// The kinds of things that may be found between a checkpoint and the next. Others need not be
  /// looked for.
  struct Contents: Sendable {
    /// An event that was not refused.
    var hasEvent = false
    /// An app that went from one of the five states to another.
    var changesState = false
  }

  /// A step of a scenario, or an event beside it: where it began and what was known then.
  struct ScenarioStep: Sendable {
    let place: Position.Place
    var playback: ScenarioPlayback { kept[0] }
    /// The playback, in a list of one, which the events beside a scenario have in common: a million of them need no
    /// million copies.
    private let kept: [ScenarioPlayback]

    init(place: Position.Place, playback: ScenarioPlayback, after last: Self?) {
      self.place = place
      kept = last.flatMap { $0.playback == playback ? $0.kept : nil } ?? [playback]
    }
  }

  /// A step of a scenario, or an event beside it, is about to be taken.
  mutating func begin(_ playback: ScenarioPlayback, at place: Position.Place) {
    assert(steps.last.map { $0.place <= place } ?? true, "Steps go back in time: \(place)")
    steps.append(ScenarioStep(place: place, playback: playback, after: steps.last))
  }

  /// The first of ``steps`` that is not before a place; nil where all are.
  func firstStep(notBefore place: Position.Place) -> ScenarioStep? {
    let first = steps.lowerBound { $0.place >= place }
    return first < steps.count ? steps[first] : nil
  }

  /// An event is about to happen to its device.
  mutating func prepare(_ position: Position) {
    guard !events.isEmpty, events.count.isMultiple(of: Timeline.checkpointInterval) else { return }
    checkpoints.append(position)
    contents.append(Contents())
  }

  /// An event has happened, and these entries followed.
  mutating func append(_ event: RecordedInput, _ entries: [Trace.Entry]) {
    events.append(event)
    if event.kind != nil { contents[checkpoints.count - 1].hasEvent = true }
    noteContents(of: entries)
  }

  /// Notes the contents of entries that followed the last event, or were due since.
  mutating func noteContents(of entries: [Trace.Entry]) {
    guard entries.contains(where: { $0.isStateChange }) else { return }
    contents[checkpoints.count - 1].changesState = true
  }

  mutating func append(_ note: LogRow, number: Int) { notes[number] = note }

  /// Says the rows beside the trace in other words.
  mutating func mapNotes(_ change: (LogNote) -> LogNote) {
    notes = notes.mapValues { $0.mapNote(change) }
  }

  /// Keeps so many of the events and of the checkpoints, no notes with those numbers, and no step that
  /// began behind a place.
  mutating func removeLast(events: Int, checkpoints: Int, notes: Range<Int>, place: Position.Place)
  {
    self.events.removeLast(max(0, self.events.count - events))
    self.checkpoints.removeLast(max(0, self.checkpoints.count - checkpoints))
    contents.removeLast(contents.count - self.checkpoints.count)
    for number in notes { self.notes[number] = nil }
    while let last = steps.last, last.place > place { steps.removeLast() }
  }

  /// The checkpoint before a place.
  func segment(of place: Position.Place) -> Int {
    let own = place.eventCount - fork.eventCount
    return own == 0 ? 0 : min((own - 1) / Timeline.checkpointInterval, checkpoints.count - 1)
  }

  /// Returns the place at which the events behind a checkpoint end: the next checkpoint, or the end
  /// of the branch.
  func end(ofSegment index: Int) -> Position.Place {
    index + 1 < checkpoints.count ? checkpoints[index + 1].place : end.place
  }

  /// Returns the branch's own events after a checkpoint, up to the next.
  func events(after checkpoint: Int) -> ArraySlice<RecordedInput> {
    let first = checkpoint * Timeline.checkpointInterval
    return events[min(first, events.count)..<min(first + Timeline.checkpointInterval, events.count)]
  }
}

extension Trace.Entry {
  /// True if an app went from one of the five states to another.
  var isStateChange: Bool { if case .state = kind { true } else { false } }
}
