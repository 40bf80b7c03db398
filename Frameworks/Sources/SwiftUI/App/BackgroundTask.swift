// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit
import HostProtocol

/// A task that the system gives the app, for `backgroundTask(_:action:)`.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/backgroundtask
public struct BackgroundTask<Request, Response>: Sendable {
  /// The name that the scheduler knows; nil if nothing launches the task.
  let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh that was submitted to the scheduler of background tasks.
  public static func appRefresh(_ identifier: String) -> Self { Self(identifier: identifier) }

  /// Events of a background session. None comes: a session ends with the process here.
  public static func urlSession(_ identifier: String) -> Self { Self(identifier: nil) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Events of any background session. None comes: a session ends with the process here.
  public static var urlSession: Self { Self(identifier: nil) }

  /// Events of the background sessions whose names match. None comes: a session ends with the process here.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> Self {
    Self(identifier: nil)
  }
}

extension Scene {
  /// Runs an action when the scheduler launches the task; it is completed once the action is over.
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene {
    let identifier = task.identifier
    return ModifiedScene(content: self) { _ in
      guard let identifier else { return }
      AppRuntime.current?.launchHandlers[identifier] = { _ in
        let work = Task {
          await action()
          AppLink.send(.taskCompleted(identifier: identifier, isSuccess: true))
        }
        AppRuntime.current?.expireTasks[identifier] = { work.cancel() }
      }
    }
  }

  /// Accepts an action that is told which session has events. Nothing calls it.
  public func backgroundTask(
    _ task: BackgroundTask<String, Void>, action: @escaping @Sendable (String) async -> Void
  ) -> some Scene { self }
}
