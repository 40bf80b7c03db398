// SPDX-License-Identifier: Apache-2.0

// Rarer parts of scenes: kept, and not simulated or drawn.

open class SCNReferenceNode: SCNNode {
  public let referenceURL: URL
  open private(set) var isLoaded = false
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open func load() { isLoaded = true }
  open func unload() { isLoaded = false }
}
open class SCNPhysicsField: NSObject {
  open var strength: CGFloat = 1
  open var falloffExponent: CGFloat = 0
  open var isActive = true
  open var categoryBitMask = -1
  open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
  open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
  open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
  open class func drag() -> SCNPhysicsField { SCNPhysicsField() }
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SCNPhysicsField { SCNPhysicsField() }
}
open class SCNIKConstraint: SCNConstraint {
  public init(chainRootNode: SCNNode) {}
  open var targetPosition = SCNVector3(x: 0, y: 0, z: 0)
}
open class SCNTechnique: NSObject {
  public init?(dictionary: [String: Any]) { return nil }
}
open class SCNMorpher: NSObject {
  public override init() {}
  open var targets: [SCNGeometry] = []
  open var weights: [NSNumber] = []
  open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {}
}
