// SPDX-License-Identifier: Apache-2.0

/// A large value whose copies share one place in memory until one of them is changed.
///
/// A session is copied for every panel that draws it. What is boxed costs such a copy one
/// reference, and no room on the stack.
@propertyWrapper
package struct Boxed<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

/// - Note: Unchecked: a box is changed only while nobody else has it.
extension Boxed: @unchecked Sendable where Value: Sendable {}
