// SPDX-License-Identifier: Apache-2.0
import UserNotifications

/// Apps within a test: `LifecycleTesting` takes the place of applife.
extension AppRuntime {
  /// Begins an app within this process.
  package static func begin(_ hosted: HostedApp) -> AppRuntime {
    end()
    let runtime = AppRuntime(hosted, AppInfo(hosted), isWithinTest: true)
    current = runtime
    return runtime
  }

  /// Removes what UIKit keeps of an app, as the end of its process does.
  package static func end() {
    current = nil
    UIWindow.all = []
    UIApplication.shared.reset()
    BackgroundTasks.reset()
    SelectorObservers.removeAll()
    UNUserNotificationCenter.current().delegate = nil
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
  }
}
