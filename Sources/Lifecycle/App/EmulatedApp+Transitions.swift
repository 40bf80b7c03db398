// SPDX-License-Identifier: Apache-2.0

/// The transition table: what a process does, in order, for each way from one state to another.
///
/// The two lifecycle styles share the transitions; the style chooses the calls. A step that changes
/// the state stands where the app can read it: *will* methods before it, *did* methods after it.
extension EmulatedApp {
  private var isSceneStyle: Bool { traits.style == .scene }

  /// Active to inactive. `rule` says whether it is an interruption or the first half of leaving.
  func resigningSteps(_ cause: TransitionReason, _ rule: Rule) -> [MainThreadStep] {
    if isSceneStyle {
      [
        .call(.sceneWillResignActive, .sceneTransitions),
        .post(.sceneWillDeactivate, .sceneTransitions),
        .post(.willResignActive, .sceneAggregate),
        .enter(.inactive, cause, rule),
      ]
    } else {
      [
        .call(.applicationWillResignActive, rule),
        .post(.willResignActive, .notificationAfterDelegate),
        .enter(.inactive, cause, rule),
      ]
    }
  }

  /// Inactive to active.
  func activatingSteps(_ cause: TransitionReason, _ rule: Rule) -> [MainThreadStep] {
    if isSceneStyle {
      [
        .enter(.active, cause, .activeThroughInactive),
        .call(.sceneDidBecomeActive, .sceneTransitions),
        .post(.sceneDidActivate, .sceneTransitions),
        .post(.didBecomeActive, .sceneAggregate),
      ]
    } else {
      [
        .enter(.active, cause, .activeThroughInactive),
        .call(.applicationDidBecomeActive, rule),
        .post(.didBecomeActive, .notificationAfterDelegate),
      ]
    }
  }

  /// Inactive to background.
  func backgroundingSteps(_ cause: TransitionReason, version: Int) -> [MainThreadStep] {
    let rule: Rule = cause == .lock ? .leaveByLock : .leaveOrder
    let enter = MainThreadStep.enter(.background, cause, rule)
    var steps: [MainThreadStep]
    if isSceneStyle {
      steps = [
        enter,
        .call(.sceneDidEnterBackground, .sceneTransitions),
        .post(.sceneDidEnterBackground, .sceneTransitions),
        .post(.didEnterBackground, .sceneAggregate),
      ]
      if traits.restoresInterface {
        steps.append(.call(.stateRestorationActivity, .launchRestoration))
      }
    } else {
      let calls: [MainThreadStep] = [
        .call(.applicationDidEnterBackground, rule),
        .post(.didEnterBackground, .notificationAfterDelegate),
      ]
      // Logs of iOS 5 to 9 read `inactive` inside the method when the device is locked.
      let isLateState = cause == .lock && version < 10
      steps = isLateState ? calls + [enter] : [enter] + calls
      if traits.restoresInterface {
        steps += [
          .call(.shouldSaveApplicationState, .launchRestoration),
          .call(.willEncodeRestorableState, .launchRestoration),
        ]
      }
    }
    if traits.restoresInterface { steps.append(.process(.stateSaved, .leaveSaved)) }
    steps.append(.process(.snapshot, .leaveSaved))
    return steps
  }

  /// Background to inactive, with what the app is opened with; activation follows.
  func returningSteps(_ cause: TransitionReason, _ opening: OpenRequest, version: Int)
    -> [MainThreadStep]
  {
    if isSceneStyle {
      var steps: [MainThreadStep] = []
      let isConnected = sessions.contains { $0.activation != nil }
      if !isConnected { steps += connectingSteps(opening) }
      if isConnected { steps += opening.sceneStepsBeforeForeground }
      steps += [
        .call(.sceneWillEnterForeground, .sceneTransitions),
        .post(.sceneWillEnterForeground, .sceneTransitions),
        .post(.willEnterForeground, .sceneAggregate),
        .enter(.inactive, cause, .returnOrder),
      ]
      return steps + opening.sceneStepsBeforeActive(connects: !isConnected)
    }
    let calls: [MainThreadStep] = [
      .post(.willEnterForeground, .returnNotificationFirst),
      .call(.applicationWillEnterForeground, .returnOrder),
    ]
    let enter = MainThreadStep.enter(.inactive, cause, .returnOrder)
    // A log of iOS 5 reads `inactive` inside the method when the device is unlocked.
    let isEarlyState = cause == .unlock && version < 7
    let steps = isEarlyState ? [enter] + calls : calls + [enter]
    return opening == .nothing ? steps : steps + opening.delegateSteps(version: version)
  }

  /// `main` and what follows it up to `UIApplicationMain`.
  func startingSteps() -> [MainThreadStep] {
    [.process(.main(arguments: argumentVector), .launchMain)]
  }

  /// From `UIApplicationMain` to active.
  func foregroundLaunchSteps(_ cause: TransitionReason, _ opening: OpenRequest, version: Int)
    -> [MainThreadStep]
  {
    var steps = applicationMainSteps(version: version)
    if isSceneStyle {
      steps.append(.enter(.background, cause, .sceneLaunch))
      steps += launchMethodSteps(options: nil, version: version)
      steps += connectingSteps(opening)
      steps += [
        .finishLaunching,
        .call(.sceneWillEnterForeground, .sceneLaunch),
        .post(.sceneWillEnterForeground, .sceneLaunch),
        .post(.willEnterForeground, .sceneAggregate),
        .enter(.inactive, cause, .launchInactive),
      ]
      steps += opening.sceneStepsBeforeActive(connects: true)
    } else {
      steps.append(.enter(.inactive, cause, .launchInactive))
      steps += launchMethodSteps(options: opening.launchOptions, version: version)
      steps.append(.finishLaunching)
      // Before iOS 10 a local notification that launches the app is in the options only.
      if opening != .localNotification || version >= 10 {
        steps += opening.delegateSteps(version: version)
      }
    }
    return steps + activatingSteps(cause, .launchSequence) + [.process(.runLoop, .launchSequence)]
  }

  /// From `UIApplicationMain` to background.
  func backgroundLaunchSteps(_ cause: TransitionReason, options: CallOptions?, version: Int)
    -> [MainThreadStep]
  {
    applicationMainSteps(version: version)
      + [.enter(.background, cause, .launchBackground)]
      + launchMethodSteps(options: isSceneStyle ? nil : options, version: version)
      + [.finishLaunching, .process(.runLoop, .launchSequence)]
  }

  /// The process is told that it ends, and ends.
  func terminatingSteps(_ reason: Termination.Reason, _ rule: Rule) -> [MainThreadStep] {
    [
      .call(.applicationWillTerminate, .endTold),
      .post(.willTerminate, .notificationAfterDelegate),
      .exit(reason, rule),
    ]
  }

  /// The person swiped the card of a running app away.
  func forceQuitSteps(version: Int) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    if isSceneStyle {
      steps = [
        .detachScene(discard: true),
        .call(.didDiscardSceneSessions, .sceneDiscard),
      ]
    } else if projectedState == .inactive {
      steps = backgroundingSteps(.user, version: version)
    }
    return steps + terminatingSteps(.user, .endForceQuit)
  }

  /// What `argv` holds: the program's path, then the arguments a person added.
  public var argumentVector: [String] {
    ["/var/containers/Bundle/Application/\(name).app/\(name)"] + traits.arguments
  }

  private func applicationMainSteps(version: Int) -> [MainThreadStep] {
    let main = MainThreadStep.process(
      .applicationMain(delegate: "AppDelegate"), .launchApplicationMain)
    // From iOS 27 an app built with its SDK must adopt scenes; UIKit stops it here.
    if version >= 27 && !isSceneStyle { return [main, .exit(.crash, .launchScenesRequired)] }
    return [main]
  }

  private func launchMethodSteps(options: CallOptions?, version: Int) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    let rule: Rule = options == nil ? .launchSequence : .launchOptions
    // `willFinishLaunching` and state restoration came with iOS 6.
    if version >= 6 {
      steps.append(.call(.willFinishLaunching, rule, options: options))
      if hasSavedInterface && traits.restoresInterface && !isSceneStyle {
        steps += [
          .call(.shouldRestoreApplicationState, .launchRestoration),
          .call(.didDecodeRestorableState, .launchRestoration),
        ]
      }
    }
    steps += [
      .call(.didFinishLaunching, rule, options: options),
      .post(.didFinishLaunching, .launchSequence),
    ]
    if !discardedSessions.isEmpty { steps.append(.reportDiscardedSessions) }
    return steps
  }

  private func connectingSteps(_ opening: OpenRequest) -> [MainThreadStep] {
    // iOS asks for a configuration only for a session it does not remember.
    let configuration: [MainThreadStep] =
      sessions.isEmpty ? [.call(.configurationForConnecting, .sceneLaunch)] : []
    return configuration + [
      .attachScene,
      .call(.sceneWillConnect, .sceneLaunch, options: opening.connectionOptions),
      .post(.sceneWillConnect, .sceneLaunch),
    ]
  }

  /// The state the app will be in when all that waits on its main thread is done.
  var projectedState: State {
    guard let waiting = process?.thread.waiting else { return .notRunning }
    for step in waiting.reversed() {
      switch step {
      case .enter(let state, _, _): return state
      case .exit: return .notRunning
      case .call, .post, .process, .deliver, .postChange, .callIfAccepted, .attachScene,
        .detachScene, .reportDiscardedSessions, .finishLaunching, .beginWork:
        continue
      }
    }
    return state
  }
}
