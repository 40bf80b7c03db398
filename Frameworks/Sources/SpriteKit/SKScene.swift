// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/skscene
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  open internal(set) weak var view: SKView?
  public let physicsWorld = SKPhysicsWorld()

  public init(size: CGSize) {
    self.size = size
    super.init()
    isUserInteractionEnabled = true
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    // What Xcode's template draws on.
    size = CGSize(width: 750, height: 1334)
    super.init(coder: aDecoder)
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    isUserInteractionEnabled = true
    sceneDidLoad()
  }
  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point }

  /// A frame: what SpriteKit calls, in its order.
  /// - SeeAlso: https://developer.apple.com/documentation/spritekit/responding-to-frame-cycle-events
  func frame(at time: TimeInterval, after passed: TimeInterval) {
    guard !isPaused else { return }
    if let delegate { delegate.update(time, for: self) } else { update(time) }
    advance(passed)
    didEvaluateActions()
    didSimulatePhysics()
    didApplyConstraints()
    didFinishUpdate()
  }
}

/// What is made from the file of an editor: the files are not read. A scene has the class that has the file's name,
/// if the app has such a class.
@preconcurrency @MainActor public protocol SKFileNode { init?(coder aDecoder: NSCoder) }
extension SKFileNode {
  public init?(fileNamed filename: String) {
    let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    let program = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ""
    let found = NSClassFromString("\(program).\(name)") as? Self.Type
    guard let made = (found ?? Self.self).init(coder: NSCoder()) else { return nil }
    self = made
  }
}
extension SKNode: SKFileNode {}

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/sktransition
@preconcurrency @MainActor open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
}
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// Shows a scene: it is updated sixty times a second while the app is active. A touch goes to the scene.
/// - SeeAlso: https://developer.apple.com/documentation/spritekit/skview
@preconcurrency @MainActor open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var allowsTransparency = false
  open var isAsynchronous = true
  open var preferredFramesPerSecond = 60
  private var timer: Timer?
  private var last: TimeInterval?

  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    last = nil
    timer?.invalidate()
    timer = nil
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    scene.didMove(to: self)
    let made = Timer(timeInterval: 1 / Double(max(1, preferredFramesPerSecond)), repeats: true) {
      [weak self] _ in MainActor.assumeIsolated { self?.frame() }
    }
    timer = made
    RunLoop.main.add(made, forMode: .common)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { SKTexture(image: UIImage()) }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }

  /// SpriteKit pauses its views while the app is not active.
  private func frame() {
    let now = CACurrentMediaTime()
    guard !isPaused, UIApplication.shared.applicationState == .active else { return last = nil }
    scene?.frame(at: now, after: last.map { now - $0 } ?? 0)
    last = now
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesEnded(touches, with: event)
  }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { location(in: node.scene?.view) }
  public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) }
}
