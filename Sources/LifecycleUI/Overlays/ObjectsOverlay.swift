// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleAnalysis
import LifecycleText

/// The objects of an app with one selected, whose role is explained.
package struct ObjectsOverlay: Overlay {
  /// The selected object, by its index among all.
  package private(set) var selected = 0

  package var givesWay: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .view(.move(let move)) = command {
      selected = move.applied(to: selected, last: AppObject.allCases.count - 1, page: 4)
      return .stays()
    }
    if [.view(.leave), .session(.close), .session(.objects)].contains(command) { return .closes() }
    // Enter would act on the panels beneath.
    return command == .view(.confirm) ? .stays() : .passes
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint(session.keymap, .view(.leave), label: words.close),
    ]
  }

  package var isCard: Bool { true }

  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    Self.box(in: layout)
  }

  private static func box(in layout: Layout) -> OverlayBox {
    let area = layout.cardArea
    return OverlayBox(lines: 2 * AppObject.allCases.count + 4, width: 72, in: area)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    var panel = ObjectsPanel(session, in: layout)
    panel.selected = selected
    let box = Self.box(in: layout)
    box.draw(title: panel.title, on: &canvas)
    panel.draw(in: box.rect.inset(1, 1), on: &canvas)
  }
}
