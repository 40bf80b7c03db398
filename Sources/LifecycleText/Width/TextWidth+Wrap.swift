// SPDX-License-Identifier: Apache-2.0

extension TextWidth {
  /// A text in lines of at most so many columns. It is broken at blanks, between Chinese characters, or
  /// anywhere in a word that is longer than a line.
  package static func wrap(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    if of(text) <= columns { return [text] }
    // One pass over the scalars: most rows of the log come this way in every frame.
    let scalars = text.unicodeScalars
    var lines: [String] = []
    var start = scalars.startIndex
    var used = 0
    // The last index at which the line may end, the beginning of the next line, and the columns before it.
    var end: String.Index?
    var resume = start
    var usedAtResume = 0
    var former: Unicode.Scalar?
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == " " {
        if used == 0, !lines.isEmpty {
          start = next
          index = next
          continue
        }
        (end, resume, usedAtResume) = (index, next, used + 1)
      } else if LineBreak.isAllowed(between: former, and: scalar), used > 0 {
        (end, resume, usedAtResume) = (index, index, used)
      }
      former = scalar
      let width = columnsOf(scalar)
      if used + width > columns {
        if let last = end {
          lines.append(String(scalars[start..<last]))
          start = resume
          used = max(0, used - usedAtResume)
          end = nil
          if resume > index {
            used = 0
            index = next
            continue
          }
        }
        // A word longer than a line is cut where the line ends; a character wider than a line stands alone.
        if used + width > columns, used > 0 {
          lines.append(String(scalars[start..<index]))
          start = index
          used = 0
        }
      }
      used += width
      index = next
    }
    if start < scalars.endIndex { lines.append(String(scalars[start...])) }
    return lines
  }
}
