// SPDX-License-Identifier: Apache-2.0

extension RealLog {
  /// Logs in which UIKit, the runtime and frameworks speak of methods.
  static let prose = table(
    #"""
    # fits | https://github.com/Pushwoosh/pushwoosh-unity/issues/3
    2016-01-20 16:55:30.147 dogfightelite[552:194192] [PW] [I] +[UIApplication(Pushwoosh)] Pushwoosh: Initializing application runtime
    2016-01-20 16:55:30.213 dogfightelite[552:194192] -> registered mono modules 0x101558be0
    2016-01-20 16:55:30.557 dogfightelite[552:194192] You've implemented -[<UIApplicationDelegate> application:didReceiveRemoteNotification:fetchCompletionHandler:], but you still need to add "remote-notification" to the list of your supported UIBackgroundModes in your Info.plist.
    -> applicationDidFinishLaunching()
    2016-01-20 16:55:31.656 dogfightelite[552:194192] [PW] [I] -[PushNotificationManager] Will show push notifications alert: 1
    -> applicationDidBecomeActive()

    # nothing | https://github.com/wordpress-mobile/WordPress-iOS/issues/4454
    WordPress[680:653930] Warning: Application delegate received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never called.

    # nothing | https://github.com/nextcloud/talk-ios/pull/857
    Warning: UNUserNotificationCenter delegate received call to -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: but the completion handler was never called.

    # nothing | https://github.com/metrodroid/metrodroid/pull/904
    failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)_block_invoke (UIApplication_RuntimeIssues.m:106) : Application failed to launch: UIScene life cycle is required for apps built with this SDK. See "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on migration.

    # fits | https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/901
    2019-04-09 10:01:30.667409+0530 MyApp[45714:998093] [motionchange] -  false [object Object]
    🔵-[TSLocationManager locationManager:didExitRegion:] Exit stationary region
    2019-04-09 10:01:38.632400+0530 MyApp[45714:998353] 🔵-[TSLocationManager locationManager:didExitRegion:] Exit stationary region
    🔵-[TSLocationManager setPace:] 1

    # fits | https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/1203
    2020-12-07 15:13:33.672656-0500 LTrace[92788:1322641] 🔵-[LocationManager locationManager:didChangeAuthorizationStatus:] 3
    ║ -[TSLocationManager locationManager:didUpdateLocations:] Enabled: 1 | isMoving: 0 | df: -1.0m | age: 0.1s
    2020-12-07 15:13:33.673380-0500 LTrace[92788:1322641] ✅-[TSLocationManager locationManager:didUpdateLocations:] Acquired motionchange position: <+37.45827194,-122.28946385> +/- 5.00m (speed 34.72 mps / course 331.17) @ 12/7/20, 3:13:33 PM Eastern Standard Time

    # fits | https://github.com/transistorsoft/react-native-background-geolocation/issues/1145
    2020-10-05 17:56:56.538 🔵-[TSLocationManager onSuspend:] enabled? 1)
    2020-10-05 18:09:25.042 ℹ️-[TSLocationManager init]

    # nothing | https://github.com/transistorsoft/react-native-background-geolocation/issues/2383
    2025-07-27 13:48:43.949 🔵-[TSLocationManager onAppTerminate] stopOnTerminate? 1
    2025-07-27 13:48:43.949 🔵-[TSLocationManager onAppTerminate] Stopping on terminate
    2025-07-27 16:53:26.036 ℹ️-[TSLocationManager init]

    # nothing | https://github.com/dotnet/macios/issues/10086
    Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: [application<com.REDACTED>:796] Process exited: <FBProcessExitContext; watchdog ("watchdog provision violated")>.
    Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: [application<com.REDACTED>:796] Setting process task state to: Not Running
    Nov 12 12:24:57 iPad runningboardd(RunningBoard)[31] <Notice>: Calculated state for application<com.REDACTED>: none (role: None)
    """#)
}
