// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The moments at which a process may end, found by walking the states that the engine reaches
/// after an edit, with the shortest way to each. A state that is reached again is not walked again,
/// also where other methods were called on the way.
///
/// Two moments are one where the process ends for the same reason, in the same state, by the same
/// event or limit, and where the same methods in which apps save (``chances``) were called since
/// the edit.
package struct Torture: Sendable {
  /// A moment at which the process ends, and how it is reached.
  package struct Moment: Hashable, Sendable {
    /// The end of the process.
    package let ending: Termination
    /// The cause of the end: an event, or a limit that is exceeded.
    package let end: End
    /// The methods in which the app could save (``Torture/chances``) that are called between the
    /// edit and the end, each once, in the order of their first call.
    package let calls: [Callback]
    /// The steps from the edit to the end.
    package let steps: [Scenario.Step]
    /// The steps that launch the app again.
    package let relaunch: [Scenario.Step]
    /// The limits that are waited for on the way.
    package let limits: [TimeLimit]
    /// The call in whose middle the process ends; nil: it ends between calls.
    package internal(set) var middle: Middle?
  }

  /// The middle of a call.
  package struct Middle: Hashable, Sendable {
    /// The method that was called and has not returned.
    package let callback: Callback
    /// The time between the step that led to the call and the end of the process.
    package let after: Duration
  }

  /// The cause of a process's end.
  package enum End: Hashable, Sendable {
    case event(SystemEvent.Kind)
    case limit(TimeLimit)
  }

  /// The moments, those with fewer steps first.
  package private(set) var moments: [Moment] = []
  /// True if the walk ended because of its limit, and not because everything was found.
  package private(set) var isCut = false
  /// The number of situations that were looked at.
  package private(set) var situations = 0
  /// The step at which each of the ``chances`` is called first after the edit.
  private(set) var callSites: [Callback: TortureWalk.CallSite] = [:]
  /// The app, and the events that were tried.
  let app: AppReference?
  let kinds: [SystemEvent.Kind]

  /// Finds the moments of a device's first app. Its code is taken to return at once.
  ///
  /// - Parameters:
  ///   - head: The declarations; their steps are left out.
  ///   - edit: What the user does to edit, once the app is active; empty: the app edits by itself.
  ///   - kinds: The events that are tried; those of an app that is not the first are not.
  ///   - limit: The most situations that are looked at.
  package init(
    _ head: Scenario, edit: [SystemEvent] = [.edit],
    kinds: [SystemEvent.Kind] = Torture.kinds, limit: Int = 1_500
  ) {
    var device = head.device.answeringAtOnce
    self.kinds = kinds
    app = device.references.first
    guard let app else { return }
    device.doAndSettle(.tapIcon(app))
    for event in edit { device.doAndSettle(event) }
    guard device.apps[app.index].state != .notRunning else { return }
    var walk = TortureWalk(from: device, app, kinds: kinds, limit: limit)
    walk.run()
    moments = walk.moments
    isCut = walk.isCut
    situations = walk.count
    callSites = walk.callSites
  }

  /// The events that lead to every end there is in every state: what takes an app away, keeps it
  /// running, or ends it, without `exit` and slow saves, which are the app's own choice. That the others lead to no
  /// further end in any state is a test. What brings the app back is not among them, so an end
  /// after it was left and opened again is not a moment of its own.
  package static let kinds: [SystemEvent.Kind] = [
    .pressHome, .openSwitcher, .swipeAway, .lock, .openControlCenter, .receiveSilentPush,
    .receiveVoIPPush,
    .backgroundFetch, .locationUpdate, .scheduleRefresh, .scheduleProcessing, .cancelTask, .runTask,
    .beginTask,
    .hang, .lockFile, .changePrivacy, .reclaimMemory, .exceedMemory, .endProcess, .crash, .reboot,
  ]

  /// The methods that tell an app that it leaves the screen or ends: where apps save.
  package static let chances: Set<Callback> = [
    .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillTerminate,
    .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
  ]

  // MARK: Scenarios

  /// Returns the steps that a scenario of a moment begins with: the app is launched.
  ///
  /// - Parameter app: The app's name.
  package static func launch(_ app: AppReference) -> [Scenario.Step] {
    [
      Scenario.Step(action: .event(.tapIcon(app))),
      Scenario.Step(
        action: .expect(.state(app: app.name, .active), within: TortureVerdict.patience)),
    ]
  }

  /// Returns the duration of a limit that is waited for, where it would be too long to wait for
  /// iOS's own; nil where that is not shortened.
  package static func shortened(_ limit: TimeLimit) -> Duration? {
    switch limit {
    case .suspension: .milliseconds(500)
    case .backgroundTime: .seconds(2)
    case .launch, .backgroundLaunch, .enterBackground, .terminate, .sceneUpdate,
      .expirationHandler, .fetch, .push, .wake, .refresh, .processing, .voipReport,
      .continuedProgress:
      .seconds(1)
    case .fetchInterval, .pushBudget: nil
    }
  }
}
