// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// A segue back to the nearest controller that has the method it names.
@MainActor struct Unwinding {
  private let action: String
  private let source: UIViewController
  private let identifier: String?
  private let sender: Any?

  init(_ action: String, _ source: UIViewController, _ identifier: String?, _ sender: Any?) {
    self.action = action
    self.source = source
    self.identifier = identifier
    self.sender = sender
  }

  func perform() {
    for controller in candidates {
      guard let selector = Self.selector(action, of: controller) else { continue }
      let segue = UIStoryboardSegue(
        identifier: identifier, source: source, destination: controller)
      source.prepare(for: segue, sender: sender)
      UIApplication.shared.sendAction(selector, to: controller, from: segue, for: nil)
      controller.dismiss(animated: true)
      controller.navigationController?.popToViewController(controller, animated: true)
      return
    }
  }

  /// Those below this one, the nearest first.
  private var candidates: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = source
    while let one = current, found.count < 50 {
      let stack = one.navigationController?.viewControllers ?? []
      found += stack.reversed().filter { $0 !== source }
      let presenter = (one.navigationController ?? one).presentingViewController
      if let presenter {
        found.append(presenter)
        found += presenter.children.reversed()
      }
      current = presenter
    }
    return found
  }

  private static func selector(_ action: String, of controller: UIViewController) -> Selector? {
    var name = String(describing: type(of: controller))
    for _ in 0..<20 {
      guard let one = InterfaceFiles.classes[name] else { return nil }
      if let selector = one.actions[action] { return selector }
      name = one.superclass
    }
    return nil
  }
}
