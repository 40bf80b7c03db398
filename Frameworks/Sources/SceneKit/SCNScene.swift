// SPDX-License-Identifier: Apache-2.0
import UIKit

// Scenes and what shows them: nothing is drawn.

/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnscene
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let physicsWorld = SCNPhysicsWorld()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogColor: Any = UIColor.white
  open var fogDensityExponent: CGFloat = 1
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
  open func removeAllParticleSystems() {}
  public override init() {}
  /// A file of a scene is not read: the scene is empty.
  public convenience init?(named name: String) { self.init() }
  public convenience init?(
    named name: String, inDirectory directory: String?,
    options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) { self.init() }
  public convenience init(
    url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) throws { self.init() }
  open var isPaused = false
}
open class SCNSceneSource: NSObject {
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = Self(rawValue: "checkConsistency")
    public static let flattenScene = Self(rawValue: "flattenScene")
  }
  public init?(url: URL, options: [LoadingOption: Any]? = nil) {}
  open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene { SCNScene() }
}
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let searchMode = Self(rawValue: "kHitTestSearchMode")
  public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
  public static let ignoreHiddenNodes = Self(rawValue: "kHitTestSkipHiddenNode")
  public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
  public static let rootNode = Self(rawValue: "kHitTestRootNode")
  public static let sortResults = Self(rawValue: "kHitTestSortResults")
}
open class SCNHitTestResult: NSObject {
  open var geometryIndex: Int { 0 }
  open var faceIndex: Int { 0 }
  open var localCoordinates: SCNVector3 { SCNVector3() }
  open var localNormal: SCNVector3 { SCNVector3() }
  open var worldNormal: SCNVector3 { SCNVector3() }
  open var modelTransform: SCNMatrix4 { SCNMatrix4Identity }
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }
  open var node: SCNNode { SCNNode() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnscenerenderer
public protocol SCNSceneRenderer: AnyObject {}
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = Self(rawValue: 1)
  public static let showBoundingBoxes = Self(rawValue: 2)
  public static let showLightInfluences = Self(rawValue: 4)
  public static let showLightExtents = Self(rawValue: 8)
  public static let showPhysicsFields = Self(rawValue: 16)
  public static let showWireframe = Self(rawValue: 32)
  public static let renderAsWireframe = Self(rawValue: 64)
  public static let showSkeletons = Self(rawValue: 128)
  public static let showCreases = Self(rawValue: 256)
  public static let showConstraints = Self(rawValue: 512)
  public static let showCameras = Self(rawValue: 1024)
}
public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
@preconcurrency @MainActor open class SCNCameraController: NSObject {
  open var pointOfView: SCNNode?
  open var interactionMode: SCNInteractionMode = .orbitTurntable
  open var target = SCNVector3()
  open var inertiaEnabled = false
  open var maximumVerticalAngle: Float = 0
  open var minimumVerticalAngle: Float = 0
}
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferredRenderingAPI = Self(rawValue: "preferredRenderingAPI")
    public static let preferLowPowerDevice = Self(rawValue: "preferLowPowerDevice")
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var defaultCameraController: SCNCameraController { ownCameraController }
  private let ownCameraController = SCNCameraController()
  open var showsStatistics = false
  open var autoenablesDefaultLighting = false
  open var isJitteringEnabled = false
  open var isPlaying = false
  open var loops = false
  open var sceneTime: TimeInterval = 0
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode: SCNAntialiasingMode = .none
  open var overlaySKScene: NSObject?
  open var debugOptions: SCNDebugOptions = []
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  open func snapshot() -> UIImage { UIImage() }
  open func prepare(
    _ objects: [Any], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { [] }
  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}
