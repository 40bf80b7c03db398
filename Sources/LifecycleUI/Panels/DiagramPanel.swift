// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The five states of the app in focus: where it is, how it came there, and where it can go.
///
/// The current state is lit by a heavy box, by its color and by its word below; the line of the
/// last transition is heavy.
struct DiagramPanel: Panel {
  /// The columns and rows of the figure where space is short.
  package static let compactSize = DiagramFigure.compact.geometry.size
  /// The rows of the list that stands for the figure where there is no room for it.
  package static let listRows = EmulatedApp.State.allCases.count
  /// The columns and rows of the figure with a line on each state's meaning.
  package static let roomySize = DiagramFigure.roomy.geometry.size

  let session: Session
  /// The app in focus and its process, as far as there is room: a cut number would be a wrong one.
  let title: String
  /// What stands at the right end of the rule above where there is no room for it below the
  /// figure: how long the state has lasted.
  let note: String

  /// - Parameter layout: decides how much of the title there is room for; nil for all of it.
  init(_ session: Session, in layout: Layout? = nil) {
    self.session = session
    note = layout?.tier == .compact ? Self.lasting(session) : ""
    let width = (layout?.diagram.width ?? .max) - (note.isEmpty ? 4 : TextWidth.of(note) + 7)
    let titles = Self.titles(session)
    title = titles.first { TextWidth.of($0) <= width } ?? titles[titles.count - 1]
  }

  /// Everything that is seen of the panel in an area: where it is the same, so is the drawing.
  struct Content: Equatable {
    let title: String
    let note: String
    let state: EmulatedApp.State?
    let last: AppFacts.Transition?
    let ending: Termination?
    let reason: String
    let duration: String
    let moment: String
    let seen: Coverage.Items?
  }

  var content: Content {
    let app = session.focused
    return Content(
      title: title, note: note, state: app.map { session.state(of: $0) }, last: transition,
      ending: app?.lastEnding, reason: app.map { reason(of: $0) } ?? "", duration: duration,
      moment: moment,
      seen: session.showsCoverage ? session.coverage.seen : nil)
  }

  /// What the title can be, the fullest first.
  private static func titles(_ session: borrowing Session) -> [String] {
    guard let app = session.focused else { return [session.phrases.diagram] }
    guard let process = app.process else { return [app.name] }
    guard let facts = session.focusedProcess else {
      return ["\(app.name) · pid \(process.pid)", app.name]
    }
    let time = session.phrases.seconds(TimeText.seconds(facts.processorTime))
    return [
      "\(app.name) · " + session.phrases.hosting.process(facts, time),
      "\(app.name) · \(facts.pid) \(facts.state)", app.name,
    ]
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty, let app = session.focused else { return }
    guard let (drawing, origin) = figure(in: rect) else {
      drawList(app, in: rect, on: &canvas)
      return
    }
    let figure = drawing.geometry
    drawFigure(drawing, of: app, at: origin, on: &canvas)
    let caption = Rect(
      x: rect.x, y: origin.y + figure.size.height, width: rect.width,
      height: rect.maxY - origin.y - figure.size.height)
    drawCaption(of: app, in: caption, on: &canvas)
  }

  /// The figure there is room for, and where its top left corner is; nil where a list stands for it.
  private func figure(in rect: Rect) -> (DiagramFigure, origin: Point)? {
    guard let figure = [DiagramFigure.roomy, .compact].first(where: { fits($0, rect) }) else {
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
    _ figure: DiagramFigure, of app: EmulatedApp, at origin: Point, on canvas: inout Canvas
  ) {
    let ending = app.lastEnding.map { Mark.of($0) } ?? ""
    LitDiagram(
      figure: figure, state: session.state(of: app), last: transition, ending: ending
    ).draw(at: origin, on: &canvas, in: session.phrases)
    if session.showsCoverage {
      canvas.mark(session.coverage.seen, on: figure.geometry, at: origin)
    }
    guard session.focus == .diagram else { return }
    let inner = figure.geometry.box(of: session.selectedState).moved(by: origin).inset(1, 1)
    let row = Rect(x: inner.x, y: inner.y, width: inner.width, height: 1)
    canvas.restyle(row) { $0 = Style(.standard, [.reverse, .bold]) }
  }

  private var transition: AppFacts.Transition? {
    guard session.facts.indices.contains(session.focusedApp) else { return nil }
    return session.facts[session.focusedApp].lastTransition
  }

  private func isSelected(_ state: EmulatedApp.State) -> Bool {
    session.focus == .diagram && session.selectedState == state
  }

  private func lit(_ state: EmulatedApp.State) -> Style { .lit(state) }

  // MARK: The words below it

  private func drawCaption(of app: EmulatedApp, in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let reason = reason(of: app)
    if rect.width >= Self.roomySize.width {
      let name = "\(session.phrases.state(session.state(of: app))): "
      let line = reason.isEmpty ? session.phrases.state(session.state(of: app)) : name + reason
      let rows = canvas.write(paragraph: line, in: rect, style: lit(session.state(of: app)))
      let below = Rect(
        x: rect.x, y: rect.y + rows, width: rect.width, height: rect.height - rows)
      let times = duration.isEmpty ? moment : "\(moment), \(duration)"
      canvas.write(paragraph: times, in: below)
      return
    }
    canvas.write(paragraph: reason, in: rect, style: lit(session.state(of: app)))
  }

  /// Why the app is in its state, in words.
  private func reason(of app: EmulatedApp) -> String {
    if let process = app.process, process.thread.isHung { return session.phrases.mainThreadBlocked }
    switch app.process?.phase {
    case nil:
      return app.lastEnding.map { session.phrases.cause($0.reason.cause) } ?? ""
    case .inactive(let cause): return session.phrases.cause(cause)
    case .background(let background): return session.phrases.cause(background.because)
    case .active: return session.phrases.stateMeaning(.active)
    case .suspended, .starting:
      return transition.map { session.phrases.cause($0.because) } ?? ""
    }
  }

  /// Since when the app in focus is in its state.
  private static func since(_ session: borrowing Session) -> Duration? {
    guard session.facts.indices.contains(session.focusedApp) else { return nil }
    return session.facts[session.focusedApp].since
  }

  /// For how long the app has been in its state. A length that grows is given only while the
  /// screen is drawn again anyway; else it is empty.
  private static func duration(_ session: borrowing Session) -> String {
    guard let since = since(session), session.device.nextDeadline != nil else { return "" }
    let seconds = (session.device.now - since).milliseconds / 1000
    return session.phrases.lasting(session.phrases.seconds("\(seconds)"))
  }

  private static func moment(_ session: borrowing Session) -> String {
    guard let since = since(session) else { return "" }
    return session.phrases.since(TimeText.stamp(since))
  }

  /// How long the state has lasted, or since when.
  private static func lasting(_ session: borrowing Session) -> String {
    let duration = duration(session)
    return duration.isEmpty ? moment(session) : duration
  }

  private var duration: String { Self.duration(session) }
  private var moment: String { Self.moment(session) }

  // MARK: A list where the figure does not fit

  private func drawList(_ app: EmulatedApp, in rect: Rect, on canvas: inout Canvas) {
    for (offset, state) in EmulatedApp.State.allCases.enumerated() {
      let isCurrent = session.state(of: app) == state
      let text = "\(isCurrent ? "►" : " ")\(Mark.of(state)) \(session.phrases.state(state))"
      let mark =
        session.showsCoverage
        ? " " + (session.coverage.seen.states.contains(state) ? Sign.pass : .unseen).rawValue : ""
      canvas.write(
        text + (isCurrent ? " ◄" : "") + mark, at: Point(rect.x, rect.y + offset),
        style: isCurrent ? lit(state) : .plain, in: rect)
      if isSelected(state) {
        let row = Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: 1)
        canvas.restyle(row) { $0 = Style(.standard, [.reverse, .bold]) }
      }
    }
    let below = Rect(
      x: rect.x, y: rect.y + Self.listRows, width: rect.width,
      height: rect.height - Self.listRows)
    canvas.write(paragraph: reason(of: app), in: below, style: lit(session.state(of: app)))
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
