// SPDX-License-Identifier: Apache-2.0
import Combine
import Observation

/// A property of a view that the view depends on.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty { mutating func update() }

extension DynamicProperty { public mutating func update() {} }

/// A value that outlives the view struct, and says when it changes.
///
/// - Note: Unchecked: its value is behind its lock.
final class Location<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  private let invalidation: Invalidation

  init(_ value: Value, _ invalidation: Invalidation) {
    stored = value
    self.invalidation = invalidation
  }

  var value: Value {
    get { lock.withLock { stored } }
    set {
      lock.withLock { stored = newValue }
      invalidation.schedule()
    }
  }
}

/// The storage that a property wrapper within a view struct refers to: the struct's copies share
/// it.
///
/// - Note: Unchecked: it is connected on the main thread before the view's body runs.
final class StateBox<Value>: @unchecked Sendable {
  private let initial: () -> Value
  private var location: Location<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value {
    get { location?.value ?? initial() }
    // Outside of a view a state cannot change, as in SwiftUI.
    set { location?.value = newValue }
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    if let kept = node.slots[slot] as? Location<Value> {
      location = kept
    } else {
      let new = Location(initial(), Invalidation(graph: graph))
      node.slots[slot] = new
      location = new
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty, InstalledProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox { value } }
  public init(initialValue value: Value) { box = StateBox { value } }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    box.install(in: node, slot: slot, graph)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// The place of the focus. Nothing is typed here: it changes when the app sets it.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, InstalledProperty {
  private let box: StateBox<Value>

  public init() where Value == Bool { box = StateBox { false } }
  public init<T: Hashable>() where Value == T? { box = StateBox { nil } }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }

  public struct Binding {
    fileprivate let box: StateBox<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    box.install(in: node, slot: slot, graph)
  }
}
