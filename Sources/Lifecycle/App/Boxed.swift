// SPDX-License-Identifier: Apache-2.0

/// A large value whose copies share one place in memory until one of them is changed.
///
/// An app is copied and asked for its process far more often than a process changes. A session is
/// copied for every panel that draws it, and a run for every rule of the view. What is boxed costs
/// such a copy one reference, and no room on the stack.
@propertyWrapper
package struct Boxed<Value> {
  /// The value in a list of one: Swift copies a list when it is changed and not before.
  private var storage: [Value]

  package init(wrappedValue: Value) { storage = [wrappedValue] }

  package var wrappedValue: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}
