// SPDX-License-Identifier: Apache-2.0

/// Rows of text in aligned columns.
struct Table {
  private var rows: [[String]] = []

  mutating func add(_ row: String...) { rows.append(row) }

  /// The rows, two spaces between columns, nothing behind the last one.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        let width = cell.unicodeScalars.count
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        guard row[(column + 1)...].contains(where: { !$0.isEmpty }) else { break }
        line += String(repeating: " ", count: widths[column] - cell.unicodeScalars.count + 2)
      }
      text += line + "\n"
    }
    return text
  }
}
