// SPDX-License-Identifier: Apache-2.0

extension English {
  func sign(_ sign: Sign) -> String {
    switch sign {
    case .event: "Event: the user, the system or another device does something"
    case .call: "Call to the app's code; [applicationState inside the method]"
    case .returned: "The call returned"
    case .notification: "Notification posted; [applicationState an observer reads]"
    case .change: "State transition"
    case .process: "Step of the process; also: the app is not running"
    case .task: "Background task; [background time remaining]"
    case .deadline: "Time limit started, and when it is due"
    case .queue: "Event queued, delivered or not delivered"
    case .refusal: "Event not possible now, and why"
    case .note: "Note by the scenario's author"
    case .pass: "Expectation met; also: terminated after applicationWillTerminate"
    case .fail: "Expectation not met; also: terminated without notice"
    case .fatal: "Terminated for a fault; beside a timer: iOS terminates the app when it runs out"
    case .firstToBeTerminated: "First to be terminated when memory is low"
    case .unsavedEdits: "Unsaved edits"
    case .unseen: "Coverage: not seen in this session; √: seen"
    case .untried: "Coverage: never tried in this state"
    case .active: "Active: in the foreground, receives events"
    case .inactive: "Inactive: in the foreground, receives no events"
    case .background: "Background: off screen, runs code"
    case .suspended: "Suspended: in memory, runs no code"
    }
  }

  var clicks: [(word: String, meaning: String)] {
    [
      ("state, timer", "Explain it"),
      ("row of the log", "Select it; again: explain it"),
      ("event, key", "Do the same as the key"),
      ("app", "Select it"),
      ("timeline", "Look at that moment"),
      ("wheel", "Scroll the log or the open window"),
      ("Shift", "Hold Shift to select text as usual"),
    ]
  }

  var clockStates: [(word: String, meaning: String)] {
    [
      ("▶", "Time passes: a timer is running or a call is in progress"),
      ("stands still", "Nothing is due; time continues with the next event"),
      ("waiting for", "The clock is stopped until you take the scenario's next step"),
      ("PAUSED", "The clock is stopped until you resume it"),
      ("2x", "Speed"),
    ]
  }
}
