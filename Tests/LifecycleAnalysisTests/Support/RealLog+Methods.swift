// SPDX-License-Identifier: Apache-2.0

extension RealLog {
  /// Lines of app delegates, scene delegates and observers.
  static let methods = table(
    #"""
    # fits | https://github.com/keybase/client/pull/12270
    42884 2018-06-08 10:21:15.453 Keybase[10914:3793552] applicationWillResignActive: cancelling outstanding animations...
    42885 2018-06-08 10:21:15.453 Keybase[10914:3793552] applicationWillResignActive: rendering keyz screen...
    49589 2018-06-08 10:21:27.848 Keybase[10914:3793552] applicationDidEnterBackground: cancelling outstanding animations...
    49590 2018-06-08 10:21:27.848 Keybase[10914:3793552] applicationDidEnterBackground: setting keyz screen alpha to 1.
    49848 2018-06-08 10:21:29.523 Keybase[10915:3793916] applicationDidBecomeActive: hiding keyz screen.
    49849 2018-06-08 10:21:29.524 Keybase[10915:3793916] hideCover: cancelling outstanding animations...
    49850 2018-06-08 10:21:29.524 Keybase[10915:3793916] applicationDidBecomeActive: notifying service.

    # fits | https://github.com/ThumbWorks/sf-ios/pull/47
    2019-04-22 17:23:41.409737-0700 Coffup[18188:662544] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2019-04-22 17:23:41.596949-0700 Coffup[18188:662544] Error decoding image: (null)
    2019-04-22 17:23:41.598730-0700 Coffup[18188:662544] -[AppDelegate applicationDidBecomeActive:]
    2019-04-22 17:23:48.776536-0700 Coffup[18188:662544] -[AppDelegate applicationDidBecomeActive:]

    # fits | https://ips99.com/show/1/362295.html
    2015-11-10 09:05:27.744 demo010[82333:1062790] didFinishLaunchingWithOptions
    2015-11-10 09:05:27.744 demo010[82333:1062790] applicationDidBecomeActive
    2015-11-10 09:30:53.671 demo010[82333:1062790] applicationWillResignActive
    2015-11-10 09:30:54.254 demo010[82333:1062790] applicationDidEnterBackground

    # fits | https://m.haomeiwen.com/subject/tpqrrttx.html
    2016-05-03 17:55:44.455 Test[2313:753117] application:didFinishLaunchingWithOptions:
    2016-05-03 17:55:44.470 Test[2313:753117] applicationDidBecomeActive:
    2016-05-03 18:04:13.569 Test[2313:753117] applicationWillResignActive:
    2016-05-03 18:04:14.268 Test[2313:753117] applicationDidEnterBackground:
    2016-05-03 18:11:55.424 Test[2313:753117] applicationWillEnterForeground:
    2016-05-03 18:11:55.884 Test[2313:753117] applicationDidBecomeActive:
    2016-05-03 18:14:13.669 Test[2313:753117] applicationWillResignActive:

    # fits | http://blog.flatironschool.com/hello-world-lets-talk-about-app-delegates/
    2013-10-13 12:24:09.941 AppDelegate[12199:60b] Root View Controller: Awake From Nib
    2013-10-13 12:24:09.948 AppDelegate[12199:60b] App Delegate: didFinishLaunchingWithOptions
    2013-10-13 12:24:09.954 AppDelegate[12199:60b] Root View Controller: View Did Load
    2013-10-13 12:24:09.956 AppDelegate[12199:60b] Root View Controller: View Will Appear
    2013-10-13 12:24:09.968 AppDelegate[12199:60b] App Delegate: applicationDidBecomeActive
    2013-10-13 12:24:09.974 AppDelegate[12199:60b] Root View Controller: View Did Appear
    2013-10-13 12:25:57.286 AppDelegate[12199:60b] App Delegate: applicationWillResignActive

    # fits | https://github.com/signalapp/Signal-iOS/issues/5148
    2022/08/31 13:33:54:129  💛 [AppDelegate.m:139 -[AppDelegate applicationWillEnterForeground:]]: applicationWillEnterForeground.
    2022/08/31 13:33:54:131  💛 [MainAppContext.m:106 -[MainAppContext applicationWillEnterForeground:]]:
    2022/08/31 13:33:54:199  💛 [Bench.swift:65 Bench(title:logIfLongerThan:logInProduction:block:)]: [Bench] title: Slow post WillEnterForeground, duration: 66.77ms
    2022/08/31 13:33:54:414  🧡 [AppDelegate.m:656 -[AppDelegate applicationDidBecomeActive:]]: applicationDidBecomeActive.
    2022/08/31 13:33:54:422  💛 [AppDelegate.m:675 -[AppDelegate applicationDidBecomeActive:]]: applicationDidBecomeActive completed.
    2022/08/31 13:33:54:423  💛 [MainAppContext.m:162 -[MainAppContext applicationDidBecomeActive:]]:

    # fits | https://github.com/deltachat/deltachat-ios/issues/3272
    [25/08/2026 10:15] 💙 ➡️ applicationDidBecomeActive
    [25/08/2026 10:15] 💙 ⬅️ applicationWillResignActive
    [25/08/2026 10:15] 💙 ⬅️ registering background task
    [25/08/2026 10:15] 💙 ⬅️ applicationDidEnterBackground
    [25/08/2026 10:15] 💙 ⬅️ remaining background time: 27.939021083409898
    [25/08/2026 10:16] 💙 ⬅️ few background time, 9.271250750054605, stopping

    # fits | https://github.com/deltachat/deltachat-ios/issues/1984
    19:29:50:967 💙  ⬅️ applicationProtectedDataWillBecomeUnavailable
    19:29:52:701 💙  ⬅️ remaining background time: 12.034014750039205
    19:29:55:878 💙  ⬅️ few background time, 8.867681916686706, stopping
    19:29:59:068 💙  ⬅️ few background time, 5.666139250039123, done
    Message from debugger: Terminated due to signal 9

    # nothing | https://example-a.com/answer/25857028
    activing
    resigning
    backgrounding
    backgrounding

    # fits | https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf
    => didFinishLaunchingWithOptions
    => applicationDidBecomeActive

    # fits | http://gitmemories.com/regularberry/AppLaunchSequence
    - applicationWillFinishLaunchingWithOptions: Inactive - LaunchOptions: nil
    - applicationDidFinishLaunchingWithOptions: Inactive - LaunchOptions: nil
    - applicationDidBecomeActive: Active
    - applicationWillResignActive: Active
    - applicationDidEnterBackground: Background
    - applicationShouldSaveApplicationState: Background
    - applicationWillEncodeRestorableStateWith: Background
    - applicationWillEnterForeground: Background
    - applicationDidBecomeActive: Active

    # fits | http://www.javashuo.com/article/p-gwnugcfm-gt.html (killed from the switcher)
    didFinishLaunchingWithOptions
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    applicationWillTerminate

    # fits | https://blog.csdn.net/xiejunna/article/details/57084662
    111didFinishLaunchingWithOptions:start
    555applicationDidBecomeActive:active
    222applicationWillResignActive:inactive
    333applicationDidEnterBackground:background
    444applicationWillEnterForeground:foreground
    555applicationDidBecomeActive:active

    # fits | https://github.com/lionheart/openradar-mirror/issues/17847
    UIApplicationWillResignActiveNotification
    UIApplicationDidBecomeActiveNotification
    UIApplicationWillResignActiveNotification

    # fits | appium/appium#13503 prefix
    [IOSSimulatorLog] [IOS_SYSLOG_ROW] 2019-11-06 15:01:01.001 Df My App[15903:2bf52] [com.yyy:life] applicationDidBecomeActive
    [IOSSimulatorLog] [IOS_SYSLOG_ROW] 2019-11-06 15:01:02.001 Df My App[15903:2bf52] [com.yyy:life] applicationWillResignActive
    [IOSSimulatorLog] [IOS_SYSLOG_ROW] 2019-11-06 15:01:02.501 Df Your App[15904:2bf52] [com.yyy:life] applicationDidFinishLaunching
    [IOSSimulatorLog] [IOS_SYSLOG_ROW] 2019-11-06 15:01:02.701 Df My App[15903:2bf52] [com.yyy:life] applicationDidEnterBackground
    [IOSSimulatorLog] [IOS_SYSLOG_ROW] 2019-11-06 15:01:02.901 Df Your App[15904:2bf52] [com.yyy:life] applicationDidBecomeActive
    """#)
}
