// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The objects of the app in focus as a tree, their roles, and the path of the last event.
struct ObjectsPanel: Panel {
  let session: Session
  let selected: Int?

  init(_ session: Session, selected: Int? = nil) {
    self.session = session
    self.selected = selected
  }

  var title: String { session.phrases.objects }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.width > 10, rect.height > 1 else { return }
    let inner = rect.inset(1, 0)
    let objects = AppObject.allCases
    let event = ResponderPath.latest(in: session)
    let path = event.map { ResponderPath.objects(of: $0) } ?? []
    let words = session.phrases.runLoop
    let heading = event.map { words.path($0.phrase) } ?? words.noPath
    // A role under each object where there is room; else the role of the selected one below all.
    let isSpacious = inner.height >= 2 * objects.count + 2
    var y =
      inner.y
      + canvas.write(
        paragraph: heading, in: inner, style: event == nil ? .plain : .event)
    if isSpacious { y += 1 }
    for (index, object) in objects.enumerated() {
      guard y < inner.maxY else { return }
      draw(object, step: path.firstIndex(of: object), y: y, in: inner, on: &canvas)
      if selected == index {
        canvas.add(.reverse, to: Rect(x: inner.x, y: y, width: inner.width, height: 1))
      }
      y += 1
      guard isSpacious else { continue }
      let x = inner.x + 3 + 2 * object.depth + 2
      let role = TextWidth.cut(session.phrases.objectRole(object), to: inner.maxX - x)
      canvas.write(role, at: Point(x, y), in: inner)
      y += 1
    }
    if let selected, !isSpacious, objects.indices.contains(selected) {
      let below = Rect(x: inner.x, y: y, width: inner.width, height: inner.maxY - y)
      canvas.write(paragraph: session.phrases.objectRole(objects[selected]), in: below)
    }
  }

  private func draw(
    _ object: AppObject, step: Int?, y: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    if let step { canvas.write("\(step + 1)►", at: Point(rect.x, y), style: .key, in: rect) }
    let x = rect.x + 3 + 2 * object.depth
    if object.depth > 0 {
      canvas.write("\(Mark.returned) ", at: Point(x - 2, y), style: .frame, in: rect)
    }
    let style: Style
    if step != nil {
      style = .event
    } else if session.focused?.process == nil || !isUsed(object) {
      style = .quiet
    } else {
      style = .plain
    }
    let name = session.phrases.objectName(object)
    canvas.write(
      style == .quiet ? "(\(name))" : name, at: Point(x, y), style: style, in: rect)
  }

  /// Whether the app has such an object: scene delegates belong to the scene style.
  private func isUsed(_ object: AppObject) -> Bool {
    object != .sceneDelegate || session.focused?.traits.style == .scene
  }
}
