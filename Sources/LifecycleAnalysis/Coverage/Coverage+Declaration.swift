// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Coverage.Item {
  /// Returns what an app's `app` line lacks for the thing to be seen; nil where it lacks nothing.
  func declaration(missingIn traits: EmulatedApp.Traits) -> String? {
    func mode(_ mode: BackgroundMode) -> String? {
      traits.modes.contains(mode) ? nil : "modes=" + mode.rawValue
    }
    func property(_ isThere: Bool, _ text: String) -> String? { isThere ? nil : text }
    let bluetooth = mode(.bluetoothCentral)
    let tasks = property(!traits.registeredTasks.isEmpty, "refresh=NAME")
    let windows = property(traits.hasManyWindows, "windows=many")
    let restoration = property(traits.restoresInterface, "restoration=yes")
    let views = property(traits.showsViewControllers, "views=yes")
    // Registering a refresh task takes the place of background fetch.
    let fetch = property(
      traits.modes.contains(.fetch) && traits.registeredTasks.isEmpty, "modes=fetch")
    switch self {
    case .state, .transition, .rule: return nil
    case .event(.backgroundFetch), .event(.finishFetch), .callback(.performFetch),
      .termination(.fetch):
      return fetch
    case .event(.receiveVoIPPush), .event(.reportCall), .callback(.pushRegistryDidReceive),
      .callback(.pushRegistryDidReceiveOnly), .termination(.voip):
      return mode(.voip)
    case .callback(.peripheralManagerWillRestoreState), .callback(.peripheralManagerDidReceiveRead):
      return mode(.bluetoothPeripheral)
    case .event(.bluetoothEvent), .callback(.centralManagerWillRestoreState),
      .callback(.peripheralDidUpdateValue):
      return bluetooth
    case .event(.scheduleRefresh), .event(.scheduleProcessing), .event(.cancelTask),
      .event(.runTask),
      .event(.completeTask), .callback(.launchHandler), .callback(.taskExpirationHandler),
      .termination(.scheduler):
      return tasks
    case .event(.openWindow), .event(.closeWindow), .event(.chooseWindow): return windows
    case .callback(.shouldSaveApplicationState), .callback(.shouldRestoreApplicationState),
      .callback(.willEncodeRestorableState), .callback(.didDecodeRestorableState),
      .callback(.stateRestorationActivity):
      return restoration
    case .callback(.loadView), .callback(.viewDidLoad), .callback(.viewWillAppear),
      .callback(.viewDidAppear), .callback(.viewWillDisappear), .callback(.viewDidDisappear),
      .callback(.controllerDidReceiveMemoryWarning), .callback(.onAppear),
      .callback(.onOpenURL):
      return views
    case .callback(.protectedDataDidBecomeAvailable),
      .callback(.protectedDataWillBecomeUnavailable),
      .notification(.protectedDataDidBecomeAvailable),
      .notification(.protectedDataWillBecomeUnavailable):
      return property(traits.usesDataProtection, "data-protection=yes")
    case .callback(.didReceiveLocalNotification), .callback(.didReceiveRemoteNotificationOnly):
      return property(traits.hasNotificationDelegate == false, "notification-delegate=no")
    case .termination(.exitsOnSuspend):
      return property(traits.exitsOnSuspend, "exits-on-suspend=yes")
    case .callback(.didReceiveRemoteNotification): return mode(.remoteNotification)
    case .event(.playAudio), .event(.stopAudio): return mode(.audio)
    case .callback, .notification, .termination, .event: return nil
    }
  }
}
