// SPDX-License-Identifier: Apache-2.0

/// The transition table: what a process does, in order, for each way from one state to another.
///
/// The lifecycle styles share the transitions; the style chooses the calls. A step that changes
/// the state stands where the app can read it: *will* methods before it, *did* methods after it.
/// A notification stands behind the method it belongs to: it is posted once the method has
/// returned. What scenes do stands in `EmulatedApp+SceneTransitions`.
extension EmulatedApp {
  /// Active to inactive. `rule` says whether it is an interruption or the first half of leaving.
  mutating func resigningSteps(_ reason: TransitionReason, _ rule: Rule) -> [MainThreadStep] {
    if traits.style.hasScenes { return sceneResigningSteps(scenes.active, reason, rule) }
    return [
      .call(.applicationWillResignActive, rule),
      .post(.willResignActive, .notificationAfterDelegate),
      .enter(.inactive, reason, rule),
    ]
  }

  /// Inactive to active.
  mutating func activatingSteps(_ reason: TransitionReason, _ rule: Rule) -> [MainThreadStep] {
    if traits.style.hasScenes { return sceneActivatingSteps(scenes.inactive, reason) }
    return [
      .enter(.active, reason, .activeThroughInactive),
      .call(.applicationDidBecomeActive, rule),
      .post(.didBecomeActive, .notificationAfterDelegate),
    ] + viewAppearedSteps()
  }

  /// Inactive to background.
  mutating func backgroundingSteps(
    _ reason: TransitionReason, version: SystemVersion
  ) -> [MainThreadStep] {
    let rule: Rule = reason == .lock ? .leaveByLock : .leaveOrder
    var steps: [MainThreadStep]
    if traits.style.hasScenes {
      steps = sceneBackgroundingSteps(scenes.inactive, reason, rule)
    } else {
      steps = .withRoom
      let enter = MainThreadStep.enter(.background, reason, rule)
      // Logs of iOS 5 to 9 read `inactive` inside the method when the device is locked.
      let isLateState = reason == .lock && version < 10
      if !isLateState { steps.append(enter) }
      steps.append(.call(.applicationDidEnterBackground, rule))
      steps.append(.post(.didEnterBackground, .notificationAfterDelegate))
      if isLateState { steps.append(enter) }
      if savesInterface(version: version) {
        steps += [
          .call(.shouldSaveApplicationState, .launchRestoration),
          .call(.willEncodeRestorableState, .launchRestoration),
        ]
      }
    }
    if savesInterface(version: version) { steps.append(.process(.stateSaved, .leaveSaved)) }
    steps.append(.process(.snapshot, .leaveSaved))
    return steps
  }

  /// True if leaving archives the interface: state preservation came with iOS 6.
  private func savesInterface(version: SystemVersion) -> Bool {
    traits.restoresInterface && version >= 6
  }

  /// Background to inactive, with what the app is opened with; activation follows.
  ///
  /// - Parameter window: The only window that comes to the screen; nil for those that were there
  ///   when the app left.
  mutating func returningSteps(
    _ reason: TransitionReason, _ opening: OpenRequest, window: Int? = nil, version: SystemVersion
  ) -> [MainThreadStep] {
    if traits.style.hasScenes {
      return sceneReturningSteps(reason, opening, window: window, version: version)
    }
    var steps = [MainThreadStep].withRoom
    let enter = MainThreadStep.enter(.inactive, reason, .returnOrder)
    // A log of iOS 5 reads `inactive` inside the method when the device is unlocked.
    let isEarlyState = reason == .unlock && version < 7
    if isEarlyState { steps.append(enter) }
    steps.append(.call(.applicationWillEnterForeground, .returnOrder))
    steps.append(.post(.willEnterForeground, .returnDelegateFirst))
    if !isEarlyState { steps.append(enter) }
    steps += viewLoadingSteps(version: version)
    steps += opening.delegateSteps(for: self, version: version)
    return steps
  }

  /// `main` and what follows it up to `UIApplicationMain`.
  func startingSteps() -> [MainThreadStep] {
    [.process(.main(arguments: argumentVector), .launchMain)]
  }

  /// From `UIApplicationMain` to active; to inactive where something covers the app.
  mutating func foregroundLaunchSteps(
    _ reason: TransitionReason, _ opening: OpenRequest, version: SystemVersion
  ) -> [MainThreadStep] {
    var steps = applicationMainSteps(version: version, isOnScreen: true)
    if steps.endsProcess { return steps }
    if traits.style.hasScenes {
      steps.append(.enter(.background, reason, .sceneLaunch))
      steps += launchMethodSteps(options: nil, version: version)
      if steps.endsProcess { return steps }
      steps += sceneLaunchSteps(reason, opening, version: version)
    } else {
      steps.append(.enter(.inactive, reason, .launchInactive))
      steps += launchMethodSteps(options: opening.launchOptions, version: version)
      if steps.endsProcess { return steps }
      steps += viewLoadingSteps(version: version)
      steps += opening.delegateSteps(for: self, isLaunch: true, version: version)
    }
    return steps + activatingSteps(reason, .launchSequence) + [.finishLaunch]
  }

  /// From `UIApplicationMain` to background.
  func backgroundLaunchSteps(
    _ reason: TransitionReason, options: CallOptions?, version: SystemVersion
  ) -> [MainThreadStep] {
    let main = applicationMainSteps(version: version, isOnScreen: false)
    if main.endsProcess { return main }
    return main + [.enter(.background, reason, .launchBackground)]
      + launchMethodSteps(options: traits.style.hasScenes ? nil : options, version: version)
      + [.finishLaunch]
  }

  /// The process is notified that it ends, and ends.
  func terminatingSteps(_ reason: Termination.Reason, _ rule: Rule) -> [MainThreadStep] {
    [
      .beginEnd,
      .call(.applicationWillTerminate, .endNotified),
      .post(.willTerminate, .notificationAfterDelegate),
      .exit(reason, rule),
    ]
  }

  /// The user swiped the card of a running app away.
  mutating func forceQuitSteps(version: SystemVersion) -> [MainThreadStep] {
    if traits.style.hasScenes {
      scenes.markDiscarded(sessions.map { $0.number })
      let views = sceneViewClosingSteps(scenes.foreground)
      let leaving =
        [.beginEnd] + disconnectingSteps(scenes.connected) + [.reportDiscardedSessions] + views
      return leaving + terminatingSteps(.user, .endForceQuit).dropFirst()
    }
    let leaving =
      projectedState == .inactive ? backgroundingSteps(.user, version: version) : []
    return leaving + terminatingSteps(.user, .endForceQuit)
  }

  /// The content of `argv`: the program's path, then the arguments the developer added.
  public var argumentVector: [String] {
    ["/var/containers/Bundle/Application/\(name).app/\(name)"] + traits.arguments
  }

  private func applicationMainSteps(version: SystemVersion, isOnScreen: Bool) -> [MainThreadStep] {
    let main = MainThreadStep.process(
      .applicationMain(principal: traits.principalClass, delegate: "AppDelegate"),
      traits.principalClass == nil ? .launchApplicationMain : .principalClass)
    // On iOS 27 an app built with its SDK must adopt scenes; UIKit stops it here.
    if traits.isStoppedAtLaunch(ios: version) {
      return [
        main,
        .exit(.crash, isOnScreen ? .launchScenesRequired : .launchScenesRequiredInBackground),
      ]
    }
    let warning = sceneWarning(version: version).map { line in
      MainThreadStep.process(.console(line), .launchScenesWarned)
    }
    // A scene loads the storyboard of its own.
    return [main] + (warning.map { [$0] } ?? [])
      + (traits.style.hasScenes ? [] : storyboardSteps(version: version))
  }

  /// Returns the line that UIKit logs of an app that has not adopted scenes: from iOS 18.4, and in
  /// other words on iOS 26. Nothing is published about an older app on iOS 27. A number alone, iOS 18,
  /// stands for the last version of that number.
  private func sceneWarning(version: SystemVersion) -> String? {
    if traits.style.hasScenes { return nil }
    return switch version {
    case 18..<26 where version.isWhole || version >= SystemVersion(18, 4):
      "This process does not adopt UIScene lifecycle. "
        + "This will become an assert in a future version."
    case 26..<27:
      "UIScene lifecycle will soon be required. "
        + "Failure to adopt will result in an assert in the future."
    case _: nil
    }
  }

  private func launchMethodSteps(options: CallOptions?, version: SystemVersion) -> [MainThreadStep]
  {
    var steps: [MainThreadStep] = []
    let rule: Rule = options == nil ? .launchSequence : .launchOptions
    // `willFinishLaunching` and state restoration came with iOS 6.
    if version >= 6 {
      steps.append(.call(.willFinishLaunching, rule, options: options))
      if hasSavedInterface && traits.restoresInterface && !traits.style.hasScenes {
        steps += [
          .call(.shouldRestoreApplicationState, .launchRestoration),
          .call(.didDecodeRestorableState, .launchRestoration),
        ]
      }
    }
    steps += [
      lacksMethodWithOptions(version: version)
        ? .call(.applicationDidFinishLaunching, .launchOlderMethod)
        : .call(.didFinishLaunching, rule, options: options),
      .post(.didFinishLaunching, .launchSequence),
    ]
    if process?.hasReadTooEarly == true {
      steps.append(.process(.seemsLoggedOut, .prewarmProtectedData))
    }
    // The task scheduler came with iOS 13.
    let tasks = version >= 13 ? traits.registeredTasks : []
    if version >= 7 && traits.modes.contains(.fetch) && tasks.isEmpty {
      steps.append(.askForFetches)
    }
    steps += registeringSteps(tasks)
    if steps.endsProcess { return steps }
    if !scenes.discarded.isEmpty { steps.append(.reportDiscardedSessions) }
    return steps
  }
}

extension EmulatedApp {
  /// The app registers its scheduled tasks. An identifier that is registered already raises an
  /// exception.
  private func registeringSteps(_ tasks: [String]) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for (index, task) in tasks.enumerated() {
      if tasks[..<index].contains(task) {
        let line =
          "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'Launch handler for task with identifier \(task) has already been registered'"
        return steps + [
          .process(.console(line), .schedulerRegisterOnce), .exit(.crash, .schedulerRegisterOnce),
        ]
      }
      steps.append(.process(.schedulerTask(task, .registered), .schedulerRegister))
    }
    return steps
  }

  /// True if UIKit calls `applicationDidFinishLaunching(_:)` in place of the method with options,
  /// which came with iOS 3: the app does not implement that one, or there is none.
  private func lacksMethodWithOptions(version: SystemVersion) -> Bool {
    let missing = traits.missingMethods
    if missing.isEmpty { return version < 3 }
    return version < 3
      || missing.contains(.didFinishLaunching) && !missing.contains(.applicationDidFinishLaunching)
  }
}

extension [MainThreadStep] {
  /// True if the last step ends the process.
  fileprivate var endsProcess: Bool {
    if case .exit? = last { true } else { false }
  }
}
