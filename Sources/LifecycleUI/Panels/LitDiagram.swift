// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The state diagram with an app in it: the box of its state and the lines that it went along
/// last are heavy, the state is named between arrows.
struct LitDiagram {
  let figure: DiagramFigure
  let state: EmulatedApp.State
  /// The changes of its state that belong together, in order.
  let route: [AppFacts.Transition]
  /// True if the last of them is bright: it blinks.
  var isBright = false
  /// The sign of how its process ended, for an app that is not running.
  let ending: String

  /// Draws it with its top left corner there.
  func draw(at origin: Point, on canvas: inout Canvas, in phrases: Phrases) {
    let geometry = figure.geometry
    canvas.stamp(figure.plain(isASCII: canvas.isASCII), at: origin)
    canvas.box(geometry.box(of: state).moved(by: origin), weight: .heavy, style: .lit(state))
    // The way last gone is drawn last: what crosses it must not hide it.
    for change in route {
      guard let path = geometry.path(from: change.from, to: change.to) else { continue }
      let style = isBright && change == route.last ? Style.state.adding(.reverse) : .state
      canvas.draw(path, at: origin, weight: .heavy, style: style)
      // Where both directions share a row, the head of the other one is drawn again.
      if let back = geometry.path(from: change.to, to: change.from),
        back.corners[0].y == path.head.y
      {
        canvas.write(arrowhead: back.glyph, at: back.head.moved(by: origin), style: .frame)
      }
      canvas.write(arrowhead: path.glyph, at: path.head.moved(by: origin), style: style)
    }
    let heading = geometry.active.moved(by: origin)
    let above = Rect(x: heading.x - 4, y: heading.y - 1, width: heading.width + 4, height: 1)
    canvas.write(
      trailing: TextWidth.cut(phrases.foreground, to: above.width), y: above.y, in: above)
    for state in EmulatedApp.State.allCases {
      write(state, in: geometry.box(of: state).moved(by: origin), on: &canvas, in: phrases)
    }
  }

  private func write(
    _ state: EmulatedApp.State, in box: Rect, on canvas: inout Canvas,
    in phrases: Phrases
  ) {
    let inner = box.inset(1, 1)
    let isCurrent = self.state == state
    // The other states are named, and no more: the class sees one.
    if isCurrent, case .stage(_, let scale) = figure {
      let name = largeName(of: state, in: phrases)
      if let columns = LargeText.columns(of: name, scale: scale), columns <= inner.width {
        return write(state, name, columns, scale, in: inner, on: &canvas, in: phrases)
      }
    }
    var name = "\(Mark.of(state)) \(phrases.state(state))"
    if state == .notRunning, isCurrent, !ending.isEmpty { name += " " + ending }
    if isCurrent, TextWidth.of(name) + 4 <= inner.width { name = "\(canvas.pointer) \(name) ◄" }
    if case .stage = figure, !isCurrent {
      let row = inner.y + (inner.height - 1) / 2
      canvas.write(centered: name, y: row, in: inner, style: .quiet)
      return
    }
    canvas.write(centered: name, y: inner.y, in: inner, style: isCurrent ? .lit(state) : .plain)
    guard inner.height > 1 else { return }
    canvas.write(centered: phrases.stateMeaning(state), y: inner.y + 1, in: inner, style: .plain)
  }

  /// The name of a state that can be drawn in large letters: the language's own, or Apple's.
  private func largeName(of state: EmulatedApp.State, in phrases: Phrases) -> String {
    let name = phrases.state(state)
    return LargeText.columns(of: name, scale: .half) == nil
      ? Language.english.phrases.state(state) : name
  }

  /// The name of the state that the app is in, in large letters. Below are its sign and its meaning, or
  /// its name in the language; the whole box is in its color, or in that of an end.
  private func write(
    _ state: EmulatedApp.State, _ name: String, _ columns: Int, _ scale: LargeText.Scale,
    in inner: Rect, on canvas: inout Canvas, in phrases: Phrases
  ) {
    let hasEnded = state == .notRunning && !ending.isEmpty
    let style = (hasEnded ? Style.ending : .lit(state)).adding(.reverse)
    canvas.clear(inner, style: style)
    let left = inner.x + (inner.width - columns) / 2
    let top = inner.y + max(0, (inner.height - scale.rows - 1) / 2)
    LargeText.draw(
      name, at: Point(left, top), scale: scale, in: inner, style: style, on: &canvas)
    guard inner.height > scale.rows else { return }
    let isApples = name != phrases.state(state)
    var meaning = isApples ? phrases.state(state) : phrases.stateMeaning(state)
    meaning = "\(Mark.of(state)) \(meaning)"
    if hasEnded { meaning += " " + ending }
    canvas.write(centered: meaning, y: top + scale.rows, in: inner, style: style)
  }
}

extension Style {
  /// The state an app is in.
  static func lit(_ state: EmulatedApp.State) -> Style { .of(state).adding(.bold) }
}
