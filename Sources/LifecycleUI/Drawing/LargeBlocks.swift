// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// A text that may be large, and what stands beside and below it in small letters.
struct LargeBlock {
  let text: String
  let style: Style
  /// The text in large letters, if those of its language have no pictures: it then stands below, in
  /// small ones. Nil if it is the same.
  var large: String?
  /// True if no blank row stands above it.
  var isJoined = false
  /// Stands left of the first line.
  var label = ""
  /// Stands behind the last line, or below it.
  var tail = ""
  /// The part of a whole that is left, as a bar behind the tail; nil for none.
  var bar: (left: Duration, whole: Duration)?
  /// The largest letters that it may have.
  var largest = LargeText.Scale.half
  /// The size of its large letters; nil while they are small.
  fileprivate(set) var scale: LargeText.Scale?

  /// The columns of the label with a blank.
  private var gutter: Int { label.isEmpty ? 0 : TextWidth.of(label) + 1 }

  /// The block's lines, large or small, at a width; nil if it can't be as large as that.
  fileprivate func lines(width: Int) -> [String]? {
    let width = width - gutter
    guard let scale else { return LogLine.broken(text, to: width) }
    return LargeText.lines(large ?? text, width: width, scale: scale)
  }

  /// Stands behind the last line or below it, at the size that it has.
  private var ending: String { scale != nil && large != nil ? text : tail }

  /// Returns true if the tail stands behind the last line.
  fileprivate func hasTailInLine(_ lines: [String], width: Int) -> Bool {
    scale == nil && TextWidth.of(lines.last ?? "") + 1 + TextWidth.of(ending) <= width - gutter
  }

  fileprivate func rows(width: Int) -> Int? {
    guard let lines = lines(width: width) else { return nil }
    let below = ending.isEmpty || hasTailInLine(lines, width: width) ? 0 : 1
    return lines.count * (scale?.rows ?? 1) + below
  }

  /// True if large letters end it, which have a blank row below them.
  fileprivate var endsLarge: Bool { scale != nil && ending.isEmpty }

  fileprivate func draw(_ lines: [String], in rect: Rect, on canvas: inout Canvas) {
    var y = rect.y
    let left = rect.x + gutter
    canvas.write(label, at: Point(rect.x, scale == nil ? y : y + 1), style: style, in: rect)
    var x = left
    for line in lines where y < rect.maxY {
      if let scale {
        LargeText.draw(
          line, at: Point(left, y), scale: scale, in: rect, style: style, on: &canvas)
        y += scale.rows
      } else {
        x = left + canvas.write(line, at: Point(left, y), style: style, in: rect) + 1
        y += 1
      }
    }
    guard !ending.isEmpty else { return }
    if hasTailInLine(lines, width: rect.width) {
      canvas.write(ending, at: Point(x, y - 1), style: style, in: rect)
      return
    }
    guard y < rect.maxY else { return }
    let end = left + canvas.write(ending, at: Point(left, y), style: style, in: rect) + 1
    guard let bar else { return }
    canvas.bar(
      left: bar.left, of: bar.whole, at: Point(end, y), width: min(40, rect.maxX - end),
      style: style)
  }
}

/// Texts one below the other, as many of them large as there is room for.
struct LargeBlocks {
  /// The blocks from the top.
  private(set) var all: [LargeBlock] = []
  /// The blocks that may be large, by their indices, the most important first. Those of one group are large
  /// together or not at all.
  private var groups: [[Int]] = []

  /// Adds a text below the others, which may be large if nothing more important needs the room.
  mutating func add(_ block: LargeBlock, mayBeLarge: Bool = true) {
    if mayBeLarge { groups.append([all.count]) }
    all.append(block)
  }

  /// Adds a text that is more important than those that were added before, but so many of them.
  mutating func add(_ block: LargeBlock, behind rank: Int) {
    groups.insert([all.count], at: min(rank, groups.count))
    all.append(block)
  }

  /// Adds texts that are large together or not at all.
  mutating func add(_ blocks: [LargeBlock]) {
    groups.append(Array(all.count..<all.count + blocks.count))
    all += blocks
  }

  /// Lets a text that was added be large too, if nothing more important needs the room.
  mutating func mayBeLarge(_ index: Int) { groups.append([index]) }

  /// Returns true if there is room for all of them in small letters.
  func fit(in area: Rect) -> Bool {
    all.reduce(0) { $0 + ($1.rows(width: area.width) ?? 0) } <= area.height
  }

  /// Returns the rectangles of the texts, by their indices.
  func places(in area: Rect) -> [Rect] { places(of: arranged(in: area), in: area) }

  /// Draws as much as there is room for. Returns the rectangles of the texts, by their indices.
  @discardableResult
  func draw(in area: Rect, on canvas: inout Canvas) -> [Rect] {
    let arranged = arranged(in: area)
    let places = places(of: arranged, in: area)
    for (block, rect) in zip(arranged.blocks, places) {
      block.draw(block.lines(width: area.width) ?? [], in: rect, on: &canvas)
    }
    return places
  }

  private func places(of arranged: (blocks: [LargeBlock], isApart: Bool), in area: Rect) -> [Rect] {
    var y = area.y
    return arranged.blocks.enumerated().map { index, block in
      if arranged.isApart { y += Self.gap(above: index, of: arranged.blocks) }
      let height = max(0, min(block.rows(width: area.width) ?? 0, area.maxY - y))
      defer { y += height }
      return Rect(x: area.x, y: y, width: area.width, height: height)
    }
  }

  /// The blank rows above a text: large letters have one below them.
  private static func gap(above index: Int, of blocks: [LargeBlock]) -> Int {
    index == 0 || blocks[index].isJoined || blocks[index - 1].endsLarge ? 0 : 1
  }

  /// The texts in the sizes for which there is room, and whether blank rows stand between them.
  private func arranged(in area: Rect) -> (blocks: [LargeBlock], isApart: Bool) {
    func rows(_ blocks: [LargeBlock]) -> Int? {
      var sum = 0
      for (index, block) in blocks.enumerated() {
        guard let rows = block.rows(width: area.width) else { return nil }
        sum += rows + Self.gap(above: index, of: blocks)
      }
      return sum
    }
    var blocks = all
    for group in groups {
      for scale in [LargeText.Scale.half, .full] {
        var larger = blocks
        for index in group where scale == .half || blocks[index].largest == .full {
          larger[index].scale = scale
        }
        if let rows = rows(larger), rows <= area.height { blocks = larger }
      }
    }
    return (blocks, rows(blocks).map { $0 <= area.height } ?? false)
  }
}
