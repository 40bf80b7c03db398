// SPDX-License-Identifier: Apache-2.0

/// The windows that UIKit makes for a storyboard.
extension AppRuntime {
  /// The initial controller of the storyboard that the Info.plist names; `Main` is what Xcode calls it.
  var initialController: UIViewController {
    UIStoryboard(name: app.storyboard ?? "Main", bundle: nil).instantiateInitialViewController()
      ?? UIViewController()
  }

  /// An archive, which keeps nothing: restoration is asked for, and restores nothing.
  var coder: NSCoder { NSCoder() }

  /// An app without scenes whose windows come from a storyboard finds its window made.
  func giveWindow(to delegate: any UIApplicationDelegate) {
    guard storyboard.makesWindow, !app.hasScenes else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    storyboardWindow = window
    window.rootViewController = initialController
    UIWindow.all.append(window)
    delegate.window = window
  }

  /// The storyboard's window is shown, unless the app has another by now.
  func showStoryboardWindow(_ current: UIWindow?) {
    guard let window = storyboardWindow else { return }
    storyboardWindow = nil
    if let current, current !== window {
      UIWindow.all.removeAll { $0 === window }
    } else if !window.isKeyWindow {
      window.makeKeyAndVisible()
    }
  }
}
