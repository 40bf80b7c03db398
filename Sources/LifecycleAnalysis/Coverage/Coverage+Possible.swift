// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The states, callbacks and events that can be seen, for a life-cycle style and a system version.
///
/// Everything comes from the enumerations of the model, narrowed by what the style calls and by the
/// version of the event that leads to it (``SystemEvent/Kind/minimumVersion``). Tests hold this
/// against random walks of every style and version: nothing else is ever seen, and all of it is.
extension Coverage.Items {
  /// All that an app of a style can show on a version of iOS.
  package static func possible(style: LifecycleStyle, version: SystemVersion) -> Self {
    var items = Self()
    items.states = Set(EmulatedApp.State.allCases.filter { $0.exists(in: version) })
    items.transitions = Set(
      Coverage.Transition.all.filter { way in
        guard way.from.exists(in: version), way.to.exists(in: version) else { return false }
        // A scene connects in the background, on the way to the screen too.
        return !(style.hasScenes && way.from == .notRunning && way.to == .inactive)
      })
    items.callbacks = Set(Callback.allCases.filter { $0.isCalled(in: style, version: version) })
    items.notifications = Set(
      AppleNotification.allCases.filter { $0.isPosted(in: style, version: version) })
    items.endings = Set(Termination.Reason.allCases.filter { $0.since <= version })
    items.events = Set(
      SystemEvent.Kind.allCases.filter {
        $0.minimumVersion <= version && (style.hasScenes || !$0.concernsScenes)
          // Before multitasking the app in front is the only one that runs.
          && ($0 != .reclaimMemory || version >= multitasking)
      })
    return items
  }

  /// All that an app can show on a version of iOS. UIKit calls the older launch method only if the app
  /// has no other.
  package static func possible(for traits: EmulatedApp.Traits, version: SystemVersion) -> Self {
    var items = possible(style: traits.style, version: version)
    if items.callbacks.contains(.didFinishLaunching),
      !traits.missingMethods.contains(.didFinishLaunching)
    {
      items.callbacks.remove(.applicationDidFinishLaunching)
    }
    return items
  }

  /// All that the apps of a device can show.
  package static func possible(on device: Device) -> Self {
    var items = Self()
    for traits in Set(device.apps.map({ $0.traits })) {
      items.formUnion(possible(for: traits, version: device.version))
    }
    return items
  }
}

/// The version that brought running in the background: before it, leaving an app terminates it.
private let multitasking = SystemEvent.Kind.beginTask.minimumVersion

extension EmulatedApp.State {
  fileprivate func exists(in version: SystemVersion) -> Bool {
    switch self {
    case .notRunning, .inactive, .active: true
    case .background, .suspended: version >= multitasking
    }
  }
}

extension Callback {
  /// True if UIKit calls the method in an app of that style.
  fileprivate func isCalled(in style: LifecycleStyle, version: SystemVersion) -> Bool {
    func since(_ kind: SystemEvent.Kind) -> Bool { version >= kind.minimumVersion }
    let hasScenes = style.hasScenes
    switch self {
    case .didFinishLaunching: return version >= 3
    case .applicationDidFinishLaunching, .applicationWillTerminate, .didReceiveMemoryWarning,
      .significantTimeChange, .touchesBegan, .buttonTapped, .draw, .accelerometerUpdate:
      return true
    case .protectedDataDidBecomeAvailable, .protectedDataWillBecomeUnavailable:
      return version >= 4
    case .willFinishLaunching: return version >= Self.restorationVersion
    case .applicationDidBecomeActive, .applicationWillResignActive: return !hasScenes
    case .applicationDidEnterBackground, .applicationWillEnterForeground:
      return !hasScenes && version >= multitasking
    case .shouldSaveApplicationState, .shouldRestoreApplicationState, .willEncodeRestorableState,
      .didDecodeRestorableState:
      return !hasScenes && version >= Self.restorationVersion
    case .performFetch, .handleEventsForBackgroundURLSession, .downloadDidFinish,
      .sessionDidFinishEvents, .locationManagerDidUpdateLocations, .locationManagerDidEnterRegion,
      .locationManagerDidExitRegion:
      return Self.eventVersions[self].map { $0 <= version } == true
    case .didReceiveRemoteNotification: return since(.receiveSilentPush)
    case .didReceiveRemoteNotificationOnly: return since(.receivePush) && !since(.receiveSilentPush)
    case .didReceiveLocalNotification: return since(.receiveLocalNotification)
    case .userNotificationWillPresent, .userNotificationDidReceive: return version >= 10
    case .openURL: return !hasScenes && version >= 9
    case .openURLWithSource: return !hasScenes && (4..<9).contains(version)
    case .handleOpenURL: return !hasScenes && version < 4
    case .willContinueUserActivity, .continueUserActivity:
      return !hasScenes && since(.continueActivity)
    case .performAction: return !hasScenes && since(.quickAction)
    case .configurationForConnecting, .didDiscardSceneSessions: return hasScenes
    case .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts,
      .sceneWillContinueUserActivity, .sceneContinueUserActivity, .windowScenePerformAction,
      .stateRestorationActivity, .viewWillDisappear, .viewDidDisappear:
      return style == .scene
    case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear,
      .controllerDidReceiveMemoryWarning:
      return style != .swiftui
    case .onAppear: return style == .swiftui
    case .onOpenURL: return style == .swiftui && since(.openURL)
    case .launchHandler, .taskExpirationHandler: return since(.runTask)
    case .centralManagerWillRestoreState, .peripheralManagerWillRestoreState: return version >= 7
    case .peripheralDidUpdateValue: return since(.bluetoothEvent)
    case .peripheralManagerDidReceiveRead: return version >= 6
    case .locationManagerDidRange: return version >= 13
    case .locationManagerDidRangeBeacons: return since(.rangeBeacons) && version < 13
    case .pushRegistryDidReceive: return version >= 11
    case .pushRegistryDidReceiveOnly: return since(.receiveVoIPPush) && version < 11
    case .activityUpdates: return since(.receiveLiveActivityPush)
    case .motionBegan: return since(.shake)
    case .remoteControlReceived: return since(.remoteControl)
    }
  }

  /// The first versions of the events that a method in a log is evidence of.
  private static let eventVersions: [Callback: SystemVersion] = {
    var versions: [Callback: SystemVersion] = [:]
    for kind in SystemEvent.Kind.allCases {
      for case .call(let callback) in kind.evidence {
        versions[callback] = min(versions[callback] ?? kind.minimumVersion, kind.minimumVersion)
      }
    }
    return versions
  }()

  /// `willFinishLaunching` and state restoration came together.
  private static let restorationVersion: SystemVersion = 6
}

extension AppleNotification {
  /// True if the notification is posted in an app of that style.
  fileprivate func isPosted(in style: LifecycleStyle, version: SystemVersion) -> Bool {
    switch self {
    case .didFinishLaunching, .didBecomeActive, .willResignActive, .willTerminate,
      .didReceiveMemoryWarning, .significantTimeChange, .orientationDidChange,
      .currentLocaleDidChange, .userDefaultsDidChange, .screenModeDidChange:
      true
    case .batteryLevelDidChange: version >= SystemEvent.Kind.changeBattery.minimumVersion
    case .proximityStateDidChange: version >= SystemEvent.Kind.changeProximity.minimumVersion
    case .accessoryDidConnect, .accessoryDidDisconnect:
      version >= SystemEvent.Kind.connectAccessory.minimumVersion
    case .protectedDataDidBecomeAvailable, .protectedDataWillBecomeUnavailable: version >= 4
    case .didEnterBackground, .willEnterForeground: version >= multitasking
    case .backgroundRefreshStatusDidChange:
      version >= SystemEvent.Kind.changeRefreshStatus.minimumVersion
    case .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
      .sceneDidEnterBackground, .sceneWillEnterForeground:
      style.hasScenes
    case .ubiquityIdentityDidChange: version >= SystemEvent.Kind.changeICloud.minimumVersion
    }
  }
}

extension Termination.Reason {
  /// The version from which a process can end for that reason: that of what leads to it.
  fileprivate var since: SystemVersion {
    switch self {
    case .watchdog, .memory, .system, .crash, .reboot, .exitsOnSuspend, .exit: 2
    case .user: SystemEvent.Kind.swipeAway.minimumVersion
    case .task: SystemEvent.Kind.beginTask.minimumVersion
    // A process is suspended only where others run beside it.
    case .lockFile: multitasking
    case .fetch: SystemEvent.Kind.backgroundFetch.minimumVersion
    case .push: SystemEvent.Kind.receiveSilentPush.minimumVersion
    case .privacy: SystemEvent.Kind.changePrivacy.minimumVersion
    case .scheduler: SystemEvent.Kind.runTask.minimumVersion
    // Before, a call need not be reported.
    case .voip: 13
    }
  }
}

extension SystemEvent.Kind {
  /// True if the event needs an app with scenes.
  fileprivate var concernsScenes: Bool { tourGroup == .windows || tourGroup == .screens }
}
