// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The five states of the app in focus: where it is, how it came there, and where it can go.
///
/// Only the current state has a box, heavy and in its color; the line of the last way is heavy.
struct DiagramPanel: Panel {
  /// The rows of the list that stands for the figure where there is no room for it.
  package static let listRows = EmulatedApp.State.allCases.count

  let content: Content
  private let app: EmulatedApp?
  private let facts: AppFacts?
  /// The state of the app in focus; nil without one.
  private let state: EmulatedApp.State?

  /// The visible facts about the states. The device's part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    fileprivate let focusedApp: Int
    /// The frame of what moves.
    fileprivate let frame: Int
    /// True if the arrow taken last is bright.
    fileprivate let isBright: Bool
    /// The whole seconds that the state has lasted. They are given only while the screen is drawn
    /// again anyway; else nil.
    fileprivate let seconds: Int?
    /// The process of an app that is hosted.
    fileprivate let process: ProcessFacts?
    /// True if the clock has come to minutes and hours.
    fileprivate let isLate: Bool
    fileprivate let isFocused: Bool
    /// The state whose box has the keys.
    fileprivate let selected: EmulatedApp.State?
    /// The states and transitions seen; nil if they are not marked.
    fileprivate let seen: Coverage.Items?
    /// The columns there are for the title.
    fileprivate let width: Int
    /// True if the age of the state stands beside the title.
    fileprivate let isNoted: Bool
    /// True if the reason stands below the figure, because no line says what is now.
    fileprivate let hasCaption: Bool
    /// True if the state is that before a step whose outcome is hidden.
    fileprivate let isBefore: Bool
    /// True if the device is behind what is shown.
    fileprivate let isBetweenMoments: Bool
    /// The figure of a stage; nil for the largest there is room for.
    fileprivate let figure: DiagramFigure?
  }

  /// - Parameters:
  ///   - width: decides how much of the title there is room for.
  ///   - isNoted: whether how long the state has lasted stands beside the title.
  init(_ session: borrowing Session, titleIn width: Int, isNoted: Bool) {
    self.init(
      Self.content(
        of: session, titleIn: width, isNoted: isNoted, hasCaption: true, figure: nil),
      of: session)
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.init(content, of: session)
  }

  private init(_ content: Content, of session: borrowing Session) {
    self.content = content
    app = session.focused
    facts = app == nil ? nil : session.shownFacts(of: session.focusedApp)
    state = facts?.state
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    content(
      of: session, titleIn: layout.diagram.width, isNoted: !layout.now.isEmpty,
      hasCaption: layout.now.isEmpty, figure: layout.figure)
  }

  private static func content(
    of session: borrowing Session, titleIn width: Int, isNoted: Bool, hasCaption: Bool,
    figure: DiagramFigure?
  ) -> Content {
    var seconds: Int?
    if session.device.nextDeadline != nil,
      session.timeline.facts.indices.contains(session.focusedApp)
    {
      let since = session.timeline.facts[session.focusedApp].since
      seconds = Int((session.device.now - since).milliseconds / 1000)
    }
    let isFocused = session.focus == .diagram
    return Content(
      language: session.language, revision: session.timeline.revision,
      focusedApp: session.focusedApp, frame: session.view.motion.frame,
      isBright: session.view.motion.isBright(session.focusedApp), seconds: seconds,
      process: session.run.focusedProcess, isLate: TimeText.isLate(session.device.now),
      isFocused: isFocused, selected: isFocused ? session.view.selectedState : nil,
      seen: session.view.kept.showsCoverage ? session.run.coverage.seen : nil,
      width: width, isNoted: isNoted, hasCaption: hasCaption,
      isBefore: session.run.isBeforeOutcome,
      isBetweenMoments: session.timeline.isBetweenMoments, figure: figure)
  }

  static func area(in layout: Layout) -> Rect { layout.diagram }

  private var phrases: Phrases { content.language.phrases }
  var isFocused: Bool { content.isFocused }
  /// The sign of how its process ended.
  private var ending: String { app?.lastEnding.map { Mark.of($0) } ?? "" }

  // MARK: Words

  /// The app in focus and its process, as far as there is room: a cut number would be a wrong one.
  var title: String {
    let room = content.width - (note.isEmpty ? 4 : TextWidth.of(note) + 7)
    let titles = titles
    return titles.first { TextWidth.of($0) <= room } ?? titles[titles.count - 1]
  }

  /// The age of the state, if there is no room for it below the figure.
  var note: String { content.isNoted ? (duration.isEmpty ? moment : duration) : "" }

  /// The moment at which the app came into its state.
  private var moment: String {
    facts.map {
      phrases.since(
        phrases.moment(TimeText.stamp($0.since, besideLate: content.isLate)))
    } ?? ""
  }

  /// The time that the app has been in its state; empty if that is not given.
  private var duration: String {
    content.seconds.map { phrases.lasting(phrases.seconds("\($0)")) } ?? ""
  }

  /// The possible titles, the fullest first.
  private var titles: [String] {
    guard let app else { return [phrases.diagram] }
    guard let process = app.process else { return [app.name] }
    guard let facts = content.process else {
      return ["\(app.name) · pid \(process.pid)", app.name]
    }
    let time = phrases.seconds(TimeText.seconds(facts.processorTime))
    return [
      "\(app.name) · " + phrases.hosting.process(facts, time),
      "\(app.name) · \(facts.pid) \(facts.state)", app.name,
    ]
  }

  /// The reason why the app is in its state.
  private var reason: String {
    if content.isBefore { return phrases.presenting.beforeStep }
    guard let app, let state, let facts else { return "" }
    return StateReason.text(
      of: app, shownAs: state, facts, isBetweenMoments: content.isBetweenMoments, in: phrases)
  }

  /// A click on a state explains it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let state = state(at: point, in: rect) else { return [] }
    session.view.focus = .diagram
    session.view.selectedState = state
    session.run.message = session.view.explain(session.run)
    return []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty, let state else { return }
    defer { if let selected = content.selected { select(selected, in: rect, on: &canvas) } }
    guard let (drawing, origin) = figure(in: rect) else {
      drawList(state, in: rect, on: &canvas)
      return
    }
    let figure = drawing.geometry
    drawFigure(drawing, state, at: origin, on: &canvas)
    let rows = origin.y + figure.size.height - rect.y
    drawCaption(state, in: rect.droppingRows(rows), on: &canvas)
  }

  /// The figure there is room for, and where its top left corner is; nil where a list stands for it.
  private func figure(in rect: Rect) -> (DiagramFigure, origin: Point)? {
    let own = DiagramFigures.of(content.language)
    let figures = content.figure.map { [$0] } ?? [.roomy(own.roomy), .compact(own.compact)]
    guard let figure = figures.first(where: { fits($0, rect) }) else {
      return nil
    }
    let size = figure.geometry.size
    let left = rect.x + (rect.width - size.width) / 2
    return (figure, Point(left, rect.y + (rect.height > size.height + 4 ? 1 : 0)))
  }

  /// The state whose box, or whose row in the list, is at a point.
  func state(at point: Point, in rect: Rect) -> EmulatedApp.State? {
    guard let (figure, origin) = figure(in: rect) else {
      let states = EmulatedApp.State.allCases
      return states.indices.contains(point.y - rect.y) ? states[point.y - rect.y] : nil
    }
    return EmulatedApp.State.allCases.first {
      figure.geometry.box(of: $0).moved(by: origin).contains(point)
    }
  }

  private func fits(_ figure: DiagramFigure, _ rect: Rect) -> Bool {
    figure.geometry.size.width <= rect.width && figure.geometry.size.height <= rect.height
  }

  // MARK: The figure

  private func drawFigure(
    _ figure: DiagramFigure, _ state: EmulatedApp.State, at origin: Point,
    on canvas: inout Canvas
  ) {
    LitDiagram(
      figure: figure, state: state, route: facts?.route ?? [], isBright: content.isBright,
      ending: ending, isHung: app?.isHung ?? false, isBefore: content.isBefore,
      isWhole: content.seen != nil
    )
    .draw(at: origin, on: &canvas, in: phrases)
    if let seen = content.seen { canvas.mark(seen, on: figure.geometry, at: origin) }
  }

  /// Marks a state as the selected one.
  func select(_ selected: EmulatedApp.State, in rect: Rect, on canvas: inout Canvas) {
    canvas.restyle(name(of: selected, in: rect)) { $0 = .selected }
  }

  /// The place of a state's name.
  private func name(of named: EmulatedApp.State, in rect: Rect) -> Rect {
    guard let (figure, origin) = figure(in: rect) else {
      let index = EmulatedApp.State.allCases.firstIndex(of: named) ?? 0
      return rect.row(index)
    }
    let inner = figure.geometry.box(of: named).moved(by: origin).inset(1, 1)
    // The name in large letters fills its box.
    if case .stage = figure, named == state { return inner }
    let top = inner.y + (inner.height - 1) / 2
    return Rect(x: inner.x, y: top, width: inner.width, height: 1)
  }

  // MARK: The words below it

  private func drawCaption(
    _ state: EmulatedApp.State, in rect: Rect, on canvas: inout Canvas
  ) {
    guard !rect.isEmpty, content.hasCaption else { return }
    let rect = rect.width < 24 ? rect : rect.inset(1, 0)
    if rect.width >= DiagramFigures.of(content.language).roomy.size.width - 2 {
      let name = phrases.state(state)
      let line = reason.isEmpty ? name : phrases.labeled(name, text: reason)
      let rows = canvas.write(
        paragraph: line, in: rect, style: .lit(state, isHung: app?.isHung ?? false))
      if content.isBefore { return }
      let times = phrases.list([moment, duration].filter { !$0.isEmpty })
      canvas.write(paragraph: times, in: rect.droppingRows(rows))
      return
    }
    canvas.write(paragraph: reason, in: rect, style: .lit(state, isHung: app?.isHung ?? false))
  }

  // MARK: A list where the figure does not fit

  private func drawList(
    _ current: EmulatedApp.State, in rect: Rect, on canvas: inout Canvas
  ) {
    for (offset, state) in EmulatedApp.State.allCases.enumerated() {
      let isCurrent = current == state
      let text = "\(isCurrent ? canvas.pointer : " ")\(Mark.of(state)) \(phrases.state(state))"
      let mark =
        content.seen.map { " " + ($0.states.contains(state) ? Sign.pass : .unseen).rawValue } ?? ""
      // A sign at the right too, if it does not touch the frame.
      let pointed = text + " ◄" + mark
      let isPointed = isCurrent && TextWidth.of(pointed) < rect.width
      canvas.write(
        TextWidth.cut(isPointed ? pointed : text + mark, to: rect.width),
        at: Point(rect.x, rect.y + offset),
        style: isCurrent ? .lit(state, isHung: app?.isHung ?? false) : .quiet, in: rect)
    }
    if content.hasCaption {
      canvas.write(
        paragraph: reason, in: rect.droppingRows(Self.listRows),
        style: .lit(current, isHung: app?.isHung ?? false))
    }
  }
}

extension Point {
  func moved(by offset: Point) -> Point { Point(x + offset.x, y + offset.y) }
}

extension Rect {
  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
