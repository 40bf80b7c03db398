// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The objects of the app in focus as a tree, their roles, and the path of the last event.
struct ObjectsPanel: WholePanel {
  private let language: Language
  private let keymap: Keymap
  private let event: SystemEvent.Kind?
  private let isRunning: Bool
  private let style: LifecycleStyle?
  /// The selected object, by its index among all.
  var selected: Int?

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    keymap = session.keymap
    event = session.log.latestResponderEvent(of: session.focused?.name)
    isRunning = session.focused?.process != nil
    style = session.focused?.traits.style
  }

  static func area(in layout: Layout) -> Rect { layout.objects }

  var title: String { phrases.objects }
  private var phrases: Phrases { language.phrases }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.width > 10, rect.height > 1 else { return }
    let inner = rect.inset(1, 0)
    let objects = AppObject.allCases
    let path = event?.objectsMet ?? []
    let words = phrases.runLoop
    let heading =
      event.map { words.path($0.phrase) }
      ?? words.noPath(keymap.key(for: .touch)?.name ?? ":" + SystemEvent.Kind.touch.phrase)
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
        canvas.add(.reverse, to: inner.row(y - inner.y))
      }
      y += 1
      guard isSpacious else { continue }
      let x = inner.x + 3 + 2 * object.depth + 2
      let role = TextWidth.cut(phrases.objectRole(object), to: inner.maxX - x)
      canvas.write(role, at: Point(x, y), in: inner)
      y += 1
    }
    if let selected, !isSpacious, objects.indices.contains(selected) {
      let below = Rect(x: inner.x, y: y, width: inner.width, height: inner.maxY - y)
      canvas.write(paragraph: phrases.objectRole(objects[selected]), in: below)
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
    } else if !isRunning || !isUsed(object) {
      style = .quiet
    } else {
      style = .plain
    }
    let name = phrases.objectName(object)
    canvas.write(
      style == .quiet ? "(\(name))" : name, at: Point(x, y), style: style, in: rect)
  }

  /// Returns true if the app has such an object: scene delegates belong to the scene style.
  private func isUsed(_ object: AppObject) -> Bool { object != .sceneDelegate || style == .scene }
}

extension Log {
  /// The last event of the main run loop that an app was given, if it was lately.
  func latestResponderEvent(of app: String?) -> SystemEvent.Kind? {
    guard let app else { return nil }
    for number in (first..<end).suffix(60).reversed() {
      guard case .entry(let entry) = self[number], case .event(let event) = entry.kind,
        let method = event.kind.responderMethod
      else { continue }
      let wasCalled = (number + 1..<end).prefix(5).contains { next in
        guard case .entry(let entry) = self[next], entry.app == app,
          case .call(let call) = entry.kind
        else { return false }
        return call.callback == method
      }
      if wasCalled { return event.kind }
    }
    return nil
  }
}

extension AppObject {
  /// The depth of the object below the main run loop.
  var depth: Int {
    switch self {
    case .runLoop: 0
    case .application: 1
    case .appDelegate, .sceneDelegate, .window: 2
    case .viewController: 3
    case .view, .dataModel: 4
    case .layer, .control, .document: 5
    }
  }
}
