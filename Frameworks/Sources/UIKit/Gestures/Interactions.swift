// SPDX-License-Identifier: Apache-2.0

// Interactions of a pencil, a pointer or a long look: nobody makes them.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uipencilinteraction
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  public override init() {}
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
}
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
}
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, AnyObject) -> Void
  ) {}
}
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public override init() {}
  open class var isEnabled: Bool { false }
}
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open var defaultToolTip: String?
  open var isEnabled = true
  public override init() {}
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  open weak var view: UIView?
  public init(view: UIView) { self.view = view }
  open func cancel() {}
}
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
