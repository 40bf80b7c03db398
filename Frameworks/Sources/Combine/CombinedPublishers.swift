// SPDX-License-Identifier: Apache-2.0

/// Several publishers as one. Combine names a type for each operator; here all return `AnyPublisher`.
extension Publisher {
  /// Delivers what either delivers, until both have ended.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receiver in
      let ends = Ends(of: 2, receiver.completion)
      let one = _subscribe(_Receiver(value: receiver.value, completion: ends.add))
      let two = other._subscribe(_Receiver(value: receiver.value, completion: ends.add))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Delivers the newest of both whenever one delivers, once both have.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receiver in
      var newest: (one: Output?, two: P.Output?)
      func send() {
        if let one = newest.one, let two = newest.two { receiver.value((one, two)) }
      }
      let ends = Ends(of: 2, receiver.completion)
      let one = _subscribe(
        _Receiver(
          value: {
            newest.one = $0
            send()
          }, completion: ends.add))
      let two = other._subscribe(
        _Receiver(
          value: {
            newest.two = $0
            send()
          }, completion: ends.add))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2).map { ($0.0, $0.1, $1) }
  }

  /// Delivers what the publishers deliver that are made of its values, until all have ended.
  ///
  /// - Parameter maxPublishers: how many publishers deliver at once. The values of others wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      var inner: [AnyCancellable] = []
      let ends = Ends(of: 1, receiver.completion)
      let turns = Turns<Output>(atOnce: maxPublishers.max)
      turns.start = { turns, value in
        let publisher = transform(value)
        inner.append(
          publisher._subscribe(
            _Receiver(
              value: receiver.value,
              completion: { completion in
                if case .finished = completion { turns.end() }
                ends.add(completion)
              })))
      }
      let outer = _subscribe(
        _Receiver(value: { if ends.begin() { turns.take($0) } }, completion: ends.add))
      return AnyCancellable {
        turns.start = { _, _ in }
        outer.cancel()
        for item in inner { item.cancel() }
      }
    }
  }
}

/// The values whose publishers deliver, and those that wait for a turn.
private final class Turns<Value> {
  /// Subscribes to the publisher of a value.
  var start: (Turns, Value) -> Void = { _, _ in }
  private var free: Int?
  private var waiting: [Value] = []

  /// - Parameter atOnce: nil for any number.
  init(atOnce: Int?) { free = atOnce }

  func take(_ value: Value) {
    if free == 0 { return waiting.append(value) }
    free = free.map { $0 - 1 }
    start(self, value)
  }

  /// The publisher of a value has ended: the next one begins.
  func end() {
    guard let number = free else { return }
    free = number + 1
    if !waiting.isEmpty { take(waiting.removeFirst()) }
  }
}

/// The ends of several publishers.
private final class Ends<Failure: Error> {
  private var open: Int
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(of count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    open = count
    self.end = end
  }

  /// One more has begun. False: all have ended, or one has failed.
  func begin() -> Bool {
    guard open > 0 else { return false }
    open += 1
    return true
  }

  /// One has ended.
  func add(_ completion: Subscribers.Completion<Failure>) {
    guard open > 0 else { return }
    open -= 1
    if case .failure = completion { open = 0 }
    if open == 0 { end(completion) }
  }
}

/// The operators that stand for themselves.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b)._subscribe(receiver)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.merge(with: b)._subscribe(receiver)
    }
  }
}
