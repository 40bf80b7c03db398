// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A type that a fetch can result in.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchrequestresult
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a model: what it has is kept by its context until that saves.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmanagedobject
@preconcurrency open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var objectID: NSManagedObjectID
  /// The values it has. For an attribute, a value; for a relationship, an object or an array of
  /// objects, once it was asked for.
  var values: [String: Any] = [:]
  /// The values at the last save of those that have changed since.
  var saved: [String: Any?] = [:]
  /// True if its row was not read yet.
  open internal(set) var isFault = false
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open var isUpdated: Bool { !saved.isEmpty && !isInserted && !isDeleted }
  open var hasChanges: Bool { isInserted || isDeleted || !saved.isEmpty }
  open var hasPersistentChangedValues: Bool { !saved.isEmpty }

  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, key: nil, nil)
    super.init()
    for (name, attribute) in entity.attributesByName {
      values[name] = attribute.defaultValue.map { attribute.canonical($0) }
    }
    context?.insert(self)
  }

  /// Makes an object of the entity's class. `NSManagedObject(entity:insertInto:)` becomes this in
  /// the copy of a source: Objective-C's initializer makes an object of another class, and Swift's
  /// cannot.
  public static func _hosted(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.objectType.init(entity: entity, insertInto: context) }

  /// A new object of the class's entity.
  public required convenience init(context moc: NSManagedObjectContext) {
    guard
      let entity = moc.coordinator?.entity(of: Self.self)
        ?? EntityTypes.shared.entity(of: Self.self)
    else {
      fatalError(
        "An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// A place for an object that the store has.
  static func fault(
    _ id: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = id.entity.objectType.init(entity: id.entity, insertInto: nil)
    object.values = [:]
    object.objectID = id
    object.managedObjectContext = context
    object.isFault = true
    return object
  }

  open class func entity() -> NSEntityDescription {
    guard let entity = EntityTypes.shared.entity(of: self) else {
      fatalError(
        "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
    }
    return entity
  }

  /// The request that Xcode writes for a class, of the class itself, is meant unless a type says otherwise.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: Keys and values

  open func value(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return value(forUndefinedKey: key) }
    if let relationship = property as? NSRelationshipDescription {
      guard relationship.isToMany else { return object(relationship) }
      let all = objects(relationship)
      return relationship.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all)
    }
    load()
    return values[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    if let relationship = property as? NSRelationshipDescription {
      set(relationship, to: Self.objects(in: value))
    } else {
      let attribute = property as? NSAttributeDescription
      load()
      change(key, to: value.flatMap(flat).map { attribute?.canonical($0) ?? $0 })
    }
  }

  open func value(forUndefinedKey key: String) -> Any? {
    // A property of the class that is not the model's.
    for child in Mirror(reflecting: self).children where child.label == key {
      return flat(child.value)
    }
    fatalError(
      "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError(
      "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  open func value(forKeyPath keyPath: String) -> Any? { KeyedValues.value(of: self, at: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return setValue(value, forKey: keyPath) }
    let owner = KeyedValues.value(of: self, at: parts.dropLast().joined(separator: "."))
    (owner as? NSManagedObject)?.setValue(value, forKey: parts[parts.count - 1])
  }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { a, _ in a })
  }

  open func changedValues() -> [String: Any] {
    Dictionary(
      saved.keys.map { ($0, values[$0] ?? NSNull()) }, uniquingKeysWith: { one, _ in one })
  }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    var all = values
    for (key, value) in saved { all[key] = value ?? NSNull() }
    return keys.map { keys in all.filter { keys.contains($0.key) } } ?? all
  }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    entity.relationshipsByName[key].map { relationship in
      (relationship.isToMany
        ? objects(relationship) : object(relationship).map { [$0] } ?? []).map(\.objectID)
    } ?? []
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { values[key] == nil }

  // MARK: What its context says

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func didTurnIntoFault() {}
  open func willTurnIntoFault() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  /// A property that has to have a value has one.
  private func validate() throws {
    for property in entity.allProperties where !property.isOptional && !property.isTransient {
      let isThere: Bool
      if let relationship = property as? NSRelationshipDescription {
        isThere = relationship.isToMany || object(relationship) != nil
      } else {
        isThere = values[property.name] != nil
      }
      guard !isThere else { continue }
      // NSValidationMissingMandatoryPropertyError
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 1570,
        userInfo: [
          NSLocalizedDescriptionKey: "\(property.name) is a required value.",
          "NSValidationErrorKey": property.name, "NSValidationErrorObject": self,
        ])
    }
  }
}
