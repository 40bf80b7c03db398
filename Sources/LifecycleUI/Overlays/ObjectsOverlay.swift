// SPDX-License-Identifier: Apache-2.0

/// The objects of an app with one selected, whose role is explained.
package struct ObjectsOverlay: Overlay {
  /// The selected object, by its place among all.
  package private(set) var selected = 0

  package init() {}

  package var givesWay: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch session.command(for: key) {
    case .move(let move):
      selected = move.applied(to: selected, last: AppObject.allCases.count - 1, page: 4)
      return .stays()
    case .leave, .close, .objects:
      return .closes()
    case .confirm:
      // What Enter would do lies beneath.
      return .stays()
    case _:
      return .passes
    }
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let area = layout.objects.isEmpty ? layout.log : layout.objects
    canvas.clear(area)
    ObjectsPanel(session, selected: selected).draw(in: area, on: &canvas)
  }
}
