// SPDX-License-Identifier: Apache-2.0

// Agents and noise: agents keep their goals and stay where they are; a map of noise is flat.

public protocol GKAgentDelegate: NSObjectProtocol {
  func agentWillUpdate(_ agent: GKAgent)
  func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
  public func agentWillUpdate(_ agent: GKAgent) {}
  public func agentDidUpdate(_ agent: GKAgent) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkagent
open class GKAgent: GKComponent {
  open weak var delegate: (any GKAgentDelegate)?
  open var behavior: GKBehavior?
  open var mass: Float = 1
  open var radius: Float = 0.5
  open var speed: Float = 0
  open var maxAcceleration: Float = 1
  open var maxSpeed: Float = 1
  open override func update(deltaTime seconds: TimeInterval) {
    delegate?.agentWillUpdate(self)
    delegate?.agentDidUpdate(self)
  }
}
open class GKAgent2D: GKAgent {
  open var position = SIMD2<Float>.zero
  open var velocity: SIMD2<Float> { .zero }
  open var rotation: Float = 0
}
open class GKAgent3D: GKAgent { open var position = SIMD3<Float>.zero }
open class GKGoal: NSObject {
  public convenience init(toSeekAgent agent: GKAgent) { self.init() }
  public convenience init(toFleeAgent agent: GKAgent) { self.init() }
  public convenience init(
    toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval
  ) { self.init() }
  public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
    self.init()
  }
  public convenience init(
    toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) { self.init() }
  public convenience init(
    toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) { self.init() }
  public convenience init(
    toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) { self.init() }
  public convenience init(toReachTargetSpeed targetSpeed: Float) { self.init() }
  public convenience init(toWander speed: Float) { self.init() }
  public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
    self.init()
  }
  public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
    self.init()
  }
  public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) { self.init() }
}
open class GKBehavior: NSObject {
  private var goals: [(goal: GKGoal, weight: Float)] = []
  public override init() {}
  public convenience init(goals: [GKGoal]) {
    self.init()
    for goal in goals { setWeight(1, for: goal) }
  }
  public convenience init(goal: GKGoal, weight: Float) {
    self.init()
    setWeight(weight, for: goal)
  }
  public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
    self.init()
    for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) }
  }
  open var goalCount: Int { goals.count }
  open func setWeight(_ weight: Float, for goal: GKGoal) {
    remove(goal)
    goals.append((goal, weight))
  }
  open func weight(for goal: GKGoal) -> Float {
    goals.first { $0.goal === goal }?.weight ?? 0
  }
  open func remove(_ goal: GKGoal) { goals.removeAll { $0.goal === goal } }
  open func removeAllGoals() { goals = [] }
}
open class GKPath: NSObject {
  open var radius: Float
  open var isCyclical: Bool
  public let numPoints: Int
  public init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) {
    (numPoints, self.radius, isCyclical) = (points.count, radius, cyclical)
  }
}

open class GKNoiseSource: NSObject {}
open class GKCoherentNoiseSource: GKNoiseSource {
  open var frequency = 1.0
  open var octaveCount = 6
  open var lacunarity = 2.0
  open var seed: Int32 = 0
}
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  open var persistence = 0.5
  public override init() {}
  public convenience init(
    frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
  ) {
    self.init()
    (self.frequency, self.octaveCount, self.persistence) = (frequency, octaveCount, persistence)
    (self.lacunarity, self.seed) = (lacunarity, seed)
  }
}
open class GKNoise: NSObject {
  public override init() {}
  public init(_ noiseSource: GKNoiseSource) {}
  public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {}
  open func value(atPosition position: SIMD2<Float>) -> Float { 0 }
}
open class GKNoiseMap: NSObject {
  public let sampleCount: SIMD2<Int32>
  public init(_ noise: GKNoise) { sampleCount = SIMD2(100, 100) }
  public init(
    _ noise: GKNoise, size: SIMD2<Double>, origin: SIMD2<Double>, sampleCount: SIMD2<Int32>,
    seamless: Bool
  ) { self.sampleCount = sampleCount }
  open func value(at position: SIMD2<Int32>) -> Float { 0 }
  open func setValue(_ value: Float, at position: SIMD2<Int32>) {}
}
