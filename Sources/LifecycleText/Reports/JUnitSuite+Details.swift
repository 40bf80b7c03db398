// SPDX-License-Identifier: Apache-2.0
extension JUnitSuite {
  /// The parts of a case that only some readers know.
  package struct Details {
    package var properties: [Property] = []
    /// A moment without a time zone, to the second.
    package var timestamp: String?
    /// The lines beside the verdict.
    package var output: [String] = []
    /// The reason that a case was skipped.
    package var skipped: String?

    package init() {}

    package mutating func add(_ name: String, _ value: String) {
      properties.append(Property(name: name, value: value))
    }

    var isEmpty: Bool { properties.isEmpty && output.isEmpty }
  }

  /// A property of a case: a value, a text, or files.
  package struct Property {
    package var name: String
    package var value: String?
    package var text = ""
    package var items: [(name: String, content: String)] = []

    package init(
      name: String, value: String? = nil, text: String = "",
      items: [(name: String, content: String)] = []
    ) {
      self.name = name
      self.value = value
      self.text = text
      self.items = items
    }
  }
}
