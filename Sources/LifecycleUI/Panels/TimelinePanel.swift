// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Moments from left to right: the events by their keys, and the states of the apps below, in the
/// order of their numbers. Above stand the times of the moments; the one that is shown is marked
/// there, and so is where another branch leaves.
///
/// The moments stand as far apart as the time between them, in the smallest unit with which all of them have
/// room. Each has a column of its own: hours may pass between two events, and five of them may happen in a
/// second. While a limit counts, the line goes on to now.
struct TimelinePanel: WholePanel {
  private let language: Language
  private let keymap: Keymap
  private let window: TimelineWindow
  /// The apps with their places.
  private let apps: [App]
  /// The index of the app in focus.
  private let focusedApp: Int
  /// The number of events up to the moment that is shown, and in all.
  private let place: Int
  private let count: Int
  private let isPast: Bool
  /// The time on the device's clock in tenths of a second; nil in the past.
  private let now: Int64?
  /// The number of the branch that is shown, and how many there are.
  private let branch: Int
  private let branches: Int

  private struct App: Equatable {
    let place: Int
    let name: String
  }

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    keymap = session.keymap
    window = session.timeline.window
    apps = session.device.apps.enumerated().map { App(place: $0.offset, name: $0.element.name) }
    focusedApp = session.focusedApp
    place = session.timeline.position.systemEventCount
    count = session.timeline.past?.present.systemEventCount ?? place
    isPast = session.timeline.isPast
    now = isPast ? nil : session.device.now.milliseconds / 100
    branch = session.run.branchWords.currentNumber
    branches = session.timeline.listedBranches.count
  }

  static func area(in layout: Layout) -> Rect { layout.timeline }

  private var phrases: Phrases { language.phrases }

  /// A click on a moment goes there.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let index = moment(at: point, in: rect), index != window.shown else { return [] }
    let stop = window.stops[index]
    session.travel { run in
      run.travel(at: wall) { timeline in
        timeline.go(to: stop)
        return true
      }
    }
    return []
  }

  /// The columns before the moments, and behind them.
  private static let gutter = 10
  private static let facts = 17
  /// The columns of the rule between two times.
  private static let timeGap = 2

  /// The moments that are drawn, and their columns.
  private struct Columns {
    /// The column of the first one.
    let x: Int
    /// The index of the first one.
    let first: Int
    /// The columns behind the first one, one for each.
    let places: [Int]
    /// The column of the clock behind the first one: that of the last moment, or one after it.
    let end: Int

    var indices: Range<Int> { first..<first + places.count }
    /// The column of a moment.
    func x(of index: Int) -> Int { x + places[index - first] }
    /// The columns from a moment to the next one.
    func columns(of index: Int) -> Int {
      (index + 1 < indices.upperBound ? x(of: index + 1) : x + end + 1) - x(of: index)
    }
  }

  /// The tenths of a second that a column may stand for.
  private static let units: [Int64] = [
    1, 2, 5, 10, 20, 50, 100, 300, 600, 1800, 6000, 18_000, 36_000, 108_000, 216_000, 864_000,
  ]

  /// Returns the columns of moments behind the first one, and of the clock: as far apart as the time between
  /// them, in the smallest unit with which all of them have room.
  private static func places(
    of stops: ArraySlice<Stop>, now: Int64?, width: Int
  ) -> (moments: [Int], end: Int) {
    guard let start = stops.first?.place.time else { return ([], 0) }
    let tenths = stops.map { ($0.place.time - start).milliseconds / 100 }
    for unit in units where stops.count < width {
      func place(_ time: Int64) -> Int { Int(min(time / unit, Int64(width))) }
      var places: [Int] = []
      for time in tenths { places.append(max((places.last ?? -1) + 1, place(time))) }
      let last = places.last ?? 0
      let end = now.map { max(last, place($0 - start.milliseconds / 100)) } ?? last
      if end < width { return (places, end) }
    }
    return (Array(0..<stops.count), stops.count - 1)
  }

  private func columns(in rect: Rect) -> Columns {
    let width = max(1, rect.width - Self.gutter - Self.facts)
    // The shown one near the middle, as far as the ends allow.
    var middle = window.middle
    if abs(middle - window.shown) > width / 4 { middle = window.shown }
    let first = max(0, min(middle - width / 2, window.stops.count - width))
    let stops = window.stops[first..<first + min(width, window.stops.count - first)]
    let (places, end) = Self.places(of: stops, now: now, width: width)
    return Columns(x: rect.x + Self.gutter, first: first, places: places, end: end)
  }

  /// The index of the moment in the window that is shown at a point, or of the last one before it; nil if
  /// none is.
  func moment(at point: Point, in rect: Rect) -> Int? {
    let columns = columns(in: rect)
    let place = point.x - columns.x
    guard point.y >= rect.y, point.y < rect.maxY, place <= columns.end else { return nil }
    return columns.places.lastIndex { $0 <= place }.map { columns.first + $0 }
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.width > Self.gutter + Self.facts, rect.height > 0 else { return }
    let columns = columns(in: rect)
    canvas.write(phrases.timeline.events, at: Point(rect.x + 1, rect.y), in: rect)
    let rows = lanes(rect.height - 1)
    for (row, app) in rows.enumerated() {
      let label = apps.count > 1 ? "\(app.place + 1) \(app.name)" : app.name
      let name = TextWidth.cut(label, to: Self.gutter - 2)
      canvas.write(
        name, at: Point(rect.x + 1, rect.y + 1 + row),
        style: app.place == focusedApp && apps.count > 1 ? .strong : .plain, in: rect)
    }
    let stops = window.stops[columns.indices]
    canvas.write(marks(of: stops, columns), at: Point(columns.x, rect.y), style: .key, in: rect)
    for index in stops.indices where stops[index].event == nil {
      canvas.restyle(Rect(x: columns.x(of: index), y: rect.y, width: 1, height: 1)) { $0 = .plain }
    }
    for (row, app) in rows.enumerated() {
      let y = rect.y + 1 + row
      canvas.write(signs(of: app.place, in: stops, columns), at: Point(columns.x, y), in: rect)
      for index in stops.indices {
        let cells = Rect(
          x: columns.x(of: index), y: y, width: columns.columns(of: index), height: 1)
        canvas.restyle(cells) { $0 = .of(stops[index].states[app.place]) }
      }
    }
    drawTimes(of: stops, columns, above: rect, on: &canvas)
    for index in window.forks where stops.indices.contains(index) {
      point("┬", at: columns.x(of: index), above: rect, on: &canvas)
    }
    if stops.indices.contains(window.shown) {
      let x = shownColumn(of: columns)
      canvas.restyle(Rect(x: x, y: rect.y, width: 1, height: 1 + rows.count)) {
        $0 = $0.adding([.reverse, .bold])
      }
      point("▼", at: x, above: rect, on: &canvas)
    }
    drawFacts(in: rect, on: &canvas)
  }

  /// The column of the moment that is shown, which is now unless it is past.
  private func shownColumn(of columns: Columns) -> Int {
    isPast ? columns.x(of: window.shown) : columns.x + columns.end
  }

  /// The apps that have a row, in their order: the first ones, and the one in focus.
  private func lanes(_ count: Int) -> [App] {
    var lanes = Array(apps.prefix(max(0, count)))
    if !lanes.isEmpty, apps.indices.contains(focusedApp), focusedApp >= lanes.count {
      lanes[lanes.count - 1] = apps[focusedApp]
    }
    return lanes
  }

  /// Draws the times of the moments in the rule above: that of the one that is shown, the first one,
  /// those of events, then others, as far as there is room.
  private func drawTimes(
    of stops: ArraySlice<Stop>, _ columns: Columns, above rect: Rect, on canvas: inout Canvas
  ) {
    let y = rect.y - 1
    let hasShown = stops.indices.contains(window.shown)
    let shown = hasShown ? shownColumn(of: columns) : -1
    var isFree = (0..<rect.maxX).map { x in
      let arms = canvas[Point(x, y)].arms
      return x >= columns.x && x < rect.maxX - Self.facts && arms.up == 0 && arms.down == 0
    }
    for index in window.forks where stops.indices.contains(index) {
      isFree[columns.x(of: index)] = false
    }
    // The mark of the moment that is shown keeps its distance too.
    for x in max(0, shown - Self.timeGap)...max(0, shown) where isFree.indices.contains(x) {
      isFree[x] = false
    }
    var last: Duration?
    let isNew = stops.map { stop in
      defer { last = stop.place.time }
      return stop.place.time != last
    }
    let isLate = TimeText.isLate(stops.last?.place.time ?? .zero)
    func place(_ time: Duration, at x: Int, isFirst: Bool) {
      let stamp = time == .zero ? "0" : TimeText.stamp(time, besideLate: isLate)
      // The first one says the unit.
      let text = isFirst ? phrases.seconds(stamp) : phrases.moment(stamp)
      let end = x + TextWidth.of(text)
      guard end < isFree.count, isFree[x..<end].allSatisfy({ $0 }) else { return }
      let taken = max(0, x - Self.timeGap)..<min(isFree.count, end + Self.timeGap)
      for x in taken { isFree[x] = false }
      canvas.write(text, at: Point(x, y), in: Rect(x: x, y: y, width: end - x, height: 1))
    }
    func place(_ index: Int) {
      place(
        stops[index].place.time, at: columns.x(of: index), isFirst: index == stops.startIndex)
    }
    // The clock is known in tenths: within the same one, a moment's own time is more exact.
    let moment = hasShown ? stops[window.shown].place.time : .zero
    let isAtMoment = now.map { $0 == moment.milliseconds / 100 } ?? true
    let time = isAtMoment ? moment : .milliseconds((now ?? 0) * 100)
    let isFirstTime = !stops.isEmpty && time == stops[stops.startIndex].place.time
    if hasShown { place(time, at: shown + 1, isFirst: isFirstTime) }
    // No time is written twice.
    if !stops.isEmpty, !hasShown || !isFirstTime { place(stops.startIndex) }
    for hasEvent in [true, false] {
      for index in stops.indices.dropFirst()
      where !hasShown || stops[index].place.time != time {
        if isNew[index - stops.startIndex], (stops[index].event != nil) == hasEvent { place(index) }
      }
    }
  }

  /// Draws a sign in the rule above.
  private func point(_ sign: String, at x: Int, above rect: Rect, on canvas: inout Canvas) {
    let rule = Rect(x: x, y: rect.y - 1, width: 1, height: 1)
    canvas.write(sign, at: Point(x, rule.y), style: .strong, in: rule)
  }

  private func drawFacts(in rect: Rect, on canvas: inout Canvas) {
    let area = Rect(
      x: rect.maxX - Self.facts, y: rect.y, width: Self.facts - 1, height: rect.height)
    canvas.write(
      trailing: phrases.timeline.event(place, of: count), y: rect.y, in: area,
      style: isPast ? .strong : .plain)
    guard rect.height > 1, branches > 1 else { return }
    canvas.write(
      trailing: phrases.timeline.branchOf(branch, count: branches), y: rect.y + 1, in: area)
  }

  /// The events by their keys; a point for what happened by itself.
  private func marks(of stops: ArraySlice<Stop>, _ columns: Columns) -> [Unicode.Scalar] {
    // Few kinds, each many times: comparing them is faster than a look-up by a hash.
    var known: [(kind: SystemEvent.Kind, mark: Unicode.Scalar)] = []
    func mark(of stop: Stop) -> Unicode.Scalar {
      guard let event = stop.event else { return "·" }
      if let mark = known.first(where: { $0.kind == event })?.mark { return mark }
      let mark = self.mark(of: event)
      known.append((event, mark))
      return mark
    }
    return stops.indices.flatMap { index in
      [mark(of: stops[index])] + Array(repeating: " ", count: columns.columns(of: index) - 1)
    }
  }

  private func mark(of event: SystemEvent.Kind) -> Unicode.Scalar {
    guard let key = keymap.key(for: event) else { return ":" }
    if case .character(let character) = key { return character.unicodeScalars.first ?? ":" }
    return "↵"
  }

  /// The mark of a state where it begins, and a line as long as it lasts.
  private func signs(
    of app: Int, in stops: ArraySlice<Stop>, _ columns: Columns
  ) -> [Unicode.Scalar] {
    var last: EmulatedApp.State?
    return stops.indices.flatMap { index in
      let state = stops[index].states[app]
      defer { last = state }
      let sign = state == last ? "─" : Mark.of(state).unicodeScalars.first ?? " "
      return [sign] + Array(repeating: "─", count: columns.columns(of: index) - 1)
    }
  }
}
