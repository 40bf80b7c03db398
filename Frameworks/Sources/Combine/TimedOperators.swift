// SPDX-License-Identifier: Apache-2.0
import Dispatch

/// A length of time on a scheduler. Combine has one for each kind of scheduler, with these names.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(floatLiteral value: Double) { seconds = value }

  public static func seconds(_ count: Int) -> Self { Self(Double(count)) }
  public static func seconds(_ count: Double) -> Self { Self(count) }
  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
  public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
}

extension Publisher {
  /// Delivers a value once no other has come for so long.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var newest = 0
      return _subscribe(
        _Receiver(
          value: { value in
            newest += 1
            let number = newest
            scheduler._schedule(after: dueTime) { if number == newest { receiver.value(value) } }
          }, completion: { end in scheduler._schedule { receiver.completion(end) } }))
    }
  }

  /// Delivers each value so much later.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(
          value: { value in scheduler._schedule(after: interval) { receiver.value(value) } },
          completion: { end in scheduler._schedule(after: interval) { receiver.completion(end) } }))
    }
  }
}

extension Scheduler {
  /// Runs something there after a time.
  func _schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    let work = DispatchWorkItem { self._schedule(action) }
    (self as? DispatchQueue ?? .main).asyncAfter(deadline: .now() + interval.seconds, execute: work)
  }
}
