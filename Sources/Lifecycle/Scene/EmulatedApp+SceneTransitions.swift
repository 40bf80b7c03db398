// SPDX-License-Identifier: Apache-2.0

/// The steps of scenes for each way from one state to another. The `UIApplication` notifications
/// follow the most active scene: they stand behind the scene that changes what the app as a whole
/// is.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
///
/// Planning a transition updates each session's projected state, so that what is planned next
/// starts from there.
extension EmulatedApp {
  /// Scenes resign.
  mutating func sceneResigningSteps(
    _ numbers: [Int], _ reason: TransitionReason, _ rule: Rule
  ) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for number in numbers {
      scenes.project(number, .foregroundInactive)
      steps += [
        .call(.sceneWillResignActive, .sceneTransitions, scene: number),
        .post(.sceneWillDeactivate, .sceneTransitions),
      ]
      if scenes.aggregate != .foregroundActive {
        steps.append(.post(.willResignActive, .sceneAggregate))
      }
      steps.append(.enterScene(number, .foregroundInactive, reason, rule))
    }
    return steps
  }

  /// Scenes become active.
  mutating func sceneActivatingSteps(
    _ numbers: [Int], _ reason: TransitionReason
  ) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for number in numbers {
      let isFirst = scenes.aggregate != .foregroundActive
      scenes.project(number, .foregroundActive)
      steps += [
        .enterScene(number, .foregroundActive, reason, .activeThroughInactive),
        .call(.sceneDidBecomeActive, .sceneTransitions, scene: number),
        .post(.sceneDidActivate, .sceneTransitions),
      ]
      if isFirst { steps.append(.post(.didBecomeActive, .sceneAggregate)) }
      steps += sceneViewAppearedSteps(number)
    }
    return steps
  }

  /// Scenes that are inactive enter the background.
  mutating func sceneBackgroundingSteps(
    _ numbers: [Int], _ reason: TransitionReason, _ rule: Rule
  ) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for number in numbers {
      scenes.project(number, .background)
      steps += [
        .enterScene(number, .background, reason, rule),
        .call(.sceneDidEnterBackground, .sceneTransitions, scene: number),
        .post(.sceneDidEnterBackground, .sceneTransitions),
      ]
      if scenes.aggregate == .background {
        steps += displaySteps(.sceneDidEnterBackground, .sceneDidEnterBackground)
        steps.append(.post(.didEnterBackground, .sceneAggregate))
      }
      if traits.restoresInterface {
        steps.append(.call(.stateRestorationActivity, .launchRestoration, scene: number))
      }
    }
    return steps
  }

  /// Scenes come to the screen, inactive: those that were there, or one window alone; a session
  /// without a scene connects first.
  mutating func sceneReturningSteps(
    _ reason: TransitionReason, _ opening: OpenRequest, window: Int?, version: SystemVersion
  ) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    let numbers = scenes.windowsToShow(window)
    for (index, number) in numbers.enumerated() {
      // Only one of the app's windows gets what the app is opened with.
      let opening = index == 0 ? opening : .nothing
      let isConnected = scenes[number]?.projected != nil
      steps +=
        isConnected ? opening.sceneStepsBeforeForeground(number) : connectingSteps(number, opening)
      steps += enteringForegroundSteps(number, reason, .returnOrder)
      steps += opening.sceneStepsBeforeActive(
        number, connects: !isConnected, app: self, version: version)
    }
    return steps
  }

  /// Scenes connect and come to the screen, inactive, in a launch.
  mutating func sceneLaunchSteps(
    _ reason: TransitionReason, _ opening: OpenRequest, version: SystemVersion
  ) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for (index, number) in scenes.windowsToShow(nil).enumerated() {
      let opening = index == 0 ? opening : .nothing
      steps += connectingSteps(number, opening)
      steps += enteringForegroundSteps(number, reason, .launchInactive)
      steps += opening.sceneStepsBeforeActive(number, connects: true, app: self, version: version)
    }
    return steps
  }

  /// One more window comes to the screen beside those that are there: with the session of that
  /// number, which connects if it has no scene.
  mutating func showingSteps(_ number: Int, _ reason: TransitionReason) -> [MainThreadStep] {
    scenes.show(number)
    let isConnected = scenes[number]?.projected != nil
    return (isConnected ? [] : connectingSteps(number, .nothing))
      + enteringForegroundSteps(number, reason, .windowOpen)
  }

  private mutating func enteringForegroundSteps(
    _ number: Int, _ reason: TransitionReason, _ rule: Rule
  ) -> [MainThreadStep] {
    let isFirst = scenes.aggregate == .background || scenes.aggregate == .unattached
    scenes.project(number, .foregroundInactive)
    var steps: [MainThreadStep] = [
      .call(.sceneWillEnterForeground, .sceneTransitions, scene: number),
      .post(.sceneWillEnterForeground, .sceneTransitions),
    ]
    if isFirst { steps.append(.post(.willEnterForeground, .sceneAggregate)) }
    steps.append(.enterScene(number, .foregroundInactive, reason, rule))
    if isFirst { steps += displaySteps(.sceneWillEnterForeground, .sceneWillEnterForeground) }
    return steps
  }

  /// A scene is made for a session, which is asked for its configuration while it is new.
  private mutating func connectingSteps(
    _ number: Int, _ opening: OpenRequest
  ) -> [MainThreadStep] {
    scenes.project(number, .background)
    let options = opening.connectionOptions
    return [
      .configureScene(number, options: options),
      .attachScene(number),
    ] + storyboardSteps(version: Device.latestVersion) + [
      .call(.sceneWillConnect, .sceneLaunch, scene: number, options: options),
      .post(.sceneWillConnect, .sceneLaunch),
    ] + sceneViewLoadingSteps(number) + openingRootViewSteps(number, opening)
  }

  /// SwiftUI's root view hears of the URL once it is there: it has no connection options.
  private func openingRootViewSteps(_ number: Int, _ opening: OpenRequest) -> [MainThreadStep] {
    traits.style == .swiftui ? opening.sceneStepsBeforeForeground(number) : []
  }

  /// Scenes disconnect; a session the user has removed is forgotten with its scene, and reported
  /// with ``MainThreadStep/reportDiscardedSessions``.
  mutating func disconnectingSteps(_ numbers: [Int]) -> [MainThreadStep] {
    var steps: [MainThreadStep] = []
    for number in numbers {
      scenes.project(number, nil)
      steps += [
        .call(.sceneDidDisconnect, .sceneDisconnect, scene: number),
        .post(.sceneDidDisconnect, .sceneDisconnect),
        .detachScene(number),
      ]
    }
    return steps
  }
}

extension AppScene.ActivationState: Comparable {
  /// Returns true if a scene in one state is less active than one in another.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .unattached: 0
    case .background: 1
    case .foregroundInactive: 2
    case .foregroundActive: 3
    }
  }
}
