// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  /// The task of an app in each method, following Apple's guidance in our own words.
  func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching: "Prepare state restoration. Check why the app was launched."
    case .didFinishLaunching: "Finish setup quickly and show the first screen."

    case .applicationDidFinishLaunching: "Finish setup (before iOS 3, or without launch options)."

    case .applicationDidBecomeActive: "Restart paused tasks. Refresh the user interface."
    case .applicationWillResignActive: "Pause ongoing tasks and timers. Touch events stop."
    case .applicationDidEnterBackground:
      "Save data, release shared resources and hide private content within about 5 s."
    case .applicationWillEnterForeground: "Undo the changes made on entering the background."
    case .applicationWillTerminate: "Save data. Do not rely on this call."

    case .protectedDataDidBecomeAvailable: "Protected files can be read again."
    case .protectedDataWillBecomeUnavailable: "Close protected files."
    case .didReceiveMemoryWarning: "Release objects that can be recreated."
    case .significantTimeChange: "Update everything that depends on the date or time."

    case .shouldSaveApplicationState: "Return whether to archive the UI state."
    case .shouldRestoreApplicationState: "Return whether to restore the archived UI state."
    case .willEncodeRestorableState: "Add app-wide data to the archive."
    case .didDecodeRestorableState: "Read app-wide data from the archive."

    case .performFetch: "Fetch new content. Then call the completion handler with the result."
    case .handleEventsForBackgroundURLSession:
      "Recreate the URL session and keep the completion handler."

    case .didReceiveRemoteNotification:
      "Fetch the content the push announces. Then call the completion handler."
    case .didReceiveLocalNotification: "Handle the notification the app scheduled."
    case .userNotificationWillPresent: "Return how to present the notification in the foreground."
    case .userNotificationDidReceive: "Show the content of the tapped notification."

    case .pushRegistryDidReceive, .pushRegistryDidReceiveOnly:
      "Report the call to CallKit before the method returns."
    case .activityUpdates: "Send the new Live Activity's push token to the server."

    case .openURL: "Open the content of the URL."
    case .willContinueUserActivity: "Tell the user an activity is about to continue."
    case .continueUserActivity: "Continue the activity from the other device or app."
    case .performAction: "Perform the quick action. Then call the completion handler."

    case .configurationForConnecting: "Return the configuration for the new scene."
    case .didDiscardSceneSessions: "Delete the data of discarded scenes."

    case .sceneWillConnect: "Create the window and restore the scene's content."
    case .sceneDidDisconnect: "Release the scene's resources. It may connect again."
    case .sceneWillEnterForeground: "Prepare the scene to appear on screen."
    case .sceneDidBecomeActive: "Restart paused tasks of the scene."
    case .sceneWillResignActive: "Pause ongoing tasks of the scene."
    case .sceneDidEnterBackground:
      "Save the scene's data and release shared resources within about 5 s."
    case .sceneOpenURLContexts: "Open the content of the URL in this scene."
    case .sceneContinueUserActivity: "Continue the activity in this scene."
    case .windowScenePerformAction: "Perform the quick action in this scene."
    case .stateRestorationActivity: "Return the activity that restores the scene."

    case .locationManagerDidUpdateLocations:
      "Use the new location. In the background, finish quickly."
    case .locationManagerDidEnterRegion: "Do what the app does in this region. Finish quickly."
    case .locationManagerDidExitRegion: "Do what the app does on leaving. Finish quickly."
    case .locationManagerDidRange, .locationManagerDidRangeBeacons: "Use the beacons' distances."
    case .centralManagerWillRestoreState, .peripheralManagerWillRestoreState:
      "Restore the Bluetooth connections."
    case .peripheralDidUpdateValue: "Use the value that the accessory sent."
    case .peripheralManagerDidReceiveRead: "Answer the request."
    case .touchesBegan: "Handle the touch, or pass it to the next responder."
    case .buttonTapped: "Perform the button's action."
    case .motionBegan: "Handle the shake."
    case .remoteControlReceived: "Play, pause or skip as requested."
    case .accelerometerUpdate: "Use the accelerometer values."
    case .didReceiveRemoteNotificationOnly: "Handle the push (before iOS 7)."
    case .openURLWithSource: "Open the content of the URL (before iOS 9)."
    case .handleOpenURL: "Open the content of the URL (before iOS 4.2)."
    case .sceneWillContinueUserActivity: "Tell the user an activity is about to continue."
    case .loadView: "Create the view if there is no storyboard."
    case .viewDidLoad: "Set up the view once, after it is loaded."
    case .viewWillAppear: "Update the view before it appears in the view hierarchy."
    case .viewDidAppear: "Start animations and other work that needs the view on screen."
    case .viewWillDisappear: "Stop work that needs the view on screen."
    case .viewDidDisappear: "Release resources that a hidden view does not need."
    case .controllerDidReceiveMemoryWarning:
      "Release objects that the view controller can recreate."
    case .launchHandler: "Do the scheduled work. Then call setTaskCompleted(success:)."
    case .taskExpirationHandler: "Stop the work and call setTaskCompleted(success: false)."
    case .downloadDidFinish: "Move the downloaded file. iOS deletes it when this returns."
    case .onAppear: "SwiftUI calls this when the root view is about to appear."
    case .onOpenURL: "Open the URL that SwiftUI passes."
    case .sessionDidFinishEvents: "Call the completion handler that the app kept."
    case .draw: "Draw the part of the view that changed."
    }
  }

  /// The purpose of an object of an app.
  func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "Delivers events one by one on the main thread."
    case .application: "Runs the event loop and calls its delegate."
    case .appDelegate: "Contains the app's code for launch and transitions."
    case .sceneDelegate: "Contains the app's code for one scene."
    case .window: "Contains the views. Each display has its own."
    case .viewController: "Manages views and connects them to data."
    case .view: "Draws its area and receives touches in it."
    case .layer: "Holds a view's content. More layers add effects."
    case .control: "Turns touches into action messages."
    case .dataModel: "Holds the content, independent of views."
    case .document: "Stores data in a file. It autosaves."
    }
  }
}
