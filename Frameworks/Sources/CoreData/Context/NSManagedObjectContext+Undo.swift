// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Taking back what changed. What changes until the code that runs has returned is one step.
extension NSManagedObjectContext {
  public func undo() {
    processPendingChanges()
    undoManager?.undo()
  }
  public func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  /// Keeps what takes a change back, if somebody may want that.
  func remember(_ inverse: @escaping () -> Void) {
    if undoManager?.isUndoRegistrationEnabled == true { inverses.append(inverse) }
  }

  func registerUndo() {
    let steps = inverses
    inverses = []
    guard let undoManager, !steps.isEmpty else { return }
    undoManager.registerUndo(withTarget: self) { context in
      for step in steps.reversed() { step() }
      context.processPendingChanges()
    }
  }

  /// An object that was deleted is there again.
  func revive(_ object: NSManagedObject, wasInserted: Bool) {
    object.isDeleted = false
    object.managedObjectContext = self
    registered[object.objectID] = object
    if !wasInserted, deleted.contains(where: { $0 === object }) {
      deleted.removeAll { $0 === object }
      if !object.saved.isEmpty { updated.append(object) }
    } else {
      // The store has it no more.
      object.isInserted = true
      inserted.append(object)
    }
    remember { self.delete(object) }
    tell { $0.inserted.insert(object) }
  }

  /// There is one store.
  public func assign(_ object: Any, to store: NSPersistentStore) {}

  // MARK: The context whose code runs

  private static let key = "applife.NSManagedObjectContext"

  static var running: NSManagedObjectContext? {
    Thread.current.threadDictionary[key] as? NSManagedObjectContext
  }

  func asRunning<T>(_ block: () throws -> T) rethrows -> T {
    let former = Self.running
    Thread.current.threadDictionary[Self.key] = self
    defer { Thread.current.threadDictionary[Self.key] = former }
    return try block()
  }
}

extension NSManagedObjectContextConcurrencyType {
  public static let mainQueue = Self.mainQueueConcurrencyType
  public static let privateQueue = Self.privateQueueConcurrencyType
}
