// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that delivers values over time.
/// - SeeAlso: https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Begins a subscription. A publisher of the app implements it; those of this module have
  /// ``_subscribe(_:)``.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  /// Delivers to a receiver until the result is cancelled or let go of.
  func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

/// A taker of a publisher's values.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}

public enum Subscribers {
  /// That a publisher is done.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// - SeeAlso: https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable { func cancel() }

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A subscription, which ends when nobody keeps it any more.
/// - SeeAlso: https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: receiveCompletion))
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: { _ in }))
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose kind is not said.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (_Receiver<Output, Failure>) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  init(_ subscribe: @escaping (_Receiver<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    subscribe(receiver)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receiver: _Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}
