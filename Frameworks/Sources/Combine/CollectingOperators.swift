// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

// Several values, and what comes later.

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
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: >) }
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    atEnd(Output?.none) { most, value in
      if most.map({ areInIncreasingOrder($0, value) }) ?? true { most = value }
    }.compactMap { $0 }
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1).eraseToAnyPublisher()
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
