// SPDX-License-Identifier: Apache-2.0

/// The answer to a call of UIKit's. The engine calls and waits for the return, wherever the answer
/// comes from.
public enum AppCode: Hashable, Sendable {
  /// The scenario says how long each call takes and what it does.
  case scripted(AppScript)
  /// Somebody outside answers with ``Device/Input/returned(_:value:)``.
  case outside
}

/// The behavior of a scripted app in each of its methods.
public struct AppScript: Hashable, Sendable {
  /// The behavior of the app in one method.
  public struct Part: Hashable, Sendable {
    /// The time that the method takes.
    public var take: Duration = .zero
    /// The Bool it returns, if it returns one.
    public var answer = true
    /// True if it saves the app's data before it returns.
    public var saves = false
    /// The background tasks it begins first.
    public var begins: [String] = []
    /// The background tasks it ends before it returns.
    public var ends: [String] = []
    /// The tasks of the scheduler that it registers: too late, because the launch is over.
    public var registers: [String] = []
    /// The work on other threads it begins first.
    public var works: [Work] = []

    /// A method that does nothing.
    public init() {}
  }

  /// Work on another thread: its name, and how long it takes.
  public struct Work: Hashable, Sendable {
    public let name: String
    public let take: Duration

    /// Work of that name that takes so long.
    public init(name: String, take: Duration) {
      self.name = name
      self.take = take
    }

    /// True if it uses UIKit, which belongs on the main thread.
    public var usesUIKit = false
    /// True if it ends in a handler that Swift 6 takes to be on the main actor, and that is called
    /// on the other thread.
    public var belongsToMainActor = false
  }

  /// The behavior of every expiration handler of the app.
  public struct Expiration: Hashable, Sendable {
    /// The time that a handler takes.
    public var take: Duration = .zero
    /// The background tasks a handler begins.
    public var begins: [String] = []
    /// The background tasks a handler ends before it returns.
    public var ends: [String] = []

    /// A handler that does nothing.
    public init() {}
  }

  /// The methods in which it does anything.
  public private(set) var parts: [Callback: Part] = [:]
  /// The behavior of its expiration handlers.
  public var expiration = Expiration()

  /// An app that does nothing in any method.
  public init() {}

  /// The behavior of the app in a method.
  public subscript(callback: Callback) -> Part {
    get { parts[callback] ?? Part() }
    // A method in which nothing is done is not listed, so that equal scripts are equal values.
    set { parts[callback] = newValue == Part() ? nil : newValue }
  }

  /// Changes what the app does in a method, in place: nothing of it is copied, however long its
  /// lists are.
  package mutating func change(_ callback: Callback, _ change: (inout Part) -> Void) {
    change(&parts[callback, default: Part()])
    if parts[callback] == Part() { parts[callback] = nil }
  }

  /// True if the app does nothing at all in any method or handler, and returns at once.
  public var isEmpty: Bool { parts.isEmpty && expiration == Expiration() }
}
