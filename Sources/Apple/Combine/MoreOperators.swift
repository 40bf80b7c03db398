// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

// Failures, collecting, and publishers of one value or none.

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

// MARK: Failures

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
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(transform)
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

// MARK: Several values

extension Publisher {
  /// Every value in one array, when it ends.
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd([]) { $0.append($1) }
  }
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiver in
      var all: [Output] = []
      return _subscribe(
        _Receiver(
          value: { value in
            all.append(value)
            guard all.count == count else { return }
            receiver.value(all)
            all = []
          },
          completion: { end in
            if case .finished = end, !all.isEmpty { receiver.value(all) }
            receiver.completion(end)
          }))
    }
  }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    atEnd(initialResult) { $0 = nextPartialResult($0, $1) }
  }
  public func count() -> AnyPublisher<Int, Failure> { atEnd(0) { count, _ in count += 1 } }
  public func last() -> AnyPublisher<Output, Failure> {
    atEnd(Output?.none) { $0 = $1 }.compactMap { $0 }
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in Never?.none } }
  private func atEnd<T>(
    _ first: T, _ add: @escaping (inout T, Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      var result = first
      return _subscribe(
        _Receiver(
          value: { add(&result, $0) },
          completion: { end in
            if case .finished = end { receiver.value(result) }
            receiver.completion(end)
          }))
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isDropping = true
      return _subscribe(
        _Receiver(
          value: { value in
            if isDropping, predicate(value) { return }
            isDropping = false
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      for element in elements { receiver.value(element) }
      return _subscribe(receiver)
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(
          value: receiver.value,
          completion: { end in
            if case .finished = end { for element in elements { receiver.value(element) } }
            receiver.completion(end)
          }))
    }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isEmpty = true
      return _subscribe(
        _Receiver(
          value: { value in
            isEmpty = false
            receiver.value(value)
          },
          completion: { end in
            if case .finished = end, isEmpty { receiver.value(output) }
            receiver.completion(end)
          }))
    }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var last: Output?
      return _subscribe(
        _Receiver(
          value: { value in
            if let last, predicate(last, value) { return }
            last = value
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }
  /// Pairs the values of two publishers by their places.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receiver in
      var (ones, twos): ([Output], [P.Output]) = ([], [])
      func send() {
        while !ones.isEmpty, !twos.isEmpty {
          receiver.value((ones.removeFirst(), twos.removeFirst()))
        }
      }
      var isOver = false
      func end(_ completion: Subscribers.Completion<Failure>) {
        if !isOver { receiver.completion(completion) }
        isOver = true
      }
      let one = _subscribe(
        _Receiver(
          value: {
            ones.append($0)
            send()
          }, completion: { if ones.isEmpty { end($0) } }))
      let two = other._subscribe(
        _Receiver(
          value: {
            twos.append($0)
            send()
          }, completion: end))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Of a publisher of publishers, delivers what the newest one delivers.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receiver in
      var inner: AnyCancellable?
      let outer = _subscribe(
        _Receiver(
          value: { publisher in
            inner?.cancel()
            inner = publisher._subscribe(
              _Receiver(
                value: receiver.value,
                completion: { if case .failure = $0 { receiver.completion($0) } }))
          }, completion: receiver.completion))
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }

  // MARK: Time

  /// The newest (or first) value of each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var (waiting, isWaiting): (Output?, Bool) = (nil, false)
      func wait() {
        isWaiting = true
        scheduler._schedule(after: interval) {
          isWaiting = false
          guard let value = waiting else { return }
          waiting = nil
          receiver.value(value)
          wait()
        }
      }
      return _subscribe(
        _Receiver(
          value: { value in
            if isWaiting {
              waiting = latest ? value : waiting ?? value
            } else {
              scheduler._schedule { receiver.value(value) }
              wait()
            }
          }, completion: { end in scheduler._schedule { receiver.completion(end) } }))
    }
  }
  /// - Note: Where a subscription begins is where it is asked for.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe(_Receiver(value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
  }

  // MARK: Looking on

  public func handleEvents(
    receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let own = _subscribe(
        _Receiver(
          value: { value in
            receiveOutput?(value)
            receiver.value(value)
          },
          completion: { end in
            receiveCompletion?(end)
            receiver.completion(end)
          }))
      return AnyCancellable {
        own.cancel()
        receiveCancel?()
      }
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }
  /// One subscription for all that take part.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    return AnyPublisher { receiver in
      let own = subject._subscribe(receiver)
      if source == nil { source = self.subscribe(subject) }
      return own
    }
  }
}

extension Publishers {
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.zip(b)._subscribe(receiver)
    }
  }
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b, c)._subscribe(receiver)
    }
  }
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        ._subscribe(receiver)
    }
  }
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let empty = AnyPublisher(Empty<Output, Failure>())
      return publishers.reduce(empty) { $0.merge(with: $1) }._subscribe(receiver)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { stream in
      let taker = Taker(stream: stream)
      let subscription = Kept(
        subscription: sink { value in taker.take(value) })
      stream.onTermination = { _ in subscription.subscription.cancel() }
    }
  }
}
/// - Note: Unchecked: the stream takes values from any thread.
private struct Taker<Value>: @unchecked Sendable {
  let stream: AsyncStream<Value>.Continuation
  func take(_ value: Value) {
    let box = Carried(value: value)
    stream.yield(box.value)
  }
}
/// - Note: Unchecked: a value goes from one thread to another once.
private struct Carried<Value>: @unchecked Sendable { nonisolated(unsafe) let value: Value }
/// - Note: Unchecked: it is cancelled once.
private struct Kept: @unchecked Sendable { let subscription: AnyCancellable }
