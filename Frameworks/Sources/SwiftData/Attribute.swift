// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) internal import CoreData
import HostedBase

/// The value of a property before its model is inserted.
final class InitialValue<Value> {
  var value: Value?
  /// The property's name, once it was asked for.
  var name: String?
  init(_ value: Value?) { self.value = value }
}

extension PersistentModel {
  /// The value of a property, for whoever observes it too.
  func read<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, _ initial: InitialValue<Value>
  ) -> Value {
    modelBacking.registrar.access(self, keyPath: keyPath)
    guard let object = modelBacking.object else {
      if let value = initial.value { return value }
      fatalError("\(Self.self): a property was read that has no value")
    }
    guard let property = property(keyPath, initial) else {
      fatalError("\(Self.self): a property was read that is not in its schema")
    }
    guard let destination = property.destination else { return object._hostedValue(property.name) }
    let models = object.hostedObjects(property.name).compactMap {
      ($0 as? ModelObject)?.anyModel(destination)
    }
    func all<M: PersistentModel>(_ type: M.Type) -> Any { models.compactMap { $0 as? M } }
    let value: Any = property.isToMany ? all(destination) : models.first as Any
    if let value = value as? Value { return value }
    if property.isOptional, let none = Optional<Any>.none as Any as? Value { return none }
    fatalError("\(Self.self).\(property.name) has no object, and its type says that it always has")
  }

  func write<Value>(
    _ value: Value, _ keyPath: ReferenceWritableKeyPath<Self, Value>,
    _ initial: InitialValue<Value>
  ) {
    modelBacking.registrar.withMutation(of: self, keyPath: keyPath) {
      guard let object = modelBacking.object, let property = property(keyPath, initial) else {
        initial.value = value
        // What leads to a model of a context comes into that context.
        ModelProperty.models(in: value).lazy.compactMap(\.modelBacking.context).first?
          .insertAny(self)
        return
      }
      property.set(value, of: object)
    }
  }

  private func property<Value>(
    _ keyPath: AnyKeyPath, _ initial: InitialValue<Value>
  ) -> ModelProperty? {
    let all = Self.modelProperties
    if let name = initial.name { return all.first { $0.name == name } }
    let found = all.first { $0.keyPath == keyPath }
    initial.name = found?.name
    return found
  }
}

extension ModelProperty {
  /// Puts a value into the object that holds it. Models come into the object's context.
  func set(_ value: Any, of object: ModelObject) {
    guard destination != nil else { return object._setHostedValue(value, name) }
    let models = Self.models(in: value)
    let context = (object.managedObjectContext as? HostedModelContext)?.owner
    for model in models where model.modelBacking.object == nil { context?.insertAny(model) }
    object.setValue(models.compactMap(\.modelBacking.object), forKey: name)
  }

  /// The models in the value of a relationship.
  static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return [] }
    return mirror.children.flatMap { models(in: $0.value) }
  }
}

/// A property of a model that a store keeps. What `@Attribute` and `@Relationship` are given stands in the model's
/// list of properties: a wrapper with arguments could not get its first value in an initializer.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:)
@propertyWrapper public struct Attribute<Value> {
  private let initial: InitialValue<Value>

  public init(wrappedValue: Value) { initial = InitialValue(wrappedValue) }
  /// The store has the value.
  public init(persisted: ()) { initial = InitialValue(nil) }

  @available(*, unavailable, message: "@Attribute is for properties of models")
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  public static subscript<M: PersistentModel>(
    _enclosingInstance model: M, wrapped wrapped: ReferenceWritableKeyPath<M, Value>,
    storage storage: ReferenceWritableKeyPath<M, Attribute<Value>>
  ) -> Value {
    get { model.read(wrapped, model[keyPath: storage].initial) }
    set { model.write(newValue, wrapped, model[keyPath: storage].initial) }
  }
}

extension Attribute where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
