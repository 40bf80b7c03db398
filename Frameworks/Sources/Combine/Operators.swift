// SPDX-License-Identifier: Apache-2.0

/// The operators that app delegates and views commonly use. Combine names a type for each; here all
/// return `AnyPublisher`.
extension Publisher {
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    changed { value, next in next(transform(value)) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    changed { value, next in next(value[keyPath: keyPath]) }
  }

  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    changed { value, next in next((value[keyPath: keyPath0], value[keyPath: keyPath1])) }
  }

  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    changed { value, next in
      next((value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2]))
    }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    changed { value, next in transform(value).map(next) }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    changed { value, next in if isIncluded(value) { next(value) } }
  }

  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    changed { value, next in
      receiveOutput(value)
      next(value)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var left = count
      return _subscribe(
        _Receiver(
          value: { value in
            if left > 0 { left -= 1 } else { receiver.value(value) }
          }, completion: receiver.completion))
    }
  }

  /// Delivers so many values, and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var left = count
      if left <= 0 {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      return _subscribe(
        _Receiver(
          value: { value in
            guard left > 0 else { return }
            left -= 1
            receiver.value(value)
            if left == 0 { receiver.completion(.finished) }
          }, completion: { if left > 0 { receiver.completion($0) } }))
    }
  }

  /// Delivers what each value makes of what was delivered before.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      var result = initial
      return _subscribe(
        _Receiver(
          value: { value in
            result = next(result, value)
            receiver.value(result)
          }, completion: receiver.completion))
    }
  }

  /// Values arrive on a queue or a run loop.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(
          value: { value in scheduler._schedule { receiver.value(value) } },
          completion: { end in scheduler._schedule { receiver.completion(end) } }))
    }
  }

  private func changed<Result>(
    _ change: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(value: { change($0, receiver.value) }, completion: receiver.completion))
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var last: Output?
      return _subscribe(
        _Receiver(
          value: { value in
            guard value != last else { return }
            last = value
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }
}
