// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A publisher that is told what to deliver.
/// - SeeAlso: https://developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}
extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void { public func send() { send(()) } }

/// Those who have subscribed, in their order. Values may be sent on any thread.
final class Receivers<Output, Failure: Error> {
  private let lock = NSLock()
  private var all: [(number: Int, receiver: _Receiver<Output, Failure>)] = []
  private var count = 0
  private(set) var end: Subscribers.Completion<Failure>?

  func add(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    lock.lock()
    let end = end
    count += 1
    let number = count
    if end == nil { all.append((number, receiver)) }
    lock.unlock()
    if let end { receiver.completion(end) }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    lock.withLock { all.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for item in lock.withLock({ all }) { item.receiver.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let open = end == nil ? all : []
    end = end ?? completion
    all = []
    lock.unlock()
    for item in open { item.receiver.completion(completion) }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  public init() {}

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard receivers.end == nil else { return }
    lock.withLock { current = value }
    receivers.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if receivers.end == nil { receiver.value(value) }
    return receivers.add(receiver)
  }
}
