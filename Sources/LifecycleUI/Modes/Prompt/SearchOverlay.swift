// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The text to search for in the log, typed in the last row.
package struct SearchOverlay: Overlay {
  package private(set) var prompt = Prompt(.search)

  package var takesMessageLine: Bool { true }
  package var typedText: String { prompt.text }
  package var pasteSeparator: String? { " " }
  package var isScrolledByWheel: Bool { false }
  package var outlivesRun: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .enter:
      session.run.message = session.view.search(for: prompt.text, in: session.run)
      return .closes()
    case .escape: return close(in: &session)
    case .backspace where prompt.text.isEmpty: return close(in: &session)
    case .character, .control, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right,
      .pageUp, .pageDown, .home, .end, .function, .mouse:
      guard prompt.edit(key) else {
        return .stays(session.keymap.command(for: key, focus: .device)?.effects ?? [])
      }
      session.view.search = LogSearch(prompt.text)
    }
    return .stays()
  }

  private func close(in session: inout Session) -> OverlayResponse {
    session.view.search = LogSearch()
    return .closes()
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    prompt.drawLine(in: layout.message, on: &canvas)
  }
}
