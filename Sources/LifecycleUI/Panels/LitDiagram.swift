// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The state diagram with an app in it: only its state has a box, in the state's color, and the lines that
/// it went along last are heavy, in the colors of the states they lead to.
struct LitDiagram {
  let figure: DiagramFigure
  let state: EmulatedApp.State
  /// The changes of its state that belong together, in order.
  let route: [AppFacts.Transition]
  /// True if the last of them is bright: it blinks.
  var isBright = false
  /// The sign of how its process ended, for an app that is not running.
  let ending: String
  /// True if its main thread is blocked.
  var isHung = false
  /// True if it is the state before a step whose outcome is hidden: it must not look like the answer.
  var isBefore = false
  /// True if all boxes and ways are drawn, to mark what has been seen.
  var isWhole = false

  /// The look of the state that the app is in.
  private var lit: Style {
    if isBefore { return .quiet }
    return state == .notRunning && !ending.isEmpty ? .ending : .lit(state, isHung: isHung)
  }

  /// Draws it with its top left corner there.
  func draw(at origin: Point, on canvas: inout Canvas, in phrases: Phrases) {
    let geometry = figure.geometry
    canvas.stamp(figure.drawing(isASCII: canvas.isASCII, isWhole: isWhole), at: origin)
    let box = geometry.box(of: state).moved(by: origin)
    if !isWhole { canvas.clear(box) }
    canvas.box(box, weight: isBefore ? .plain : .heavy, style: lit)
    if !isWhole { joinBox(at: origin, on: &canvas) }
    // The way last gone is drawn last: what crosses it must not hide it.
    for change in route {
      guard let path = self.path(change.from, change.to) else { continue }
      let look: Style =
        change.to == .notRunning ? .ending : change.to == state ? lit : .lit(change.to)
      let style = isBright && change == route.last ? look.adding(.reverse) : look
      canvas.draw(path, at: origin, weight: .heavy, style: style)
      // If both directions share a row, the head of the other one is drawn again.
      if DiagramGeometry.isBetweenNeighbors((change.to, change.from)),
        let back = self.path(change.to, change.from), back.corners[0].y == path.head.y
      {
        canvas.write(arrowhead: back.glyph, at: back.head.moved(by: origin), style: .frame)
      }
      canvas.write(arrowhead: path.glyph, at: path.head.moved(by: origin), style: style)
    }
    let heading = geometry.active.moved(by: origin)
    let above = Rect(x: heading.x - 4, y: heading.y - 1, width: heading.width + 4, height: 1)
    canvas.write(
      trailing: TextWidth.cut(phrases.foreground, to: above.width), y: above.y, in: above,
      style: .quiet)
    for state in EmulatedApp.State.allCases {
      write(state, in: geometry.box(of: state).moved(by: origin), on: &canvas, in: phrases)
    }
  }

  /// The line of a transition, as it is drawn beside the boxes that there are.
  private func path(
    _ from: EmulatedApp.State, _ to: EmulatedApp.State
  ) -> DiagramGeometry.Path? {
    isWhole
      ? figure.geometry.path(from: from, to: to)
      : figure.geometry.path(from: from, to: to, boxed: state)
  }

  /// Joins the lines of the neighbors to the box, which has taken a part of them.
  private func joinBox(at origin: Point, on canvas: inout Canvas) {
    let ways = DiagramGeometry.transitions.filter {
      DiagramGeometry.isBetweenNeighbors($0) && ($0.from == state || $0.to == state)
    }
    let paths = ways.compactMap { path($0.from, $0.to) }
    for path in paths { canvas.draw(path, at: origin, weight: .plain, style: .frame) }
    for path in paths {
      canvas.write(arrowhead: path.glyph, at: path.head.moved(by: origin), style: .frame)
    }
  }

  private func write(
    _ state: EmulatedApp.State, in box: Rect, on canvas: inout Canvas,
    in phrases: Phrases
  ) {
    let inner = box.inset(1, 1)
    let isCurrent = self.state == state
    if isCurrent, case .stage(_, let scale) = figure {
      let name = LargeText.name(of: state, in: phrases)
      if let columns = LargeText.columns(of: name, scale: scale), columns <= inner.width {
        return write(state, name, columns, scale, in: inner, on: &canvas, in: phrases)
      }
    }
    var name = "\(Mark.of(state)) \(phrases.state(state))"
    if state == .notRunning, isCurrent, !ending.isEmpty { name += " " + ending }
    let top = inner.y + (inner.height - 1) / 2
    canvas.write(centered: name, y: top, in: inner, style: isCurrent ? lit : .quiet)
    // The other states of a stage are named, and no more: the class sees one.
    if case .stage = figure, !isCurrent { return }
    guard inner.height > 1 else { return }
    canvas.write(
      centered: isCurrent ? meaning(in: phrases) : phrases.stateMeaning(state), y: top + 1,
      in: inner,
      style: isCurrent ? lit.removing(.bold) : .quiet)
  }

  /// The meaning of the state that the app is in, or that it was in before.
  private func meaning(in phrases: Phrases) -> String {
    isBefore ? phrases.presenting.beforeStep : phrases.stateMeaning(state)
  }

  /// The name of the state that the app is in, in large letters. Below are its sign and its meaning, or
  /// its name in the language; the whole box is in its color, or in that of an end.
  private func write(
    _ state: EmulatedApp.State, _ name: String, _ columns: Int, _ scale: LargeText.Scale,
    in inner: Rect, on canvas: inout Canvas, in phrases: Phrases
  ) {
    let style = isBefore ? lit : lit.adding(.reverse)
    canvas.clear(inner, style: style)
    let left = inner.x + (inner.width - columns) / 2
    let top = inner.y + max(0, (inner.height - scale.rows - 1) / 2)
    LargeText.draw(
      name, at: Point(left, top), scale: scale, in: inner, style: style, on: &canvas)
    guard inner.height > scale.rows else { return }
    let isApples = name != phrases.state(state)
    var below = isApples && !isBefore ? phrases.state(state) : meaning(in: phrases)
    below = "\(Mark.of(state)) \(below)"
    if state == .notRunning, !ending.isEmpty { below += " " + ending }
    canvas.write(centered: below, y: top + scale.rows, in: inner, style: style)
  }
}

extension Style {
  /// The state an app is in. A main thread that is blocked takes its color: it looks like no state.
  static func lit(_ state: EmulatedApp.State, isHung: Bool = false) -> Style {
    isHung ? .strong : .of(state).adding(.bold)
  }

  /// The same look with fewer attributes.
  fileprivate func removing(_ fewer: Attributes) -> Style {
    Style(color, attributes.subtracting(fewer))
  }
}
