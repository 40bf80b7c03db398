// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The state diagram without anything lit: drawn once, and stamped into every frame.
struct DiagramFigure: Sendable {
  let geometry: DiagramGeometry
  let plain: Canvas
  let plainASCII: Canvas

  init(_ geometry: DiagramGeometry) {
    self.geometry = geometry
    plain = Self.drawn(geometry, isASCII: false)
    plainASCII = Self.drawn(geometry, isASCII: true)
  }

  private static func drawn(_ geometry: DiagramGeometry, isASCII: Bool) -> Canvas {
    var canvas = Canvas(geometry.size, isASCII: isASCII)
    let origin = Point(0, 0)
    for state in EmulatedApp.State.allCases { canvas.box(geometry.box(of: state), style: .frame) }
    let paths = DiagramGeometry.transitions.compactMap { geometry.path(from: $0, to: $1) }
    for path in paths { canvas.draw(path, at: origin, weight: .plain, style: .frame) }
    // Heads last: where two ways share a row, the line of one would hide the head of the other.
    for path in paths { canvas.write(path.glyph, at: path.head, style: .frame) }
    return canvas
  }
}

extension Canvas {
  /// Draws the line of a transition, without its head.
  mutating func draw(
    _ path: DiagramGeometry.Path, at origin: Point, weight: Weight, style: Style
  ) {
    var previous = path.corners[0]
    for corner in path.corners.dropFirst() {
      line(
        from: previous.moved(by: origin), to: corner.moved(by: origin), weight: weight,
        style: style)
      previous = corner
    }
  }
}
