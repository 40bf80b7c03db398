// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import HostProtocol
import Synchronization
import UIKit

/// The content of a Live Activity.
/// - SeeAlso: https://developer.apple.com/documentation/activitykit/activityattributes
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

public enum ActivityState: Sendable { case active, ended, dismissed, stale }

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> Self { Self() }
}

public struct PushType: Sendable {
  public static let token = Self()
}

public enum ActivityAuthorizationError: Error, Sendable {
  case denied, globalMaximumExceeded, targetMaximumExceeded, unsupported, visibility
  case unsupportedTarget, attributesTooLarge, persistenceFailure, missingProcessIdentifier
}

/// The permission of the user: Live Activities are allowed.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { true }
}

/// A Live Activity. It is not drawn.
///
/// - Note: Unchecked: the content changes behind a lock, and the attributes never do.
/// - SeeAlso: https://developer.apple.com/documentation/activitykit/activity
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id: String
  public let attributes: Attributes
  private let kept: Mutex<(content: ActivityContent<Attributes.ContentState>, state: ActivityState)>

  public var content: ActivityContent<Attributes.ContentState> { kept.withLock { $0.content } }
  public var contentState: Attributes.ContentState { content.state }
  public var activityState: ActivityState { kept.withLock { $0.state } }
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    kept = Mutex((content, .active))
  }

  /// Starts an activity. An app in the background cannot.
  @MainActor @discardableResult public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    guard UIApplication.shared.applicationState != .background else {
      throw ActivityAuthorizationError.visibility
    }
    AppLink.send(.startActivity)
    let activity = Activity(attributes, content)
    Activities.add(activity)
    return activity
  }

  /// Before iOS 16.2.
  @MainActor @discardableResult public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  public static var activities: [Activity<Attributes>] {
    Activities.all().compactMap { $0 as? Activity<Attributes> }.filter {
      $0.activityState == .active
    }
  }

  /// The activities that a push starts. The emulator's push has no content of the app's: the app is awake,
  /// and nothing comes.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { _ in } }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
  public var activityStateUpdates: AsyncStream<ActivityState> {
    let state = activityState
    return AsyncStream { $0.yield(state) }
  }

  public func update(_ content: ActivityContent<Attributes.ContentState>) async {
    kept.withLock { $0.content = content }
  }
  public func update(using contentState: Attributes.ContentState) async {
    kept.withLock { $0.content.state = contentState }
  }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    kept.withLock { kept in
      if let content { kept.content = content }
      kept.state = .ended
    }
  }
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { kept.withLock { $0.state = .ended } }
}

/// The activities of this process.
private enum Activities {
  private static let list = Mutex<[any Sendable]>([])
  static func add(_ activity: any Sendable) { list.withLock { $0.append(activity) } }
  static func all() -> [any Sendable] { list.withLock { $0 } }
}
