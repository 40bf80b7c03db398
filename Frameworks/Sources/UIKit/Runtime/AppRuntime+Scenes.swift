// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// Scenes: their sessions, what their delegates are called with, what SwiftUI does in their place.
extension AppRuntime {
  func perform(_ call: HostMessage.Call, scene name: String) -> Bool? {
    if call.name == "scene(_:willConnectTo:options:)" {
      connect(name, call.options)
      return nil
    }
    if let content, performs(call, scene: name, content) { return nil }
    guard let scene = scenes[name], let delegate = scene.delegate else {
      lacksMethod = true
      return nil
    }
    lastScene = scene
    switch call.name {
    case "sceneDidDisconnect(_:)":
      delegate.sceneDidDisconnect(scene)
      scene.activationState = .unattached
      UIWindow.all.removeAll { $0.windowScene === scene }
      scenes[name] = nil
      UIApplication.shared.connectedScenes.remove(scene)
    case "sceneDidBecomeActive(_:)":
      scene.activationState = .foregroundActive
      delegate.sceneDidBecomeActive(scene)
    case "sceneWillResignActive(_:)":
      delegate.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
    case "sceneWillEnterForeground(_:)":
      delegate.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundInactive
    case "sceneDidEnterBackground(_:)":
      scene.activationState = .background
      delegate.sceneDidEnterBackground(scene)
    case "scene(_:openURLContexts:)":
      guard let url = url(call.options["urlContexts"]) else { break }
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    case "scene(_:willContinueUserActivityWithType:)":
      delegate.scene(scene, willContinueUserActivityWithType: NSUserActivityTypeBrowsingWeb)
    case "scene(_:continue:)": delegate.scene(scene, continue: activity(call.options["webpageURL"]))
    case "windowScene(_:performActionFor:completionHandler:)":
      guard let delegate = delegate as? any UIWindowSceneDelegate else { break }
      delegate.windowScene(
        scene, performActionFor: shortcut(call.options["shortcutItem"]),
        completionHandler: { _ in })
    case "stateRestorationActivity(for:)":
      scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
    // A method this library does not know returns at once.
    case _: lacksMethod = true
    }
    return nil
  }

  /// Does what SwiftUI does in the place of a scene delegate.
  func performs(
    _ call: HostMessage.Call, scene name: String, _ content: any AppContent
  ) -> Bool {
    switch call.name {
    case "onAppear(perform:)":
      if scenes[name] == nil { attach(name, call.options) }
      content.connect(name, scenes[name]?.delegate)
    case "onOpenURL(perform:)": url(call.options["urlContexts"]).map(content.open)
    case _: return false
    }
    return true
  }

  /// The scene of a session is made.
  @discardableResult func attach(
    _ name: String, _ options: [String: String]
  ) -> UIWindowScene {
    let session =
      sessions[name]
      ?? UISceneSession(identifier: name, configuration: configuration(options))
    if let pendingConfiguration { session.configuration = pendingConfiguration }
    pendingConfiguration = nil
    sessions[name] = session
    let scene = UIWindowScene(session: session, connectionOptions: connectionOptions(options))
    session.scene = scene
    scene.activationState = .background
    scenes[name] = scene
    lastScene = scene
    UIApplication.shared.connectedScenes.insert(scene)
    UIApplication.shared.openSessions.insert(session)
    return scene
  }

  func connect(_ name: String, _ options: [String: String]) {
    let isAsked = pendingConfiguration != nil
    let scene = attach(name, options)
    // SwiftUI's scenes have a delegate of the app's if it named the class. A session keeps its class when the
    // app is launched again.
    let namesNone = isAsked && scene.session.configuration.delegateClass == nil
    guard content == nil || !namesNone else {
      lacksMethod = true
      return
    }
    scene.delegate = makeSceneDelegate(scene.session.configuration)
    // UIKit takes the window of a storyboard for the delegate's; without one the delegate makes it.
    let windowed = scene.delegate as? any UIWindowSceneDelegate
    if storyboard.makesWindow {
      let window = UIWindow(windowScene: scene)
      storyboardWindow = window
      window.rootViewController = initialController
      UIWindow.all.append(window)
      windowed?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: connectionOptions(options))
    showStoryboardWindow(windowed?.window)
    showControllers()
  }

  /// Forgets the sessions of these names. One that had no scene in this process is made for it.
  func discard(_ names: String) -> Set<UISceneSession> {
    let discarded = names.split(separator: " ").map(String.init).map { name in
      sessions.removeValue(forKey: name)
        ?? UISceneSession(identifier: name, configuration: configuration([:]))
    }
    UIApplication.shared.openSessions.subtract(discarded)
    return Set(discarded)
  }

  /// Returns what UIKit knows of a new session's scene, before the app is asked.
  func configuration(_ options: [String: String]) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: options["sessionRole"].map(UISceneSession.Role.init) ?? .windowApplication)
  }

  /// The delegate of the class that the configuration names, or the Info.plist; else the first.
  func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let name =
      configuration.delegateClass.map {
        String(describing: $0)
      } ?? app.sceneDelegate
    let found = hosted.sceneDelegates.first { $0.name == name } ?? hosted.sceneDelegates.first
    return found?.make()
  }
}
