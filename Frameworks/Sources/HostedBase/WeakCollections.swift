// SPDX-License-Identifier: Apache-2.0
import Foundation

// Collections that may hold their objects weakly, which Foundation on Linux lacks.

/// - SeeAlso: https://developer.apple.com/documentation/foundation/nspointerfunctions/options
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Self = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPersonality: Self = []
    public static let objectPointerPersonality = Self(rawValue: 512)
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}

/// An object of a collection, which is kept alive or not.
private struct Held<Object: AnyObject> {
  private weak var weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// True if two objects are one to a collection.
private func same(
  _ one: AnyObject, _ other: AnyObject, _ options: NSPointerFunctions.Options
) -> Bool {
  if one === other { return true }
  if options.contains(.objectPointerPersonality) { return false }
  guard let one = one as? NSObject, let other = other as? NSObject else { return false }
  return one.isEqual(other)
}

/// - SeeAlso: https://developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  public typealias Options = NSPointerFunctions.Options
  private let options: Options
  private var members: [Held<ObjectType>] = []

  public init(options: Options = [], capacity: Int = 0) { self.options = options }
  public convenience init(options: Options) { self.init(options: options, capacity: 0) }
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
  open var count: Int { allObjects.count }
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { other in object.map { same($0, other, options) } ?? false }
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    if let object, !contains(object) { members.append(Held(object, options)) }
  }
  open func remove(_ object: ObjectType?) {
    members.removeAll { held in
      guard let other = held.object, let object else { return held.object == nil }
      return same(object, other, options)
    }
  }
  open func removeAllObjects() { members = [] }
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects).objectEnumerator()
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  public typealias Options = NSPointerFunctions.Options
  private let keyOptions: Options
  private let valueOptions: Options
  private var rows: [(key: Held<KeyType>, value: Held<ObjectType>)] = []

  public init(keyOptions: Options = [], valueOptions: Options = [], capacity: Int = 0) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }
  private static func table(_ key: Options, _ value: Options) -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: key, valueOptions: value)
  }
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { table([], []) }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    table(.weakMemory, [])
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    table([], .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    table(.weakMemory, .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    rows.compactMap { row in
      if let key = row.key.object, let value = row.value.object { (key, value) } else { nil }
    }
  }
  open var count: Int { living.count }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { same(aKey, $0.key, keyOptions) }?.value
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    if let aKey, let anObject {
      rows.append((Held(aKey, keyOptions), Held(anObject, valueOptions)))
    }
  }
  open func removeObject(forKey aKey: KeyType?) {
    rows.removeAll { row in
      guard let key = row.key.object, row.value.object != nil else { return true }
      return aKey.map { same($0, key, keyOptions) } ?? false
    }
  }
  open func removeAllObjects() { rows = [] }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      living.compactMap { row in (row.key as? AnyHashable).map { ($0, row.value) } },
      uniquingKeysWith: { $1 })
  }
}
