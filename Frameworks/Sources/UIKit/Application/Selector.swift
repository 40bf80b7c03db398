// SPDX-License-Identifier: Apache-2.0

/// A method, as `#selector(…)` names it. There is no Objective-C here, so it is the method itself.
/// It is called with its target, or, where the method was named on an object, with that object.
///
/// A selector equals its copies. Two that were written apart for one method cannot be told to be the same.
public struct Selector: Hashable, Sendable {
  /// The identity that copies share.
  private final class Identity: Sendable {}
  private let identity = Identity()

  public static func == (one: Selector, other: Selector) -> Bool { one.identity === other.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// Calls the method on a target, with what is sent.
  let send: @MainActor @Sendable (_ target: Any?, _ argument: Any?) -> Void

  /// A method that takes nothing.
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    let method = Unchecked(method)
    send = { _, _ in _ = method.value() }
  }

  /// A method that takes what is sent.
  public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
    let method = Unchecked(method)
    send = { _, argument in
      if let argument = argument as? Argument { _ = method.value(argument) }
    }
  }

  /// A method of a class that takes nothing.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    let method = Unchecked(method)
    send = { target, _ in
      if let target = target as? Target { _ = method.value(target)() }
    }
  }

  /// A method of a class that takes what is sent.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    let method = Unchecked(method)
    send = { target, argument in
      if let target = target as? Target, let argument = argument as? Argument {
        _ = method.value(target)(argument)
      }
    }
  }

  /// A method that takes what is sent, and the event.
  public init<Argument, Event, Result>(
    _ method: @escaping @MainActor (Argument, Event) -> Result
  ) {
    let method = Unchecked(method)
    send = { _, argument in
      if let argument = argument as? Argument, let event = UIEvent(.touches) as? Event {
        _ = method.value(argument, event)
      }
    }
  }

  /// A method of a class that takes what is sent, and the event.
  public init<Target: AnyObject, Argument, Event, Result>(
    _ method: @escaping (Target) -> @MainActor (Argument, Event) -> Result
  ) {
    let method = Unchecked(method)
    send = { target, argument in
      if let target = target as? Target, let argument = argument as? Argument,
        let event = UIEvent(.touches) as? Event
      {
        _ = method.value(target)(argument, event)
      }
    }
  }
}

/// The methods that a menu of editing sends: those of a responder.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
public typealias UIResponderStandardEditActions = UIResponder

/// A value that is used on the main thread only.
/// - Note: Unchecked, because whoever makes one calls it on the main thread, as Apple's own
///   selectors are.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// An object that is not kept.
/// - Note: Unchecked, for the reason given for ``Unchecked``.
struct WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension NotificationCenter {
  /// Calls a method of an observer when a notification is posted.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    // A center does not keep its observers.
    let target = WeakReference(observer as AnyObject)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      let notification = Unchecked(notification)
      onMainThread {
        if let observer = target.object { selector.send(observer, notification.value) }
      }
    }
    SelectorObservers.keep(token, of: observer as AnyObject, name, object, in: self)
  }
}

/// Does something on the main thread: at once where this is the main thread, or another thread that
/// serves the main queue, as in tests.
package func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread || MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}

/// The main queue knows itself by a value that no other queue has.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}

extension Timer {
  /// A timer that calls a method of its target.
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that calls a method of its target, once it has been added to a run loop.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = Unchecked(target)
    // Foundation's other initializer fires at once on Linux.
    self.init(
      fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats
    ) { timer in
      let timer = Unchecked(timer)
      onMainThread { selector.send(target.value, timer.value) }
    }
  }
}

extension Selector {
  func sendOnMain(_ target: Unchecked<NSObject>, _ argument: Unchecked<Any?>) {
    onMainThread { send(target.value, argument.value) }
  }
}

extension NSObject {
  /// Calls a method of this object at once, on the main thread.
  public func perform(_ aSelector: Selector) {
    aSelector.sendOnMain(Unchecked(self), Unchecked(nil))
  }
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.sendOnMain(Unchecked(self), Unchecked(object))
  }
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  { aSelector.sendOnMain(Unchecked(self), Unchecked(arg)) }
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // The selector belongs to the main thread here.
    aSelector.sendOnMain(Unchecked(self), Unchecked(arg))
  }
  public func responds(to aSelector: Selector) -> Bool { true }
  /// Calls a method of this object later, on the main thread.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let target = Unchecked(self)
    let argument = Unchecked(anArgument)
    let call = DispatchWorkItem { aSelector.sendOnMain(target, argument) }
    delayedCalls.add(call, to: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: call)
  }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    delayedCalls.cancel(aTarget as AnyObject)
  }
  /// - Note: Two selectors of one method cannot be compared: every call of the target is cancelled.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { cancelPreviousPerformRequests(withTarget: aTarget) }
}

/// The calls that `perform(_:with:afterDelay:)` has not made yet.
/// - Note: Unchecked: a lock guards them.
private final class DelayedCalls: @unchecked Sendable {
  private let lock = NSLock()
  private var calls: [(target: ObjectIdentifier, call: DispatchWorkItem)] = []

  func add(_ call: DispatchWorkItem, to target: AnyObject) {
    lock.withLock {
      calls.append((ObjectIdentifier(target), call))
    }
    let call = Unchecked(call)
    call.value.notify(queue: .main) { [self] in
      lock.withLock { calls.removeAll { $0.call === call.value } }
    }
  }
  func cancel(_ target: AnyObject) {
    lock.withLock {
      for row in calls where row.target == ObjectIdentifier(target) { row.call.cancel() }
    }
  }
}
private let delayedCalls = DelayedCalls()
