// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

// Operators about failures, and those that decode and encode.

extension Publisher {
  /// Delivers what a function that may throw makes of each value; an error ends it.
  private func tried<Result>(
    _ change: @escaping (Output, (Result) -> Void) throws -> Void
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receiver in
      var hasFailed = false
      return _subscribe(
        _Receiver(
          value: { value in
            guard !hasFailed else { return }
            do { try change(value, receiver.value) } catch {
              hasFailed = true
              receiver.completion(.failure(error))
            }
          },
          completion: { end in
            guard !hasFailed else { return }
            switch end {
            case .finished: receiver.completion(.finished)
            case .failure(let error): receiver.completion(.failure(error))
            }
          }))
    }
  }

  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> { tried { value, next in next(try transform(value)) } }
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    tried { value, next in try transform(value).map(next) }
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tried { value, next in if try isIncluded(value) { next(value) } }
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(
          value: receiver.value,
          completion: { end in
            switch end {
            case .finished: receiver.completion(.finished)
            case .failure(let error): receiver.completion(.failure(transform(error)))
            }
          }))
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receiver in
      var second: AnyCancellable?
      let first = _subscribe(
        _Receiver(
          value: receiver.value,
          completion: { end in
            switch end {
            case .finished: receiver.completion(.finished)
            case .failure(let error): second = handler(error)._subscribe(receiver)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }
  /// Subscribes anew after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(value: receiver.value, completion: { _ in receiver.completion(.finished) }))
    }
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
