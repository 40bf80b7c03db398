// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A drawing in SVG 1.1, as browsers, printers and screen readers take it: with a title and a
/// description, in colors for light and for dark surroundings; printed, it is always light.
/// - SeeAlso: https://www.w3.org/TR/SVG11/
struct SVG {
  private var body = TextBuffer()
  /// The style that makes it move; empty if it does not.
  private var motion = ""

  /// A kind of thing that can be drawn; its look is in ``style``.
  enum Look: String {
    case heading, label, quiet, bold, alarm, count
    case grid, limit, end, now, seen, unseen, paper, box
    case notRunning = "not-running"
    case inactive, active, background, suspended

    init(_ state: EmulatedApp.State) {
      switch state {
      case .notRunning: self = .notRunning
      case .inactive: self = .inactive
      case .active: self = .active
      case .background: self = .background
      case .suspended: self = .suspended
      }
    }
  }

  /// The side of a text that is at its point.
  enum Anchor: String { case start, middle, end }

  mutating func text(_ text: String, _ x: Int, _ y: Int, _ look: Look, _ anchor: Anchor = .start) {
    body.add("<text x=\"\(x)\" y=\"\(y)\" class=\"\(look.rawValue)\"")
    if anchor != .start { body.add(" text-anchor=\"\(anchor.rawValue)\"") }
    body.add(">\(text.xml)</text>\n")
  }

  /// A rectangle, with what a pointer over it shows, and the name by which a page finds it.
  mutating func rect(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ look: Look, radius: Int = 0,
    title: String? = nil, id: String? = nil
  ) {
    body.add("<rect")
    if let id { body.add(" id=\"\(id)\"") }
    body.add(" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"")
    if radius > 0 { body.add(" rx=\"\(radius)\"") }
    body.add(" class=\"\(look.rawValue)\"")
    guard let title else { return body.add("/>\n") }
    body.add("><title>\(title.xml)</title></rect>\n")
  }

  /// A line through points, with an arrow head at its end if wanted.
  mutating func line(_ points: [(x: Int, y: Int)], _ look: Look, hasHead: Bool = false) {
    body.add("<polyline points=\"")
    body.add(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    body.add("\" class=\"\(look.rawValue)\"")
    if hasHead { body.add(" marker-end=\"url(#\(look.rawValue)-head)\"") }
    body.add("/>\n")
  }

  /// A cross: a process has ended.
  mutating func cross(_ x: Int, _ y: Int) {
    line([(x - 5, y - 5), (x + 5, y + 5)], .end)
    line([(x - 5, y + 5), (x + 5, y - 5)], .end)
  }

  /// A diamond: a limit is reached.
  mutating func diamond(_ x: Int, _ y: Int) {
    body.add("<path d=\"M\(x) \(y - 5)l5 5l-5 5l-5 -5z\" class=\"reached\"/>\n")
  }

  /// Covers the drawing below a line, and lets the cover sink until everything is seen, again and
  /// again. What is covered is pale, so that the first frame shows the whole drawing already. Nothing is covered where nothing may move: on paper, for readers who want no motion, and
  /// in programs that know no animations.
  mutating func cover(from y: Int, width: Int, height: Int) {
    let depth = height - y
    // So fast that a row can be read before the next one appears. Then the whole is seen for a while.
    let sinking = max(2, depth / 50)
    let pause = 5
    let seen = 100 * sinking / (sinking + pause)
    motion = """
      .cover { display: none; }
      .cover .paper { fill-opacity: .8; }
      .now { stroke: #1677ff; stroke-width: 2; }
      @keyframes sink { \(seen)%, 100% { transform: translateY(\(depth)px); } }
      @media screen and (prefers-reduced-motion: no-preference) {
        .cover { display: inline; animation: sink \(sinking + pause)s linear infinite; }
      }

      """
    body.add("<g class=\"cover\">\n")
    rect(0, y, width, depth, .paper)
    line([(0, y), (width, y)], .now)
    body.add("</g>\n")
  }

  /// The whole drawing.
  func document(width: Int, height: Int, title: String, description: String) -> String {
    var out = TextBuffer()
    out.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
    out.add(" viewBox=\"0 0 \(width) \(height)\" role=\"img\"")
    out.add(" aria-labelledby=\"title description\">\n<title id=\"title\">\(title.xml)</title>\n")
    out.add("<desc id=\"description\">\(description.xml)</desc>\n")
    out.add("<style>\n" + Self.style + motion + "</style>\n<defs>\n")
    for look in [Look.seen, .unseen] {
      out.add("<marker id=\"\(look.rawValue)-head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\"")
      out.add(" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\"")
      out.add(" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" class=\"\(look.rawValue)-head\"/>")
      out.add("</marker>\n")
    }
    out.add("</defs>\n<rect width=\"\(width)\" height=\"\(height)\" class=\"paper\"/>\n")
    out.add(body)
    out.add("</svg>\n")
    return out.text
  }

  /// States differ in more than color: not running and suspended are outlines, not running dashed;
  /// the drawing names every state besides.
  private static let style = """
    text { font: 12px system-ui, "DejaVu Sans", sans-serif; fill: #1a1a1a; }
    .heading { font-size: 15px; font-weight: bold; }
    .bold { font-weight: bold; }
    .quiet, .count { fill: #595959; }
    .alarm { font-weight: bold; fill: #a8071a; }
    .paper { fill: #ffffff; }
    rect { stroke: #444444; }
    .box, .not-running { fill: #ffffff; }
    .not-running { stroke-dasharray: 3 3; }
    .inactive { fill: #ffd666; }
    .active { fill: #52c41a; }
    .background { fill: #91caff; }
    .suspended { fill: #f0f0f0; }
    rect.paper { stroke: none; }
    polyline { fill: none; stroke: #444444; }
    .grid { stroke: #d9d9d9; }
    .limit { stroke: #a8071a; stroke-width: 1.5; stroke-dasharray: 4 3; }
    .reached { fill: #a8071a; }
    .end { stroke: #a8071a; stroke-width: 3; }
    polyline.seen { stroke: #1a1a1a; stroke-width: 2; }
    .seen-head { fill: #1a1a1a; }
    polyline.unseen { stroke: #8c8c8c; stroke-dasharray: 4 4; }
    .unseen-head { fill: #8c8c8c; }
    rect.unseen { fill: #ffffff; stroke: #8c8c8c; stroke-dasharray: 4 4; }
    @media screen and (prefers-color-scheme: dark) {
      text { fill: #f0f0f0; }
      .quiet, .count { fill: #b3b3b3; }
      .alarm { fill: #ff9c9c; }
      .paper { fill: #16181c; }
      rect { stroke: #bfbfbf; }
      .box, .not-running, rect.unseen { fill: #16181c; }
      .inactive { fill: #876800; }
      .active { fill: #237804; }
      .background { fill: #0958d9; }
      .suspended { fill: #434343; }
      polyline { stroke: #bfbfbf; }
      .grid { stroke: #3a3d42; }
      .limit, .end { stroke: #ff9c9c; }
      .reached { fill: #ff9c9c; }
      polyline.seen { stroke: #f0f0f0; }
      .seen-head { fill: #f0f0f0; }
      polyline.unseen { stroke: #7d7d7d; }
      .unseen-head { fill: #7d7d7d; }
    }

    """
}
