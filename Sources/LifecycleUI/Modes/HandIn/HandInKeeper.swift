// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// A hand-in that is written while lessons are taken, and what of it is on the disk.
package struct HandInKeeper: Hashable, Sendable {
  package let path: String
  package private(set) var handIn: HandIn
  /// The hand-in that was read or written last.
  private var saved: HandIn
  /// True if something that must not be lost is not on the disk.
  private var isDue = false
  /// True if the shell was asked to write, and has not answered.
  private var isAsked = false
  /// True if an answer or a step had no room.
  private(set) var isFull = false
  /// The reason why the last attempt to write failed, in words for the user; nil if it did not.
  package private(set) var problem: String?

  /// - Parameter handIn: what the file holds.
  package init(_ handIn: HandIn, path: String) {
    self.handIn = handIn
    saved = handIn
    self.path = path
  }

  /// Notes something. What the learner does beside the lesson is written with the next step.
  mutating func add(_ what: HandIn.What) {
    let hasRoom = handIn.add(what)
    if case .event = what { return }
    if !hasRoom { isFull = true }
    isDue = true
  }

  /// Returns the requests to the shell.
  ///
  /// - Parameter isLeaving: whether this is the last chance.
  mutating func effects(isLeaving: Bool) -> [Effect] {
    if isLeaving { isDue = true }
    guard isDue, !isAsked, handIn != saved else { return [] }
    isDue = false
    isAsked = true
    return [.keepHandIn(handIn, over: saved, path: path)]
  }

  /// Gives what has no date yet the present time. A page has no disk, and keeps the hand-in itself.
  ///
  /// - Parameter now: in seconds since 1970.
  mutating func stamp(_ now: Int) { handIn.stamp(now) }

  /// The shell's answer. What could not be written is written with what comes next.
  mutating func kept(_ outcome: Result<HandIn, FileError>) {
    isAsked = false
    switch outcome {
    case .success(let written):
      saved = written
      handIn.takeDates(from: written)
      problem = nil
    case .failure(.failed(let why)): problem = why
    case .failure(.exists(let path)): problem = path
    }
  }
}
