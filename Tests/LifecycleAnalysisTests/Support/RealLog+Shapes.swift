// SPDX-License-Identifier: Apache-2.0

extension RealLog {
  /// Logs written for this test: shapes of lines, and what one line can mean.
  static let shapes = table(
    #"""
    # fits | observer of view controller beside the delegate, delegate style
    2021-03-02 10:00:00.100000+0100 Shop[77:1] AppDelegate application(_:didFinishLaunchingWithOptions:)
    2021-03-02 10:00:00.200000+0100 Shop[77:1] AppDelegate applicationDidBecomeActive(_:)
    2021-03-02 10:00:00.201000+0100 Shop[77:1] CartViewController applicationDidBecomeActive
    2021-03-02 10:00:09.000000+0100 Shop[77:1] AppDelegate applicationWillResignActive(_:)
    2021-03-02 10:00:09.500000+0100 Shop[77:1] AppDelegate applicationDidEnterBackground(_:)
    2021-03-02 10:01:09.000000+0100 Shop[77:1] AppDelegate applicationWillEnterForeground(_:)
    2021-03-02 10:01:09.500000+0100 Shop[77:1] AppDelegate applicationDidBecomeActive(_:)
    2021-03-02 10:01:09.501000+0100 Shop[77:1] CartViewController applicationDidBecomeActive

    # fits | observer in scenes, with the delegate's name
    scene(_:willConnectTo:options:)
    sceneWillEnterForeground(_:)
    HomeVC applicationWillEnterForeground
    sceneDidBecomeActive(_:)
    HomeVC applicationDidBecomeActive
    sceneWillResignActive(_:)
    HomeVC applicationWillResignActive
    sceneDidEnterBackground(_:)
    HomeVC applicationDidEnterBackground
    sceneWillEnterForeground(_:)
    sceneDidBecomeActive(_:)
    HomeVC applicationDidBecomeActive

    # fits | only observers in an app with scenes
    didFinishLaunchingWithOptions
    willEnterForegroundNotification
    didBecomeActiveNotification
    willResignActiveNotification
    didEnterBackgroundNotification
    willEnterForegroundNotification
    didBecomeActiveNotification

    # fits | two windows
    application(_:didFinishLaunchingWithOptions:)
    application(_:configurationForConnecting:options:)
    scene(_:willConnectTo:options:) A
    sceneWillEnterForeground A
    sceneDidBecomeActive A
    application(_:configurationForConnecting:options:)
    scene(_:willConnectTo:options:) B
    sceneWillEnterForeground B
    sceneDidBecomeActive B
    sceneWillResignActive A
    sceneWillResignActive B
    sceneDidEnterBackground A
    sceneDidEnterBackground B

    # fits | Console.app time first, process last
    23:11:48.827666+0100	life	sceneWillResignActive(_:)	net.yvant	domination	default	domination
    23:11:48.927666+0100	life	sceneDidEnterBackground(_:)	net.yvant	domination	default	domination
    23:12:48.927666+0100	life	sceneWillEnterForeground(_:)	net.yvant	domination	default	domination

    # fits | log --style json
    [{
      "traceID" : 1,
      "eventMessage" : "applicationWillResignActive",
      "processID" : 301,
      "processImagePath" : "\/var\/Notes.app\/Notes",
      "timestamp" : "2026-11-21 17:55:44.455123+0100"
    },{
      "traceID" : 2,
      "eventMessage" : "applicationDidEnterBackground",
      "processID" : 301,
      "processImagePath" : "\/var\/Notes.app\/Notes",
      "timestamp" : "2026-11-21 17:55:45.455123+0100"
    }]

    # fits | Xcode 15
    applicationWillResignActive
    Type: Notice | Timestamp: 2023-10-05 17:15:47.148466+02:00 | Process: MyApp | Library: MyApp | Subsystem: com.example | Category: life | TID: 0x1f2b3
    applicationDidEnterBackground
    Type: Notice | Timestamp: 2023-10-05 17:15:48.148466+02:00 | Process: MyApp | Library: MyApp | Subsystem: com.example | Category: life | TID: 0x1f2b3

    # departs | a method is missing
    didFinishLaunchingWithOptions
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive
    applicationDidEnterBackground

    # departs | repeated after ten seconds
    2026-11-21 17:55:44.455 Notes[301:1a2b] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2026-11-21 17:55:44.470 Notes[301:1a2b] -[AppDelegate applicationDidBecomeActive:]
    2026-11-21 17:56:44.470 Notes[301:1a2b] -[AppDelegate applicationWillResignActive:]
    2026-11-21 17:56:44.480 Notes[301:1a2b] -[AppDelegate applicationDidEnterBackground:]
    2026-11-21 17:57:44.470 Notes[301:1a2b] -[AppDelegate applicationWillEnterForeground:]
    2026-11-21 17:57:44.480 Notes[301:1a2b] -[AppDelegate applicationDidBecomeActive:]
    2026-11-21 17:57:54.480 Notes[301:1a2b] -[AppDelegate applicationDidBecomeActive:]

    # nothing | another object's method
    RBDevice.didEnterBackground
    -[RBDevice didEnterBackground]
    """#)
}
