// SPDX-License-Identifier: Apache-2.0
import Foundation

// Subscribers and publishers of an app's own. The publishers of this module deliver to a receiver; those of an app
// deliver to a subscriber, which says how much it wants.

/// - SeeAlso: https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}
/// - SeeAlso: https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt
  public init() { value = UInt.random(in: 1...(.max)) }
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object).hashValue) }
  public var description: String { "0x" + String(value, radix: 16) }
}

extension Subscribers {
  /// The number of values that a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil for any number.
    public let max: Int?
    public static let unlimited = Self(max: nil)
    public static let none = Self(max: 0)
    public static func max(_ value: Int) -> Self { Self(max: Swift.max(0, value)) }
    public static func < (one: Self, other: Self) -> Bool {
      guard let most = one.max else { return false }
      return other.max.map { most < $0 } ?? true
    }
    public static func == (one: Self, other: Int) -> Bool { one.max == other }
    public static func > (one: Self, other: Int) -> Bool { one > .max(other) }
    public static func + (one: Self, other: Self) -> Self {
      guard let a = one.max, let b = other.max else { return .unlimited }
      return .max(a + b)
    }
    public static func - (one: Self, other: Self) -> Self {
      guard let a = one.max else { return .unlimited }
      return other.max.map { .max(a - $0) } ?? .none
    }
    public static func + (one: Self, other: Int) -> Self { one + .max(other) }
    public static func - (one: Self, other: Int) -> Self { one - .max(other) }
    public static func += (one: inout Self, other: Self) { one = one + other }
    public static func -= (one: inout Self, other: Self) { one = one - other }
    public static func += (one: inout Self, other: Int) { one = one + other }
    public static func -= (one: inout Self, other: Int) { one = one - other }
  }

  /// - SeeAlso: https://developer.apple.com/documentation/combine/subscribers/sink
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      receiveCompletion(completion)
      subscription = nil
    }
    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
  /// - SeeAlso: https://developer.apple.com/documentation/combine/subscribers/assign
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }
    public func receive(completion: Completion<Never>) { cancel() }
    public func cancel() {
      subscription?.cancel()
      (subscription, object) = (nil, nil)
    }
  }
}

public enum Subscriptions {
  /// One that delivers nothing.
  public static var empty: any Subscription { EmptySubscription() }
  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A subscriber whose kind is not said.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    (subscription, value, completion) = (
      s.receive(subscription:), s.receive(_:), s.receive(completion:)
    )
  }
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Publisher {
  /// Attaches a subscriber to a publisher of this module.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let bridge = Demanded(self, subscriber, drops: self is any Subject)
    subscriber.receive(subscription: bridge)
  }
  /// Delivers from a publisher of the app to a receiver.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiver.completion, receiveValue: receiver.value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
}

/// Between a publisher of this module, which delivers whatever it has, and a subscriber that wants so much. A
/// subject drops what nobody wants; what others deliver waits.
private final class Demanded<P: Publisher, S: Subscriber>: Subscription
where S.Input == P.Output, S.Failure == P.Failure {
  private let publisher: P
  private var subscriber: S?
  private let drops: Bool
  private let lock = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  private var waiting: [P.Output] = []
  private var end: Subscribers.Completion<P.Failure>?
  private var upstream: AnyCancellable?
  private var hasBegun = false

  init(_ publisher: P, _ subscriber: S, drops: Bool) {
    (self.publisher, self.subscriber, self.drops) = (publisher, subscriber, drops)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if !hasBegun {
      hasBegun = true
      upstream = publisher._subscribe(
        _Receiver(value: { [self] in take($0) }, completion: { [self] in finish($0) }))
    }
    deliver()
  }

  private func take(_ value: P.Output) {
    lock.lock()
    defer { lock.unlock() }
    if demand > .none || !drops { waiting.append(value) }
    deliver()
  }
  private func finish(_ completion: Subscribers.Completion<P.Failure>) {
    lock.lock()
    defer { lock.unlock() }
    end = completion
    deliver()
  }
  private func deliver() {
    while demand > .none, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, let end, let subscriber {
      self.subscriber = nil
      subscriber.receive(completion: end)
    }
  }

  func cancel() {
    lock.lock()
    defer { lock.unlock() }
    (subscriber, waiting) = (nil, [])
    upstream?.cancel()
    upstream = nil
  }
}

// MARK: Operators that may fail

extension Publisher {
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred {
      var result = initialResult
      return self.tryMap { value in
        result = try nextPartialResult(result, value)
        return result
      }
    }.eraseToAnyPublisher()
  }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).reduce(initialResult) { $1 }
  }
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    Deferred {
      var last: Output?
      return self.tryFilter { value in
        if let last, try predicate(last, value) { return false }
        last = value
        return true
      }
    }.eraseToAnyPublisher()
  }
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch { return Fail(error: error).eraseToAnyPublisher() }
    }
  }
  /// There is no debugger: the values go through.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
