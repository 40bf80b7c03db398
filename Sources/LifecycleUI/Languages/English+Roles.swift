// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  /// What an app does in each method, following Apple's guidance in our own words.
  @Sendable static func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching: "Set up what restoration needs; look at why you were launched."
    case .didFinishLaunching: "Finish the set-up quickly and show the first screen."

    case .applicationDidBecomeActive: "Start again what was paused; refresh what is on the screen."
    case .applicationWillResignActive: "Pause the game or the timer; touches stop coming."
    case .applicationDidEnterBackground:
      "Save the data, free what is shared, hide what is private: about 5 s."
    case .applicationWillEnterForeground: "Undo what entering the background did."
    case .applicationWillTerminate: "A last chance to save; do not count on it."

    case .protectedDataDidBecomeAvailable: "Protected files can be read again."
    case .protectedDataWillBecomeUnavailable: "Close protected files."
    case .didReceiveMemoryWarning: "Free what can be made again."
    case .significantTimeChange: "Show the new day, or the new time."

    case .shouldSaveApplicationState: "Say whether the interface's state may be archived."
    case .shouldRestoreApplicationState: "Say whether the archived state still fits."
    case .willEncodeRestorableState: "Add to the archive what the app itself needs."
    case .didDecodeRestorableState: "Take back what was added to the archive."

    case .performFetch: "Fetch what is new, then call the completion handler with the result."
    case .handleEventsForBackgroundURLSession:
      "Take up the session again and keep the completion handler."

    case .didReceiveRemoteNotification:
      "Fetch what the push speaks of, then call the completion handler."
    case .didReceiveLocalNotification: "React to the notification the app scheduled."
    case .userNotificationWillPresent:
      "Say how the notification is shown while the app is in front."
    case .userNotificationDidReceive: "Show what the tapped notification is about."

    case .openURL: "Show what the URL names."
    case .willContinueUserActivity: "Say that an activity is on its way."
    case .continueUserActivity: "Go on with the activity that began elsewhere."
    case .performAction: "Do the quick action, then call the completion handler."

    case .configurationForConnecting: "Choose the configuration of the new scene."
    case .didDiscardSceneSessions: "Delete the data of scenes that will not come back."

    case .sceneWillConnect: "Make the window and show what the scene was about."
    case .sceneDidDisconnect: "Free what belongs to the scene; it may connect again."
    case .sceneWillEnterForeground: "Prepare the scene for the screen."
    case .sceneDidBecomeActive: "Start again what was paused in the scene."
    case .sceneWillResignActive: "Pause what goes on in the scene."
    case .sceneDidEnterBackground: "Save the scene's data and free what is shared: about 5 s."
    case .sceneOpenURLContexts: "Show what the URL names in this scene."
    case .sceneContinueUserActivity: "Go on with the activity in this scene."
    case .windowScenePerformAction: "Do the quick action in this scene."
    case .stateRestorationActivity: "Return what is needed to restore the scene."

    case .locationManagerDidUpdateLocations: "Use the new location; be brief in the background."
    case .centralManagerWillRestoreState: "Take up the Bluetooth connections again."
    case .touchesBegan: "React to the touch, or let the next responder do it."
    case .motionBegan: "React to the shake."
    case .remoteControlReceived: "Play, pause or skip, as the headphones ask."
    case .accelerometerUpdate: "Use the values of the sensor."
    case .didReceiveRemoteNotificationOnly: "React to the push (before iOS 7)."
    case .openURLWithSource: "Show what the URL names (before iOS 9)."
    case .handleOpenURL: "Show what the URL names (before iOS 4.2)."
    case .sceneWillContinueUserActivity: "Tell the user that an activity is on its way."
    case .loadView: "Make the view; only if there is no storyboard."
    case .viewDidLoad: "Set up the view once, after it was loaded."
    case .viewWillAppear: "Update what is about to appear in the app's own hierarchy."
    case .viewDidAppear: "Start what needs the view on screen."
    case .viewWillDisappear: "Stop what needs the view on screen."
    case .viewDidDisappear: "Free what the hidden view does not need."
    case .controllerDidReceiveMemoryWarning: "Free what the view controller can make again."
    case .launchHandler: "Do the scheduled work, then call setTaskCompleted(success:)."
    case .taskExpirationHandler: "Stop the work and call setTaskCompleted(success: false)."
    case .sessionDidFinishEvents: "Call the completion handler that was kept."
    case .draw: "Draw the view's part that changed."
    }
  }

  /// What an object of an app is there for.
  @Sendable static func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "Hands events on one by one, on the main thread."
    case .application: "Runs the event loop; reports to its delegate."
    case .appDelegate: "The app's own code for launch and changes."
    case .sceneDelegate: "The app's own code for one scene."
    case .window: "Holds the views; finds the one touched."
    case .viewController: "Manages views; connects them with data."
    case .view: "Draws its part; takes the touches in it."
    case .control: "Turns touches into an action message."
    case .dataModel: "The content; it knows nothing of views."
    case .document: "Keeps data in a file; saves by itself."
    }
  }
}
