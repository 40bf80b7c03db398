// SPDX-License-Identifier: Apache-2.0

/// The rule book: every behaviour of the model has a rule, and every trace entry names its rule.
///
/// The raw value is the rule's id. What a rule says in words belongs to the phrases of a language;
/// where it comes from and how far it can be trusted is here.
public enum Rule: String, CaseIterable, Hashable, Sendable {
  // MARK: Events of the device
  case eventHappened = "event.happened"

  // MARK: Launch
  case launchMain = "launch.main"
  case launchApplicationMain = "launch.application-main"
  case launchSequence = "launch.sequence"
  case launchInactive = "launch.inactive-first"
  case launchBackground = "launch.background"
  case launchOptions = "launch.options"
  case launchAccepted = "launch.both-return-true"
  case launchRestoration = "launch.restoration"
  case launchPrewarm = "launch.prewarm"
  case launchScenesRequired = "launch.scenes-required"

  // MARK: Transitions
  case activeThroughInactive = "state.active-through-inactive"
  case leaveOrder = "leave.resign-then-background"
  case leaveSaved = "leave.snapshot-and-state"
  case leaveByLock = "leave.lock"
  case returnOrder = "return.foreground-then-active"
  case returnNotificationFirst = "return.notification-first"
  case notificationAfterDelegate = "notification.after-delegate"
  case interruption = "interruption.resign-only"
  case callAnswered = "call.answered"
  case bannerIsNothing = "banner.arrival-is-nothing"
  case notificationCenterTwice = "notification-center.twice"
  case protectedData = "data.protected"

  // MARK: Opened with something in hand
  case urlOrder = "open.url"
  case activityOrder = "open.activity"
  case quickActionOrder = "open.quick-action"
  case notificationTapped = "open.notification"
  case pushArrival = "push.arrival"

  // MARK: Limits
  case limitLaunch = "limit.launch"
  case limitBackgroundLaunch = "limit.background-launch"
  case limitEnterBackground = "limit.enter-background"
  case limitTerminate = "limit.terminate"
  case limitSceneUpdate = "limit.scene-update"
  case limitBackgroundTime = "limit.background-time"
  case limitExpirationHandler = "limit.expiration-handler"
  case limitSuspension = "limit.suspension"
  case limitFetch = "limit.fetch"
  case limitPush = "limit.push"
  case limitWake = "limit.wake"
  case limitFetchInterval = "limit.fetch-interval"

  // MARK: Background time
  case taskBegin = "task.begin"
  case taskEnd = "task.end"
  case taskExpired = "task.expired"
  case taskLeaked = "task.leaked"
  case backgroundModes = "background.modes"
  case fetchAllowed = "fetch.allowed"
  case fetchCompletion = "fetch.completion"
  case silentPush = "push.silent"
  case backgroundWake = "background.wake"
  case refreshStatus = "background.refresh-status"

  // MARK: Suspended
  case suspendedSilently = "suspended.no-callback"
  case suspendedResumes = "suspended.resumes"
  case suspendedQueue = "suspended.queue"
  case changeDelivered = "change.delivered"

  // MARK: The main thread
  case mainThreadOrder = "main-thread.order"
  case mainThreadHung = "main-thread.hung"
  case touchesActiveOnly = "touch.active-only"
  case responderChain = "touch.responder-chain"

  // MARK: Memory and endings
  case memoryWarning = "memory.warning"
  case memoryOrder = "memory.order"
  case memoryLimit = "memory.own-limit"
  case endTold = "end.will-terminate"
  case endSuspended = "end.suspended-silent"
  case endForceQuit = "end.force-quit"
  case endForceQuitMark = "end.force-quit-mark"
  case endCrash = "end.crash"
  case endReboot = "end.reboot"
  case endBySystem = "end.by-system"
  case endExitsOnSuspend = "end.exits-on-suspend"
  case dataLost = "data.lost"

  // MARK: Scenes
  case sceneLaunch = "scene.launch"
  case sceneTransitions = "scene.transitions"
  case sceneAggregate = "scene.aggregate-notifications"
  case sceneDisconnect = "scene.disconnect"
  case sceneDiscard = "scene.discard"

  // MARK: What must hold before an event is possible
  case needUnlocked = "need.unlocked"
  case needLocked = "need.locked"
  case needFirstUnlock = "need.first-unlock"
  case needNoCall = "need.no-call"
  case needRinging = "need.ringing"
  case needTalking = "need.talking"
  case needNoCover = "need.nothing-covering"
  case needSwitcher = "need.switcher"
  case needCover = "need.covering"
  case needAppInFront = "need.app-in-front"
  case needActive = "need.active"
  case needElsewhere = "need.not-in-front"
  case needProcess = "need.process"
  case needRunning = "need.running"
  case needNotRunning = "need.not-running"
  case needBanner = "need.banner"
  case needShown = "need.notification-shown"
  case needTask = "need.task"
  case needNewTask = "need.new-task-name"
  case needWork = "need.work-running"
  case needHung = "need.hung"
  case needNotHung = "need.not-hung"
  case needEdits = "need.edits"
  case needMode = "need.background-mode"
  case needSceneStyle = "need.scene-style"
  case needKnownApp = "need.known-app"

  /// How far a rule can be trusted.
  public enum Grade: String, CaseIterable, Hashable, Sendable {
    /// Apple's current text, or an Apple engineer, says so.
    case documented
    /// Device logs or a test suite show it.
    case observed
    /// Sources contradict each other; one side was chosen as the default.
    case disputed
    /// No source says so; it is our guess.
    case assumed
  }
}
