// SPDX-License-Identifier: Apache-2.0

/// The screen with an overlay as it was drawn last. While nothing but the overlay's selection changes,
/// a key draws the two lines that look different and asks no panel.
struct SelectionFrame: Sendable {
  private var selection: Int
  private let places: [Point]
  private(set) var canvas: Canvas

  /// The overlay as it was drawn whole.
  init(_ overlay: any Overlay, of session: Session, in layout: Layout, on canvas: Canvas) {
    selection = overlay.selection
    places = overlay.selectablePlaces(of: session, in: layout)
    self.canvas = canvas
  }

  /// Draws the selection where the overlay has it now.
  mutating func follow(_ overlay: any Overlay, of session: Session) {
    for number in [selection, overlay.selection] where places.indices.contains(number) {
      overlay.drawSelectable(number, of: session, at: places[number], on: &canvas)
    }
    selection = overlay.selection
  }
}
