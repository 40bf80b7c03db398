// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The state diagram without anything lit.
enum DiagramFigure: Sendable {
  /// With a word in each box.
  case compact
  /// With a line on each state's meaning.
  case roomy

  var geometry: DiagramGeometry {
    switch self {
    case .compact: Self.compactGeometry
    case .roomy: Self.roomyGeometry
    }
  }

  /// The drawing: made when it is shown first, and stamped into every frame.
  func plain(isASCII: Bool) -> Canvas {
    switch self {
    case .compact: isASCII ? Self.compactASCII : Self.compactPlain
    case .roomy: isASCII ? Self.roomyASCII : Self.roomyPlain
    }
  }

  private static let compactGeometry = DiagramGeometry(width: 29, gap: 1, lines: 1)
  private static let roomyGeometry = DiagramGeometry(width: 44, gap: 2, lines: 2)
  private static let compactPlain = drawn(compactGeometry, isASCII: false)
  private static let compactASCII = drawn(compactGeometry, isASCII: true)
  private static let roomyPlain = drawn(roomyGeometry, isASCII: false)
  private static let roomyASCII = drawn(roomyGeometry, isASCII: true)

  private static func drawn(_ geometry: DiagramGeometry, isASCII: Bool) -> Canvas {
    var canvas = Canvas(geometry.size, isASCII: isASCII)
    let origin = Point(0, 0)
    for state in EmulatedApp.State.allCases { canvas.box(geometry.box(of: state), style: .frame) }
    let paths = DiagramGeometry.transitions.compactMap { geometry.path(from: $0, to: $1) }
    for path in paths { canvas.draw(path, at: origin, weight: .plain, style: .frame) }
    // Heads last: where two ways share a row, the line of one would hide the head of the other.
    for path in paths { canvas.write(arrowhead: path.glyph, at: path.head, style: .frame) }
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
