// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// The answer to a call of a tool.
package enum AgentAnswer {
  /// The answer, whose shape is the tool's output schema.
  case found(AgentObject)
  /// The tool cannot do what was asked, in words that help to ask again.
  case problem([String])
  /// Nobody wants the answer any more.
  case cancelled
}

/// An answer of a tool, of which the end of one list may be left out.
package struct AgentObject {
  private let items: [JSON]
  private let whole: ([JSON]) -> JSON

  /// - Parameters:
  ///   - items: the list that may be long.
  ///   - whole: the object with the items that have room. It says so if they are not all.
  package init(_ items: [JSON], _ whole: @escaping ([JSON]) -> JSON) {
    self.items = items
    self.whole = whole
  }

  /// An answer without a list that may be long.
  init(_ object: JSON) { self.init([]) { _ in object } }

  /// Returns the object with as many items as have room in a reply; nil if it has no room even without them.
  ///
  /// A reply has the object twice: as it is, and as text.
  func fitted(to most: Int) -> JSON? {
    var room = most - Self.cost(whole([]))
    if room < 0 { return nil }
    var shown: [JSON] = []
    for item in items {
      // Two commas.
      room -= Self.cost(item) + 2
      if room < 0 { break }
      shown.append(item)
    }
    return whole(shown)
  }

  /// The bytes that a part of the object takes in a reply, as they are written.
  private static func cost(_ json: JSON) -> Int {
    var text = TextBuffer()
    text.addJSON(json.written)
    return Printable.lines(Array(json.written.utf8), as: .json).count
      + Printable.lines(text.bytes, as: .json).count
  }
}
