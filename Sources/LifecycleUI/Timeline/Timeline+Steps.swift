// SPDX-License-Identifier: Apache-2.0

import Languages

/// Steps through time: which moment one leads to.
extension Timeline {
  /// Goes one step through time; false where there is none in that direction. A step beyond the last
  /// moment leads back to the present.
  mutating func step(_ direction: TravelDirection, by unit: TravelUnit) -> Bool {
    let wasPast = isPast
    past?.isOutcomeHidden = false
    if direction == .backward { lookBack() }
    guard isPast else { return false }
    let target =
      switch direction {
      case .backward: stop(before: unit, fromPresent: !wasPast)
      case .forward: stop(after: unit)
      }
    if let target {
      show(target)
      return true
    }
    if direction == .forward || !wasPast { returnToPresent() }
    return direction == .forward
  }

  /// Returns the end of a step back; nil if there is no moment before.
  private mutating func stop(before unit: TravelUnit, fromPresent: Bool) -> Cursor? {
    guard let from = past?.cursor else { return nil }
    let here = stop(at: from)
    // The present is more than its last moment only if rows have come since.
    let isWithin = !fromPresent || here.rowCount >= presentLog.end
    let time = here.place.time
    var found: Cursor? = isWithin ? previous(from) : from
    while let cursor = found {
      let stop = stop(at: cursor)
      let isThere =
        switch unit {
        case .moment: !isWithin || stop.place.time < time
        case .event: stop.event != nil
        case .state: stop.changesState
        }
      if isThere { return cursor }
      found = previous(cursor) { branch, segment in
        switch unit {
        case .moment: branch.checkpoints[segment].place.time < time
        case .event: branch.contents[segment].hasEvent
        case .state: branch.contents[segment].changesState
        }
      }
    }
    return from == Self.first ? nil : Self.first
  }

  /// Returns the end of a step forward; nil if no moment but the present comes after.
  private mutating func stop(after unit: TravelUnit) -> Cursor? {
    guard let from = past?.cursor else { return nil }
    // Entries with the time of the very first moment come after it.
    let time = from == Self.first ? nil : stop(at: from).place.time
    var found = next(from)
    while let cursor = found {
      let stop = stop(at: cursor)
      let after = next(cursor)
      let isThere =
        switch unit {
        case .moment:
          time.map { stop.place.time > $0 } ?? true
            && (after.map { self.stop(at: $0).place.time > stop.place.time } ?? true)
        case .event: stop.event != nil
        case .state: stop.changesState
        }
      if isThere, after != nil || stop.rowCount < presentLog.end { return cursor }
      found = next(cursor) { branch, segment in
        switch unit {
        // The last one that begins at this time: those before it hold nothing later.
        case .moment: branch.end(ofSegment: segment).time > stop.place.time
        case .event: branch.contents[segment].hasEvent
        case .state: branch.contents[segment].changesState
        }
      }
    }
    return nil
  }

  // MARK: The stops beside one

  /// Returns true if a stop that is looked for can be between a checkpoint of a branch and the
  /// next. A segment that cannot hold it is passed over, and not made.
  typealias CanHold = (_ branch: Branch, _ segment: Int) -> Bool

  /// The stop before; nil at the very first.
  mutating func previous(_ cursor: Cursor, where canHold: CanHold? = nil) -> Cursor? {
    var cursor = cursor
    while cursor.stop == 0 {
      let branch = branches[cursor.branch]
      let before = 0..<cursor.segment
      if let index = before.last(where: { canHold?(branch, $0) ?? true }) {
        cursor.segment = index
        cursor.stop = segment(cursor.branch, index).stops.count
      } else {
        guard let parent = branch.parent else { return nil }
        return last(notAfter: branch.fork, in: parent)
      }
    }
    cursor.stop -= 1
    return cursor
  }

  /// The stop after, on the way to the present; nil where nothing happened after it.
  mutating func next(_ cursor: Cursor, where canHold: CanHold? = nil) -> Cursor? {
    let path = path(to: current)
    guard let past, var step = path.firstIndex(where: { $0.branch == cursor.branch }) else {
      return nil
    }
    var next = cursor
    next.stop += 1
    while true {
      let limit = path[step].limit ?? past.present.place
      let branch = branches[next.branch]
      // Something may be the last of its kind on the way, though what follows it there is not.
      let last = branch.segment(of: limit)
      if next.stop < segment(next.branch, next.segment).stops.count {
        let stop = stop(at: next)
        if stop.place <= limit {
          return step == path.count - 1 && stop.rowCount > presentLog.end ? nil : next
        }
      } else if next.segment < last,
        let index = (next.segment + 1...last).first(where: {
          $0 == last || canHold?(branch, $0) ?? true
        })
      {
        next.segment = index
        next.stop = 0
        continue
      }
      step += 1
      guard step < path.count else { return nil }
      next = Cursor(branch: path[step].branch, segment: 0, stop: 0)
    }
  }
}
