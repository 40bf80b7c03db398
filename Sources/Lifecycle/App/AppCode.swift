// SPDX-License-Identifier: Apache-2.0

/// Who answers when UIKit calls the app. The engine calls and waits for the return; it does not
/// care which.
public enum AppCode: Hashable, Sendable {
  /// The scenario says how long each call takes and what it does.
  case scripted(AppScript)
  /// Somebody outside answers with ``Device/appReturned(_:value:)``.
  case outside
}

/// What a scripted app does in each of its methods.
public struct AppScript: Hashable, Sendable {
  /// What the app does in one method.
  public struct Part: Hashable, Sendable {
    /// How long the method takes.
    public var take: Duration = .zero
    /// The Bool it returns, if it returns one.
    public var answer = true
    /// Whether it saves the app's data before it returns.
    public var saves = false
    /// The background tasks it begins first.
    public var begins: [String] = []
    /// The background tasks it ends before it returns.
    public var ends: [String] = []

    public init() {}
  }

  /// The methods in which it does anything.
  public private(set) var parts: [Callback: Part] = [:]
  /// The background tasks its expiration handler ends.
  public var endsAtExpiration: [String] = []

  public init() {}

  public subscript(callback: Callback) -> Part {
    get { parts[callback] ?? Part() }
    // A method in which nothing is done is not listed, so that equal scripts are equal values.
    set { parts[callback] = newValue == Part() ? nil : newValue }
  }

  /// Whether the app does nothing at all in any method, and returns at once.
  public var isEmpty: Bool { parts.isEmpty }
}
