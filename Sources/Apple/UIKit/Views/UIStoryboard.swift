// SPDX-License-Identifier: Apache-2.0

/// A storyboard. None is read: what the sources take a controller for stands for what it would make,
/// or else a plain view controller.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  open func instantiateInitialViewController() -> UIViewController? {
    made(AppRuntime.current?.storyboard.initial)
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { make(creator) }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(AppRuntime.current?.storyboard.controllers[identifier])
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = make(creator) else {
      fatalError("\(ViewController.self) for \(identifier) cannot be made")
    }
    return controller
  }

  private func make<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let controller = creator?(NSCoder()) ?? ViewController(coder: NSCoder())
    controller?.ownStoryboard = self
    return controller
  }

  private func made(_ make: (@MainActor () -> UIViewController)?) -> UIViewController {
    let controller = make?() ?? UIViewController()
    controller.ownStoryboard = self
    return controller
  }
}

extension HostedApp {
  /// A container as a storyboard makes it: with plain view controllers in it.
  @MainActor public static func container<Container: UIViewController>(
    _ type: Container.Type
  ) -> UIViewController {
    let made = type.init(coder: NSCoder()) ?? UIViewController()
    switch made {
    case let navigation as UINavigationController: navigation.viewControllers = [UIViewController()]
    case let tabs as UITabBarController: tabs.viewControllers = [UIViewController()]
    case let split as UISplitViewController:
      split.viewControllers = [
        container(UINavigationController.self), container(UINavigationController.self),
      ]
    case _: break
    }
    return made
  }
}
