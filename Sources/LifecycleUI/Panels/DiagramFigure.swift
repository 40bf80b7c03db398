// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The state diagram without anything lit: the ways between neighbors, without boxes. The ways along the
/// sides are only drawn if they were gone, or if it is shown what has been seen.
enum DiagramFigure: Hashable, Sendable {
  /// With a word in each box.
  case compact(DiagramGeometry)
  /// With a line on each state's meaning.
  case roomy(DiagramGeometry)
  /// With the names of the states in large letters: for a class.
  case stage(DiagramGeometry, LargeText.Scale)

  /// The largest figure that leaves so many columns beside it; nil if even the smallest has no room.
  ///
  /// - Parameter least: The columns that are enough beside the smallest figure. A diagram that is whole
  ///   matters more than large letters beside it.
  static func largest(
    in size: Size, leaving columns: Int, atLeast least: Int, of figures: DiagramFigures
  ) -> DiagramFigure? {
    // "Inactive" in large letters and the rails decide how wide the figure is.
    for (scale, width) in [(LargeText.Scale.full, 131), (.half, 72)] {
      let gap = 2
      let lines = min((size.height - 3 * gap) / 4 - 2, scale.rows + 3)
      guard width + columns <= size.width, lines >= scale.rows else { continue }
      return .stage(DiagramGeometry(width: width, gap: gap, lines: lines), scale)
    }
    func fits(_ geometry: DiagramGeometry, leaving columns: Int) -> Bool {
      geometry.size.width + columns <= size.width && geometry.size.height <= size.height
    }
    if fits(figures.roomy, leaving: columns) { return .roomy(figures.roomy) }
    return fits(figures.compact, leaving: least) ? .compact(figures.compact) : nil
  }

  var geometry: DiagramGeometry {
    switch self {
    case .compact(let geometry), .roomy(let geometry), .stage(let geometry, _): geometry
    }
  }

  /// Returns the drawing without anything lit.
  ///
  /// - Parameter isWhole: True for all boxes and all ways, to mark what has been seen.
  func drawing(isASCII: Bool, isWhole: Bool) -> Canvas {
    let geometry = geometry
    var canvas = Canvas(geometry.size, isASCII: isASCII)
    if isWhole {
      for state in EmulatedApp.State.allCases { canvas.box(geometry.box(of: state), style: .frame) }
    }
    let paths = DiagramGeometry.transitions
      .filter { isWhole || DiagramGeometry.isBetweenNeighbors($0) }
      .compactMap {
        isWhole
          ? geometry.path(from: $0.from, to: $0.to)
          : geometry.path(from: $0.from, to: $0.to, boxed: nil)
      }
    for path in paths { canvas.draw(path, at: Point(0, 0), weight: .plain, style: .frame) }
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
