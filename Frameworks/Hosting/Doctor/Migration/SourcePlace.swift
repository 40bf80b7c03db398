// SPDX-License-Identifier: Apache-2.0

/// A place in a file of the project. Line and column count from one; a line of 0 means the whole file.
package struct SourcePlace: Hashable, Sendable, Comparable {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }

  /// The place as compilers name it: `AppDelegate.swift:3:1`.
  package var text: String {
    line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
