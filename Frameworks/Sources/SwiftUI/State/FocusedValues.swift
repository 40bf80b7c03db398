// SPDX-License-Identifier: Apache-2.0

// Values that the focused view offers to menus: nothing is focused here, so nobody finds it.

public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}
extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
