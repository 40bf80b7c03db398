// SPDX-License-Identifier: Apache-2.0
import HostedBase

extension NSManagedObject {
  /// Reads its row, if that was not done.
  func load() {
    guard isFault else { return }
    isFault = false
    managedObjectContext?.fill(self)
    awakeFromFetch()
  }

  /// Keeps what a property had, and tells those that watch.
  func change(_ key: String, to value: Any?) {
    objectWillChange.send()
    if !saved.keys.contains(key) { saved[key] = Optional.some(values[key]) }
    let former = values[key]
    values[key] = value
    managedObjectContext?.remember { self.change(key, to: former) }
    managedObjectContext?.changed(self)
  }

  /// The objects in what a relationship is set to.
  static func objects(in value: Any?) -> [NSManagedObject] {
    guard let value = value.flatMap(flat) else { return [] }
    switch value {
    case let object as NSManagedObject: return [object]
    case let objects as [NSManagedObject]: return objects
    case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: return Array(set)
    case _: return Mirror(reflecting: value).children.compactMap { $0.value as? NSManagedObject }
    }
  }

  /// The object of a relationship to one.
  func object(_ relationship: NSRelationshipDescription) -> NSManagedObject? {
    load()
    let found = values[relationship.name] as? NSManagedObject
    return found?.isGone == true ? nil : found
  }

  /// True if nobody may find it any more.
  var isGone: Bool { isDeleted && !isInserted && managedObjectContext == nil }

  /// The objects of a relationship to many.
  func objects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    load()
    if let known = values[relationship.name] as? [NSManagedObject] { return known }
    let found = managedObjectContext?.related(to: self, relationship) ?? []
    values[relationship.name] = found
    return found
  }

  /// Sets a relationship, and the inverse of each object that comes or goes.
  func set(_ relationship: NSRelationshipDescription, to new: [NSManagedObject]) {
    load()
    let old =
      relationship.isToMany ? objects(relationship) : object(relationship).map { [$0] } ?? []
    var unique: [NSManagedObject] = []
    var seen: Set<ObjectIdentifier> = []
    for object in new where seen.insert(ObjectIdentifier(object)).inserted { unique.append(object) }
    if relationship.isToMany {
      change(relationship.name, to: unique)
    } else {
      change(relationship.name, to: unique.first)
    }
    for object in unique { adopt(object) }
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !unique.contains(where: { $0 === object }) {
      object.drop(self, from: inverse)
    }
    for object in unique where !old.contains(where: { $0 === object }) {
      object.take(self, into: inverse, relationship)
    }
  }

  /// Takes an object that a new one refers to into the context, as SwiftData does. Core Data raises
  /// an exception at the save.
  private func adopt(_ other: NSManagedObject) {
    if let context = managedObjectContext, other.managedObjectContext == nil, !other.isDeleted {
      context.insert(other)
    } else if let context = other.managedObjectContext, managedObjectContext == nil, !isDeleted {
      context.insert(self)
    }
  }

  /// The inverse of a relationship that no longer leads here.
  private func drop(_ other: NSManagedObject, from inverse: NSRelationshipDescription) {
    if inverse.isToMany {
      change(inverse.name, to: objects(inverse).filter { $0 !== other })
    } else if object(inverse) === other {
      change(inverse.name, to: nil)
    }
  }

  /// The inverse of a relationship that leads here now.
  private func take(
    _ other: NSManagedObject, into inverse: NSRelationshipDescription,
    _ relationship: NSRelationshipDescription
  ) {
    if inverse.isToMany {
      let there = objects(inverse)
      if !there.contains(where: { $0 === other }) { change(inverse.name, to: there + [other]) }
    } else {
      // It had another, which has it no more.
      if let former = object(inverse), former !== other { former.drop(self, from: relationship) }
      change(inverse.name, to: other)
    }
  }

  /// Lets go of what the object is related to, by the rules of its relationships. Returns the
  /// objects that go with it.
  func release() -> [NSManagedObject] {
    var following: [NSManagedObject] = []
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      let related =
        relationship.isToMany ? objects(relationship) : object(relationship).map { [$0] } ?? []
      switch relationship.deleteRule {
      case .cascadeDeleteRule: following += related
      case .nullifyDeleteRule, .denyDeleteRule, .noActionDeleteRule: break
      }
      if relationship.deleteRule != .noActionDeleteRule,
        let inverse = relationship.inverseRelationship
      {
        for object in related { object.drop(self, from: inverse) }
      }
    }
    return following
  }
}

/// The functions that the code calls which `applife host` puts where `@NSManaged` stood.
extension NSManagedObject {
  public func _hostedValue<T>(_ key: String) -> T {
    let value = value(forKey: key)
    if let value, let result = Conversion.value(value, as: T.self) { return result }
    if let none = T.self as? any ExpressibleByNilLiteral.Type,
      let result = Conversion.none(none) as? T
    {
      return result
    }
    if let zero = Conversion.zero(T.self) { return zero }
    fatalError(
      "\(entity.name ?? "").\(key) is nil, and \(type(of: self)) says that it never is")
  }

  public func _setHostedValue<T>(_ value: T, _ key: String) {
    setValue(value, forKey: key)
  }

  /// `addToItems(_:)`: one object, or a set of objects.
  public func _addHosted(_ value: Any, to key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    set(relationship, to: objects(relationship) + Self.objects(in: value))
  }
  public func _removeHosted(_ value: Any, from key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    let gone = Self.objects(in: value)
    set(relationship, to: objects(relationship).filter { one in !gone.contains { $0 === one } })
  }
  public func _insertHosted(_ value: Any, into key: String, at place: Int) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    var all = objects(relationship)
    all.insert(contentsOf: Self.objects(in: value), at: min(place, all.count))
    set(relationship, to: all)
  }
  public func _removeHosted(from key: String, at place: Int) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    var all = objects(relationship)
    if all.indices.contains(place) { all.remove(at: place) }
    set(relationship, to: all)
  }

  // SwiftData keeps its objects in these.
  @_spi(Hosting) public func hostedObjects(_ key: String) -> [NSManagedObject] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    return relationship.isToMany ? objects(relationship) : object(relationship).map { [$0] } ?? []
  }
}
