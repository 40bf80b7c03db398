// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Saves a context by itself. Apple says that a context saves after changes, and at various times in the lifecycle of
/// windows and scenes.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled
///
/// The moments are those that were seen: when the app leaves the foreground, and when a timer ends that a
/// change starts. Nobody outside Apple has said how long the timer is.
/// - SeeAlso: https://useyourloaf.com/blog/swiftdata-saving-changes
///
/// - Note: Unchecked: it is used on the main thread alone.
final class Autosave: @unchecked Sendable {
  private weak var context: ModelContext?
  private var observers: [any NSObjectProtocol] = []
  private var isTimed = false

  /// Seconds from a change to the save. A guess.
  private static let delay = 10.0

  private static let moments = [
    "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
    "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
    "UIApplicationWillTerminateNotification", "UISceneDidDisconnectNotification",
  ]

  init(_ context: ModelContext) { self.context = context }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  /// Saves from now on when the app leaves.
  func begin() {
    guard observers.isEmpty else { return }
    observers = Self.moments.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: nil, queue: nil
      ) { [weak self] _ in
        self?.save()
        // What the app itself does at this moment comes after.
        DispatchQueue.main.async { self?.save() }
      }
    }
  }

  /// Saves a while after a change.
  func contextChanged() {
    guard !isTimed else { return }
    isTimed = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      self?.isTimed = false
      self?.save()
    }
  }

  private func save() {
    guard let context, context.autosaveEnabled, context.hasChanges else { return }
    do {
      try context.save()
    } catch {
      NSLog("SwiftData: an autosave failed: %@", "\(error)")
    }
  }
}
