// SPDX-License-Identifier: Apache-2.0

/// A class that can be styled for all its instances at once. A style that is set here is kept and
/// has no effect.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// A class that can contain one with a style.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The objects that stand for all instances of their classes.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
    let made = make()
    proxies[ObjectIdentifier(type)] = made
    return made
  }
}
