// SPDX-License-Identifier: Apache-2.0

/// A session for a screen beside the device's own. Its scene connects and disconnects with that screen.
/// An external display's scene comes to the foreground and leaves it with the app's windows. More of what these
/// scenes do is not part of the model.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
public struct AccessoryScene: Hashable, Sendable {
  /// The role of the screen.
  public let role: Role
  /// The session's number: the windows' sessions and these are numbered together.
  public internal(set) var number: Int
  /// True if its scene is connected.
  public internal(set) var isConnected = true

  /// The session's name in the log: `scene-2`.
  public var id: String { "scene-\(number)" }

  /// `UISceneSession.Role`, of screens beside the device's own.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case display = "windowExternalDisplayNonInteractive"
    case carPlay = "carTemplateApplication"
  }

  init(_ role: Role, number: Int) {
    self.role = role
    self.number = number
  }
}

extension Device {
  /// A screen connects, and a scene of the app with it. CarPlay launches an app that is not running;
  /// its scene keeps the app running.
  mutating func connect(_ role: AccessoryScene.Role, of index: Int) {
    let (number, isNew) = apps[index].scenes.connect(role)
    let rule = role.rule
    let configure: [MainThreadStep] =
      isNew ? [.call(.configurationForConnecting, .sceneConfiguration)] : []
    var steps =
      configure + [
        .call(.sceneWillConnect, rule, scene: number), .post(.sceneWillConnect, rule),
      ]
    if role == .display, apps[index].scenes.aggregate > .background {
      steps += apps[index].displaySteps(.sceneWillEnterForeground, .sceneWillEnterForeground)
    }
    guard apps[index].projectedState == .notRunning else {
      apps[index].resume(.window, &context)
      planTransition(index, steps, to: nil)
      return
    }
    use(index)
    let start = startSteps(index, .window)
    let launch = apps[index].backgroundLaunchSteps(.window, options: nil, version: version)
    plan(.launch, index, start + launch + steps, target: .background, limit: .backgroundLaunch)
  }

  /// A screen disconnects, and the app's scene with it. The session is remembered.
  mutating func disconnect(_ role: AccessoryScene.Role, of index: Int) {
    guard let number = apps[index].scenes.disconnect(role) else { return }
    apps[index].resume(.windowClosed, &context)
    planTransition(
      index,
      [
        .call(.sceneDidDisconnect, role.rule, scene: number), .post(.sceneDidDisconnect, role.rule),
      ],
      to: nil)
  }
}

extension EmulatedApp {
  /// The external display's scene, if one is connected, goes where the app's windows go.
  func displaySteps(_ callback: Callback, _ notification: AppleNotification) -> [MainThreadStep] {
    guard let scene = accessoryScenes.first(where: { $0.role == .display && $0.isConnected })
    else { return [] }
    return [
      .call(callback, .sceneDisplayForeground, scene: scene.number),
      .post(notification, .sceneDisplayForeground),
    ]
  }
}

extension AccessoryScene.Role {
  fileprivate var rule: Rule {
    switch self {
    case .display: .sceneDisplay
    case .carPlay: .sceneCarPlay
    }
  }
}
