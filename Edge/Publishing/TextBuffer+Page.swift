// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

extension TextBuffer {
  /// Writes a text in an element.
  ///
  /// - Parameter attributes: as they stand in the tag, with a space before each.
  package mutating func addElement(_ tag: String, _ text: String, _ attributes: String = "") {
    add("<\(tag)\(attributes)>\(Printable.line(text).xml)</\(tag)>\n")
  }

  /// Writes a link to another page.
  package mutating func addLink(_ text: String, to target: String, _ attributes: String = "") {
    add("<a href=\"\(target.xml)\"\(attributes)>\(Printable.line(text).xml)</a>")
  }
}
