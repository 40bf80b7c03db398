// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// The identifier of an object, which no other of a store has.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmanagedobjectid
///
/// There is one for each object: its coordinator finds it again.
///
/// - Note: Unchecked: an identifier changes once, from temporary to permanent, as its context saves.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// The key of its row; nil while it is temporary.
  var key: Int64?
  open private(set) weak var persistentStore: NSPersistentStore?
  private let temporaryName = UUID().uuidString

  init(_ entity: NSEntityDescription, key: Int64?, _ store: NSPersistentStore?) {
    self.entity = entity
    self.key = key
    persistentStore = store
  }

  /// The object is saved under this key.
  func become(_ key: Int64, in store: NSPersistentStore?) {
    self.key = key
    persistentStore = store
  }

  open var isTemporaryID: Bool { key == nil }

  open func uriRepresentation() -> URL {
    let name = entity.name ?? "Object"
    let text =
      key.map { "x-coredata://\(persistentStore?.identifier ?? "store")/\(name)/p\($0)" }
      ?? "x-coredata:///\(name)/t\(temporaryName)"
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// The name that a row has for it: `Item/7`.
  var reference: String? { key.map { "\(entity.name ?? "")/\($0)" } }
}
