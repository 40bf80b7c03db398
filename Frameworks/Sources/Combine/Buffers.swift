// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

// Operators about demand and time. There is no demand here, so a buffer never fills.

extension Publishers {
  public enum PrefetchStrategy: Sendable { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
}
public typealias AsyncPublisher<P: Publisher> = AsyncStream<P.Output>
extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Ends if no value comes for so long.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval, scheduler: S, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var newest = 0
      var isOver = false
      func wait() {
        newest += 1
        let number = newest
        scheduler._schedule(after: interval) {
          guard number == newest, !isOver else { return }
          isOver = true
          receiver.completion(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return _subscribe(
        _Receiver(
          value: { value in
            guard !isOver else { return }
            wait()
            receiver.value(value)
          },
          completion: { end in
            guard !isOver else { return }
            isOver = true
            receiver.completion(end)
          }))
    }
  }

  /// Delivers how long each value was behind the one before.
  public func measureInterval<S: Scheduler>(
    using scheduler: S
  ) -> AnyPublisher<SchedulerInterval, Failure> {
    AnyPublisher { receiver in
      var last = DispatchTime.now().uptimeNanoseconds
      return _subscribe(
        _Receiver(
          value: { _ in
            let now = DispatchTime.now().uptimeNanoseconds
            receiver.value(SchedulerInterval(Double(now - last) / 1e9))
            last = now
          }, completion: receiver.completion))
    }
  }

  /// Delivers to all who subscribe to one subject, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> MulticastPublisher<Self, S> where S.Output == Output, S.Failure == Failure {
    MulticastPublisher(upstream: self, subject: createSubject())
  }
  public func multicast<S: Subject>(subject: S) -> MulticastPublisher<Self, S>
  where S.Output == Output, S.Failure == Failure {
    MulticastPublisher(upstream: self, subject: subject)
  }
  public func makeConnectable() -> MulticastPublisher<Self, PassthroughSubject<Output, Failure>> {
    multicast { PassthroughSubject() }
  }
}
public final class MulticastPublisher<Upstream: Publisher, S: Subject>: ConnectablePublisher
where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  private let upstream: Upstream
  private let subject: S
  init(upstream: Upstream, subject: S) {
    self.upstream = upstream
    self.subject = subject
  }
  public func connect() -> any Cancellable {
    let subject = subject
    return upstream.sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let subscription = self._subscribe(receiver)
      let connection = self.connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    subject._subscribe(receiver)
  }
}
/// Runs at once what it is given.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func _schedule(_ action: @escaping () -> Void) { action() }
}

/// The publisher that `autoconnect()` makes of one that begins when it is told.
extension Publishers {
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let connected: AnyPublisher<Output, Failure>
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      connected._subscribe(receiver)
    }
  }
}
extension NSObjectProtocol where Self: NSObject {
  /// Changes can't be observed without Objective-C: the value at the beginning is delivered.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
  }
}
