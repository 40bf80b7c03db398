// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): English.shared.walk.wait(time)
      case .event(let event): tourInstruction(event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      return "Tour of \(app.name): \(shared.list(TourWords.names(of: tour.request.cover))) "
        + "(iOS \(head.version), \(app.style.rawValue))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      let steps = tour.stepCount
      return "\(steps) \(steps == 1 ? "step" : "steps"), about "
        + "\(words(tour.time)). Covers \(count) of \(count + tour.missing.count)."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        "searched \(tour.isCut ? "the first " : "")\(grouped(tour.situations)) situations"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better =
          most > tour.covered.count
          ? "No tour of \(words(tour.request.within ?? .zero)) covers more than \(most)"
          : "No tour of \(words(tour.request.within ?? .zero)) covers more"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "No shorter tour found (\(searched))."
          : "No tour is shorter (\(searched))."
      }
      return
        "No tour takes less than \(words(tour.bound)), so this one takes at most \(factor(tour)) "
        + "times as long as the shortest (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Not covered \(without(reason)): \(items.map { $0.name }.joined(separator: ", "))."
    }

    func problem(_ problem: TourProblem) -> String {
      switch problem {
      case .unknownCover(let word, let nearest):
        unknown("--cover", word, nearest, among: TourWords.covers.map { $0.word })
      case .unknownGroup(let word, let nearest):
        unknown("--without", word, nearest, among: TourGroup.allCases.map { $0.rawValue })
      case .unknownMeans(let word, let nearest):
        unknown("--with", word, nearest, among: TourWords.meansNames)
      case .badDuration(let word):
        "--within '\(word)' is not a duration; use one such as 90s, 20m or 1h30m"
      case .headHasSteps(let step, _): "--head takes only declarations; '\(step)' is a step"
      case .headHasNoApp: "--head needs at least one app"
      case .nothing: "nothing can be covered with these options"
      }
    }
  }

  /// What would have to be different for something to be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "because of --without \(group.rawValue)"
    case .leftOut: "because only events that --without leaves out lead to it"
    case .needs(let means):
      "without "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " or "))
    case .declaration(let text): "unless the app declares \(text)"
    case .notImplemented: "because the app does not implement the method"
    case .settings: "because iOS terminates the app when the user goes to Settings"
    case .time: "because there is not enough time"
    case .notFound: "because none of the searched situations leads to it"
    }
  }

  /// How many times the bound a tour takes, rounded up to hundredths.
  private static func factor(_ tour: Tour) -> String {
    let (time, bound) = (tour.time / .milliseconds(1), max(1, tour.bound / .milliseconds(1)))
    let hundredths = Int((time / bound * 100).rounded(.up))
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  /// "1 min 40 s"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = TimeText.seconds(time - .seconds(minutes * 60))
    if minutes == 0 { return rest + " s" }
    return "\(minutes) min" + (rest == "0" ? "" : " \(rest) s")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "unknown value '\(found)' for \(option); "
      + (nearest.map { "did you mean '\($0)'?" } ?? "use " + names.joined(separator: ", "))
  }

  /// "10,064"
  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(grouped(number / 1000)),\("\(1000 + number % 1000)".dropFirst())"
  }

  /// What the tester does for an event.
  private static func tourInstruction(_ event: SystemEvent) -> String {
    let app = event.app?.name ?? ""
    let argument = event.argument ?? ""
    return switch event.kind {
    case .tapIcon: "Tap the icon of \(app) on the Home Screen."
    case .pressHome:
      "Go to the Home Screen: swipe up from the bottom edge or press the Home button."
    case .openSwitcher:
      "Open the app switcher: swipe up from the bottom edge and hold, or press the Home button "
        + "twice."
    case .closeSwitcher:
      "Close the app switcher: tap the card of the app that you came from. If you came from the Home "
        + "Screen, or swiped that card away, tap beside the cards."
    case .choose: "Tap the card of \(app) in the app switcher."
    case .swipeAway: "Swipe the card of \(app) up and off the screen."
    case .lock: "Press the side button."
    case .unlock: "Wake the screen and unlock the phone."
    case .receiveCall: "Call the phone from another one."
    case .declineCall: "Decline the call."
    case .answerCall: "Answer the call."
    case .endCall: "Hang up."
    case .receiveMessage: "Send the phone a message from another one."
    case .tapBanner: "Tap the banner."
    case .dismissBanner: "Swipe the banner away."
    case .receivePush: "Send a visible push notification to \(app)."
    case .tapPush: "Tap the push notification of \(app)."
    case .receiveLocalNotification: "Wait for the local notification of \(app)."
    case .tapLocalNotification: "Tap the local notification of \(app)."
    case .receiveSilentPush: "Send a silent push (content-available) to \(app)."
    case .receiveVoIPPush: "Send a VoIP push to \(app)."
    case .reportCall: "Make \(app) report the call to CallKit."
    case .receiveLiveActivityPush: "Send \(app) a push that starts a Live Activity."
    case .startLiveActivity: "Start a Live Activity in \(app)."
    case .openURL: "Open the link \(argument) from outside \(app)."
    case .continueActivity: "Open the universal link \(argument), which \(app) continues."
    case .quickAction: "Touch and hold the icon of \(app) and choose the quick action \(argument)."
    case .backgroundFetch: "In Xcode, choose Debug > Simulate Background Fetch."
    case .finishFetch: "Make \(app) call the fetch's completion handler with \(argument)."
    case .changeRefreshStatus:
      "In Settings, set Background App Refresh for \(app) to \(argument). "
        + "Then go back to the Home Screen."
    case .changeLowPowerMode:
      "In Settings, turn Low Power Mode on or off. "
        + "Then go back to the Home Screen."
    case .locationUpdate: "Simulate a location change for \(app), or move with the phone."
    case .enterRegion: "Enter a region that \(app) monitors, or simulate that."
    case .exitRegion: "Leave a region that \(app) monitors, or simulate that."
    case .rangeBeacons: "Bring a beacon near the phone while \(app) ranges beacons."
    case .bluetoothEvent: "Make a Bluetooth device report something to \(app)."
    case .finishTransfer: "Let a background transfer of \(app) finish."
    case .prewarm: "Wait until iOS prewarms \(app). You cannot force this."
    case .scheduleRefresh: "In \(app), schedule the refresh task \(argument)."
    case .scheduleProcessing: "In \(app), schedule the processing task \(argument)."
    case .scheduleContinued: "In \(app), begin the long task \(argument) and its request."
    case .reportProgress: "Let the task \(argument) of \(app) report progress."
    case .stopTask: "Stop the task \(argument) in its Live Activity."
    case .cancelTask: "In \(app), cancel the request for the task \(argument)."
    case .runTask: "In Xcode's debugger, let BGTaskScheduler launch the task \(argument)."
    case .completeTask: "Make \(app) complete its scheduled task: \(argument)."
    case .openControlCenter: "Open Control Center."
    case .closeControlCenter: "Close Control Center."
    case .openNotificationCenter: "Open Notification Center."
    case .closeNotificationCenter: "Close Notification Center."
    case .showAlert: "Make the app ask for a permission, so that it shows an alert."
    case .answerAlert: "Answer the alert."
    case .startFaceID: "Make the app ask for Face ID."
    case .finishFaceID: "Look at the phone until Face ID has finished."
    case .invokeSiri: "Hold the side button until Siri listens."
    case .dismissSiri: "Dismiss Siri."
    case .openWindow: "Open another window of \(app)."
    case .closeWindow: "Close window \(argument) of \(app)."
    case .chooseWindow: "Choose window \(argument) of \(app)."
    case .disconnectScene: "Wait until iOS disconnects the scene of \(app). You cannot force this."
    case .connectDisplay: "Connect an external display, with \(app) in front."
    case .disconnectDisplay: "Disconnect the external display."
    case .connectCarPlay: "Open \(app) on the screen of a car, or in the CarPlay Simulator."
    case .disconnectCarPlay: "Disconnect the car."
    case .warnMemory:
      "Send a memory warning (only in the Simulator: Debug > Simulate Memory Warning)."
    case .reclaimMemory: "Open large apps until iOS reclaims memory."
    case .exceedMemory: "Make \(app) exceed its memory limit."
    case .endProcess:
      "Wait until iOS terminates \(app) for a reason of its own. You cannot force this."
    case .crash: "Make \(app) crash."
    case .exit: "Make \(app) call exit(0)."
    case .changePrivacy:
      "In Settings, change a permission of \(app). "
        + "Then go back to the Home Screen."
    case .reboot: "Restart the phone."
    case .touch: "Touch the screen."
    case .tapButton: "Tap a button of the app."
    case .type: "Type a text into the app."
    case .shake: "Shake the phone."
    case .remoteControl: "Press play on the headphones."
    case .moveDevice: "Move the phone."
    case .redraw: "Make the app redraw a view."
    case .rotate: "Turn the phone on its side."
    case .changeTime: "In Settings, change the time. Then go back to the Home Screen."
    case .changeLocale: "In Settings, change the region. Then go back to the Home Screen."
    case .changeSettings:
      "In Settings, change a setting of the app. "
        + "Then go back to the Home Screen."
    case .changeBattery: "Connect or disconnect the charger."
    case .warnBattery: "Let the battery run down until the low-battery alert appears."
    case .changeProximity: "Cover the proximity sensor."
    case .changeICloud: "In Settings, change the iCloud account. Then go back to the Home Screen."
    case .changeScreen: "Connect an external display."
    case .connectAccessory: "Connect the accessory."
    case .disconnectAccessory: "Disconnect the accessory."
    case .edit: "Change something in the app. Do not save it."
    case .save: "Save in \(app)."
    case .hang: "Make \(app) block its main thread."
    case .recover: "Unblock the main thread of \(app)."
    case .beginTask: "Make \(app) begin the background task \(argument)."
    case .endTask: "Make \(app) end the background task \(argument)."
    case .playAudio: "Play audio in \(app)."
    case .stopAudio: "Stop the audio of \(app)."
    case .startLocation: "Start location updates in \(app)."
    case .stopLocation: "Stop location updates in \(app)."
    case .lockFile: "Make \(app) lock a file in its shared container."
    case .unlockFile: "Make \(app) unlock the file."
    }
  }
}
