// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Canvas {
  /// Marks on the diagram what has been seen: a check on the edge of a box, whole lines. What has
  /// not been seen has dashed lines and hollow heads.
  mutating func mark(_ seen: Coverage.Items, on figure: DiagramGeometry, at origin: Point) {
    var whole: Set<Point> = []
    var dashed: [DiagramGeometry.Path] = []
    for (from, to) in DiagramGeometry.transitions {
      guard let path = figure.path(from: from, to: to) else { continue }
      if seen.transitions.contains(Coverage.Transition(from: from, to: to)) {
        whole.formUnion(path.points)
      } else {
        dashed.append(path)
      }
    }
    for path in dashed {
      // If two ways share a line, the one that was seen keeps it whole.
      for point in path.points where !whole.contains(point) { dash(point.moved(by: origin)) }
      write(path.hollowGlyph, at: path.head.moved(by: origin), style: .frame)
    }
    for state in EmulatedApp.State.allCases {
      let box = figure.box(of: state).moved(by: origin)
      if seen.states.contains(state) {
        write(Sign.pass.rawValue, at: Point(box.x + 1, box.y), style: .held)
      } else {
        for x in box.x..<box.maxX {
          dash(Point(x, box.y))
          dash(Point(x, box.maxY - 1))
        }
        for y in box.y..<box.maxY {
          dash(Point(box.x, y))
          dash(Point(box.maxX - 1, y))
        }
      }
    }
  }

  /// Makes a plain line that goes straight through a cell a dashed one.
  private mutating func dash(_ point: Point) {
    let arms = self[point].arms
    if arms == Arms(right: .plain, left: .plain) {
      write("┄", at: point, style: .frame)
    } else if arms == Arms(up: .plain, down: .plain) {
      write("┆", at: point, style: .frame)
    }
  }
}

extension DiagramGeometry.Path {
  /// The cells of the line.
  var points: [Point] {
    var points: [Point] = []
    for (start, end) in zip(corners, corners.dropFirst()) {
      for x in min(start.x, end.x)...max(start.x, end.x) {
        for y in min(start.y, end.y)...max(start.y, end.y) { points.append(Point(x, y)) }
      }
    }
    return points
  }

  /// The head of a way nobody has gone.
  var hollowGlyph: String {
    switch glyph {
    case "▼": "▽"
    case "▲": "△"
    case "►": "▷"
    default: "◁"
    }
  }
}
