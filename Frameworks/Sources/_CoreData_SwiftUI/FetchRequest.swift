// SPDX-License-Identifier: Apache-2.0
@_exported import CoreData
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, as SwiftUI's own is.
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// - SeeAlso: https://developer.apple.com/documentation/swiftui/environmentvalues/managedobjectcontext
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The results of a fetch, for a view.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/fetchedresults
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let query: FetchQuery<Result>

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: NSPredicate? {
    get { query.predicate }
    nonmutating set { query.change { query.predicate = newValue } }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { query.nsDescriptors }
    nonmutating set { query.change { query.nsDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { query.descriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { query.change { query.sort(newValue) } }
  }
}

/// The objects that a view asks for. They outlive the view struct.
///
/// - Note: Unchecked: it is used on the main thread alone.
final class FetchQuery<Result>: ObservableObject, @unchecked Sendable {
  var predicate: NSPredicate?
  var nsDescriptors: [NSSortDescriptor] = []
  var descriptors: [Any] = []
  private var sorted: (([Result]) -> [Result])?
  private var isChanged = false
  private var observer: (any NSObjectProtocol)?
  private weak var context: NSManagedObjectContext?
  private(set) var objects: [Result] = []

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  func sort<T: NSManagedObject>(_ new: [SortDescriptor<T>]) {
    descriptors = new
    sorted = { objects in (objects as? [T])?.sorted(using: new) as? [Result] ?? objects }
  }

  /// The view asks for something else.
  func change(_ body: () -> Void) {
    objectWillChange.send()
    isChanged = true
    body()
  }

  @MainActor func fetch(_ request: FetchRequest<Result>, in context: NSManagedObjectContext) {
    if self.context !== context {
      self.context = context
      observer.map(NotificationCenter.default.removeObserver)
      observer = NotificationCenter.default.addObserver(
        forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
      ) { [weak self] _ in self?.objectWillChange.send() }
    }
    // What the view says holds until it sets something else.
    if !isChanged {
      predicate = request.request.predicate
      nsDescriptors = request.request.sortDescriptors ?? []
      request.prepare(self)
    }
    request.request.predicate = predicate
    request.request.sortDescriptors = nsDescriptors
    guard context.persistentStoreCoordinator != nil || context.parent != nil else {
      objects = []
      return
    }
    do {
      objects = try context.fetch(request.request)
      if let sorted { objects = sorted(objects) }
    } catch {
      NSLog("FetchRequest: %@", error.localizedDescription)
      objects = []
    }
  }
}

/// Fetches for a view, again whenever the context changes.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/fetchrequest
@propertyWrapper @preconcurrency @MainActor
public struct FetchRequest<Result>: @preconcurrency DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var query = FetchQuery<Result>()
  let request: NSFetchRequest<Result>
  let prepare: (FetchQuery<Result>) -> Void

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    prepare = { _ in }
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    prepare = { _ in }
  }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: query.objects, query: query)
  }

  public var projectedValue: Binding<Configuration> {
    let query = query
    return Binding(get: { Configuration(query: query) }, set: { _ in })
  }

  /// The request of the view, to be changed.
  public struct Configuration {
    let query: FetchQuery<Result>
    public var nsPredicate: NSPredicate? {
      get { query.predicate }
      nonmutating set { query.change { query.predicate = newValue } }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { query.nsDescriptors }
      nonmutating set { query.change { query.nsDescriptors = newValue } }
    }
  }

  public mutating func update() { query.fetch(self, in: context) }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    prepare = { _ in }
  }
  @_disfavoredOverload public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.predicate = predicate
    prepare = { $0.sort(sortDescriptors) }
  }
}
