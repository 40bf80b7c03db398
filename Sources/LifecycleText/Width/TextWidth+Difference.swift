// SPDX-License-Identifier: Apache-2.0

extension TextWidth {
  /// A text that fits into a number of columns and still shows where it begins to differ from another
  /// one: what the two have in common is cut in the middle if that is what leaves no room.
  package static func cut(
    _ text: String, to columns: Int, differingFrom other: String
  ) -> String {
    let whole = cut(text, to: columns)
    guard of(text) > columns || of(other) > columns, text != other,
      whole == cut(other, to: columns)
    else { return whole }
    let scalars = Array(text.unicodeScalars)
    let common = zip(scalars, other.unicodeScalars).prefix { $0 == $1 }.count
    // A third for the beginning, by which a reader knows what it is; then some columns before the difference.
    let head = beginning(of: scalars[...], columns: max(1, columns / 3 - 1))
    let room = columns - of(head) - 1
    let start = max(head.unicodeScalars.count, common - max(0, room / 3))
    let rest = String(String.UnicodeScalarView(scalars[min(start, scalars.count)...]))
    return head + "…" + cut(rest, to: room)
  }

  /// As many scalars from the beginning as fit.
  private static func beginning(
    of scalars: ArraySlice<Unicode.Scalar>, columns: Int
  ) -> String {
    var kept = String.UnicodeScalarView()
    var used = 0
    for scalar in scalars {
      let width = columnsOf(scalar)
      if used + width > columns { break }
      kept.append(scalar)
      used += width
    }
    return String(kept)
  }
}
