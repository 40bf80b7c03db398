// SPDX-License-Identifier: Apache-2.0

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// What is done to a node, at once or over a time. What only changes the look takes its time and does nothing.
/// - SeeAlso: https://developer.apple.com/documentation/spritekit/skaction
@preconcurrency @MainActor open class SKAction: NSObject {
  enum Kind {
    case sequence([SKAction])
    case group([SKAction])
    /// So many times; nil for ever.
    case again(SKAction, Int?)
    /// Over the duration: what is prepared when it begins is told how much of the time is over, 0 to 1.
    case timed(@MainActor (SKNode) -> (@MainActor (CGFloat) -> Void))
  }
  let kind: Kind
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: ((Float) -> Float)?
  open var speed: CGFloat = 1

  init(_ kind: Kind, _ duration: TimeInterval = 0) {
    self.kind = kind
    self.duration = duration
  }
  open func reversed() -> SKAction { self }

  private static func change(
    _ duration: TimeInterval, _ path: ReferenceWritableKeyPath<SKNode, CGFloat>,
    to end: @escaping @MainActor (CGFloat) -> CGFloat
  ) -> SKAction {
    SKAction(
      .timed { node in
        let (first, last) = (node[keyPath: path], end(node[keyPath: path]))
        return { node[keyPath: path] = first + (last - first) * $0 }
      }, duration)
  }
  private static func once(_ body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
    SKAction(.timed { node in { if $0 >= 1 { body(node) } } })
  }
  private static func look(_ duration: TimeInterval = 0) -> SKAction {
    SKAction(.timed { _ in { _ in } }, duration)
  }

  // MARK: Together

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.again(action, count), action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.again(action, nil), .infinity)
  }

  // MARK: Code and waiting

  open class func wait(forDuration duration: TimeInterval) -> SKAction { look(duration) }
  open class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction {
    look(
      max(
        0, duration + .random(in: -durationRange / 2...max(-durationRange / 2, durationRange / 2))))
  }
  open class func run(_ block: @escaping () -> Void) -> SKAction { once { _ in block() } }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    let work = DispatchWorkItem(block: block)
    return once { _ in queue.async(execute: work) }
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    once { $0.childNode(withName: name)?.run(action) }
  }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(.timed { node in { block(node, $0 * CGFloat(duration)) } }, duration) }
  open class func removeFromParent() -> SKAction { once { $0.removeFromParent() } }
  open class func hide() -> SKAction { once { $0.isHidden = true } }
  open class func unhide() -> SKAction { once { $0.isHidden = false } }

  // MARK: Changes of a node

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    group([
      change(duration, \.position.x) { $0 + deltaX },
      change(duration, \.position.y) { $0 + deltaY },
    ])
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)])
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.position.x) { _ in x }
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.position.y) { _ in y }
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.zRotation) { $0 + radians }
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.zRotation) { _ in radians }
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { rotate(toAngle: radians, duration: duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    group([change(duration, \.xScale) { $0 * scale }, change(duration, \.yScale) { $0 * scale }])
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    group([scaleX(to: scale, duration: duration), scaleY(to: scale, duration: duration)])
  }
  open class func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction {
    group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
  }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.xScale) { _ in scale }
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.yScale) { _ in scale }
  }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 1, duration: duration)
  }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 0, duration: duration)
  }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.alpha) { _ in alpha }
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.alpha) { $0 + factor }
  }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, \.speed) { _ in speed }
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { look(duration) }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { look(1) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { look(duration) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction { look(1) }
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction { look(duration) }
  open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    look(duration)
  }
  open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
    look(duration)
  }

  // MARK: Pictures and sounds

  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { look(duration) }
  open class func colorize(withColorBlendFactor factor: CGFloat, duration: TimeInterval) -> SKAction
  { look(duration) }
  open class func setTexture(_ texture: SKTexture) -> SKAction {
    once { ($0 as? SKSpriteNode)?.texture = texture }
  }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { setTexture(texture) }
  open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
    look(timePerFrame * Double(textures.count))
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { animate(with: textures, timePerFrame: timePerFrame) }
  open class func playSoundFileNamed(_ name: String, waitForCompletion wait: Bool) -> SKAction {
    look()
  }
  open class func play() -> SKAction { look() }
  open class func pause() -> SKAction { look() }
  open class func stop() -> SKAction { look() }
  open class func changeVolume(to volume: Float, duration: TimeInterval) -> SKAction {
    look(duration)
  }
}

/// An action on its way at one node.
@MainActor final class ActionRun {
  let action: SKAction
  private var passed: TimeInterval = 0
  private var step: (@MainActor (CGFloat) -> Void)?
  private var parts: [ActionRun] = []
  private var rounds = 0

  init(_ action: SKAction) { self.action = action }

  /// Time passes. Returns what is left of it once the action is over; nil before.
  func advance(_ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    let time = time * Double(action.speed)
    switch action.kind {
    case .timed(let begin):
      let step = step ?? begin(node)
      self.step = step
      passed += time
      let share = action.duration > 0 ? min(1, passed / action.duration) : 1
      step(eased(CGFloat(share)))
      return share < 1 ? nil : passed - action.duration
    case .sequence(let actions):
      var left: TimeInterval = time
      while rounds < actions.count {
        if parts.isEmpty { parts = [ActionRun(actions[rounds])] }
        guard let rest = parts[0].advance(left, node) else { return nil }
        parts = []
        rounds += 1
        left = rest
      }
      return left
    case .group(let actions):
      if rounds == 0 { parts = actions.map(ActionRun.init) }
      rounds = 1
      var left = time
      parts = parts.filter { part in
        guard let rest = part.advance(time, node) else { return true }
        left = min(left, rest)
        return false
      }
      return parts.isEmpty ? left : nil
    case .again(let action, let count):
      var left = time
      // What takes no time is done once a frame.
      while count.map({ rounds < $0 }) ?? true {
        if parts.isEmpty { parts = [ActionRun(action)] }
        guard let rest = parts[0].advance(left, node) else { return nil }
        parts = []
        rounds += 1
        if count == nil, rest >= left { return nil }
        left = rest
      }
      return left
    }
  }

  private func eased(_ share: CGFloat) -> CGFloat {
    if let function = action.timingFunction { return CGFloat(function(Float(share))) }
    return switch action.timingMode {
    case .linear: share
    case .easeIn: share * share
    case .easeOut: share * (2 - share)
    case .easeInEaseOut: share * share * (3 - 2 * share)
    }
  }
}
