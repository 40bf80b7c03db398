// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Lifecycle

/// One app of a device whose code runs in a process: what is open between the engine and it.
struct HostedApp {
  /// The app on the device.
  let reference: AppReference
  let program: HostedProgram
  /// The process; nil while the app is not running.
  var process: HostedProcess?
  /// Whether the process has said hello.
  var hasSaidHello = false
  /// Whether the process answers edits.
  var answersEdits = false
  /// The edits that the process was asked for and has not answered.
  var openEdits: Set<Int> = []
  /// The taps that the app has not answered, with the names of the buttons; nil for a text that is typed.
  var openTaps: [Int: String?] = [:]
  /// The changes of SwiftUI's phases that the process has not answered.
  var openPhases: Set<Int> = []
  /// How many edits it has made by itself of which the engine has yet to say that they happened.
  var ownEdits = 0
  /// Whether the process has closed its end of the protocol.
  var hasClosed = false
  /// The call that the process has not answered: its number, and what was called.
  var open: (id: Int, code: CalledCode)?
  /// The number of the next call.
  var nextCall = 1
  /// The background tasks that are open: the app's number for each, and the engine's name.
  var tasks: [Int: String] = [:]
  /// What Swift has said of a crash of the process.
  var crash = FatalReport()
  /// Whether the engine has the process suspended.
  var isStopped = false
  /// Whether the main thread was blocked in the middle of code.
  var isBlockedInCode = false
  /// What is counted within the current second: lines and messages.
  var output = RateLimit(most: HostedApp.mostLines)
  var messages = RateLimit(most: HostedApp.mostMessages)

  /// Lines of output in a second; more are dropped.
  static let mostLines = 1_000
  /// Messages in a second; more end the process.
  static let mostMessages = 5_000
  /// Background tasks that may be open.
  static let mostTasks = 1_000

  /// Whether the engine waits for code of the process.
  var isInCode: Bool { open != nil || !openPhases.isEmpty }

  /// Stops the process, or lets it run on.
  ///
  /// - Parameter frozen: Whether the device's clock stands still.
  func stopOrContinue(_ frozen: Bool) {
    process?.setStopped(isStopped || isBlockedInCode || frozen)
  }

  /// A new process begins without anything open.
  mutating func forgetProcess() {
    var fresh = HostedApp(reference: reference, program: program)
    (fresh.nextCall, fresh.output, fresh.messages) = (nextCall, output, messages)
    self = fresh
  }
}

/// So many in a second, and no more.
struct RateLimit {
  let most: Int
  private var second = Duration.zero
  /// When it was last said how many were too many.
  private var said = Duration.zero
  private var count = 0
  /// How many were too many, since this was last asked.
  private(set) var excess = 0

  init(most: Int) { self.most = most }

  /// One more, now. False: it is too many.
  mutating func admits(at now: Duration) -> Bool {
    if now - second >= .seconds(1) {
      second = now
      count = 0
    }
    count += 1
    if count > most {
      excess += 1
      return false
    }
    return true
  }

  /// How many were too many, said once a second.
  mutating func takeExcess(at now: Duration) -> Int? {
    guard excess > 0, now - said >= .seconds(1) else { return nil }
    said = now
    defer { excess = 0 }
    return excess
  }
}
