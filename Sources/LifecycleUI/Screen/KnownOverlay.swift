// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// The screen with an overlay as it was drawn last: a key that changes little of the overlay draws
/// little of it.
struct KnownOverlay: Sendable {
  private var overlay: any Overlay
  private let layout: Layout
  private let language: Language
  /// What lay beneath it.
  private var panels: Canvas
  private(set) var canvas: Canvas

  /// Draws an overlay over the panels.
  init(_ overlay: any Overlay, over panels: Canvas, of session: Session, in layout: Layout) {
    self.overlay = overlay
    self.layout = layout
    self.panels = panels
    language = session.language
    canvas = panels
    overlay.draw(session, in: layout, on: &canvas)
  }

  /// Draws what has changed. Returns false if the overlay must be drawn whole: it is another one, says
  /// so itself, or lies over rows that have changed.
  mutating func follow(
    _ overlay: any Overlay, over panels: Canvas, of session: Session, in layout: Layout
  ) -> Bool {
    guard language == session.language, self.layout == layout else { return false }
    for y in panels.rows.indices where !panels.sharesRow(y, with: self.panels) {
      // A row that the overlay drew into is the panels' no longer.
      if !canvas.sharesRow(y, with: self.panels) { return false }
      canvas.shareRow(y, with: panels)
    }
    self.panels = panels
    guard overlay.drawChange(from: self.overlay, of: session, in: layout, on: &canvas) else {
      return false
    }
    self.overlay = overlay
    return true
  }
}
