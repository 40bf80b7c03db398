// SPDX-License-Identifier: Apache-2.0
import Foundation

// The run loop of Core Foundation, whose observers are told of each turn. Foundation on Linux contains it and does
// not say so: its functions are looked up by name. The main thread of a hosted app runs this loop.

/// - SeeAlso: https://developer.apple.com/documentation/corefoundation/cfrunloop
/// - Note: Unchecked: it is a pointer that Core Foundation keeps, and any thread may use it.
public final class CFRunLoop: @unchecked Sendable {
  fileprivate let loop: UnsafeRawPointer
  fileprivate init(_ loop: UnsafeRawPointer) { self.loop = loop }
}
/// - Note: Unchecked, for the reason given for `CFRunLoop`.
public final class CFRunLoopObserver: @unchecked Sendable {
  fileprivate let observer: UnsafeRawPointer
  fileprivate init(_ observer: UnsafeRawPointer) { self.observer = observer }
}
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let entry = Self(rawValue: 1)
  public static let beforeTimers = Self(rawValue: 2)
  public static let beforeSources = Self(rawValue: 4)
  public static let beforeWaiting = Self(rawValue: 32)
  public static let afterWaiting = Self(rawValue: 64)
  public static let exit = Self(rawValue: 128)
  public static let allActivities = Self(rawValue: 0x0FFF_FFFF)
}
public typealias CFOptionFlags = UInt
public typealias CFAllocator = AnyObject
public typealias CFTimeInterval = Double
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
  /// The constant of Core Foundation with this mode's name.
  fileprivate var text: UnsafeRawPointer? {
    CoreFoundation.symbol(rawValue)?.load(as: UnsafeRawPointer?.self)
  }
}
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1, stopped, timedOut, handledSource
}

private enum CoreFoundation {
  typealias Get = @convention(c) () -> UnsafeRawPointer
  typealias Use = @convention(c) (UnsafeRawPointer) -> Void
  typealias Change = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias Handler = @convention(block) (UnsafeRawPointer, CFOptionFlags) -> Void
  typealias Block = @convention(block) () -> Void
  typealias Create =
    @convention(c) (UnsafeRawPointer?, CFOptionFlags, Bool, CFIndex, @escaping Handler)
    -> UnsafeRawPointer?
  typealias RunInMode = @convention(c) (UnsafeRawPointer, CFTimeInterval, Bool) -> Int32
  typealias Perform =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, @escaping Block) -> Void

  static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }

  /// A function of Core Foundation, by its name and its type in C.
  static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    symbol(name).map { unsafeBitCast($0, to: type) }
  }

  static func change(
    _ name: String, _ loop: CFRunLoop, _ observer: CFRunLoopObserver, _ mode: CFRunLoopMode
  ) {
    if let text = mode.text { function(name, Change.self)?(loop.loop, observer.observer, text) }
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! {
  CoreFoundation.function("CFRunLoopGetMain", CoreFoundation.Get.self).map { CFRunLoop($0()) }
}
public func CFRunLoopGetCurrent() -> CFRunLoop! {
  CoreFoundation.function("CFRunLoopGetCurrent", CoreFoundation.Get.self).map { CFRunLoop($0()) }
}
public func CFRunLoopRun() {
  CoreFoundation.function("CFRunLoopRun", (@convention(c) () -> Void).self)?()
}
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  CoreFoundation.function("CFRunLoopStop", CoreFoundation.Use.self)?(rl.loop)
}
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  CoreFoundation.function("CFRunLoopWakeUp", CoreFoundation.Use.self)?(rl.loop)
}
@discardableResult public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  guard let text = mode.text,
    let run = CoreFoundation.function("CFRunLoopRunInMode", CoreFoundation.RunInMode.self)
  else { return .finished }
  return CFRunLoopRunResult(rawValue: run(text, seconds, returnAfterSourceHandled)) ?? .finished
}
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFRunLoopMode, _ block: @escaping () -> Void
) {
  guard let text = mode.text else { return }
  CoreFoundation.function("CFRunLoopPerformBlock", CoreFoundation.Perform.self)?(
    rl.loop, text, block)
}

/// - SeeAlso: https://developer.apple.com/documentation/corefoundation/1542816-cfrunloopobservercreatewithhandl
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
  let create = CoreFoundation.function(
    "CFRunLoopObserverCreateWithHandler", CoreFoundation.Create.self)
  let made = create?(nil, activities, repeats, order) { observer, activity in
    block(CFRunLoopObserver(observer), CFRunLoopActivity(rawValue: activity))
  }
  return made.map { CFRunLoopObserver($0) }
}
public typealias CFRunLoopObserverCallBack =
  (CFRunLoopObserver?, CFRunLoopActivity, UnsafeMutableRawPointer?) -> Void
public struct CFRunLoopObserverContext {
  public var info: UnsafeMutableRawPointer?
  public init(
    version: CFIndex = 0, info: UnsafeMutableRawPointer? = nil,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)? = nil,
    release: ((UnsafeRawPointer?) -> Void)? = nil,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)? = nil
  ) { self.info = info }
}
public func CFRunLoopObserverCreate(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ callout: @escaping CFRunLoopObserverCallBack,
  _ context: UnsafeMutablePointer<CFRunLoopObserverContext>?
) -> CFRunLoopObserver! {
  let info = context?.pointee.info
  return CFRunLoopObserverCreateWithHandler(allocator, activities, repeats, order) {
    callout($0, $1, info)
  }
}
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode
) { CoreFoundation.change("CFRunLoopAddObserver", rl, observer, mode) }
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode
) { CoreFoundation.change("CFRunLoopRemoveObserver", rl, observer, mode) }
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  CoreFoundation.function("CFRunLoopObserverInvalidate", CoreFoundation.Use.self)?(
    observer.observer)
}
extension RunLoop {
  /// - Note: Apple's is the loop's own; here it is that of the thread that asks, which is the same for
  ///   `RunLoop.current` and, on the main thread, for `RunLoop.main`.
  public func getCFRunLoop() -> CFRunLoop {
    self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent()
  }
}
