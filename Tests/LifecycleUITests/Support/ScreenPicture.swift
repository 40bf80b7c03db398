// SPDX-License-Identifier: Apache-2.0

import Lifecycle

@testable import LifecycleText
@testable import LifecycleUI

/// A screen as a drawing in SVG, in the colors of the dark theme: what a terminal shows, for the
/// documents.
struct ScreenPicture {
  let canvas: Canvas
  /// The title, for readers who do not see the picture.
  let title: String

  private static let cell = Size(8, 16)
  private static let margin = 12
  private static let palette = ColorPalette(.dark)
  private static let paper = "#16181c"

  var svg: String {
    let width = canvas.size.width * Self.cell.width + 2 * Self.margin
    let height = canvas.size.height * Self.cell.height + 2 * Self.margin
    var out = TextBuffer()
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
    out.add(" viewBox=\"0 0 \(width) \(height)\" role=\"img\"")
    out.add(" aria-labelledby=\"title description\">\n<title id=\"title\">")
    out.addXML(title)
    out.add("</title>\n<desc id=\"description\">")
    out.addXML(canvas.lines.joined(separator: "\n"), keepsLines: true)
    out.add("</desc>\n<style>\n" + Self.style + "</style>\n")
    out.add("<rect width=\"\(width)\" height=\"\(height)\" rx=\"6\" class=\"paper\"/>\n")
    for y in canvas.rows.indices { draw(row: y, to: &out) }
    out.add("</svg>\n")
    return out.text
  }

  private static var style: String {
    let colors = Style.Color.allCases.compactMap { color -> String? in
      guard let rgb = palette.ink(of: color)?.direct else { return nil }
      return ".\(color) { fill: #\(String(rgb, radix: 16)); }\n"
    }
    return """
      text { font: 13.3px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
        fill: #e6e6e6; white-space: pre; }
      rect { fill: #e6e6e6; }
      .paper { fill: \(paper); }
      \(colors.joined()).bold { font-weight: bold; }
      .underline { text-decoration: underline; }
      text.reverse { fill: \(paper); }

      """
  }

  /// Draws a row: neighbors that look alike together.
  private func draw(row y: Int, to out: inout TextBuffer) {
    let row = canvas.rows[y]
    var start = 0
    while start < row.count {
      let style = row[start].style
      let drawn = Self.palette.drawn(style)
      var end = start + 1
      while end < row.count, row[end].style == style { end += 1 }
      draw(row, start..<end, drawn, y, to: &out)
      start = end
    }
  }

  private func draw(
    _ row: [Cell], _ range: Range<Int>, _ style: Style, _ y: Int, to out: inout TextBuffer
  ) {
    let top = Self.margin + y * Self.cell.height
    let kinds = classes(of: style)
    if style.attributes.contains(.reverse) {
      out.add("<rect x=\"\(left(range.lowerBound))\" y=\"\(top)\"")
      out.add(" width=\"\(range.count * Self.cell.width)\" height=\"\(Self.cell.height)\"")
      if style.color != .standard { out.add(" class=\"\(style.color)\"") }
      out.add("/>\n")
    }
    let seen = range.filter { !row[$0].isTrailing && row[$0].text != " " }
    guard let first = seen.first, let last = seen.last else { return }
    // Each character has its place, whatever font there is.
    let cells = (first...last).filter { !row[$0].isTrailing }
    let places = cells.map { "\(left($0))" }.joined(separator: " ")
    out.add("<text x=\"\(places)\" y=\"\(top + 12)\"")
    if !kinds.isEmpty { out.add(" class=\"\(kinds.joined(separator: " "))\"") }
    out.add(">")
    out.addXML(cells.map { row[$0].text }.joined())
    out.add("</text>\n")
  }

  private func left(_ column: Int) -> Int { Self.margin + column * Self.cell.width }

  private func classes(of style: Style) -> [String] {
    var kinds: [String] = []
    if style.attributes.contains(.reverse) {
      kinds.append("reverse")
    } else if style.color != .standard {
      kinds.append("\(style.color)")
    }
    if style.attributes.contains(.bold) { kinds.append("bold") }
    if style.attributes.contains(.underline) { kinds.append("underline") }
    return kinds
  }
}
