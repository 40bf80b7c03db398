// SPDX-License-Identifier: Apache-2.0

// Traits that change: none does.

public protocol UITraitChangeRegistration {}
struct NoTraitChanges: UITraitChangeRegistration {}
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}
extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<Observer>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
@preconcurrency @MainActor public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}
/// - Note: Kept for one change: nothing is drawn in another style.
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var preferredContentSizeCategory: UIContentSizeCategory = .large
}
extension UIView {
  public var traitOverrides: any UIMutableTraits {
    get { UITraitOverrides() }
    set {}
  }
}
extension UIViewController {
  public var traitOverrides: any UIMutableTraits {
    get { UITraitOverrides() }
    set {}
  }
}

extension UIApplication {
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UISceneActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
extension UIScene { public typealias ActivationRequestOptions = UISceneActivationRequestOptions }
@preconcurrency @MainActor open class UISceneActivationRequestOptions: NSObject {
  open var requestingScene: UIScene?
}
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  open var windowDismissalAnimation: DismissalAnimation = .standard
}

public protocol UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition {}
