// SPDX-License-Identifier: Apache-2.0
import UIKit

// Scenes in space: nodes keep what the app says; nothing is drawn, moved or simulated.

public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { self.init(0 as Float, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public struct SCNVector4: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}
open class SCNMaterialProperty: NSObject { open var contents: Any? }
open class SCNMaterial: NSObject {
  public override init() {}
  public let diffuse = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  open var isDoubleSided = false
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
}
open class SCNGeometry: NSObject {
  public override init() {}
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] } ?? [] }
  }
  open var name: String?
}
open class SCNBox: SCNGeometry {
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {}
}
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat
  public init(radius: CGFloat) { self.radius = radius }
}
open class SCNPlane: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}
open class SCNCylinder: SCNGeometry { public init(radius: CGFloat, height: CGFloat) {} }
open class SCNCone: SCNGeometry {
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {}
}
open class SCNTorus: SCNGeometry { public init(ringRadius: CGFloat, pipeRadius: CGFloat) {} }
open class SCNPyramid: SCNGeometry {
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {}
}
open class SCNCapsule: SCNGeometry { public init(capRadius: CGFloat, height: CGFloat) {} }
open class SCNText: SCNGeometry {
  open var string: Any?
  open var font: UIFont!
  public init(string: Any?, extrusionDepth: CGFloat) { self.string = string }
}
open class SCNLight: NSObject {
  public enum LightType: String, Sendable { case ambient, directional, omni, spot }
  public override init() {}
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
}
open class SCNCamera: NSObject {
  public override init() {}
  open var zFar = 100.0
  open var zNear = 1.0
  open var fieldOfView: CGFloat = 60
}
open class SCNAction: NSObject {
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction
  {
    SCNAction()
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval)
    -> SCNAction
  {
    SCNAction()
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { action }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { action }
}
open class SCNPhysicsBody: NSObject {
  public enum BodyType: Int, Sendable { case `static`, dynamic, kinematic }
  public init(type: BodyType, shape: SCNPhysicsShape?) {}
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open var mass: CGFloat = 1
  open var restitution: CGFloat = 0.5
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var isAffectedByGravity = true
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}
open class SCNPhysicsShape: NSObject {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnnode
open class SCNNode: NSObject {
  public override init() {}
  public init(geometry: SCNGeometry?) { self.geometry = geometry }
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
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func removeAllActions() {}
  open func look(at worldTarget: SCNVector3) {}
  open func clone() -> Self { self }
}
open class SCNPhysicsWorld: NSObject { open var gravity = SCNVector3(0, -9.8, 0) }
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnscene
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let physicsWorld = SCNPhysicsWorld()
  public let background = SCNMaterialProperty()
  public override init() {}
  /// A file of a scene is not read: the scene is empty.
  public convenience init?(named name: String) { self.init() }
  public convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
  open var isPaused = false
}
open class SCNHitTestResult: NSObject {
  open var node: SCNNode { SCNNode() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
}
public protocol SCNSceneRenderer: AnyObject {}
public protocol SCNSceneRendererDelegate: AnyObject {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var showsStatistics = false
  open var autoenablesDefaultLighting = false
  open var isPlaying = false
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open func hitTest(_ point: CGPoint, options: [String: Any]? = nil) -> [SCNHitTestResult] { [] }
}
