// SPDX-License-Identifier: Apache-2.0

extension RealLog {
  /// Logs that were looked for after the reader was written.
  static let further = table(
    #"""
    # fits | David G. Young, iBeacon Monitoring in the Background and Foreground, test 1 (RadiusNetworks/ibeacon-background-demo)
     2013-11-06 14:43:24.413 BackgroundDemo[385:60b] applicationDidFinishLaunching
     2013-11-06 14:43:24.435 BackgroundDemo[385:60b] applicationDidBecomeActive
     2013-11-06 14:43:25.474 BackgroundDemo[385:60b] locationManager didDetermineState INSIDE for region1
     2013-11-06 14:43:27.568 BackgroundDemo[385:60b] locationManager didDetermineState OUTSIDE for region2
     ** I hit shoulder button to turn off the screen
     2013-11-06 14:44:21.737 BackgroundDemo[385:60b] applicationWillResignActive
     2013-11-06 14:44:21.752 BackgroundDemo[385:60b] applicationDidEnterBackground
     ** I hit shoulder button to turn on the display and show the lock screen (but I do not unlock the phone)
     2013-11-06 14:44:27.776 BackgroundDemo[385:60b] locationManager didDetermineState INSIDE for region1

    # fits | the same, tests 2 to 6 one after the other
     2013-11-06 14:49:36.985 BackgroundDemo[400:60b] applicationDidFinishLaunching
     2013-11-06 14:49:37.007 BackgroundDemo[400:60b] applicationDidBecomeActive
     2013-11-06 14:49:47.654 BackgroundDemo[400:60b] applicationWillResignActive
     2013-11-06 14:49:47.678 BackgroundDemo[400:60b] applicationDidEnterBackground
     2013-11-06 14:52:47.718 BackgroundDemo[410:60b] applicationDidFinishLaunching
     2013-11-06 14:52:47.742 BackgroundDemo[410:60b] applicationDidBecomeActive
     2013-11-06 14:53:21.989 BackgroundDemo[410:60b] applicationWillResignActive
     2013-11-06 14:53:22.004 BackgroundDemo[410:60b] applicationDidEnterBackground
     2013-11-06 15:07:48.843 BackgroundDemo[410:60b] locationManager didDetermineState INSIDE for region2
    2013-11-06 20:45:37.255 BackgroundDemo[528:60b] applicationDidFinishLaunching
    2013-11-06 20:45:37.279 BackgroundDemo[528:60b] applicationDidBecomeActive
    2013-11-06 20:45:49.322 BackgroundDemo[528:60b] applicationWillResignActive
    2013-11-06 20:45:49.348 BackgroundDemo[528:60b] applicationDidEnterBackground
     2013-11-06 18:39:38.104 BackgroundDemo[459:60b] applicationDidFinishLaunching
     2013-11-06 18:39:38.126 BackgroundDemo[459:60b] applicationDidBecomeActive

    # fits | GitHub, 视图生命周期 (TabbedApplication: launch, with long stops in a debugger)
    2015-07-05 08:12:06.415 TabbedApplication[2571:298379] application:didFinishLaunchingWithOptions:
    2015-07-05 08:12:53.840 TabbedApplication[2571:298379] viewDidLoad
    2015-07-05 08:13:01.099 TabbedApplication[2571:298379] viewWillAppear:
    2015-07-05 08:13:11.366 TabbedApplication[2571:298379] applicationDidBecomeActive:

    # fits | the same (does not run in the background)
    2015-07-05 08:19:54.356 TabbedApplication[2571:298379] applicationWillResignActive
    2015-07-05 08:19:56.154 TabbedApplication[2571:298379] applicationDidEnterBackground:
    2015-07-05 08:19:58.482 TabbedApplication[2571:298379] viewDidDisappear:
    2015-07-05 08:20:00.608 TabbedApplication[2571:298379] applicationWillTerminate:

    # fits | GitHub, HBNavigationBarDemo
    2015-10-29 17:47:05.362 HBNavigationBarDemo[14684:2146911] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2015-10-29 17:48:23.589 HBNavigationBarDemo[14684:2146911] 111-[ViewController viewDidLoad]
    2015-10-29 17:48:23.621 HBNavigationBarDemo[14684:2146911] -[AppDelegate applicationDidBecomeActive:]
    2015-10-29 17:48:23.652 HBNavigationBarDemo[14684:2146911] 111-[ViewController viewDidAppear:]
    2015-10-29 17:49:48.908 HBNavigationBarDemo[14684:2146911] -[AppDelegate applicationWillResignActive:]
    2015-10-29 17:49:49.434 HBNavigationBarDemo[14684:2146911] -[AppDelegate applicationDidEnterBackground:]
    2015-10-29 17:50:21.910 HBNavigationBarDemo[14684:2146911] -[AppDelegate applicationWillEnterForeground:]
    2015-10-29 17:50:22.428 HBNavigationBarDemo[14684:2146911] -[AppDelegate applicationDidBecomeActive:]

    # fits | GitHub, Long_Task
    2018-02-05 15:34:50.956714+0800 Long_Task[6658:4831578] refreshPreferences: HangTracerEnabled: 0
    2018-02-05 15:34:50.956896+0800 Long_Task[6658:4831578] -[AppDelegate applicationDidBecomeActive:],63
    2018-02-05 15:34:51.941874+0800 Long_Task[6658:4831578] app running..
    2018-02-05 15:34:55.353138+0800 Long_Task[6658:4831578] -[AppDelegate applicationWillResignActive:],33
    2018-02-05 15:34:55.942276+0800 Long_Task[6658:4831578] app running..
    2018-02-05 15:34:56.433431+0800 Long_Task[6658:4831578] -[AppDelegate applicationDidEnterBackground:],40
    Message from debugger: Terminated due to signal 9

    # fits | GitHub, Flutter Tutorial Lifecycle
    flutter: AppLifecycleState.inactive
    flutter: AppLifecycleState.paused
    flutter: AppLifecycleState.inactive
    flutter: AppLifecycleState.resumed

    # fits | GitHub, Flutter notes (killed from the app switcher)
    flutter: AppLifecycleState.inactive
    flutter: AppLifecycleState.resumed
    flutter: AppLifecycleState.inactive
    flutter: AppLifecycleState.paused
    Lost connection to device.

    # fits | GitHub, iOS Delegate (a list)
    * [ViewController] shouldAutorotateToInterfaceOrientation
    * [AppDelegate] didFinishLaunchingWithOptions
    * [ViewController] viewDidLoad
    * [AppDelegate]  applicationDidBecomeActive
    * [ViewController] viewDidAppear
    * [AppDelegate] applicationWillResignActive
    * [AppDelegate] applicationDidEnterBackground
    * [AppDelegate] applicationWillEnterForeground
    * [AppDelegate] applicationDidBecomeActive

    # fits | GitHub, notes on cocoacasts' scenes (launch, Control Center, Home Screen, end)
    willFinishLaunchingWithOptions
    didFinishLaunchingWithOptions
    scene connect
    sceneWillEnterForeground
    sceneDidBecomeActive
    sceneWillResignActive
    sceneDidBecomeActive
    sceneWillResignActive
    sceneDidEnterBackground
    sceneWillEnterForeground
    sceneDidBecomeActive
    sceneWillResignActive
    sceneDidEnterBackground
    sceneDidDisconnect

    # fits | GitHub, FavoriteList
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillTerminate

    # fits | GitHub, TheViewLifeCycle
    didFinishLaunchingWithOptions
    viewDidLoad
    viewWillAppear
    viewWillLayoutSubviews
    viewDidAppear
    applicationDidBecomeActive
    viewWillDisappear
    viewDidDisappear
    viewWillAppear
    viewDidAppear
    applicationWillResignActive
    applicationDidEnterBackground

    # fits | GitHub, 20180803_lifecycle (opened by an address)
    application:didFinishLaunchingWithOptions:
    application:openURL:sourceApplication:
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    application:openURL:sourceApplication:
    applicationDidBecomeActive

    # fits | GitHub, Application Life Cycle notes (each method prints one line too many)
    application()
    viewDidLoad()
    applicationDidBecomeActive()
    applicationWillResignActive()
    applicationWillResignActive()
    applicationWillEnterForeground()
    applicationDidBecomeActive()
    applicationWillResignActive()
    applicationWillResignActive()
    Message from debugger: Terminated due to signal 9

    # nothing | GitHub, BackgroundProcessing (Restoration)
    2018-08-18 19:46:35.6560 App did finish lauching with option nil
    2018-08-18 19:46:35.6620 Manager will restore state
    2018-08-18 19:46:35.6950 App did become active
    2018-08-18 19:46:51.5170 App will resign active
    2018-08-18 19:46:52.1100 App did enter background
    Message from debugger: Terminated due to signal 9

    # nothing | https://github.com/NativeScript/NativeScript/issues/8920
    Sep 30 15:27:49 Someones-Phone assertiond[62] <Notice>: [myappda:867] Port death watcher fired.
    Sep 30 15:27:49 Someones-Phone assertiond[62] <Notice>: Process exited: <BKProcess: 0x1005310e0; myappda; com.myapp.myapp; pid: 867; agency: Application; visibility: foreground; task: none; hostpid: 52>
    Sep 30 15:27:49 Someones-Phone assertiond[62] <Notice>: [myappda:867] Invalidating...

    # fits | https://github.com/firebase/flutterfire/issues/5702
    default	16:31:49.742520+0200	SpringBoard	Application process state changed for com.elsystm.elsystm: <SBApplicationProcessState: 0x281a5ea00; pid: 1957; taskState: Running; visibility: Background>
    default	16:31:49.743705+0200	runningboardd	Assertion 32-59-4107 (target:[application<com.elsystm.elsystm>:1957]) will be created as active
    default	16:31:49.744528+0200	runningboardd	Calculated state for application<com.elsystm.elsystm>: running-active (role: Background)

    # fits | GitHub, iOS book (Exploring Execution States: launched again from the Home Screen)
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground

    # fits | GitHub, Unity and Swift (post 25)
    -> applicationDidBecomeActive()
    UnloadTime: 1.126375 ms
    Hello Unity world from Swift native!
    WARNING -> applicationDidReceiveMemoryWarning()

    # fits | GitHub, React Native notes (AppState)
    App state: active
    App state: inactive
    App state: background
    App state: active

    # fits | GitHub, NotificationManager
    [NotificationManager] App state changed: active → background
    [NotificationManager] Handling notification, app state: background
    [NotificationManager] Scheduling local notification

    # fits | GitHub, LifeCycle (coolboy-ccp)
       * application(_:didFinishLaunchingWithOptions:)
       * applicationDidBecomeActive(_:)
       * applicationWillResignActive(_:)
       * applicationDidEnterBackground(_:)
       * applicationWillEnterForeground(_:)
       * applicationDidBecomeActive(_:)

    # fits | GitHub, notes of an interview (killed from the app switcher)
    willFinishLaunchingWithOptions
    didFinishLaunchingWithOptions
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillTerminate

    # departs | GitHub, 處境 (the end without willResignActive, which the log shows before)
    application(_:didFinishLaunchingWithOptions:)
    viewDidLoad()
    viewWillAppear
    applicationDidBecomeActive
    viewDidAppear
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive
    applicationDidEnterBackground
    viewWillDisappear
    viewDidDisappear
    applicationWillTerminate

    # fits | https://github.com/urbanairship/airship-flutter/issues/178
    [Airship] [V] AirshipKit/WorkBackgroundTasks.swift beginTask(_:expirationHandler:) [Line 54] Task granted: AirshipWorkManager
    [Airship] [D] AirshipKit/Analytics.swift applicationDidEnterBackground() [Line 275] Application did enter background.
    [Airship] [D]  -[UAAutomationEngine updateTriggersWithScheduleID:type:argument:incrementAmount:] [Line 666] Updating triggers with type: 1
    [Airship] [D] AirshipKit/Analytics.swift addEvent(_:) [Line 419] Adding event with type app_background

    # fits | https://github.com/OneSignal/OneSignal-Cordova-SDK/issues/536
    2019-08-19 MyApp[15745:5014106] VERBOSE: getNotificationTypes:mSubscriptionStatus: -1
    2019-08-19 MyApp[15745:5014106] VERBOSE: oneSignalApplicationWillResignActive

    # nothing | https://github.com/keybase/client/pull/11142
    2018-04-02T21:57:20.697524Z [DEBU keybase appstate.go:29] ce1 DANNYDEBUG GOT (FROM JS): FOREGROUND
    2018-04-02T21:57:21.286059Z [DEBU keybase keybase.go:281] cf8 DANNYDEBUG GOT: BACKGROUND
    2018-04-02T21:57:22.421292Z [DEBU keybase keybase.go:296] d13 DANNYDEBUG GOT: APPWILLEXIT

    # nothing | https://github.com/XCSoar/XCSoar/issues/1834
    [2025-07-31T06:54:03Z] [DEBUG] Refreshing screen (app is in foreground)
    [2025-07-31T06:54:04Z] [DEBUG] Refreshing screen (app is in foreground)
    """#)
}
