// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that says when it is about to change.
/// - SeeAlso: https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(of: self)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = Receivers<Void, Never>()
  public init() {}

  public func send() { receivers.send(()) }
  public func _subscribe(_ receiver: _Receiver<Void, Never>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// The publisher of each object that has none of its own.
///
/// - Note: Unchecked: what changes is behind its lock.
private final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Item {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var items: [ObjectIdentifier: Item] = [:]
  /// The number of entries at which those go whose objects are gone.
  private var limit = 64

  func publisher(of owner: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(owner)
      // The place of an object that is gone may be another's.
      if let item = items[key], item.owner === owner { return item.publisher }
      if items.count >= limit {
        items = items.filter { $0.value.owner != nil }
        limit = max(64, items.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      items[key] = Item(owner: owner, publisher: publisher)
      return publisher
    }
  }
}

/// A property whose object says that it changes.
/// - SeeAlso: https://developer.apple.com/documentation/combine/published
@propertyWrapper public struct Published<Value> {
  fileprivate let storage: Storage

  fileprivate final class Storage {
    var value: Value
    let receivers = Receivers<Value, Never>()
    /// The object whose property it is, once a publisher was asked for.
    weak var owner: AnyObject?
    /// The subscriptions of `assign(to:)`. They end with the property.
    var assigned: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value, of owner: AnyObject?) {
      if let observable = owner as? any ObservableObject { Published.announce(observable) }
      // Those who subscribed hear the new value before the property has it, as Combine has it.
      receivers.send(newValue)
      value = newValue
    }
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      object[keyPath: storageKeyPath].storage.set(newValue, of: object)
    }
  }

  private static func announce(_ object: some ObservableObject) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    // `assign(to: &$property)` gives back what it was given.
    set {}
  }

  /// Delivers the value there is, and each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func _subscribe(_ receiver: _Receiver<Value, Never>) -> AnyCancellable {
      receiver.value(storage.value)
      return storage.receivers.add(receiver)
    }
  }
}

extension Publisher where Failure == Never {
  /// The property has each value, until its object is gone.
  /// - SeeAlso: https://developer.apple.com/documentation/combine/publisher/assign(to:)
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assigned.append(sink { [weak storage] in storage?.set($0, of: storage?.owner) })
  }
}
