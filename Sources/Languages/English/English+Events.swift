// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  func logged(_ event: SystemEvent) -> String { event.description }

  func words(for kind: SystemEvent.Kind) -> EventWords {
    switch kind {
    case .tapIcon:
      EventWords("open", name: "Open the app from the Home Screen") { app, _ in
        "Tap the icon of \(app) on the Home Screen."
      }
    case .pressHome:
      EventWords("home", name: "Go to the Home Screen") { _, _ in
        "Go to the Home Screen: swipe up from the bottom edge or press the Home button."
      }
    case .openSwitcher:
      EventWords("switcher", name: "Open the app switcher") { _, _ in
        "Open the app switcher: swipe up from the bottom edge and hold, or press the Home button "
          + "twice."
      }
    case .closeSwitcher:
      EventWords("back", name: "Close the app switcher") { _, _ in
        "Close the app switcher: tap the card of the app that you came from. If you came from the Home "
          + "Screen, or swiped that card away, tap beside the cards."
      }
    case .choose:
      EventWords("choose", name: "Choose the app in the app switcher") { app, _ in
        "Tap the card of \(app) in the app switcher."
      }
    case .swipeAway:
      EventWords("swipe up", name: "Swipe the app away in the app switcher") { app, _ in
        "Swipe the card of \(app) up and off the screen."
      }
    case .lock:
      EventWords("lock", name: "Lock the device") { _, _ in
        "Press the side button."
      }
    case .unlock:
      EventWords("unlock", name: "Unlock the device") { _, _ in
        "Wake the screen and unlock the phone."
      }
    case .receiveCall:
      EventWords("call", name: "Receive a call") { _, _ in
        "Call the phone from another one."
      }
    case .declineCall:
      EventWords("decline", name: "Decline the call") { _, _ in
        "Decline the call."
      }
    case .answerCall:
      EventWords("answer", name: "Answer the call") { _, _ in
        "Answer the call."
      }
    case .endCall:
      EventWords("hang up", name: "End the call") { _, _ in
        "Hang up."
      }
    case .receiveMessage:
      EventWords("message", name: "Receive a message") { _, _ in
        "Send the phone a message from another one."
      }
    case .tapBanner:
      EventWords("view", name: "Tap the banner") { _, _ in
        "Tap the banner."
      }
    case .dismissBanner:
      EventWords("dismiss", name: "Dismiss the banner") { _, _ in
        "Swipe the banner away."
      }
    case .receivePush:
      EventWords("push", name: "Receive a push notification") { app, _ in
        "Send a visible push notification to \(app)."
      }
    case .tapPush:
      EventWords("tap push", name: "Tap the push notification") { app, _ in
        "Tap the push notification of \(app)."
      }
    case .receiveLocalNotification:
      EventWords("local", name: "Receive a local notification") { app, _ in
        "Wait for the local notification of \(app)."
      }
    case .tapLocalNotification:
      EventWords("tap local", name: "Tap the local notification") { app, _ in
        "Tap the local notification of \(app)."
      }
    case .receiveSilentPush:
      EventWords("silent", name: "Receive a silent push") { app, _ in
        "Send a silent push (content-available) to \(app)."
      }
    case .receiveVoIPPush:
      EventWords("VoIP push", name: "Receive a VoIP push") { app, _ in
        "Send a VoIP push to \(app)."
      }
    case .reportCall:
      EventWords("CallKit", name: "Report the call to CallKit") { app, _ in
        "Make \(app) report the call to CallKit."
      }
    case .receiveLiveActivityPush:
      EventWords("live push", name: "Receive a push that starts a Live Activity") { app, _ in
        "Send \(app) a push that starts a Live Activity."
      }
    case .startLiveActivity:
      EventWords("live act.", name: "Start a Live Activity in the app") { app, _ in
        "Start a Live Activity in \(app)."
      }
    case .openURL:
      EventWords("URL", name: "Open a URL in the app") { app, argument in
        "Open the link \(argument) from outside \(app)."
      }
    case .continueActivity:
      EventWords("activity", name: "Continue an activity in the app") { app, argument in
        "Open the universal link \(argument), which \(app) continues."
      }
    case .quickAction:
      EventWords("action", name: "Choose a Home Screen quick action") { app, argument in
        "Touch and hold the icon of \(app) and choose the quick action \(argument)."
      }
    case .backgroundFetch:
      EventWords("fetch", name: "Start a background fetch") { _, _ in
        "In Xcode, choose Debug > Simulate Background Fetch."
      }
    case .finishFetch:
      EventWords("end fetch", name: "Complete the app's fetch") { app, argument in
        "Make \(app) call the fetch's completion handler with \(argument)."
      }
    case .changeRefreshStatus:
      EventWords("refresh", name: "Turn Background App Refresh on or off") { app, argument in
        "In Settings, set Background App Refresh for \(app) to \(argument). "
          + "Then go back to the Home Screen."
      }
    case .locationUpdate:
      EventWords("location", name: "Deliver a location update") { app, _ in
        "Simulate a location change for \(app), or move with the phone."
      }
    case .enterRegion:
      EventWords("region in", name: "Enter a region that the app monitors") { app, _ in
        "Enter a region that \(app) monitors, or simulate that."
      }
    case .exitRegion:
      EventWords("region ex", name: "Leave a region that the app monitors") { app, _ in
        "Leave a region that \(app) monitors, or simulate that."
      }
    case .rangeBeacons:
      EventWords("beacons", name: "Range beacons near the device") { app, _ in
        "Bring a beacon near the phone while \(app) ranges beacons."
      }
    case .bluetoothEvent:
      EventWords("bluetooth", name: "Deliver a Bluetooth event") { app, _ in
        "Make a Bluetooth device report something to \(app)."
      }
    case .finishTransfer:
      EventWords("transfer", name: "Finish a background URL session") { app, _ in
        "Let a background transfer of \(app) finish."
      }
    case .prewarm:
      EventWords("prewarm", name: "Prewarm the app") { app, _ in
        "Wait until iOS prewarms \(app). You cannot force this."
      }
    case .openControlCenter:
      EventWords("control", name: "Open Control Center") { _, _ in
        "Open Control Center."
      }
    case .closeControlCenter:
      EventWords("close CC", name: "Close Control Center") { _, _ in
        "Close Control Center."
      }
    case .openNotificationCenter:
      EventWords("notif.", name: "Open Notification Center") { _, _ in
        "Open Notification Center."
      }
    case .closeNotificationCenter:
      EventWords("close NC", name: "Close Notification Center") { _, _ in
        "Close Notification Center."
      }
    case .showAlert:
      EventWords("alert", name: "Show a system alert") { _, _ in
        "Make the app ask for a permission, so that it shows an alert."
      }
    case .answerAlert:
      EventWords("OK alert", name: "Answer the alert") { _, _ in
        "Answer the alert."
      }
    case .startFaceID:
      EventWords("Face ID", name: "Start Face ID") { _, _ in
        "Make the app ask for Face ID."
      }
    case .finishFaceID:
      EventWords("Face done", name: "Finish Face ID") { _, _ in
        "Look at the phone until Face ID has finished."
      }
    case .invokeSiri:
      EventWords("Siri", name: "Activate Siri") { _, _ in
        "Hold the side button until Siri listens."
      }
    case .dismissSiri:
      EventWords("end Siri", name: "Dismiss Siri") { _, _ in
        "Dismiss Siri."
      }
    case .warnMemory:
      EventWords("low mem.", name: "Send a low-memory warning") { _, _ in
        "Send a memory warning (only in the Simulator: Debug > Simulate Memory Warning)."
      }
    case .reclaimMemory:
      EventWords("reclaim", name: "Reclaim memory from suspended apps") { _, _ in
        "Open large apps until iOS reclaims memory."
      }
    case .exceedMemory:
      EventWords("memory+", name: "Exceed the app's memory limit") { app, _ in
        "Make \(app) exceed its memory limit."
      }
    case .endProcess:
      EventWords("end app", name: "Terminate the app") { app, _ in
        "Wait until iOS terminates \(app) for a reason of its own. You cannot force this."
      }
    case .crash:
      EventWords("crash", name: "Crash the app") { app, _ in
        "Make \(app) crash."
      }
    case .reboot:
      EventWords("reboot", name: "Restart the device") { _, _ in
        "Restart the phone."
      }
    case .disconnectScene:
      EventWords("scene off", name: "Disconnect the app's scene") { app, _ in
        "Wait until iOS disconnects the scene of \(app). You cannot force this."
      }
    case .connectDisplay:
      EventWords("display", name: "Connect an external display") { app, _ in
        "Connect an external display, with \(app) in front."
      }
    case .disconnectDisplay:
      EventWords("disp. off", name: "Disconnect the external display") { _, _ in
        "Disconnect the external display."
      }
    case .connectCarPlay:
      EventWords("CarPlay", name: "Open the app in CarPlay") { app, _ in
        "Open \(app) on the screen of a car, or in the CarPlay Simulator."
      }
    case .disconnectCarPlay:
      EventWords("car off", name: "Disconnect CarPlay") { _, _ in
        "Disconnect the car."
      }
    case .touch:
      EventWords("touch", name: "Touch the screen") { _, _ in
        "Touch the screen."
      }
    case .tapButton:
      EventWords("button", name: "Tap a button") { _, _ in
        "Tap a button of the app."
      }
    case .type:
      EventWords("type", name: "Type text") { _, _ in
        "Type text into the app."
      }
    case .shake:
      EventWords("shake", name: "Shake the device") { _, _ in
        "Shake the phone."
      }
    case .remoteControl:
      EventWords("remote", name: "Press play on the headphones") { _, _ in
        "Press play on the headphones."
      }
    case .moveDevice:
      EventWords("move", name: "Move the device") { _, _ in
        "Move the phone."
      }
    case .redraw:
      EventWords("redraw", name: "Redraw a view") { _, _ in
        "Make the app redraw a view."
      }
    case .rotate:
      EventWords("rotate", name: "Rotate the device") { _, _ in
        "Turn the phone on its side."
      }
    case .changeTime:
      EventWords("time", name: "Change the time") { _, _ in
        "In Settings, change the time. Then go back to the Home Screen."
      }
    case .changeLocale:
      EventWords("locale", name: "Change the language or region") { _, _ in
        "In Settings, change the region. Then go back to the Home Screen."
      }
    case .changeSettings:
      EventWords("settings", name: "Change the app's settings") { _, _ in
        "In Settings, change a setting of the app. "
          + "Then go back to the Home Screen."
      }
    case .changeBattery:
      EventWords("battery", name: "Change the battery level") { _, _ in
        "Connect or disconnect the charger."
      }
    case .changeProximity:
      EventWords("proximity", name: "Change the proximity state") { _, _ in
        "Cover the proximity sensor."
      }
    case .changeICloud:
      EventWords("iCloud", name: "Change the iCloud account") { _, _ in
        "In Settings, change the iCloud account. Then go back to the Home Screen."
      }
    case .changeScreen:
      EventWords("screen", name: "Change the display mode") { _, _ in
        "Connect an external display."
      }
    case .connectAccessory:
      EventWords("connect", name: "Connect an accessory") { _, _ in
        "Connect the accessory."
      }
    case .disconnectAccessory:
      EventWords("unplug", name: "Disconnect the accessory") { _, _ in
        "Disconnect the accessory."
      }
    case .edit:
      EventWords("edit", name: "Edit data") { _, _ in
        "Change something in the app. Do not save it."
      }
    case .save:
      EventWords("save", name: "Save the app's data") { app, _ in
        "Save in \(app)."
      }
    case .slowSave:
      EventWords(
        "slow save", name: "Make the app's next save slow",
        otherWords: "watchdog expiry kill five seconds 0x8badf00d"
      ) {
        app, argument in
        "Make the next save of \(app) take \(argument)."
      }
    case .hang:
      EventWords("hang", name: "Block the app's main thread (hang)") { app, _ in
        "Make \(app) block its main thread."
      }
    case .recover:
      EventWords("recover", name: "Unblock the main thread") { app, _ in
        "Unblock the main thread of \(app)."
      }
    case .beginTask:
      EventWords("task", name: "Begin a background task") { app, argument in
        "Make \(app) begin the background task \(argument)."
      }
    case .endTask:
      EventWords("end task", name: "End a background task") { app, argument in
        "Make \(app) end the background task \(argument)."
      }
    case .changeLowPowerMode:
      EventWords("low power", name: "Turn Low Power Mode on or off") { _, _ in
        "In Settings, turn Low Power Mode on or off. "
          + "Then go back to the Home Screen."
      }
    case .warnBattery:
      EventWords("low batt.", name: "Warn of a low battery") { _, _ in
        "Let the battery run down until the low-battery alert appears."
      }
    case .scheduleRefresh:
      EventWords("BGRefresh", name: "Schedule an app refresh task") { app, argument in
        "In \(app), schedule the refresh task \(argument)."
      }
    case .scheduleProcessing:
      EventWords("BGProcess", name: "Schedule a processing task") { app, argument in
        "In \(app), schedule the processing task \(argument)."
      }
    case .scheduleContinued:
      EventWords("BGContin.", name: "Submit a continued processing task") { app, argument in
        "In \(app), begin the long task \(argument) and its request."
      }
    case .reportProgress:
      EventWords("progress", name: "Report progress of the task") { app, argument in
        "Let the task \(argument) of \(app) report progress."
      }
    case .stopTask:
      EventWords("stop BG", name: "Stop the task in its Live Activity") { _, argument in
        "Stop the task \(argument) in its Live Activity."
      }
    case .cancelTask:
      EventWords("cancel BG", name: "Cancel a scheduled task") { app, argument in
        "In \(app), cancel the request for the task \(argument)."
      }
    case .runTask:
      EventWords("run BG", name: "Run a scheduled task") { _, argument in
        "In Xcode's debugger, let BGTaskScheduler launch the task \(argument)."
      }
    case .completeTask:
      EventWords("BG done", name: "Complete the scheduled task") { app, argument in
        "Make \(app) complete its scheduled task: \(argument)."
      }
    case .openWindow:
      EventWords("window+", name: "Open another window of the app") { app, _ in
        "Open another window of \(app)."
      }
    case .closeWindow:
      EventWords("window-", name: "Close a window of the app") { app, argument in
        "Close window \(argument) of \(app)."
      }
    case .chooseWindow:
      EventWords("window", name: "Choose a window of the app") { app, argument in
        "Choose window \(argument) of \(app)."
      }
    case .exit:
      EventWords("exit(0)", name: "Call exit(0) in the app") { app, _ in
        "Make \(app) call exit(0)."
      }
    case .changePrivacy:
      EventWords("privacy", name: "Change a privacy setting of the app") { app, _ in
        "In Settings, change a permission of \(app). "
          + "Then go back to the Home Screen."
      }
    case .playAudio:
      EventWords("audio on", name: "Play audio in the app") { app, _ in
        "Play audio in \(app)."
      }
    case .stopAudio:
      EventWords("audio off", name: "Stop the app's audio") { app, _ in
        "Stop the audio of \(app)."
      }
    case .startLocation:
      EventWords("GPS on", name: "Start location updates in the app") { app, _ in
        "Start location updates in \(app)."
      }
    case .stopLocation:
      EventWords("GPS off", name: "Stop location updates in the app") { app, _ in
        "Stop location updates in \(app)."
      }
    case .lockFile:
      EventWords("lock file", name: "Lock a file in a shared container") { app, _ in
        "Make \(app) lock a file in its shared container."
      }
    case .unlockFile:
      EventWords("unlock f.", name: "Unlock the file") { app, _ in
        "Make \(app) unlock the file."
      }
    }
  }
}
