// SPDX-License-Identifier: Apache-2.0

/// A value of `UserDefaults`.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, InstalledProperty {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  /// From what the store has; nil: it is of another kind.
  private let decode: (Any) -> Value?
  /// To what the store keeps; nil: the key is removed.
  private let encode: (Value) -> Any?
  private let link = Link()

  /// - Note: Unchecked: it is connected on the main thread before the view's body runs.
  private final class Link: @unchecked Sendable { var invalidation: Invalidation? }

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value,
    decode: @escaping (Any) -> Value? = { $0 as? Value },
    encode: @escaping (Value) -> Any? = { $0 }
  ) {
    self.key = key
    self.store = store ?? .standard
    self.initial = initial
    self.decode = decode
    self.encode = encode
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(decode) ?? initial }
    nonmutating set {
      if let value = encode(newValue) {
        store.set(value, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
      link.invalidation?.schedule()
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    link.invalidation = Invalidation(graph: graph)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? String).flatMap { URL(string: $0) } },
      encode: { $0.absoluteString })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, nil, decode: { ($0 as? String).map { URL(string: $0) } },
      encode: { $0?.absoluteString })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, decode: { ($0 as? String).map { R(rawValue: $0) } },
      encode: { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil, decode: { ($0 as? Int).map { R(rawValue: $0) } },
      encode: { $0?.rawValue })
  }
}
