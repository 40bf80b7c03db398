// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Between a context and others: its parent, and those that save into the same store.
extension NSManagedObjectContext {
  // MARK: A parent context

  func pushToParent(_ parent: NSManagedObjectContext) {
    parent.performAndWait {
      for object in inserted {
        let new = object.entity.objectType.init(entity: object.entity, insertInto: nil)
        new.objectID = object.objectID
        parent.insert(new)
      }
      for object in inserted + updated { parent.take(object) }
      for object in deleted { parent.delete(parent.object(with: object.objectID)) }
    }
  }

  /// Takes what an object of a child context has.
  private func take(_ source: NSManagedObject) {
    let target = object(with: source.objectID)
    target.load()
    let keys = source.isInserted ? Array(source.values.keys) : Array(source.saved.keys)
    for key in keys { target.change(key, to: own(source.values[key])) }
  }

  func copy(_ source: NSManagedObject, to target: NSManagedObject) {
    for (key, value) in source.values { target.values[key] = own(value) }
  }

  /// Objects of another context as those of this one.
  private func own(_ value: Any?) -> Any? {
    if let object = value as? NSManagedObject { return self.object(with: object.objectID) }
    if let objects = value as? [NSManagedObject] {
      return objects.map { self.object(with: $0.objectID) }
    }
    return value
  }

  // MARK: What other contexts save

  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> [NSManagedObject] {
      Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
    }
    merge(
      updated: (objects(NSUpdatedObjectsKey) + objects(NSInsertedObjectsKey)).map(\.objectID),
      deleted: objects(NSDeletedObjectsKey).map(\.objectID))
  }

  /// Rows were written by another context: what is not changed here is read again.
  func merge(updated: [NSManagedObjectID], deleted gone: [NSManagedObjectID]) {
    for id in updated {
      if let object = registered[id], !object.isFault { refresh(object, mergeChanges: true) }
    }
    // Objects that the other side of a relationship keeps are looked for again.
    for object in registered.values where !object.isFault {
      for relationship in object.entity.relationshipsByName.values
      where relationship.isToMany && !object.saved.keys.contains(relationship.name) {
        if !object.isInserted { object.values[relationship.name] = nil }
        if relationship.isStored, !object.isInserted { refresh(object, mergeChanges: true) }
      }
    }
    for id in gone {
      guard let object = registered.removeValue(forKey: id) else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      object.managedObjectContext = nil
      self.updated.removeAll { $0 === object }
    }
    NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self)
  }
}
