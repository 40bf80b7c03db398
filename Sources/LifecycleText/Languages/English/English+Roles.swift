// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  /// What an app does in each method, following Apple's guidance in our own words.
  @Sendable static func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching: "Prepare state restoration; check why the app was launched."
    case .didFinishLaunching: "Finish setup quickly and show the first screen."

    case .applicationDidBecomeActive: "Restart paused tasks; refresh the user interface."
    case .applicationWillResignActive: "Pause ongoing tasks and timers; touch events stop."
    case .applicationDidEnterBackground:
      "Save data, release shared resources, hide private content: about 5 s."
    case .applicationWillEnterForeground: "Undo the changes made on entering the background."
    case .applicationWillTerminate: "A last chance to save; do not rely on it."

    case .protectedDataDidBecomeAvailable: "Protected files can be read again."
    case .protectedDataWillBecomeUnavailable: "Close protected files."
    case .didReceiveMemoryWarning: "Release what can be recreated."
    case .significantTimeChange: "Update what depends on the date or time."

    case .shouldSaveApplicationState: "Return whether to archive the UI state."
    case .shouldRestoreApplicationState: "Return whether to restore the archived UI state."
    case .willEncodeRestorableState: "Add app-wide data to the archive."
    case .didDecodeRestorableState: "Read app-wide data from the archive."

    case .performFetch: "Fetch new content, then call the completion handler with the result."
    case .handleEventsForBackgroundURLSession:
      "Recreate the URL session and keep the completion handler."

    case .didReceiveRemoteNotification:
      "Fetch the content the push announces, then call the completion handler."
    case .didReceiveLocalNotification: "Handle the notification the app scheduled."
    case .userNotificationWillPresent:
      "Return how to present the notification in the foreground."
    case .userNotificationDidReceive: "Show the content of the tapped notification."

    case .openURL: "Open the content of the URL."
    case .willContinueUserActivity: "Tell the user an activity is about to continue."
    case .continueUserActivity: "Continue the activity from the other device or app."
    case .performAction: "Perform the quick action, then call the completion handler."

    case .configurationForConnecting: "Return the configuration for the new scene."
    case .didDiscardSceneSessions: "Delete the data of discarded scenes."

    case .sceneWillConnect: "Create the window and restore the scene's content."
    case .sceneDidDisconnect: "Release the scene's resources; it may connect again."
    case .sceneWillEnterForeground: "Prepare the scene to appear on screen."
    case .sceneDidBecomeActive: "Restart paused tasks of the scene."
    case .sceneWillResignActive: "Pause ongoing tasks of the scene."
    case .sceneDidEnterBackground: "Save the scene's data, release shared resources: about 5 s."
    case .sceneOpenURLContexts: "Open the content of the URL in this scene."
    case .sceneContinueUserActivity: "Continue the activity in this scene."
    case .windowScenePerformAction: "Perform the quick action in this scene."
    case .stateRestorationActivity: "Return the activity that restores the scene."

    case .locationManagerDidUpdateLocations:
      "Use the new location; finish quickly in the background."
    case .centralManagerWillRestoreState: "Restore the Bluetooth connections."
    case .touchesBegan: "Handle the touch, or pass it to the next responder."
    case .buttonTapped: "Do what the button is for."
    case .motionBegan: "Handle the shake."
    case .remoteControlReceived: "Play, pause or skip as requested."
    case .accelerometerUpdate: "Use the accelerometer values."
    case .didReceiveRemoteNotificationOnly: "Handle the push (before iOS 7)."
    case .openURLWithSource: "Open the content of the URL (before iOS 9)."
    case .handleOpenURL: "Open the content of the URL (before iOS 4.2)."
    case .sceneWillContinueUserActivity: "Tell the user an activity is about to continue."
    case .loadView: "Create the view; only without a storyboard."
    case .viewDidLoad: "Set up the view once, after it was loaded."
    case .viewWillAppear: "Update the view before it appears in the view hierarchy."
    case .viewDidAppear: "Start what needs the view on screen."
    case .viewWillDisappear: "Stop what needs the view on screen."
    case .viewDidDisappear: "Release what the hidden view does not need."
    case .controllerDidReceiveMemoryWarning: "Release what the view controller can recreate."
    case .launchHandler: "Do the scheduled work, then call setTaskCompleted(success:)."
    case .taskExpirationHandler: "Stop the work and call setTaskCompleted(success: false)."
    case .downloadDidFinish: "Move the downloaded file; it is gone when this returns."
    case .onAppear: "SwiftUI: the root view is about to appear."
    case .onOpenURL: "SwiftUI: open the URL the app was opened with."
    case .sessionDidFinishEvents: "Call the completion handler that was kept."
    case .draw: "Draw the part of the view that changed."
    }
  }

  /// What an object of an app is there for.
  @Sendable static func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "Delivers events one by one on the main thread."
    case .application: "Runs the event loop; calls its delegate."
    case .appDelegate: "The app's code for launch and transitions."
    case .sceneDelegate: "The app's code for one scene."
    case .window: "Contains the views; hit-tests touches."
    case .viewController: "Manages views and connects them to data."
    case .view: "Draws its area; receives touches in it."
    case .layer: "Holds what its view shows; Core Animation draws it."
    case .control: "Turns touches into action messages."
    case .dataModel: "The content, independent of views."
    case .document: "Stores data in a file; autosaves."
    }
  }
}
