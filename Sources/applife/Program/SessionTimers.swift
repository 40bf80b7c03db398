// SPDX-License-Identifier: Apache-2.0
import Dispatch
import LifecycleUI
import OperatingSystem

/// The timers of a session. The engine has no clock: it says when something is due, and these timers
/// tell it that the moment has come. One that nothing counts for is not set.
final class SessionTimers {
  /// Fires when an app is to be suspended.
  private let suspensionTimer: any DispatchSourceTimer
  /// Fires when a limit expires: the five seconds of `applicationDidEnterBackground(_:)`, the
  /// background time, and the others of `TimeLimit`.
  private let expiryTimer: any DispatchSourceTimer
  /// Fires for everything else: code returns, a statement's moment comes, a countdown shows its next
  /// tenth.
  private let clockTimer: any DispatchSourceTimer
  /// Fires for the next frame of something that moves: nothing happens on the device.
  private let motionTimer: any DispatchSourceTimer
  /// The instants that the timers are set to.
  private var set = WakeUps()

  /// - Parameter timePassed: tells the session the time, so that what is due happens.
  init(timePassed: @escaping () -> Void) {
    suspensionTimer = MainQueue.timer(timePassed)
    expiryTimer = MainQueue.timer(timePassed)
    clockTimer = MainQueue.timer(timePassed)
    motionTimer = MainQueue.timer(timePassed)
  }

  /// All of them, to be suspended and resumed.
  var sources: [any DispatchSourceProtocol] {
    [suspensionTimer, expiryTimer, clockTimer, motionTimer]
  }

  /// Sets each timer to its instant of ``MonotonicClock``, or to none. One that has fired is set anew
  /// even if its instant is the same.
  func set(to wakeUps: WakeUps) {
    let now = MonotonicClock.now
    func move(_ timer: any DispatchSourceTimer, from former: Duration?, to instant: Duration?) {
      let isSet = former.map { $0 > now } ?? true
      if isSet && former == instant { return }
      timer.schedule(
        deadline: instant.map(DispatchTime.init(monotonic:)) ?? .distantFuture,
        leeway: .milliseconds(1))
    }
    move(suspensionTimer, from: set.suspension, to: wakeUps.suspension)
    move(expiryTimer, from: set.expiry, to: wakeUps.expiry)
    move(clockTimer, from: set.clock, to: wakeUps.clock)
    move(motionTimer, from: set.motion, to: wakeUps.motion)
    set = wakeUps
  }
}
