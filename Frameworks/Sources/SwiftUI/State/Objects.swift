// SPDX-License-Identifier: Apache-2.0
@_exported import Combine
@_exported import Observation

/// Hears of an object's changes, for as long as it is kept.
@MainActor private final class Subscription<Object: ObservableObject> {
  let object: Object
  private let cancellable: AnyCancellable

  init(_ object: Object, _ graph: ViewGraph) {
    self.object = object
    let invalidation = Invalidation(graph: graph)
    cancellable = object.objectWillChange.sink { _ in invalidation.schedule() }
  }

  /// The subscription to an object that is kept in a slot, or a new one in its place.
  static func keep(_ object: Object, _ node: Node, _ slot: Int, _ graph: ViewGraph) {
    if let kept = node.slots[slot] as? Subscription<Object>, kept.object === object { return }
    node.slots[slot] = Subscription(object, graph)
  }
}

/// An object that a view makes and keeps.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/stateobject
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<
  ObjectType: ObservableObject
>: DynamicProperty, InstalledProperty {
  private let box: Box

  /// - Note: Unchecked: it is used on the main thread alone, once it is made.
  private final class Box: @unchecked Sendable {
    let make: () -> ObjectType
    var object: ObjectType?
    nonisolated init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(thunk)
  }

  public var wrappedValue: ObjectType {
    if let object = box.object { return object }
    // Outside of a view each use makes another, as in SwiftUI.
    return box.make()
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    if let kept = node.slots[slot] as? Subscription<ObjectType> {
      box.object = kept.object
    } else {
      let object = box.make()
      box.object = object
      node.slots[slot] = Subscription(object, graph)
    }
  }
}

/// An object that somebody else keeps.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<
  ObjectType: ObservableObject
>: DynamicProperty, InstalledProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings of an object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    Subscription.keep(wrappedValue, node, slot, graph)
  }
}

/// An object that a view above has handed down.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/environmentobject
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<
  ObjectType: ObservableObject
>: DynamicProperty, InstalledProperty {
  /// - Note: Unchecked: it is used on the main thread alone, once it is made.
  private final class Box: @unchecked Sendable {
    var object: ObjectType?
    nonisolated init() {}
  }
  private let box: Box

  public nonisolated init() { box = Box() }

  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    box.object = graph.environment.object(ObjectType.self)
    if let object = box.object { Subscription.keep(object, node, slot, graph) }
  }
}

/// Makes bindings of an `@Observable` object's properties.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/bindable
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
