// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// SpriteKit's nodes are kept in their tree, their actions run and their scene is updated. Nothing is drawn, and
// nothing falls or collides: a physics world is never simulated.

public typealias SKColor = UIColor

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/sknode
@preconcurrency @MainActor open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isPaused = false
  open var isHidden = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  private var running: [(key: String?, run: ActionRun, completion: (() -> Void)?)] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? {
    var node: SKNode? = self
    while let current = node {
      if let scene = current as? SKScene { return scene }
      node = current.parent
    }
    return nil
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }

  open func isEqual(to node: SKNode) -> Bool { isEqual(node) }

  // MARK: The tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent")
    node.parent = self
    children.insert(node, at: index)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let current = node {
      if current === parent { return true }
      node = current.parent
    }
    return false
  }

  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }
  /// The nodes of a name; `//` before it searches the whole tree below, and `*` stands for any letters.
  private func nodes(named name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//") || name.hasPrefix(".//")
    let last = String(name.drop { $0 == "/" || $0 == "." })
    let searched = isDeep ? (name.hasPrefix("//") ? scene ?? self : self).descendants : children
    guard last.contains("*") else { return searched.filter { $0.name == last } }
    let parts = last.split(separator: "*", omittingEmptySubsequences: false)
    return searched.filter { node in
      guard let name = node.name, name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1])
      else { return false }
      return true
    }
  }
  open func childNode(withName name: String) -> SKNode? { nodes(named: name).first }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in nodes(named: name) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }
  public subscript(name: String) -> [SKNode] { nodes(named: name) }

  // MARK: Places

  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func nodes(at p: CGPoint) -> [SKNode] {
    descendants.filter { $0.frame.contains($0.parent?.convert(p, from: self) ?? p) }
      .sorted { $0.zPosition > $1.zPosition }
  }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// Where the node's origin is in the outermost node: turns and scales are not counted.
  private var origin: CGPoint {
    var point = position
    var node = parent
    while let current = node, current.parent != nil {
      point.x += current.position.x
      point.y += current.position.y
      node = current.parent
    }
    return parent == nil ? .zero : point
  }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    let (mine, other) = (origin, node.origin)
    return CGPoint(x: point.x + other.x - mine.x, y: point.y + other.y - mine.y)
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  // MARK: Actions

  open func run(_ action: SKAction) { begin(action, nil, nil) }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    begin(action, nil, block)
  }
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    begin(action, key, nil)
  }
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { done in run(action) { done.resume() } }
  }
  private func begin(_ action: SKAction, _ key: String?, _ completion: (() -> Void)?) {
    running.append((key, ActionRun(action), completion))
  }
  open func hasActions() -> Bool { !running.isEmpty }
  open func action(forKey key: String) -> SKAction? {
    running.first { $0.key == key }?.run.action
  }
  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  open func removeAllActions() { running = [] }

  /// Time passes for the actions of this node and of those below it.
  func advance(_ time: TimeInterval) {
    guard !isPaused else { return }
    let own = time * Double(speed)
    for item in running where running.contains(where: { $0.run === item.run }) {
      guard item.run.advance(own, self) != nil else { continue }
      running.removeAll { $0.run === item.run }
      item.completion?()
    }
    for child in children { child.advance(own) }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/skconstraint
@preconcurrency @MainActor open class SKConstraint: NSObject {
  open var enabled = true
  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint()
  }
}
@preconcurrency @MainActor open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}
