// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit
import HostProtocol

/// A task that the system gives the app, for `backgroundTask(_:action:)`.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/backgroundtask
public struct BackgroundTask<Request, Response>: Sendable { let identifier: String }

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh that was submitted to the scheduler of background tasks.
  public static func appRefresh(_ identifier: String) -> Self { Self(identifier: identifier) }
}

extension Scene {
  /// Runs an action when the scheduler launches the task; it is completed once the action is over.
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene {
    let identifier = task.identifier
    return ModifiedScene(content: self) { _ in
      AppRuntime.current?.launchHandlers[identifier] = { _ in
        let work = Task {
          await action()
          AppLink.send(.taskCompleted(identifier: identifier, isSuccess: true))
        }
        AppRuntime.current?.expireTasks[identifier] = { work.cancel() }
      }
    }
  }
}
