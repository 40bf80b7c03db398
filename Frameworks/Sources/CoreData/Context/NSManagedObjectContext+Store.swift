// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Between a context and the store: rows become objects when they are asked for, and objects rows at a save.
extension NSManagedObjectContext {
  // MARK: Reading

  /// The objects of an entity and of those that inherit from it.
  func objects(
    of entity: NSEntityDescription, pending: Bool, subentities: Bool = true
  ) throws -> [NSManagedObject] {
    var found: [NSManagedObject] = []
    for entity in subentities ? entity.family : [entity] {
      if let parent {
        for object in try parent.objects(of: entity, pending: true, subentities: false) {
          found.append(self.object(with: object.objectID))
        }
      } else if let coordinator, let store = coordinator.rows, let table = entity.name {
        for row in try store.rows(table) {
          let object = object(with: coordinator.objectID(entity, row.key))
          if object.isFault { take(row, into: object) }
          found.append(object)
        }
      }
      if pending {
        let known = Set(found.map(ObjectIdentifier.init))
        found += inserted.filter {
          $0.entity.name == entity.name && !known.contains(ObjectIdentifier($0))
        }
      }
    }
    return pending ? found.filter { !$0.isDeleted } : found.filter { !$0.isInserted }
  }

  func hasRow(_ id: NSManagedObjectID) -> Bool {
    if let parent { return parent.registered[id] != nil || parent.hasRow(id) }
    guard let key = id.key, let table = id.entity.name else { return false }
    return (try? coordinator?.rows?.row(table, key)) != nil
  }

  /// Reads what a fault stands for.
  func fill(_ object: NSManagedObject) {
    if let parent {
      let source = parent.object(with: object.objectID)
      source.load()
      copy(source, to: object)
    } else if let key = object.objectID.key, let table = object.entity.name,
      let row = try? coordinator?.rows?.row(table, key)
    {
      take(row, into: object, awakes: false)
    }
  }

  private func take(_ row: StoredRow, into object: NSManagedObject, awakes: Bool = true) {
    object.isFault = false
    for property in object.entity.allProperties where !property.isTransient {
      guard let stored = row.values[property.name] else { continue }
      if let attribute = property as? NSAttributeDescription {
        object.values[property.name] = attribute.value(stored)
      } else if let relationship = property as? NSRelationshipDescription,
        case .text(let text) = stored
      {
        let found = references(text)
        object.values[property.name] = relationship.isToMany ? found : found.first
      }
    }
    if awakes { object.awakeFromFetch() }
  }

  /// The objects that a row names: `Item/7 Item/9`.
  private func references(_ text: String) -> [NSManagedObject] {
    text.split(separator: " ").compactMap { part in
      guard let slash = part.lastIndex(of: "/"), let key = Int64(part[part.index(after: slash)...]),
        let coordinator, let entity = coordinator.entity(named: String(part[..<slash]))
      else { return nil }
      let found = object(with: coordinator.objectID(entity, key))
      return found.isDeleted ? nil : found
    }
  }

  /// The objects of a relationship to many that its other side keeps.
  func related(
    to object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    if let parent {
      let source = parent.object(with: object.objectID)
      return source.objects(relationship).map { self.object(with: $0.objectID) }
    }
    guard let inverse = relationship.inverseRelationship, !inverse.isToMany,
      let reference = object.objectID.reference, let coordinator, let store = coordinator.rows,
      let entity = relationship.destinationEntity
    else { return [] }
    return entity.family.flatMap { entity -> [NSManagedObject] in
      let rows = (try? store.rows(entity.name ?? "", where: inverse.name, is: .text(reference)))
      return (rows ?? []).compactMap { row in
        let other = self.object(with: coordinator.objectID(entity, row.key))
        if other.isFault { take(row, into: other) }
        // It may have been changed since it was saved.
        return other.isDeleted || other.values[inverse.name] as? NSManagedObject !== object
          ? nil : other
      }
    }
  }

  // MARK: Writing

  /// Writes what was changed: into the store, or into the parent.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    for object in inserted + updated + deleted { object.willSave() }
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try validateDeny(object) }
    try replaceDuplicates()
    let changes = Changes(
      inserted: Set(inserted), updated: Set(updated), deleted: Set(deleted))
    if let parent { pushToParent(parent) } else { try write() }
    for object in inserted + updated {
      object.isInserted = false
      object.saved = [:]
      registered[object.objectID] = object
    }
    for object in deleted {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
      object.saved = [:]
    }
    let done = inserted + updated + deleted
    inserted = []
    updated = []
    deleted = []
    processPendingChanges()
    for object in done { object.didSave() }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self, userInfo: changes.userInfo)
    coordinator?.didSave(self, changes)
  }

  private func validateDeny(_ object: NSManagedObject) throws {
    try object.validateForDelete()
    for relationship in object.entity.relationshipsByName.values
    where relationship.deleteRule == .denyDeleteRule {
      let all = NSManagedObject.objects(in: object.values[relationship.name])
      guard all.contains(where: { !$0.isDeleted }) else { continue }
      // NSValidationRelationshipDeniedDeleteError
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 1600,
        userInfo: [
          NSLocalizedDescriptionKey:
            "\(object.entity.name ?? "") can't be deleted: it has \(relationship.name)."
        ])
    }
  }

  /// A new object with the unique value of another takes its place, or the save fails: as the policy says.
  private func replaceDuplicates() throws {
    for object in inserted {
      // Another new object with the same value may have taken its place.
      for constraint in object.entity.uniquenessConstraints where inserted.contains(object) {
        let names = constraint.compactMap {
          ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name
        }
        func key(_ object: NSManagedObject) -> [StoredValue] {
          names.map {
            object.entity.attributesByName[$0]?.stored(object.value(forKey: $0)) ?? .null
          }
        }
        let mine = key(object)
        guard !mine.contains(.null) else { continue }
        for other in try objects(of: object.entity, pending: true)
        where other !== object && !other.isDeleted && key(other) == mine {
          guard (mergePolicy as? NSMergePolicy)?.mergeType != .errorMergePolicyType else {
            // NSManagedObjectConstraintMergeError
            throw NSError(
              domain: "NSCocoaErrorDomain", code: 133021,
              userInfo: [
                NSLocalizedDescriptionKey:
                  "Two \(object.entity.name ?? "") have the same \(names.joined(separator: ", "))."
              ])
          }
          for relationship in object.entity.relationshipsByName.values {
            // Of relationships to many nothing gets lost: a guess.
            let (mine, theirs) = (
              object.hostedObjects(relationship.name), other.hostedObjects(relationship.name)
            )
            if !theirs.isEmpty, mine.isEmpty || relationship.isToMany {
              object.set(relationship, to: theirs + mine)
            }
          }
          delete(other)
        }
      }
    }
  }

  private func write() throws {
    guard let coordinator, let store = coordinator.rows else {
      // NSPersistentStoreCoordinatorHasNoStores
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 134060,
        userInfo: [
          NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores."
        ])
    }
    for object in inserted { try coordinator.makePermanent(object.objectID) }
    let changes =
      (inserted + updated).map { RowChange.write(table: $0.entity.name ?? "", row(of: $0)) }
      + deleted.compactMap { object in
        object.objectID.key.map { RowChange.delete(table: object.entity.name ?? "", key: $0) }
      }
    try store.apply(changes)
  }

  func row(of object: NSManagedObject) -> StoredRow {
    var values: [String: StoredValue] = [:]
    for property in object.entity.allProperties where !property.isTransient {
      if let attribute = property as? NSAttributeDescription {
        values[property.name] = attribute.stored(object.values[property.name])
      } else if let relationship = property as? NSRelationshipDescription, relationship.isStored {
        // Asking for the objects reads them, so that a row is written whole.
        let names = object.hostedObjects(relationship.name).filter { !$0.isDeleted }
          .compactMap(\.objectID.reference)
        values[property.name] = names.isEmpty ? .null : .text(names.joined(separator: " "))
      }
    }
    return StoredRow(key: object.objectID.key ?? 0, values: values)
  }
}

extension NSRelationshipDescription {
  /// True if rows keep it: of one that leads to many and back to one, the other side's rows do.
  var isStored: Bool {
    guard isToMany, let inverse = inverseRelationship else { return true }
    return inverse.isToMany
  }
}
