// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) internal import CoreData
import HostedBase

/// A class with `@Model`. There is no macro here: the copy of the source that applife compiles has
/// what the macro adds on Apple's systems.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: ModelBacking)
  /// The lists of properties that `#Unique` names.
  static var modelUnique: [[String]] { get }
  static var modelProperties: [ModelProperty] { get }
  var modelBacking: ModelBacking { get set }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: modelBacking.object?.objectID ?? modelBacking)
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { modelBacking.context }
  public var isDeleted: Bool { modelBacking.object?.isDeleted ?? false }
  public var hasChanges: Bool { modelBacking.object?.hasChanges ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of a model, which no other has.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/persistentidentifier
///
/// - Note: Unchecked: its object is only compared.
public struct PersistentIdentifier: Hashable, Identifiable, @unchecked Sendable {
  let object: AnyObject
  public var id: PersistentIdentifier { self }
  public var entityName: String { (object as? NSManagedObjectID)?.entity.name ?? "" }
  public var storeIdentifier: String? {
    (object as? NSManagedObjectID)?.persistentStore?.identifier
  }

  public static func == (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
    one.object === other.object
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// A predicate may hold an identifier, and what it holds has to be codable. It is written as its address.
extension PersistentIdentifier: Codable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "applife can't find a model by an identifier that was written"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode((object as? NSManagedObjectID)?.uriRepresentation().absoluteString ?? "")
  }
}

/// The values of a model. They are in the wrappers of its properties until it is inserted, and in
/// an object of Core Data's from then on.
public final class ModelBacking {
  /// The object that holds the values of an inserted model.
  private(set) var object: ModelObject?
  let registrar = ObservationRegistrar()

  public init() {}
  init(_ object: ModelObject) { self.object = object }

  /// The model is inserted: its values move.
  func move(to object: ModelObject) { self.object = object }

  var context: ModelContext? {
    (object?.managedObjectContext as? HostedModelContext)?.owner
  }
}

/// The object of Core Data's that holds what a model has.
final class ModelObject: NSManagedObject {
  /// The model, once somebody asked for it. It lives as long as this object: the context keeps both.
  var model: (any PersistentModel)?

  func model<M: PersistentModel>(_ type: M.Type) -> M {
    if let model = model as? M { return model }
    let new = M(backingData: ModelBacking(self))
    model = new
    return new
  }

  /// Calls a generic function with the type that is known at run time.
  func anyModel(_ type: any PersistentModel.Type) -> any PersistentModel {
    func open<M: PersistentModel>(_ type: M.Type) -> any PersistentModel { model(type) }
    return open(type)
  }
}

/// A property that a store keeps, with what its attribute says.
public struct ModelProperty {
  public let name: String
  let keyPath: AnyKeyPath
  let type: Any.Type
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Makes the description of an attribute: for its type.
  let coding: (encode: (Any) -> Data?, decode: (Data) -> Any?)?
  /// True if nothing is a value.
  let isOptional: Bool
  /// The model that a relationship leads to.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool
  /// Returns the value of a property of a model that is not inserted.
  let value: (any PersistentModel) -> Any

  public init<M: PersistentModel, V>(_ name: String, _ keyPath: KeyPath<M, V>) {
    self.init(name, keyPath, nil, nil)
  }
  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ attribute: Schema.Attribute
  ) { self.init(name, keyPath, attribute, nil) }
  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ relationship: Schema.Relationship
  ) { self.init(name, keyPath, nil, relationship) }

  private init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ attribute: Schema.Attribute?,
    _ relationship: Schema.Relationship?
  ) {
    self.name = name
    self.keyPath = keyPath
    self.attribute = attribute
    self.relationship = relationship
    value = { model in (model as? M).map { $0[keyPath: keyPath] as Any } ?? Optional<V>.none as Any
    }
    let wrapped = (V.self as? any OptionalValue.Type)?.wrapped
    isOptional = wrapped != nil
    type = wrapped ?? V.self
    let element = (type as? any ArrayValue.Type)?.element
    isToMany = element is any PersistentModel.Type
    destination = type as? any PersistentModel.Type ?? element as? any PersistentModel.Type
    coding = (type as? any Codable.Type).map { Self.coder($0) }
  }

  /// A value of any type is kept as JSON.
  private static func coder<C: Codable>(
    _ type: C.Type
  ) -> (encode: (Any) -> Data?, decode: (Data) -> Any?) {
    (
      encode: { value in (value as? C).flatMap { try? JSONEncoder().encode([$0]) } },
      decode: { data in (try? JSONDecoder().decode([C].self, from: data))?.first }
    )
  }
}

protocol OptionalValue { static var wrapped: Any.Type { get } }
extension Optional: OptionalValue { static var wrapped: Any.Type { Wrapped.self } }
protocol ArrayValue { static var element: Any.Type { get } }
extension Array: ArrayValue { static var element: Any.Type { Element.self } }
