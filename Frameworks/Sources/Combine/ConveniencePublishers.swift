// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

// Publishers of one value or none.

/// - SeeAlso: https://developer.apple.com/documentation/combine/future
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }
  private func fulfill(_ new: Result<Output, Failure>) {
    let isFirst = lock.withLock {
      guard result == nil else { return false }
      result = new
      return true
    }
    guard isFirst else { return }
    switch new {
    case .success(let value):
      receivers.send(value)
      receivers.send(completion: .finished)
    case .failure(let error): receivers.send(completion: .failure(error))
    }
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if case .success(let value) = lock.withLock({ result }) { receiver.value(value) }
    return receivers.add(receiver)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/empty
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if completeImmediately { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/fail
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(receiver)
  }
}

extension Sequence {
  /// Delivers the elements, and ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self { receiver.value(element) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { AnyPublisher(Just($0)) } ?? AnyPublisher(Empty<Wrapped, Never>())
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receiver in
      switch self {
      case .success(let value):
        receiver.value(value)
        receiver.completion(.finished)
      case .failure(let error): receiver.completion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}
