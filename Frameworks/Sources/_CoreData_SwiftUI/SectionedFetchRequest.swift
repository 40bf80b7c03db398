// SPDX-License-Identifier: Apache-2.0
import CoreData
import SwiftUI

/// The results of a fetch, in sections of one value each.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/sectionedfetchresults
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  let sections: [Section]
  let results: FetchedResults<Result>

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

/// Fetches for a view, and makes a section of what follows each other with the same value.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/sectionedfetchrequest
@propertyWrapper @preconcurrency @MainActor
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>:
  @preconcurrency DynamicProperty
{
  private var fetch: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    fetch = FetchRequest(fetchRequest: fetchRequest)
    identifier = sectionIdentifier
  }
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    fetch = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let results = fetch.wrappedValue
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in results {
      let id = object[keyPath: identifier]
      if let last = sections.last, last.id == id {
        sections[sections.count - 1] = .init(id: id, objects: last.objects + [object])
      } else {
        sections.append(.init(id: id, objects: [object]))
      }
    }
    return SectionedFetchResults(sections: sections, results: results)
  }

  public mutating func update() { fetch.update() }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    fetch = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
  @_disfavoredOverload public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    fetch = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
}
