// SPDX-License-Identifier: Apache-2.0

/// A storyboard of the app's bundle. Where it is not there, or has no such controller, what the sources take the
/// controller for stands for it, or else a plain view controller.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  package let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? {
    read(nil) ?? made(AppRuntime.current?.storyboard.initial)
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { read(nil, creator) as? ViewController ?? make(creator) }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    read(identifier) ?? made(AppRuntime.current?.storyboard.controllers[identifier])
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = read(identifier, creator) as? ViewController ?? make(creator) else {
      fatalError("\(ViewController.self) for \(identifier) cannot be made")
    }
    return controller
  }

  private func read(_ identifier: String?) -> UIViewController? {
    InterfaceFiles.reader?.controller(identifier, of: self, make: nil)
  }

  private func read<ViewController: UIViewController>(
    _ identifier: String?, _ creator: ((NSCoder) -> ViewController?)?
  ) -> UIViewController? {
    let make = creator.map { creator in { creator(NSCoder()) as UIViewController? } }
    return InterfaceFiles.reader?.controller(identifier, of: self, make: make)
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
