// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A closure that an app hands over as it would to Apple's.
/// - Note: Unchecked: Apple asks nothing else of it.
struct Unsent: @unchecked Sendable {
  private let block: () -> Void
  init(_ block: @escaping () -> Void) { self.block = block }
  @Sendable func call() { block() }
}

/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnnode
open class SCNNode: NSObject {
  public override init() {}
  public init(geometry: SCNGeometry?) { self.geometry = geometry }
  public required init?(coder: NSCoder) {}
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue.x, newValue.y, newValue.z) }
  }
  open var transform: SCNMatrix4 {
    get { SCNMatrix4MakeTranslation(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue.m41, newValue.m42, newValue.m43) }
  }
  open var worldTransform: SCNMatrix4 { transform }
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var worldOrientation: SCNQuaternion { orientation }
  open var pivot = SCNMatrix4Identity
  open var worldFront: SCNVector3 { SCNVector3(0, 0, -1) }
  open var worldUp: SCNVector3 { SCNVector3(0, 1, 0) }
  open var worldRight: SCNVector3 { SCNVector3(1, 0, 0) }
  open var categoryBitMask = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var movabilityHint = 0
  open var constraints: [SCNConstraint]?
  open var filters: [Any]?
  open var isPaused = false
  open var presentation: SCNNode { self }
  open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
  open var particleSystems: [SCNParticleSystem]? { nil }
  open var audioPlayers: [SCNAudioPlayer] { [] }
  open var animationKeys: [String] { [] }
  open var actionKeys: [String] { [] }
  open var hasActions: Bool { false }
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  open var rotation = SCNVector4(0, 0, 0, 0)
  open var opacity: CGFloat = 1
  open var isHidden = false
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  open var worldPosition: SCNVector3 { position }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in childNodes where !stop.boolValue { block(child, &stop) }
  }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    addChildNode(child)
    childNodes.insert(childNodes.removeLast(), at: min(max(0, index), childNodes.count))
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    oldChild.removeFromParentNode()
    addChildNode(newChild)
  }
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    for child in childNodes where !stop.boolValue { child.enumerateHierarchy(block) }
  }
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var stop = ObjCBool(false)
    return childNodes.filter { !stop.boolValue && predicate($0, &stop) }
  }
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }
  open func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 { vector }
  open func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 { vector }
  open func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    transform
  }
  open func setWorldTransform(_ worldTransform: SCNMatrix4) { transform = worldTransform }
  open func localTranslate(by translation: SCNVector3) {}
  open func localRotate(by rotation: SCNQuaternion) {}
  open func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {}
  open func look(
    at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3
  ) {}
  open func flattenedClone() -> Self { self }
  open func hitTestWithSegment(
    from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  open func removeParticleSystem(_ system: SCNParticleSystem) {}
  open func removeAllParticleSystems() {}
  open func addAudioPlayer(_ player: SCNAudioPlayer) {}
  open func removeAllAudioPlayers() {}
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {}
  open func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {}
  open func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func action(forKey key: String) -> SCNAction? { nil }
  open func removeAction(forKey key: String) {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func runAction(
    _ action: SCNAction, completionHandler block: (() -> Void)?
  ) { if let block { DispatchQueue.main.async(execute: Unsent(block).call) } }
  open func runAction(
    _ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?
  ) { runAction(action, completionHandler: block) }
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func removeAllActions() {}
  open func look(at worldTarget: SCNVector3) {}
  open func clone() -> Self { self }
}
